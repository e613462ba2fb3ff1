import { makeSeededRandom, shuffled } from '@rokade/rules';
import type { ReportedEvent } from '../act.ts';
import { type Ratings, stepsOf } from '../ratings.ts';
import { type EventRemark, eventRemarks } from './event-remarks.ts';
import { namedListOn } from './rating-list.ts';

/** An event of a sample, with the differences between its report and the calculation. */
export interface SampledEvent {
  readonly event: ReportedEvent;
  readonly differing: readonly Extract<EventRemark, { code: 'reported-otherwise' }>[];
}

/** The parameters of a sample. */
export interface SampleRequest {
  readonly seed: string;
  /** The number of events. */
  readonly size: number;
  /** The day of the lists whose players are checked. */
  readonly day: string;
}

/** How many of the best juniors and women are checked; the regulation names no number. */
const best = 20;

/** The people in the published lists of a day. */
function watched(ratings: Ratings, day: string): ReadonlySet<string> {
  const lists = [
    namedListOn(ratings, 'published', { day }),
    namedListOn(ratings, 'candidates', { day }),
    namedListOn(ratings, 'juniors', { day }).slice(0, best),
    namedListOn(ratings, 'women', { day }).slice(0, best),
  ];
  return new Set(lists.flat().map(({ id }) => id));
}

/**
 * Events at home with players of the published lists, drawn by lot, with the ratings that the arbiter
 * reported differently. The same seed draws the same events.
 *
 * @article DSU 2002 4.1.1 §3c, §4
 */
export function sampleCheck(
  ratings: Ratings,
  { seed, size, day }: SampleRequest,
): readonly SampledEvent[] {
  const names = watched(ratings, day);
  const events = ratings.acts.flatMap((act) =>
    act.kind === 'event' &&
    !act.abroad &&
    stepsOf(ratings, act.id).some(({ person }) => names.has(person))
      ? [act]
      : [],
  );
  const drawn = shuffled(events, makeSeededRandom(seed)).slice(0, size);
  return drawn.map((event) => ({
    event,
    differing: eventRemarks(ratings, event).filter(
      (remark) => remark.code === 'reported-otherwise',
    ),
  }));
}
