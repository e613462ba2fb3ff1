import type { KindOfPlay } from '../../kernel/kind-of-play.ts';
import { type Reason, reason } from '../../kernel/reason.ts';
import type { LawsEdition } from '../edition.ts';
import type { LawsReasonCode } from '../laws-reasons.ts';

/** The clocks after a wrong claim of repetition or fifty moves. */
export interface WrongClaimPenalty {
  readonly claimantSeconds: number;
  readonly opponentGains: number;
  readonly article: string;
  readonly because: readonly Reason<LawsReasonCode>[];
}

interface WrongClaimRule {
  readonly article: string;
  readonly opponentGains: Readonly<Record<KindOfPlay, number>>;
  readonly left: (seconds: number) => number;
}

const minute = 60;

/**
 * A claimant's remaining time by the Laws of 2001: above two minutes half of it, minus at most three
 * minutes; from one to two minutes it becomes one; below that it is unchanged. At exactly two minutes
 * both readings give one minute.
 *
 * @article Laws 2001 9.5b
 */
function halved(seconds: number): number {
  if (seconds > 2 * minute) return Math.max(seconds / 2, seconds - 3 * minute);
  return seconds > minute ? minute : seconds;
}

const claims2023: WrongClaimRule = {
  article: '9.5.3',
  opponentGains: { standard: 2 * minute, rapid: minute, blitz: minute },
  left: (seconds) => seconds,
};

const wrongClaimRules: Readonly<Record<LawsEdition, WrongClaimRule>> = {
  'laws-2001': {
    article: '9.5b',
    opponentGains: { standard: 3 * minute, rapid: 3 * minute, blitz: 3 * minute },
    left: halved,
  },
  'laws-2023': claims2023,
  'tempelhof-2018': claims2023,
};

/**
 * The penalty of a wrong claim. The game goes on, and a written move is made.
 *
 * @article Laws 2001 9.5, 9.5b
 * @article FIDE Laws 2023 9.5.3, A.3, B.2
 */
export function wrongClaimPenalty(
  laws: LawsEdition,
  claimantSeconds: number,
  play: KindOfPlay = 'standard',
): WrongClaimPenalty {
  const { article, opponentGains, left } = wrongClaimRules[laws];
  const gains = opponentGains[play];
  const remaining = left(claimantSeconds);
  const taken = claimantSeconds - remaining;
  return {
    claimantSeconds: remaining,
    opponentGains: gains,
    article,
    because: [
      reason('claim.time-given', article, { seconds: gains }),
      ...(taken > 0 ? [reason('claim.time-taken', article, { seconds: taken })] : []),
    ],
  };
}
