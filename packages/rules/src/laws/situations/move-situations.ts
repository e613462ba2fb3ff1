import { illegalMovePenalty } from '../07-irregularities/illegal-move.ts';
import {
  boardTurned,
  coloursReversed,
  displacedPieces,
  illegalMoveFound,
  wrongSetUp,
} from '../07-irregularities/irregularities.ts';
import { type Consequence, goesOn } from '../decision-table.ts';
import {
  type ArticlePair,
  articleOf,
  byAnswer,
  byTable,
  rulingOf,
  type Situation,
  type SituationAnswers,
  type SituationSetting,
  type SituationStep,
  tableStep,
} from './situation.ts';

const yesOrNo = ['yes', 'no'] as const;

/** The penalty of an illegal move that is taken back: time for the opponent, or the game. */
function penaltyStep(
  setting: SituationSetting,
  answers: SituationAnswers,
  found: readonly Consequence[],
): SituationStep {
  const claim = answers['claimed'];
  const canMate = answers['opponent-can-mate'] === 'no' ? 'no' : 'yes';
  const claimed = claim === undefined ? undefined : claim === 'yes';
  const penalty = illegalMovePenalty({ ...setting, claimed, canMate });
  if (penalty.claimed && claim === undefined) return { ask: 'claimed', answers: yesOrNo };
  const isDrawnIfMateless =
    penalty.loses && illegalMovePenalty({ ...setting, claimed, canMate: 'no' }).draw;
  if (isDrawnIfMateless && answers['opponent-can-mate'] === undefined) {
    return { ask: 'opponent-can-mate', answers: yesOrNo };
  }
  const { article, opponentGains, loses, draw } = penalty;
  const ended: readonly Consequence[] = draw ? [{ kind: 'draw' }] : [{ kind: 'lost-for-player' }];
  const follows = loses || draw ? ended : [...found, goesOn];
  return { ruling: { ...rulingOf(setting, article, follows), opponent: opponentGains } };
}

/**
 * An illegal move was completed. First what happens to the position, then the penalty, which depends
 * on how many this player has made.
 *
 * @article Laws 2001 7.4, B5, C3
 * @article FIDE Laws 2023 7.5, A.5
 * @article Tempelhof 2018 III.B.8
 */
const illegalMove: Situation = {
  code: 'illegal-move',
  group: 'moves',
  step: (setting, answers) => {
    const step = tableStep(illegalMoveFound, setting, answers);
    if (step === null || 'ask' in step) return step;
    const { follows } = step.ruling;
    const isTakenBack = follows.some(({ kind }) => kind === 'restore-position');
    return isTakenBack ? penaltyStep(setting, answers, follows) : step;
  },
};

interface Touch {
  readonly articles: ArticlePair;
  readonly follows: readonly Consequence[];
}

const touch = (laws2001: string, laws2023: string, kind: Consequence['kind']): Touch => ({
  articles: { laws2001, laws2023 },
  follows: [{ kind } as Consequence, goesOn],
});

const touches = {
  'own-that-can-move': touch('4.3a', '4.3.1', 'touched-piece-moves'),
  'opponents-that-can-be-taken': touch('4.3b', '4.3.2', 'touched-piece-moves'),
  'own-and-opponents': touch('4.3c', '4.3.3', 'touched-piece-moves'),
  'king-and-rook': touch('4.4a', '4.4.1', 'castling-on-that-side'),
  'rook-and-king': touch('4.4b', '4.4.2', 'no-castling-on-that-side'),
  'none-that-can': touch('4.5', '4.5', 'any-move'),
} as const satisfies Readonly<Record<string, Touch>>;

/**
 * A player touched a piece and wants to play another. The first answer of the article applies.
 *
 * @article Laws 2001 4.3, 4.4, 4.5
 * @article FIDE Laws 2023 4.3, 4.4, 4.5
 */
const touchedPiece = byAnswer('touched-piece', 'moves', {
  ask: 'touched',
  answers: Object.keys(touches) as readonly (keyof typeof touches)[],
  rulingFor: (setting, answer) => {
    const { articles, follows } = touches[answer];
    return rulingOf(setting, articleOf(articles, setting.laws), follows);
  },
});

/** What happens with moves and with the position on the board. */
export const moveSituations: readonly Situation[] = [
  illegalMove,
  touchedPiece,
  byTable('displaced-pieces', 'position', displacedPieces),
  byTable('wrong-set-up', 'position', wrongSetUp),
  byTable('colours-reversed', 'position', coloursReversed),
  byTable('board-turned', 'position', boardTurned),
];
