import { decodeInput, guessSeparator, splitCells } from '@rokade/formats';
import type { InSteps } from '@rokade/journal';
import type { RatedPersonId } from '@rokade/ratings';
import { err, ok, registerRulesOn } from '@rokade/rules';
import type { FileFault } from '../kinds/tournament-types.ts';
import { newActId } from './new-act-id.ts';
import type { RatedPeopleIndex } from './rated-people-index.ts';
import type { RatingsBook } from './ratings-types.ts';

type AdjustmentOf = Awaited<ReturnType<RatingsBook['adjustmentOf']>>;

/** The headings of the columns, in plain letters; the number is the federation's own or FIDE's. */
const headings = {
  nationalId: ['number', 'nummer', 'nr', 'dsunr', 'dsuid', 'nationalid'],
  fideId: ['fideid', 'fide'],
  elo: ['elo', 'fideelo', 'rating'],
  games: ['games', 'partier', 'partien'],
} as const;
type Column = keyof typeof headings;

const key = (text: string): string => text.toLowerCase().replace(/[^\p{L}\d]/gu, '');

const columnOf = (text: string): Column | null =>
  (Object.keys(headings) as Column[]).find((column) =>
    headings[column].some((heading) => heading === key(text)),
  ) ?? null;

const numberIn = (text: string, most: number): number | null =>
  /^\d{1,6}$/.test(text) && Number(text) <= most ? Number(text) : null;

/** How many lines are read between two turns of other tasks: some hundredths of a second. */
const linesAtOnce = 1000;

/**
 * The command that adjusts ratings to a table of number, Elo of 1 July and the number of games behind it;
 * computed in steps. Lines without valid numbers are left out and returned as faults.
 */
export function* adjustmentInSteps(
  ratedPeople: RatedPeopleIndex,
  table: string | Uint8Array,
  day: string,
): InSteps<AdjustmentOf> {
  const text = decodeInput(table);
  if (!text.ok) return err([text.error]);
  const { rows } = splitCells(text.value, guessSeparator(text.value));
  const columns = (rows[0]?.cells ?? []).map(columnOf);
  const has = (column: Column): boolean => columns.includes(column);
  if (!has('elo') || !has('games') || !(has('nationalId') || has('fideId'))) {
    return err([{ code: 'ratings.elo-columns' }]);
  }
  const faults: FileFault[] = [];
  const elo = new Map<RatedPersonId, { person: RatedPersonId; elo: number; games: number }>();
  for (const [index, { row: line, cells }] of rows.slice(1).entries()) {
    if (index % linesAtOnce === linesAtOnce - 1) yield;
    const cell = (column: Column): string => cells[columns.indexOf(column)]?.trim() ?? '';
    const [rating, games] = [numberIn(cell('elo'), 9999), numberIn(cell('games'), 100_000)];
    if (rating === null || rating === 0 || games === null) {
      faults.push(Object.assign({ code: 'ratings.elo-line' }, { line }));
      continue;
    }
    const [nationalId, fideId] = [cell('nationalId'), cell('fideId')];
    const person = ratedPeople.find({ nationalId, fideId, name: '-', birth: '', federation: '' });
    if (person !== null) elo.set(person, { person, elo: rating, games });
  }
  if (elo.size === 0) return err(faults.length > 0 ? faults : [{ code: 'ratings.elo-nobody' }]);
  const { edition } = registerRulesOn(day);
  const adjustment = { id: newActId(`fide-${day}`), day, edition, elo: [...elo.values()] };
  return ok({ command: { kind: 'adjust-to-fide', adjustment }, faults });
}
