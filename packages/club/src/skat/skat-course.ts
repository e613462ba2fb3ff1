import { type SkatListLine, skatListTotal, skatTables } from '@rokade/rules';
import type { ActOf, CourseAct, SkatLine } from '../acts.ts';
import type { Contest } from '../contest.ts';
import { entryOf, numberOf } from '../entries.ts';
import type { EntryId } from '../ids.ts';
import { rulesOf } from '../rules-of.ts';

/** A table of a round. */
export interface SkatTableOf {
  readonly table: number;
  readonly players: readonly EntryId[];
  /** What its list says, in the order of the seats; nothing as long as it is not in. */
  readonly lines: readonly SkatLine[];
}

/** A round, with its tables from the first. */
export interface SkatRound {
  readonly round: number;
  /** The day it was drawn. */
  readonly day: string;
  readonly tables: readonly SkatTableOf[];
}

/** The lines as the rules read them: who they are by their number. */
export const listLines = (
  contest: Pick<Contest, 'entries'>,
  lines: readonly SkatLine[],
): readonly SkatListLine[] =>
  lines.map(({ entry, ...said }) => ({ no: numberOf(contest, entry), ...said }));

type OfSkat = Pick<Contest, 'entries' | 'rules'>;

/** What a table's round brought somebody: as it was added up there, else as it adds up. */
export function lineTotal(contest: OfSkat, lines: readonly SkatLine[], line: SkatLine): number {
  const [own] = listLines(contest, [line]);
  if (line.total !== null || own === undefined) return line.total ?? 0;
  return skatListTotal(rulesOf(contest, 'skat'), listLines(contest, lines), own);
}

/** What somebody has of all rounds so far. */
export const totalOf = (contest: OfSkat, rounds: readonly SkatRound[], entry: EntryId): number =>
  rounds
    .flatMap(({ tables }) => tables)
    .flatMap(({ lines }) =>
      lines.filter((line) => line.entry === entry).map((line) => ({ lines, line })),
    )
    .reduce((sum, { lines, line }) => sum + lineTotal(contest, lines, line), 0);

/**
 * Where everybody sits in a round; null: so many cannot be seated. The first round is drawn with the
 * competition's seed, and so is who stands first among equals in the others.
 */
export function seatsOf(
  contest: Contest,
  before: readonly SkatRound[],
  { round, players }: Pick<ActOf<'round-drawn'>, 'round' | 'players'>,
): readonly (readonly EntryId[])[] | null {
  const { entries, seed } = contest;
  const playing = entries.flatMap(({ id }, index) =>
    players.includes(id) ? [{ no: index + 1, total: totalOf(contest, before, id) }] : [],
  );
  const tables = skatTables(playing, `${seed}/${round}`);
  if (tables === null) return null;
  return tables.map((table) => table.map((no) => entryOf(contest, no)));
}

function drawn(contest: Contest, rounds: readonly SkatRound[], act: ActOf<'round-drawn'>) {
  const before = rounds.filter(({ round }) => round < act.round);
  const tables = (seatsOf(contest, before, act) ?? []).map((players, index) => ({
    table: index + 1,
    players,
    lines: [],
  }));
  return [...before, { round: act.round, day: act.day, tables }];
}

function scored(rounds: readonly SkatRound[], { round, table, lines }: ActOf<'table-scored'>) {
  return rounds.map((one) =>
    one.round === round
      ? { ...one, tables: one.tables.map((at) => (at.table === table ? { ...at, lines } : at)) }
      : one,
  );
}

function after(contest: Contest, rounds: readonly SkatRound[], act: CourseAct) {
  if (act.kind === 'round-drawn') return drawn(contest, rounds, act);
  return act.kind === 'table-scored' ? scored(rounds, act) : rounds;
}

/** The rounds of a Skat tournament, as far as they are drawn. A list mended later moves nobody. */
export const skatRounds = (contest: Contest): readonly SkatRound[] =>
  contest.acts.reduce<readonly SkatRound[]>((rounds, act) => after(contest, rounds, act), []);
