import type { PlayerClass } from '@rokade/rules';
import { type Columns, forReaders } from './column.ts';
import {
  below,
  belowIfSaid,
  column,
  head,
  headedBy,
  type RatingsWords,
  strong,
} from './ratings-column.ts';

/** Somebody in a list of ratings. */
export interface ListedLine {
  readonly rank: number | null;
  readonly id: string;
  readonly name: string;
  readonly nationalId: string;
  readonly club: string;
  readonly rating: number;
  readonly class: PlayerClass;
  readonly lastResult: string;
  readonly events: number;
  readonly activity: 'listed' | 'archived' | 'may-start-anew';
}

/** A list of ratings, the highest first. */
export function ratingListColumns(t: RatingsWords): Columns<ListedLine> {
  const by = headedBy(t);
  const [ofClass, ofState] = [by('ratings.class'), by('ratings.activity')];
  const state = { ...below, leftOut: 'alike', media: forReaders } as const;
  return [
    column<ListedLine>('rank', 'terms.number', { weight: 'quiet' }).number(({ rank }) => rank),
    column<ListedLine>('name', 'terms.name', head).text(({ name }) => name),
    column<ListedLine>('nationalId', by('ratings.id'), belowIfSaid).text((line) => line.nationalId),
    column<ListedLine>('club', 'terms.club', belowIfSaid).text(({ club }) => club),
    column<ListedLine>('rating', 'terms.rating', strong).number(({ rating }) => rating),
    column<ListedLine>('class', ofClass, { ...below, media: forReaders }).text((line) =>
      t(`ratings.class-${line.class}`),
    ),
    column<ListedLine>('class', ofClass, { media: ['json'] }).text((line) => line.class),
    column<ListedLine>('events', by('ratings.events'), below).number(({ events }) => events),
    column<ListedLine>('lastResult', by('ratings.last-result'), below).day(
      ({ lastResult }) => lastResult,
    ),
    column<ListedLine>('activity', ofState, state).text(({ activity }) =>
      t(`ratings.activity-${activity}`),
    ),
    column<ListedLine>('activity', ofState, { media: ['json'] }).text(({ activity }) => activity),
  ];
}

/** A number of somebody's, and what it came from. */
export interface StepLine {
  readonly act: string;
  readonly day: string;
  /** In words. */
  readonly what: string;
  readonly start: number | null;
  readonly before: number | null;
  readonly after: number;
}

/** A person's number over time. */
export function stepColumns(t: RatingsWords): Columns<StepLine> {
  const by = headedBy(t);
  return [
    column<StepLine>('day', by('ratings.registered-on')).day(({ day }) => day),
    column<StepLine>('what', by('ratings.what'), head).text(({ what }) => what),
    column<StepLine>('start', by('ratings.start'), below).number(({ start }) => start),
    column<StepLine>('before', by('ratings.before'), below).number(({ before }) => before),
    column<StepLine>('change', by('ratings.change'), below).change(({ before, after }) =>
      before === null ? null : after - before,
    ),
    column<StepLine>('after', by('ratings.after'), strong).number(({ after }) => after),
  ];
}

/** A list, grant, event or adjustment. */
export interface ActLine {
  readonly act: string;
  readonly day: string;
  readonly what: string;
  readonly lastDay: string;
  readonly people: number;
  readonly edition: string;
  /** What is to be looked at, in words. */
  readonly remarks: readonly string[];
}

/** Everything that gave or changed numbers. */
export function actColumns(t: RatingsWords): Columns<ActLine> {
  const by = headedBy(t);
  const forActs = { media: ['terminal', 'json'] } as const;
  return [
    column<ActLine>('day', by('ratings.registered-on')).day(({ day }) => day),
    column<ActLine>('what', by('ratings.what'), head).text(({ what }) => what),
    column<ActLine>('act', by('ratings.act'), forActs).text(({ act }) => act),
    column<ActLine>('lastDay', by('ratings.ended'), belowIfSaid).day(({ lastDay }) => lastDay),
    column<ActLine>('people', 'terms.players', below).number(({ people }) => people),
    column<ActLine>('edition', by('ratings.edition'), belowIfSaid).text(({ edition }) => edition),
    column<ActLine>('remarks', by('ratings.remarks'), belowIfSaid).text(({ remarks }) =>
      remarks.join('; '),
    ),
  ];
}

/** A number that an act would change, or has changed. */
export interface ChangedLine {
  readonly person: string;
  readonly name: string;
  readonly from: number | null;
  readonly to: number | null;
}

/** Whose number becomes another. */
export function changedColumns(t: RatingsWords): Columns<ChangedLine> {
  const by = headedBy(t);
  return [
    column<ChangedLine>('name', 'terms.name', head).text(({ name }) => name),
    column<ChangedLine>('from', by('ratings.before')).number(({ from }) => from),
    column<ChangedLine>('to', by('ratings.after'), strong).number(({ to }) => to),
    column<ChangedLine>('change', by('ratings.change')).change(({ from, to }) =>
      from === null || to === null ? null : to - from,
    ),
  ];
}
