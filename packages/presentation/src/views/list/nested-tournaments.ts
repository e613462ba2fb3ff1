import { alphabetOf } from '@rokade/tables';

/** An event as the tournaments below it name it; `id` null: its groups share a name, and no more. */
export interface EventAbove {
  readonly id: string | null;
  readonly name: string;
}

/** A tournament in a list, as far as its place depends on it. */
interface Listed {
  readonly id: string;
  readonly name: string;
  readonly group: string;
  readonly organisation: string;
  readonly finished: boolean;
  readonly firstDate: string;
  readonly changedAt: string;
}

/** An event in a list, with its groups; null: it cannot be read. */
interface ListedEvent {
  readonly id: string;
  readonly summary: { readonly name: string; readonly groups: readonly string[] } | null;
}

/** The place of a tournament: below its event, if others of it are listed too, and its year. */
export interface Nested {
  readonly event: EventAbove | null;
  /** '' for what is not finished: it stands above the years. */
  readonly year: string;
}

const yearOf = ({ finished, firstDate, changedAt }: Listed): string =>
  finished ? (firstDate || changedAt).slice(0, 4) : '';

/** Its own event, else the others of the organisation that are called the same and are groups too. */
function eventOf(
  { id, name, group, organisation }: Listed,
  events: readonly ListedEvent[],
): { readonly key: string; readonly event: EventAbove } | null {
  const book = events.find(({ summary }) => summary?.groups.includes(id) === true);
  if (book?.summary) return { key: book.id, event: { id: book.id, name: book.summary.name } };
  return group === ''
    ? null
    : { key: JSON.stringify([organisation, name]), event: { id: null, name } };
}

const byGroup = (a: Listed, b: Listed): number =>
  alphabetOf('da')(a.name, b.name) || alphabetOf('da')(a.group, b.group);

/**
 * A page of a list with the groups of an event together, by name, where the first of them stood: what
 * is not finished first, then by years, the newest first. It asks for nothing that the page has not.
 */
export function nestedTournaments<One extends Listed>(
  tournaments: readonly One[],
  events: readonly ListedEvent[],
): readonly (One & Nested)[] {
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

const isUnder = (t: Nested, before: Nested | undefined): boolean =>
  t.event !== null && before?.event?.id === t.event.id && before.event.name === t.event.name;

/** What a line stands below, where the line before did not: its year, its event, or both. */
export function headAbove(
  t: Nested,
  before: Nested | undefined,
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
