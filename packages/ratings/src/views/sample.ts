import { makeSeededRandom, shuffled } from '@rokade/rules';
import type { ReportedEvent } from '../act.ts';
import { type Ratings, stepsOf } from '../ratings.ts';
import { type EventRemark, eventRemarks } from './event-remarks.ts';
import { namedListOn } from './rating-list.ts';

/** An event of a sample, with what was reported otherwise than it comes out. */
export interface SampledEvent {
  readonly event: ReportedEvent;
  readonly differing: readonly Extract<EventRemark, { code: 'reported-otherwise' }>[];
}

/** How a sample is drawn. */
export interface SampleRequest {
  readonly seed: string;
  /** So many events. */
  readonly size: number;
  /** Whose lists of that day say who is watched. */
  readonly day: string;
}

/** So many of the best juniors and women are watched; the text names no number. */
const best = 20;

/** Whoever the published lists of a day name. */
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
 * Some events at home in which somebody of the published lists played, drawn by lot, with the numbers
 * that the arbiter reported otherwise. The same seed draws the same ones.
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
