import type { PlayerNo } from '../../kernel/round-record.ts';
import { type CupGameKind, cupTimes } from './game-sequence.ts';
import type { CupReason } from './reason-codes.ts';

const rules = 'III.C.3';

/** What a first game's pairing and colours come from. */
export function explainFirstGame(
  white: PlayerNo,
  black: PlayerNo,
  isFirstRound: boolean,
): readonly CupReason[] {
  return [
    {
      code: isFirstRound ? 'cup.match-by-lot' : 'cup.match-of-winners',
      article: 'III.C.1',
      facts: { white, black },
    },
    { code: 'cup.colours-by-lot', article: 'III.C.1', facts: { white, black } },
  ];
}

function explainTime(kind: CupGameKind): readonly CupReason[] {
  if (kind === 'classical') return [];
  const code = kind === 'rapid' ? 'cup.rapid-game' : 'cup.blitz-game';
  return [{ code, article: rules, facts: cupTimes[kind] }];
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
    { code: 'cup.replayed', article: rules, facts: { ...facts, draws: game - 1 } },
    ...(insteadOfLot ? [{ code: 'cup.no-lot-in-final', article: rules, facts: {} } as const] : []),
    ...explainTime(kind),
    {
      code: game % 2 === 1 ? 'cup.colours-of-first-game' : 'cup.colours-reversed',
      article: rules,
      facts,
    },
  ];
}

/** Why somebody goes on without a game: the other is away, or lost the lot. */
export function explainWithoutGame(
  why: 'away' | 'lot',
  player: PlayerNo,
  opponent: PlayerNo,
): CupReason {
  const code = why === 'away' ? 'cup.opponent-away' : 'cup.won-lot';
  return { code, article: rules, facts: { player, opponent } };
}

/** Why somebody has a bye of the bracket: in the preliminary round, or for want of an opponent. */
export function explainBye(player: PlayerNo, from: 'named' | 'lot' | 'nobody'): CupReason {
  const facts = { player };
  switch (from) {
    case 'named':
      return { code: 'cup.bye-named', article: 'III.C.2', facts };
    case 'lot':
      return { code: 'cup.bye-by-lot', article: 'III.C.2', facts };
    default:
      return { code: 'cup.no-opponent', article: rules, facts };
  }
}

/** How many play in the preliminary round, how many have a bye, and how many are left after it. */
export function explainPreliminary(players: number, byes: number): readonly CupReason[] {
  if (byes === 0) return [];
  const playing = players - byes;
  const facts = { players, playing, byes, left: byes + playing / 2 };
  return [{ code: 'cup.preliminary-round', article: 'III.C.2', facts }];
}

/** What the lots of a round were drawn from, so that anybody can repeat the draw. */
export const lotSeedReason = (seed: string): CupReason => ({
  code: 'cup.lots-from-seed',
  article: rules,
  facts: { seed },
});
