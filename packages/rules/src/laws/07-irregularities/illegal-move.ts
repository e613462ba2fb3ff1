import type { KindOfPlay } from '../../kernel/kind-of-play.ts';
import { type Reason, reason } from '../../kernel/reason.ts';
import type { LawsEdition } from '../edition.ts';
import type { LawsReasonCode } from '../laws-reasons.ts';

/** A completed illegal move. */
export interface IllegalMove {
  readonly laws: LawsEdition;
  readonly play: KindOfPlay;
  /** Whether an arbiter supervises the game as in standard play. */
  readonly supervised: boolean;
  /** The number of this player's illegal moves in the game, from 1. */
  readonly count: number;
  /** Whether the opponent has claimed; absent: the answer says whether they must. */
  readonly claimed?: boolean | undefined;
  /** Whether the opponent can still mate, if that is known. */
  readonly canMate?: 'yes' | 'no' | 'unknown' | undefined;
}

/** The consequence of an illegal move. */
export interface IllegalMovePenalty {
  readonly opponentGains: number;
  readonly loses: boolean;
  /** Whether the game is drawn, since the opponent cannot mate. */
  readonly draw: boolean;
  /** Whether it depends on the opponent's claim, before they touch a piece or move. */
  readonly claimed: boolean;
  readonly article: string;
  readonly because: readonly Reason<LawsReasonCode>[];
}

/** An edition's rule on illegal moves in one kind of play. */
interface IllegalMoveRule {
  readonly article: string;
  /** Seconds added for the opponent. */
  readonly seconds: number;
  /** The number of the illegal move that loses the game. */
  readonly losing: number;
  /** Whether it is a draw if the opponent cannot mate. */
  readonly drawn: boolean;
  /** Whether the opponent must claim. */
  readonly onClaim: boolean;
}

interface IllegalMoveRules {
  readonly supervised: Readonly<Record<KindOfPlay, IllegalMoveRule>>;
  readonly unsupervised: Readonly<Record<KindOfPlay, IllegalMoveRule>>;
}

const standard2001: IllegalMoveRule = {
  article: '7.4b',
  seconds: 120,
  losing: 3,
  drawn: false,
  onClaim: false,
};

const rapid2001: IllegalMoveRule = {
  article: '7.4b',
  seconds: 120,
  losing: 3,
  drawn: false,
  onClaim: true,
};

const blitz2001: IllegalMoveRule = {
  article: 'C3',
  seconds: 0,
  losing: 1,
  drawn: true,
  onClaim: true,
};

const rule2023 = (article: string, seconds: number, onClaim: boolean): IllegalMoveRule => ({
  article,
  seconds,
  losing: 2,
  drawn: true,
  onClaim,
});

const kinds2001 = { standard: standard2001, rapid: rapid2001, blitz: blitz2001 };

/** A wrong move loses on claim, supervised or not (III.B.8). */
const tempelhof: IllegalMoveRule = {
  article: 'Tempelhof III.B.8',
  seconds: 0,
  losing: 1,
  drawn: false,
  onClaim: true,
};

const standard2023 = rule2023('7.5.5', 120, false);

const watched2023 = {
  standard: standard2023,
  rapid: rule2023('7.5.5', 60, false),
  blitz: rule2023('7.5.5', 60, false),
};

const unwatched2023 = {
  standard: standard2023,
  rapid: rule2023('A.5.2', 60, true),
  blitz: rule2023('A.5.2', 60, true),
};

const kindsTempelhof = { standard: standard2023, rapid: tempelhof, blitz: tempelhof };

/**
 * The rules by edition. In 2001 rapid play uses 7.4 with the opponent's claim (B2, B5b), blitz its own
 * C3. In 2023 minutes are halved in rapid and blitz (A.3, B.2), and without an arbiter for each game
 * the arbiter acts on what is seen before the reply, or else on a claim (A.5.2, B.4).
 *
 * @article Laws 2001 7.4b, B2, B5, C3
 * @article FIDE Laws 2023 7.5.5, A.3, A.5.2, B.2
 * @article Tempelhof 2018 III.B.8
 */
const illegalMoveRules: Readonly<Record<LawsEdition, IllegalMoveRules>> = {
  'laws-2001': { supervised: kinds2001, unsupervised: kinds2001 },
  'laws-2023': { supervised: watched2023, unsupervised: unwatched2023 },
  'tempelhof-2018': { supervised: kindsTempelhof, unsupervised: kindsTempelhof },
};

/** The penalty of a completed illegal move: time for the opponent, or the game. */
export function illegalMovePenalty(illegal: IllegalMove): IllegalMovePenalty {
  const { laws, play, supervised, count, claimed: claim, canMate } = illegal;
  const rule = illegalMoveRules[laws][supervised ? 'supervised' : 'unsupervised'][play];
  const { article } = rule;
  const isUnclaimed = rule.onClaim && claim === false;
  const isFinal = count >= rule.losing && !isUnclaimed;
  const draw = isFinal && rule.drawn && canMate === 'no';
  const opponentGains = isFinal || isUnclaimed ? 0 : rule.seconds;
  const because = isUnclaimed
    ? reason('illegal.not-claimed', article)
    : isFinal
      ? reason(draw ? 'illegal.drawn' : 'illegal.lost', article)
      : reason('illegal.time', article, { seconds: opponentGains });
  const claimed = rule.onClaim && !isUnclaimed;
  return { opponentGains, loses: isFinal && !draw, draw, claimed, article, because: [because] };
}
