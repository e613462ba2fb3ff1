import { reason } from '../../kernel/reason.ts';
import type { PlayerNo } from '../../kernel/round-record.ts';
import { type CupGameKind, cupTimes } from './game-sequence.ts';
import type { CupReason } from './reason-codes.ts';

const rules = 'III.C.3';

/** The reasons of a first game's pairing and colours. */
export function explainFirstGame(
  white: PlayerNo,
  black: PlayerNo,
  isFirstRound: boolean,
): readonly CupReason[] {
  return [
    reason(isFirstRound ? 'cup.match-by-lot' : 'cup.match-of-winners', 'III.C.1', { white, black }),
    reason('cup.colours-by-lot', 'III.C.1', { white, black }),
  ];
}

function explainTime(kind: CupGameKind): readonly CupReason[] {
  if (kind === 'classical') return [];
  const code = kind === 'rapid' ? 'cup.rapid-game' : 'cup.blitz-game';
  return [reason(code, rules, cupTimes[kind])];
}

/** Why a drawn match has one more game, of which kind and with which colours. */
export function explainReplay(
  white: PlayerNo,
  black: PlayerNo,
  {
    game,
    kind,
    insteadOfLot,
  }: {
    readonly game: number;
    readonly kind: CupGameKind;
    readonly insteadOfLot: boolean;
  },
): readonly CupReason[] {
  const facts = { white, black };
  return [
    reason('cup.replayed', rules, { ...facts, draws: game - 1 }),
    ...(insteadOfLot ? [reason('cup.no-lot-in-final', rules)] : []),
    ...explainTime(kind),
    reason(game % 2 === 1 ? 'cup.colours-of-first-game' : 'cup.colours-reversed', rules, facts),
  ];
}

/** Why a player goes on without a game: the opponent is absent, or lost the lot. */
export function explainWithoutGame(
  why: 'away' | 'lot',
  player: PlayerNo,
  opponent: PlayerNo,
): CupReason {
  const code = why === 'away' ? 'cup.opponent-away' : 'cup.won-lot';
  return reason(code, rules, { player, opponent });
}

/** Why a player has a bye of the bracket: in the preliminary round, or without an opponent. */
export function explainBye(player: PlayerNo, from: 'named' | 'lot' | 'nobody'): CupReason {
  const facts = { player };
  switch (from) {
    case 'named':
      return reason('cup.bye-named', 'III.C.2', facts);
    case 'lot':
      return reason('cup.bye-by-lot', 'III.C.2', facts);
    default:
      return reason('cup.no-opponent', rules, facts);
  }
}

/** The reason with the numbers of the preliminary round: players, byes, and players left after it. */
export function explainPreliminary(players: number, byes: number): readonly CupReason[] {
  if (byes === 0) return [];
  const playing = players - byes;
  const facts = { players, playing, byes, left: byes + playing / 2 };
  return [reason('cup.preliminary-round', 'III.C.2', facts)];
}

/** The seed of a round's lots, so that anybody can repeat the draw. */
export const lotSeedReason = (seed: string): CupReason =>
  reason('cup.lots-from-seed', rules, { seed });
