import {
  type BoardRuling,
  citedArticle,
  type SituationAnswers,
  type SituationAsk,
  situationOf,
  situationStep,
} from '@rokade/rules';
import { namesIn } from '@rokade/tables';
import { citation } from '@rokade/texts';
import { settingOfIncident, type Tournament } from '@rokade/tournament';
import type { Option } from '../../forms/option.ts';
import type { Locale } from '../../words/locale.ts';
import { answerPrefix, type BoardChoice } from './board-choice.ts';
import {
  answerText,
  followsText,
  penaltyText,
  questionText,
  resultOfRuling,
  sentenceToSay,
} from './ruling-text.ts';

type Reading = Pick<Locale<'server'>, 't'>;

/** What the page sends along, name and value. */
export type Sent = readonly (readonly [name: string, value: string])[];

/** A question about what happened, with what was chosen before. */
export interface BoardQuestion {
  readonly text: string;
  readonly name: string;
  readonly answers: readonly Option[];
}

/** A ruling, ready to be told and recorded. */
export interface BoardDecision {
  /** With its document. */
  readonly article: string;
  /** The article alone. */
  readonly law: string;
  readonly follows: readonly string[];
  readonly say: string;
  /** The penalties that the arbiter may give; empty: none is foreseen. */
  readonly penalties: readonly Option[];
  /** The result that the game gets, as JSON; '': it goes on. */
  readonly result: string;
  /** Whether a clock is set. */
  readonly changesClocks: boolean;
  /** The command but for what is typed. */
  readonly sent: Sent;
}

/** The step that the chosen situation leads to; without question and decision the Laws have no rule. */
export interface BoardStep {
  readonly what: string;
  readonly player: string;
  /** How often it happened before in this game. */
  readonly earlier: number;
  readonly question: BoardQuestion | null;
  readonly decision: BoardDecision | null;
}

/** The command to record a ruling, but for what is typed. */
const sentOf = (
  { round, board, player }: Where,
  { situation, laws }: BoardChoice,
  answers: SituationAnswers,
): Sent => [
  ['command.round', String(round)],
  ['command.board', String(board)],
  ['command.player', player],
  ['command.situation', situation],
  ['command.laws', laws],
  ...Object.entries(answers).flatMap(
    ([question, answer], index): Sent => [
      [`command.answers.${index}.question`, question],
      [`command.answers.${index}.answer`, answer],
    ],
  ),
];

interface Where {
  readonly round: number;
  readonly board: number;
  readonly player: string;
}

interface Names {
  readonly player: string;
  readonly opponent: string;
}

const questionOf = (reading: Reading, { ask, answers }: SituationAsk): BoardQuestion => ({
  text: questionText(reading, ask),
  name: `${answerPrefix}${ask}`,
  answers: answers.map((answer) => ({ value: answer, text: answerText(reading, answer) })),
});

/** A ruling in words, without what is sent. */
const decisionOf = (
  reading: Reading,
  ruling: BoardRuling,
  names: Names,
): Pick<BoardDecision, 'follows' | 'say' | 'penalties'> => ({
  follows: followsText(reading, ruling, names),
  say: sentenceToSay(reading, ruling),
  penalties: ruling.penalties.map(({ code, article }) => ({
    value: code,
    text: `${penaltyText(reading, code)} (${article})`,
  })),
});

/** The next question about what happened at a board, or what the Laws say of it; null: nothing is chosen. */
export function boardStep(t: Tournament, reading: Reading, choice: BoardChoice): BoardStep | null {
  const { game, side, laws, answers } = choice;
  const situation = situationOf(choice.situation);
  if (game === null || situation === undefined) return null;
  const { nameOf } = namesIn(t);
  const where = { round: game.round, board: game.board, player: game[side] };
  const setting = settingOfIncident(t, { ...where, situation: situation.code, laws });
  const { counted, step } = situationStep(situation, setting, answers);
  const names = {
    player: nameOf(where.player),
    opponent: nameOf(game[side === 'white' ? 'black' : 'white']),
  };
  const head = {
    what: reading.t(`incidents.situation-${situation.code}`),
    player: names.player,
    earlier: setting.count - 1,
  };
  if (step === null) return { ...head, question: null, decision: null };
  if ('ask' in step) return { ...head, question: questionOf(reading, step), decision: null };
  const { ruling } = step;
  const result = resultOfRuling(ruling, side, situation.group === 'people');
  const decision = {
    article: citation(citedArticle(laws, ruling.article)),
    law: ruling.article,
    ...decisionOf(reading, ruling, names),
    changesClocks:
      ruling.own !== 0 ||
      ruling.opponent !== 0 ||
      ruling.follows.some(({ kind }) => kind === 'set-clocks'),
    result: result === null ? '' : JSON.stringify(result),
    sent: sentOf(where, choice, counted),
  };
  return { ...head, question: null, decision };
}
