import type { ChessEvent, EntrantId } from '@rokade/event';
import { namesToldApart } from '@rokade/players';

/** Lines of people, each with the name by which they are told from the others. */
export function linesToldApart<Line extends { readonly name: string }>(
  lines: readonly Line[],
  marksOf: (line: Line, index: number) => readonly string[],
): readonly Line[] {
  const names = namesToldApart(
    lines.map((line, index) => ({ name: line.name, marks: marksOf(line, index) })),
  );
  return lines.map((line, index) => ({ ...line, name: names[index] ?? line.name }));
}

/**
 * What those on an event's entry list are called on its pages: behind a name that several have stands the
 * club, or the year of birth, or their place on the list. Files keep the names as they were entered.
 */
export function entrantNames({
  entrants,
}: Pick<ChessEvent, 'entrants'>): ReadonlyMap<string, string> {
  const lines = entrants.map(({ id, values }) => ({ id, name: values.name, values }));
  const told = linesToldApart(lines, ({ values: { club, birthDate } }, index) => [
    club,
    birthDate.slice(0, 4),
    `${index + 1}`,
  ]);
  return new Map(told.map(({ id, name }: { id: EntrantId; name: string }) => [id, name]));
}
