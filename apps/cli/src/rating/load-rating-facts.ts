import { factBounds, parseFact, type RatingRules, type Row, withFact } from '@rokade/formats';
import {
  err,
  ok,
  type PlayerNo,
  type RatingFact,
  type RatingFacts,
  type Result,
} from '@rokade/rules';
import { loadCells, nameOfFile } from '../input/load-tournament.ts';
import { bad, type Context, type Outcome } from '../outcome.ts';

type FactsByPlayer = ReadonlyMap<PlayerNo, RatingFacts>;

const columns = ['no', 'k', 'games', 'highest', 'index', 'born'] as const;
type Column = (typeof columns)[number];

const isColumn = (text: string): text is Column => columns.some((column) => column === text);

/** The state of reading a table of facts. */
interface Reading {
  readonly context: Context;
  readonly file: string;
  readonly rules: RatingRules;
  readonly numbers: ReadonlySet<PlayerNo>;
}

const no = (outcome: string): Result<never, Outcome> => err(bad(outcome));

function headings(
  { context: { t }, file }: Reading,
  line?: Row,
): Result<readonly Column[], Outcome> {
  const texts = (line?.cells ?? []).map((cell) => cell.toLowerCase());
  const unknown = texts.find((text) => !isColumn(text));
  if (unknown !== undefined) return no(t('cli.rate.facts-columns', { file, text: unknown }));
  const columns = texts.filter(isColumn);
  return columns.includes('no') ? ok(columns) : no(t('cli.rate.facts-no-column', { file }));
}

function factIn(
  { context: { t }, file, rules }: Reading,
  { row: line }: Row,
  [column, text]: readonly [Column, string],
): Result<number, Outcome> {
  const bounds =
    column === 'no' ? { least: 1, most: 99_999 } : factBounds(rules)[column satisfies RatingFact];
  const year = column === 'born' ? (/^\d{4}(?=[-/]|$)/.exec(text)?.[0] ?? text) : text;
  const value = parseFact(column === 'no' ? 'games' : column, year, bounds);
  const { least, most } = bounds;
  return value === null
    ? no(t('cli.rate.facts-value', { file, line, column, text, least, most }))
    : ok(value);
}

function lineFacts(
  reading: Reading,
  columns: readonly Column[],
  line: Row,
): Result<readonly [PlayerNo, RatingFacts], Outcome> {
  const { context, file, numbers, rules } = reading;
  const { row, cells } = line;
  if (cells.length !== columns.length) {
    const facts = { file, line: row, cells: cells.length, columns: columns.length };
    return no(context.t('cli.rate.facts-cells', facts));
  }
  let number = 0;
  let facts: RatingFacts = {};
  for (const [index, column] of columns.entries()) {
    const text = cells[index] ?? '';
    const isUsed = column === 'no' || rules.facts.includes(column);
    if ((text === '' || !isUsed) && column !== 'no') continue;
    const value = factIn(reading, line, [column, text]);
    if (!value.ok) return value;
    if (column === 'no') number = value.value;
    else facts = withFact(facts, column, value.value);
  }
  if (numbers.has(number)) return ok([number, facts]);
  return no(context.t('cli.rate.facts-nobody', { file, line: row, no: number }));
}

/** The facts of a table on the players that their file cannot hold: a line each, by starting number. */
export async function loadRatingFacts(
  context: Context,
  path: string,
  rules: RatingRules,
  numbers: ReadonlySet<PlayerNo>,
): Promise<Result<FactsByPlayer, Outcome>> {
  const rows = await loadCells(context, path);
  if (!rows.ok) return rows;
  const file = nameOfFile(path);
  const reading = { context, file, rules, numbers };
  const [first, ...lines] = rows.value;
  const columns = headings(reading, first);
  if (!columns.ok) return columns;
  const found = new Map<PlayerNo, RatingFacts>();
  for (const line of lines) {
    const facts = lineFacts(reading, columns.value, line);
    if (!facts.ok) return facts;
    const [number, own] = facts.value;
    if (found.has(number)) {
      return no(context.t('cli.rate.facts-twice', { file, line: line.row, no: number }));
    }
    found.set(number, own);
  }
  return ok(found);
}
