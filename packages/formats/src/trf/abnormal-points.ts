import type { HalfPoints, PlayerNo } from '@rokade/rules';
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

/** What an entry is in the words of 299; the bye by the pairing has none. */
function kindOf(cell: TrfCell): ResultKind | null {
  if (cell === null) return 'Z';
  if (cell.kind === 'game') return gameKinds[cell.result];
  return cell.result === 'U' ? null : cell.result;
}

/** Whose entry of which round. */
export interface CellPlace {
  readonly no: PlayerNo;
  readonly round: number;
}

const concerns = ({ participants }: AbnormalPoints, no: PlayerNo): boolean =>
  participants.length === 0 || participants.includes(no);

/** Whether the numbers in 299 are players; in a team event they are teams. */
export const isOfPlayers = ({ numberedTeams, teams }: TrfDocument): boolean =>
  numberedTeams.length === 0 && teams.length === 0;

const ofPlayers = (document: TrfDocument): readonly AbnormalPoints[] =>
  isOfPlayers(document) ? document.abnormalPoints : [];

/**
 * The half-points that 299 gives for an entry instead of those of the scoring: a record with a
 * result's letter sets what that result is worth, for all or for the round and the players it names.
 * Of several the last holds; null where none concerns the entry. Not in team events.
 */
export function assignedHalfPoints(
  document: TrfDocument,
  cell: TrfCell,
  { no, round }: CellPlace,
): HalfPoints | null {
  const kind = kindOf(cell);
  const found = ofPlayers(document).findLast(
    (each) =>
      each.kind === kind &&
      each.halfPoints !== null &&
      (each.round === null || each.round === round) &&
      concerns(each, no),
  );
  return found?.halfPoints ?? null;
}

/**
 * A player's bonuses and penalties in rounds 1 … `rounds`, index 0 is round 1: the records 299 without
 * a letter. One that names no round counts once, from the first round on. Empty where there are none,
 * and in team events.
 */
export function adjustmentsOf(
  document: TrfDocument,
  no: PlayerNo,
  rounds: number,
): readonly HalfPoints[] {
  const own = ofPlayers(document).filter((each) => each.kind === '' && concerns(each, no));
  if (own.length === 0) return [];
  return Array.from({ length: rounds }, (_, index) =>
    own
      .filter(({ round }) => (round ?? 1) === index + 1)
      .reduce((sum, { halfPoints }) => sum + (halfPoints ?? 0), 0),
  );
}
