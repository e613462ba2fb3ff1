import { groupedBy, type HalfPoints, type PlayerNo } from '@rokade/rules';
import type {
  AbnormalKind,
  AbnormalPoints,
  GameCode,
  TrfCell,
  TrfDocument,
} from './trf-document.ts';

type ResultKind = Exclude<AbnormalKind, ''>;

const gameKinds: Readonly<Record<GameCode, ResultKind | null>> = {
  '1': 'W',
  W: 'W',
  '=': 'D',
  D: 'D',
  '0': 'L',
  L: 'L',
  '+': '+',
  '-': '-',
  '?': null,
};

/** The kind of an entry in record 299; null for the pairing-allocated bye, which has none. */
export function abnormalKind(cell: TrfCell): ResultKind | null {
  if (cell === null) return 'Z';
  if (cell.kind === 'game') return gameKinds[cell.result];
  return cell.result === 'U' ? null : cell.result;
}

/** An entry's player and round. */
export interface CellPlace {
  readonly no: PlayerNo;
  readonly round: number;
}

/** Whether the numbers in 299 are players'; in a team event they are teams'. */
export const isOfPlayers = ({ numberedTeams, teams }: TrfDocument): boolean =>
  numberedTeams.length === 0 && teams.length === 0;

/** The effect of records 299 on the players of a file; none in team events. */
export interface AbnormalTable {
  /**
   * The half-points for an entry instead of those of the scoring: a record with a result's letter sets
   * the points of that result, for all or for the round and players it names. The last matching record
   * counts; null if none matches.
   */
  assigned(cell: TrfCell, place: CellPlace): HalfPoints | null;
  /**
   * A player's bonuses and penalties in rounds 1 … `rounds`, index 0 is round 1, from the records
   * without a letter. One without a round counts once, from the first round on. Empty if there are
   * none.
   */
  adjustments(no: PlayerNo, rounds: number): readonly HalfPoints[];
}

/** Stands for all players, and for all rounds. */
const all = 0;

type Statement = AbnormalPoints & { readonly place: number };

const participantsOf = ({ participants }: AbnormalPoints): readonly PlayerNo[] =>
  participants.length === 0 ? [all] : participants;

const keyOf = (kind: ResultKind, no: PlayerNo, round: number): string => `${kind} ${no} ${round}`;

/** The last record for each result, player and round. */
function worths(statements: readonly Statement[]): ReadonlyMap<string, Statement> {
  const found = new Map<string, Statement>();
  for (const each of statements) {
    const { kind, halfPoints, round } = each;
    if (kind === '' || halfPoints === null) continue;
    for (const no of participantsOf(each)) found.set(keyOf(kind, no, round ?? all), each);
  }
  return found;
}

/** Bonuses and penalties by player. */
function bonuses(statements: readonly Statement[]): ReadonlyMap<PlayerNo, readonly Statement[]> {
  const named = statements.flatMap((each) =>
    each.kind === '' ? [...new Set(participantsOf(each))].map((no) => ({ no, each })) : [],
  );
  const byPlayer = groupedBy(named, ({ no }) => no);
  return new Map([...byPlayer].map(([no, list]) => [no, list.map(({ each }) => each)]));
}

/** The table of a document's records 299, made once for all entries. */
export function abnormalTable(document: TrfDocument): AbnormalTable {
  const records = isOfPlayers(document) ? document.abnormalPoints : [];
  const statements = records.map((each, place) => ({ ...each, place }));
  const [worth, bonus] = [worths(statements), bonuses(statements)];
  return {
    assigned(cell, { no, round }) {
      const kind = abnormalKind(cell);
      if (kind === null || worth.size === 0) return null;
      const [last] = [
        keyOf(kind, no, round),
        keyOf(kind, no, all),
        keyOf(kind, all, round),
        keyOf(kind, all, all),
      ]
        .flatMap((key) => worth.get(key) ?? [])
        .toSorted((a, b) => b.place - a.place);
      return last?.halfPoints ?? null;
    },
    adjustments(no, rounds) {
      const own = [...(bonus.get(no) ?? []), ...(bonus.get(all) ?? [])];
      const sums = Array.from({ length: own.length === 0 ? 0 : rounds }, () => 0);
      for (const { round, halfPoints } of own) {
        const index = (round ?? 1) - 1;
        if (index < sums.length) sums[index] = (sums[index] ?? 0) + (halfPoints ?? 0);
      }
      return sums;
    },
  };
}
