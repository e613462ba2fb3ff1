import type { KindOfPlay } from '../../kernel/kind-of-play.ts';
import type { LawsEdition } from '../edition.ts';

/** A claim that the opponent makes no effort to win, or cannot win, by normal means. */
export interface QuickplayClaim {
  readonly laws: LawsEdition;
  readonly play: KindOfPlay;
  readonly secondsLeft: number;
  readonly incrementSeconds: number;
  /** Whether all remaining moves must be made in the remaining time. */
  readonly lastPeriod: boolean;
  /** For 2023: whether the event has announced that these rules apply. */
  readonly announced: boolean;
  readonly onMove: boolean;
}

/** Why a claim cannot be made; '' if it can. */
export type QuickplayObstacle =
  | ''
  | 'not-in-this-play'
  | 'not-last-period'
  | 'too-much-time'
  | 'not-on-move'
  | 'not-announced'
  | 'increment';

const less: Readonly<Record<LawsEdition, Readonly<Record<KindOfPlay, number>>>> = {
  'laws-2001': { standard: 120, rapid: 120, blitz: 0 },
  'laws-2023': { standard: 120, rapid: 120, blitz: 0 },
  'tempelhof-2018': { standard: 300, rapid: 300, blitz: 120 },
};

/** The article of the claim in each edition. */
export const quickplayArticles: Readonly<Record<LawsEdition, string>> = {
  'laws-2001': '10.2',
  'laws-2023': 'III.5',
  'tempelhof-2018': 'Tempelhof III.B.5',
};

/**
 * Whether the claim may be made: on the move, with less than two minutes left, in the last period,
 * never in blitz (C4). In 2023 only if announced, and never with increments. Tempelhof has five
 * minutes, and two in blitz.
 *
 * @article Laws 2001 10.1, 10.2, C4, D1
 * @article DSU 2002 §13c
 * @article FIDE Laws 2023 III.1, III.2, III.5
 * @article Tempelhof 2018 I.7, III.B.5
 */
export function quickplayObstacle(claim: QuickplayClaim): QuickplayObstacle {
  const { laws, play, secondsLeft, incrementSeconds, lastPeriod, announced, onMove } = claim;
  const limit = less[laws][play];
  if (limit === 0) return 'not-in-this-play';
  if (!lastPeriod) return 'not-last-period';
  if (laws === 'laws-2023' && !announced) return 'not-announced';
  if (laws === 'laws-2023' && incrementSeconds > 0) return 'increment';
  if (!onMove) return 'not-on-move';
  return secondsLeft < limit ? '' : 'too-much-time';
}

export type QuickplayDecision = 'agree' | 'postpone' | 'reject';

/** The outcome of a decision on the claim. */
export interface QuickplayOutcome {
  readonly result: 'draw' | 'open';
  /** Seconds added for the opponent; when postponing, the arbiter can omit them. */
  readonly opponentGains: number;
  readonly optional: boolean;
  readonly article: string;
}

/**
 * The three decisions: drawn; postponed, optionally with two minutes for the opponent, and decided when
 * a flag has fallen; refused, with two minutes for the opponent. They are final (10.2d).
 *
 * @article Laws 2001 10.2
 * @article FIDE Laws 2023 III.5.2, III.5.3
 */
export const quickplayOutcomes: Readonly<Record<QuickplayDecision, QuickplayOutcome>> = {
  agree: { result: 'draw', opponentGains: 0, optional: false, article: '10.2a' },
  postpone: { result: 'open', opponentGains: 120, optional: true, article: '10.2b' },
  reject: { result: 'open', opponentGains: 120, optional: false, article: '10.2c' },
};

/** The requirements of a claim without an arbiter present. */
export interface WrittenQuickplayClaim {
  readonly ground: 'cannot-win' | 'does-not-try';
  readonly positionWritten: boolean;
  readonly positionConfirmed: boolean;
  readonly scoreComplete: boolean;
  readonly scoreConfirmed: boolean;
}

export type WrittenClaimFault =
  | 'position-missing'
  | 'position-not-confirmed'
  | 'score-incomplete'
  | 'score-not-confirmed';

/**
 * The missing requirements of a claim without an arbiter. It ends the game; the final position is
 * written and confirmed, and if the claim is that the opponent did not try to win, the complete score,
 * too.
 *
 * @article Laws 2001 D1
 * @article FIDE Laws 2023 III.6
 */
export function writtenClaimFaults(claim: WrittenQuickplayClaim): readonly WrittenClaimFault[] {
  const needsScore = claim.ground === 'does-not-try';
  const checks: readonly (readonly [boolean, WrittenClaimFault])[] = [
    [claim.positionWritten, 'position-missing'],
    [claim.positionConfirmed, 'position-not-confirmed'],
    [!needsScore || claim.scoreComplete, 'score-incomplete'],
    [!needsScore || claim.scoreConfirmed, 'score-not-confirmed'],
  ];
  return checks.flatMap(([isMet, fault]) => (isMet ? [] : [fault]));
}
