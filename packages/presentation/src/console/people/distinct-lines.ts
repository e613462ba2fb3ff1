import type { ChessEvent, EntrantId } from '@rokade/event';
import { distinctNames } from '@rokade/players';

/** Lines of people; those of the same name get a distinguishing mark behind it. */
export function distinctLines<Line extends { readonly name: string }>(
  lines: readonly Line[],
  marksOf: (line: Line, index: number) => readonly string[],
): readonly Line[] {
  const names = distinctNames(
    lines.map((line, index) => ({ name: line.name, marks: marksOf(line, index) })),
  );
  return lines.map((line, index) => ({ ...line, name: names[index] ?? line.name }));
}

/**
 * The names of an event's entrants on its pages, by id. A name that several have is followed by the
 * club, the year of birth or the place on the list. Files keep the names as entered.
 */
export function entrantNames({
  entrants,
}: Pick<ChessEvent, 'entrants'>): ReadonlyMap<string, string> {
  const lines = entrants.map(({ id, values }) => ({ id, name: values.name, values }));
  const distinct = distinctLines(lines, ({ values: { club, birthDate } }, index) => [
    club,
    birthDate.slice(0, 4),
    `${index + 1}`,
  ]);
  return new Map(distinct.map(({ id, name }: { id: EntrantId; name: string }) => [id, name]));
}
