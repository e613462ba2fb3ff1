import { type Reason, reason } from '../../kernel/reason.ts';
import type { PlayerNo } from '../../kernel/round-record.ts';
import type { SkatGame, SkatRules } from './edition-2018.ts';

/** A game as it was declared and played. */
export interface PlayedSkatGame {
  readonly game: SkatGame;
  /** Matadors, with or without; ignored in Null. */
  readonly with: number;
  readonly hand: boolean;
  /** Whether one party has at most 30 card points: the opponents if the game is won, else the declarer. */
  readonly schneider: boolean;
  readonly schneiderAnnounced: boolean;
  /** Whether one party has no trick. */
  readonly schwarz: boolean;
  readonly schwarzAnnounced: boolean;
  readonly open: boolean;
  readonly won: boolean;
}

/** The players of a table: the three who played, and at a table of four the dealer as the fourth. */
export interface SkatTable {
  readonly declarer: PlayerNo;
  readonly players: readonly PlayerNo[];
}

/** Every code of the reasons of a Skat game. */
export const skatReasonCodes = [
  /** Facts: value. */
  'skat.null',
  /** Facts: each, matadors, steps (all of them), value. */
  'skat.trumps',
  /** Facts: value, times, loss. */
  'skat.lost',
  'skat.lost-announced',
  /** Facts: player, value, bonus, score. */
  'skat.declarer-won',
  'skat.declarer-lost',
  /** Facts: players, bonus. */
  'skat.opponents',
  /** Facts: player. */
  'skat.dealer',
] as const;

type SkatReason = Reason<(typeof skatReasonCodes)[number]>;

/** The value of a game, and each player's score. */
export interface SkatScore {
  readonly value: number;
  readonly scores: ReadonlyMap<PlayerNo, number>;
  readonly because: readonly SkatReason[];
}

interface Worth {
  readonly value: number;
  readonly because: readonly SkatReason[];
}

/** The number of steps; an announcement counts whether it is reached or not. */
function steps(game: PlayedSkatGame): number {
  const added = [
    game.hand,
    game.schneider || game.schneiderAnnounced,
    game.schneiderAnnounced,
    game.schwarz || game.schwarzAnnounced,
    game.schwarzAnnounced,
    game.open,
  ];
  return game.with + 1 + added.filter(Boolean).length;
}

function worthOf({ trumps, nullValues }: SkatRules, played: PlayedSkatGame): Worth {
  const { game, hand, open } = played;
  if (game === 'null') {
    const kind = open ? (hand ? 'openHand' : 'open') : hand ? 'hand' : 'plain';
    const value = nullValues[kind];
    return { value, because: [reason('skat.null', 'III.I.3', { value })] };
  }
  const each = trumps[game].value;
  const count = steps(played);
  const value = each * count;
  const facts = { each, matadors: played.with, steps: count, value };
  return { value, because: [reason('skat.trumps', 'III.I.5', facts)] };
}

function lostWorth(rules: SkatRules, played: PlayedSkatGame, { value, because }: Worth): Worth {
  const announced = played.schneiderAnnounced || played.schwarzAnnounced;
  const times = announced ? rules.lostAnnounced : rules.lost;
  const loss = -times * value;
  const code = announced ? 'skat.lost-announced' : 'skat.lost';
  const facts = { value, times, loss };
  return { value: loss, because: [...because, reason(code, 'III.I.6', facts)] };
}

/**
 * The value of a game, and the scores with bonus and malus. A lost game counts twice, negatively, also
 * from the hand; only if Schneider or Schwarz was announced it counts once. The declarer gets 50 more
 * for a won game and 50 less for a lost one; each opponent gets 50 for the declarer's lost game, and
 * the dealer of a table of four nothing.
 *
 * @article Tempelhof 2018 III.I.3, III.I.5, III.I.6, III.I.10
 */
export function skatScore(
  rules: SkatRules,
  played: PlayedSkatGame,
  { declarer, players }: SkatTable,
): SkatScore {
  const { won } = played;
  const full = worthOf(rules, played);
  const { value, because } = won ? full : lostWorth(rules, played, full);
  const bonus = won ? rules.bonus : -rules.bonus;
  const score = value + bonus;
  const [dealer] = players.slice(3);
  const opponents = players.slice(0, 3).filter((no) => no !== declarer);
  const ofOthers = won ? 0 : rules.bonus;
  const scoreOf = (no: PlayerNo): number => {
    if (no === declarer) return score;
    return no === dealer ? 0 : ofOthers;
  };
  const article = 'III.I.10';
  return {
    value,
    scores: new Map(players.map((no) => [no, scoreOf(no)])),
    because: [
      ...because,
      won
        ? reason('skat.declarer-won', article, { player: declarer, value, bonus, score })
        : reason('skat.declarer-lost', article, { player: declarer, value, bonus: -bonus, score }),
      ...(won ? [] : [reason('skat.opponents', article, { players: opponents, bonus: ofOthers })]),
      ...(dealer === undefined ? [] : [reason('skat.dealer', article, { player: dealer })]),
    ],
  };
}
