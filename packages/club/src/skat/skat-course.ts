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
  /** The lines of its list, in the order of seats; empty until the list is in. */
  readonly lines: readonly SkatLine[];
}

/** A round, with its tables in order. */
export interface SkatRound {
  readonly round: number;
  /** The day of the draw. */
  readonly day: string;
  readonly tables: readonly SkatTableOf[];
}

/** The lines as the rules need them, with players' numbers. */
export const listLines = (
  contest: Pick<Contest, 'entries'>,
  lines: readonly SkatLine[],
): readonly SkatListLine[] =>
  lines.map(({ entry, ...line }) => ({ no: numberOf(contest, entry), ...line }));

type OfSkat = Pick<Contest, 'entries' | 'rules'>;

/** A player's total in a table's round: as added up by hand, else calculated. */
export function lineTotal(contest: OfSkat, lines: readonly SkatLine[], line: SkatLine): number {
  const [own] = listLines(contest, [line]);
  if (line.total !== null || own === undefined) return line.total ?? 0;
  return skatListTotal(rulesOf(contest, 'skat'), listLines(contest, lines), own);
}

/** A player's total of all rounds so far. */
export const totalOf = (contest: OfSkat, rounds: readonly SkatRound[], entry: EntryId): number =>
  rounds
    .flatMap(({ tables }) => tables)
    .flatMap(({ lines }) =>
      lines.filter((line) => line.entry === entry).map((line) => ({ lines, line })),
    )
    .reduce((sum, { lines, line }) => sum + lineTotal(contest, lines, line), 0);

/**
 * The seats of a round; null: so many players cannot be seated. The first round is drawn from the
 * competition's seed, as is the order of equal players in the later ones.
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

/** The rounds drawn so far. A list corrected later does not change seats. */
export const skatRounds = (contest: Contest): readonly SkatRound[] =>
  contest.acts.reduce<readonly SkatRound[]>((rounds, act) => after(contest, rounds, act), []);
