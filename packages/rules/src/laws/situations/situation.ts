import type { KindOfPlay } from '../../kernel/kind-of-play.ts';
import { type Penalty, penaltiesOf } from '../13-penalties/penalties.ts';
import type { Consequence, DecisionTable } from '../decision-table.ts';
import { decisionStep } from '../decision-table.ts';
import type { LawsEdition } from '../edition.ts';
import type { SituationCode } from './situation-codes.ts';

/** The questions that decide what follows. */
export const situationQuestions = [
  'opponent-can-mate',
  'last-period',
  'replied',
  'stuck',
  'claimed',
  'touched',
  'found',
  'moves-by-each',
  'king-and-queen-exchanged',
  'time-left',
  'claimed-by',
  'decision',
  'ended-by',
  'exempt',
  'one-score-complete',
  'arrived',
  'present',
  'sealed-move',
  'present-player-flagged',
  'position',
  'said-before-first-move',
] as const;
export type SituationQuestion = (typeof situationQuestions)[number];

/** The answers to the questions. */
export const situationAnswers = [
  'yes',
  'no',
  'own-that-can-move',
  'opponents-that-can-be-taken',
  'own-and-opponents',
  'king-and-rook',
  'rook-and-king',
  'none-that-can',
  'at-once',
  'later',
  'fewer-than-3',
  '3-to-9',
  'fewer-than-10',
  '10-or-more',
  'over-six-minutes',
  'two-to-six',
  'one-to-two',
  'under-one',
  'repetition',
  'fifty-moves',
  'agree',
  'postpone',
  'reject',
  'checkmate',
  'stalemate',
  'dead-position',
  'resigned',
  'nobody',
  'one',
  'both',
  'in-time',
  'too-late',
  'neither-came',
  'who-replies',
  'who-sealed',
  'mates',
  'stalemates-or-dead',
  'other',
  'known',
  'unknown',
] as const;
export type SituationAnswer = (typeof situationAnswers)[number];

/** A question with its answers. */
export interface SituationAsk {
  readonly ask: SituationQuestion;
  readonly answers: readonly SituationAnswer[];
}

/** By which laws a game is played, and how often the same happened to this player before. */
export interface SituationSetting {
  readonly laws: LawsEdition;
  readonly play: KindOfPlay;
  /** Whether an arbiter supervises the game as in standard play. */
  readonly supervised: boolean;
  /** The number of this player's incidents of this kind in the game, this one included; from 1. */
  readonly count: number;
}

/** The answers so far, by question. */
export type SituationAnswers = Readonly<Record<string, string>>;

/** What the Laws say of a situation, for the player whom it is about and the opponent. */
export interface BoardRuling {
  readonly article: string;
  /** In the order in which the arbiter carries them out. */
  readonly follows: readonly Consequence[];
  /** Seconds that the player's own clock gains; negative: loses. */
  readonly own: number;
  /** Seconds that the opponent's clock gains. */
  readonly opponent: number;
  /** The penalties that the arbiter may choose from, mildest first; empty: none. */
  readonly penalties: readonly Penalty[];
}

/** The next question with its answers, or the ruling; null: the edition has no rule for this play. */
export type SituationStep = SituationAsk | { readonly ruling: BoardRuling } | null;

/** The parts of the list in which an arbiter looks for what happened. */
export const situationGroups = [
  'clock',
  'moves',
  'position',
  'claims',
  'conduct',
  'people',
  'adjourned',
] as const;
export type SituationGroup = (typeof situationGroups)[number];

/** What can happen at a board, with the questions that decide it. */
export interface Situation {
  readonly code: SituationCode;
  readonly group: SituationGroup;
  readonly step: (setting: SituationSetting, answers: SituationAnswers) => SituationStep;
}

/** An article of the Laws of 2001 and of those of 2023, which the club of Tempelhof follows. */
export interface ArticlePair {
  readonly laws2001: string;
  readonly laws2023: string;
}

export const articleOf = ({ laws2001, laws2023 }: ArticlePair, laws: LawsEdition): string =>
  laws === 'laws-2001' ? laws2001 : laws2023;

const isPenalty = ({ kind }: Consequence): boolean => kind === 'penalty-possible';

/** A ruling without clock times, with the penalties of the edition where one is possible. */
export const rulingOf = (
  { laws }: SituationSetting,
  article: string,
  follows: readonly Consequence[],
): BoardRuling => ({
  article,
  follows,
  own: 0,
  opponent: 0,
  penalties: follows.some(isPenalty) ? penaltiesOf[laws] : [],
});

/** A situation with one ruling for each edition. */
export const plain = (
  code: SituationCode,
  group: SituationGroup,
  articles: ArticlePair,
  follows: readonly Consequence[],
): Situation => ({
  code,
  group,
  step: (setting) => ({ ruling: rulingOf(setting, articleOf(articles, setting.laws), follows) }),
});

/** A table's question with its answers, as those of situations. */
const askOf = (ask: string, answers: readonly string[]): SituationAsk | null => {
  const question = situationQuestions.find((each) => each === ask);
  return question === undefined
    ? null
    : { ask: question, answers: situationAnswers.filter((each) => answers.includes(each)) };
};

/** The next step by a table; a table calls rapid and blitz play by one word. */
export function tableStep(
  table: DecisionTable,
  setting: SituationSetting,
  answers: SituationAnswers,
): SituationStep {
  const play = setting.play === 'standard' ? 'standard' : 'rapid-or-blitz';
  const step = decisionStep(table, setting.laws, { ...answers, play });
  if (step === null) return null;
  if ('ask' in step) return askOf(step.ask, step.answers);
  const { article, follows } = step.decided;
  return { ruling: rulingOf(setting, article, follows) };
}

/** A situation that a table decides. */
export const byTable = (
  code: SituationCode,
  group: SituationGroup,
  table: DecisionTable,
): Situation => ({
  code,
  group,
  step: (setting, answers) => tableStep(table, setting, answers),
});

/** One question, with its answers. */
export interface OneQuestion<Answer extends SituationAnswer> {
  readonly ask: SituationQuestion;
  readonly answers: readonly Answer[];
  /** null: the edition has no rule for this play. */
  readonly rulingFor: (setting: SituationSetting, answer: Answer) => BoardRuling | null;
}

/** A situation in which one question decides; each answer has its ruling. */
export const byAnswer = <const Answer extends SituationAnswer>(
  code: SituationCode,
  group: SituationGroup,
  { ask, answers, rulingFor }: OneQuestion<Answer>,
): Situation => ({
  code,
  group,
  step: (setting, earlier) => {
    const answer = answers.find((each) => each === earlier[ask]);
    if (answer === undefined) return { ask, answers };
    const ruling = rulingFor(setting, answer);
    return ruling === null ? null : { ruling };
  },
});
