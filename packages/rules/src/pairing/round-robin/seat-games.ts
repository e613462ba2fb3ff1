import type { Reason } from '../../kernel/reason.ts';
import type { PlayerNo } from '../../kernel/round-record.ts';
import type {
  AllocatedBye,
  PairedRound,
  Pairing,
  PairingPlayer,
  PairingRequest,
} from '../pairing-system.ts';
import type { RoundRobinReason } from './reason-codes.ts';

/** A game of a table in a round. */
export interface TableGame {
  readonly white: PlayerNo;
  readonly black: PlayerNo;
  readonly because: readonly Reason[];
}

/** A player without a game in a round of the table. */
export interface FreeInTable {
  readonly no: PlayerNo;
  readonly because: readonly Reason[];
}

/** A round of a table, whoever is present. */
export interface TableRound {
  readonly article: string;
  /** By board. */
  readonly games: readonly TableGame[];
  readonly free: readonly FreeInTable[];
  /** How many games two players may have had after this round. */
  readonly gamesTogether: number;
}

type Field = ReadonlyMap<PlayerNo, PairingPlayer>;

const isPresent = (player: PairingPlayer | undefined): player is PairingPlayer =>
  player?.availability.kind === 'present';

/** How often two players were paired on a board, played or not. */
const boardsTogether = ({ records }: PairingPlayer, opponent: PlayerNo): number =>
  records.filter(
    (record) =>
      (record.kind === 'game' || record.kind === 'forfeit') && record.opponent === opponent,
  ).length;

/** Why a game of the table cannot take place, for the one of the two who is present. */
function whyNot(
  { article }: TableRound,
  player: PlayerNo,
  opponent: PlayerNo,
  field: Field,
): RoundRobinReason {
  const facts = { player, opponent };
  const other = field.get(opponent);
  if (other === undefined) {
    return { code: 'round-robin.nobody-there', article, facts: { player, number: opponent } };
  }
  switch (other.availability.kind) {
    case 'absent':
      return { code: 'round-robin.opponent-absent', article, facts };
    case 'withdrawn':
      return { code: 'round-robin.opponent-withdrawn', article, facts };
    case 'present':
      return { code: 'round-robin.has-met', article, facts };
  }
}

function canMeet({ white, black }: TableGame, field: Field, gamesTogether: number): boolean {
  const [one, other] = [field.get(white), field.get(black)];
  return isPresent(one) && isPresent(other) && boardsTogether(one, other.no) < gamesTogether;
}

/** A free round without points, whatever the reason: a table gives everybody the same number of games. */
const freeOf = (no: PlayerNo, because: readonly Reason[], article: string): AllocatedBye => ({
  no,
  halfPoints: 0,
  because: [...because, { code: 'round-robin.no-point', article, facts: { player: no } }],
});

/**
 * A round by a table: the games of present players, on boards counted from 1, and all other present
 * players free, without a point: by the table, or because their opponent is absent, has withdrawn, does
 * not exist, or has met them already since the table changed by a late entry.
 */
export function seatGames({ players }: PairingRequest, round: TableRound): PairedRound {
  const { article, games, free, gamesTogether } = round;
  const field: Field = new Map(players.map((player) => [player.no, player]));
  const pairings: Pairing[] = [];
  const byes: AllocatedBye[] = free
    .filter(({ no }) => isPresent(field.get(no)))
    .map(({ no, because }) => freeOf(no, because, article));
  for (const game of games) {
    const { white, black, because } = game;
    if (canMeet(game, field, gamesTogether)) {
      pairings.push({ board: pairings.length + 1, white, black, because });
      continue;
    }
    const sides = [
      [white, black],
      [black, white],
    ] as const;
    for (const [no, opponent] of sides) {
      if (!isPresent(field.get(no))) continue;
      byes.push(freeOf(no, [whyNot(round, no, opponent, field)], article));
    }
  }
  return { pairings, byes, remarks: [] };
}
