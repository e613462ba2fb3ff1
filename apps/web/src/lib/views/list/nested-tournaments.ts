import type { EventTypes } from '@rokade/event';
import type { ListedBook, TournamentSummary } from '@rokade/server';
import { alphabetOf } from '@rokade/tables';

/** An event as the tournaments below it name it; `id` null: its groups share a name, and no more. */
export interface EventAbove {
  readonly id: string | null;
  readonly name: string;
}

/** A tournament in its place: below its event, if others of it are listed too, and its year. */
export interface NestedTournament extends TournamentSummary {
  readonly event: EventAbove | null;
  /** '' for what is not finished: it stands above the years. */
  readonly year: string;
}

const yearOf = ({ finished, firstDate, changedAt }: TournamentSummary): string =>
  finished ? (firstDate || changedAt).slice(0, 4) : '';

/** Its own event, else the others of the organisation that are called the same and are groups too. */
function eventOf(
  { id, name, group, organisation }: TournamentSummary,
  events: readonly ListedBook<EventTypes>[],
): { readonly key: string; readonly event: EventAbove } | null {
  const book = events.find(
    ({ summary }) => summary?.groups.some((group) => `${group}` === `${id}`) === true,
  );
  if (book?.summary) return { key: book.id, event: { id: book.id, name: book.summary.name } };
  return group === ''
    ? null
    : { key: JSON.stringify([organisation, name]), event: { id: null, name } };
}

const byGroup = (a: TournamentSummary, b: TournamentSummary): number =>
  alphabetOf('da')(a.name, b.name) || alphabetOf('da')(a.group, b.group);

/**
 * A page of a list with the groups of an event together, by name, where the first of them stood: what
 * is not finished first, then by years, the newest first. It asks for nothing that the page has not.
 */
export function nestedTournaments(
  tournaments: readonly TournamentSummary[],
  events: readonly ListedBook<EventTypes>[],
): readonly NestedTournament[] {
  const found = tournaments.map((one) => {
    const of = eventOf(one, events);
    const year = yearOf(one);
    return { one, year, event: of?.event ?? null, key: `${year} ${of?.key ?? one.id}` };
  });
  const nests = [...Map.groupBy(found, ({ key }) => key).values()];
  return nests
    .toSorted(([a], [b]) => yearsFirst(a?.year ?? '', b?.year ?? ''))
    .flatMap((nest) =>
      nest
        .toSorted((a, b) => byGroup(a.one, b.one))
        .map(({ one, year, event }) => ({ ...one, year, event: nest.length > 1 ? event : null })),
    );
}

const isUnder = (t: NestedTournament, before: NestedTournament | undefined): boolean =>
  t.event !== null && before?.event?.id === t.event.id && before.event.name === t.event.name;

/** What a line stands below, where the line before did not: its year, its event, or both. */
export function headAbove(
  t: NestedTournament,
  before: NestedTournament | undefined,
): { readonly year: string; readonly event: EventAbove | null } | null {
  const year = t.year === (before?.year ?? '') ? '' : t.year;
  const event = year === '' && isUnder(t, before) ? null : t.event;
  return year === '' && event === null ? null : { year, event };
}

/** What is going on has no year and comes first; else the newest year. */
const yearsFirst = (a: string, b: string): number => {
  if (a === b) return 0;
  if (a === '' || b === '') return a === '' ? -1 : 1;
  return a > b ? -1 : 1;
};
