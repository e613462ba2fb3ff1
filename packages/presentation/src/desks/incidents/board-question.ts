import {
  type BoardRuling,
  citedArticle,
  type SituationAnswers,
  type SituationAsk,
  situationOf,
  situationStep,
} from '@rokade/rules';
import { citation } from '@rokade/texts';
import {
  type CommandOf,
  type GameResult,
  type IncidentPlace,
  settingAmong,
} from '@rokade/tournament';
import { situationText } from '../../chess/incident-text.ts';
import {
  answerText,
  followsText,
  penaltyText,
  questionText,
  resultOfRuling,
  sentenceToSay,
} from '../../chess/ruling-text.ts';
import type { Option } from '../../forms/option.ts';
import type { Locale } from '../../words/locale.ts';
import { answerPrefix, type BoardChoice } from './board-choice.ts';
import type { BoardFacts, BoardGame } from './board-facts.ts';

type Reading = Pick<Locale<'console'>, 't'>;

/** A question about what happened, with what was chosen before. */
export interface BoardQuestion {
  readonly text: string;
  readonly name: string;
  readonly answers: readonly Option[];
}

/** The command to record a ruling, but for what is typed. */
export type DecidedIncident = Pick<
  CommandOf<'record-incident'>,
  'kind' | 'round' | 'board' | 'player' | 'situation' | 'answers' | 'laws'
>;

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
  readonly incident: DecidedIncident;
}

/** The step that the chosen situation leads to; without question and decision the Laws have no rule. */
export interface BoardStep {
  readonly what: string;
  readonly player: string;
  /** How often it happened before in this game. */
  readonly earlier: number;
  /** What was recorded of the player in other games, the newest first. */
  readonly elsewhere: readonly string[];
  /** The answers so far, each with its question. */
  readonly answered: readonly string[];
  readonly question: BoardQuestion | null;
  readonly decision: BoardDecision | null;
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

const answeredLines = (reading: Reading, counted: SituationAnswers): readonly string[] =>
  Object.entries(counted).map(
    ([question, answer]) => `${questionText(reading, question)} ${answerText(reading, answer)}`,
  );

/** What was recorded of a player in other games of the tournament, the newest first. */
const elsewhereLines = (
  reading: Reading,
  incidents: readonly IncidentPlace[],
  { round, board, player }: Omit<IncidentPlace, 'situation'>,
): readonly string[] =>
  incidents
    .filter((one) => one.player === player && (one.round !== round || one.board !== board))
    .toReversed()
    .map((one) =>
      reading.t('incidents.earlier-elsewhere', {
        round: one.round,
        board: one.board,
        what: situationText(reading, one.situation),
      }),
    );

/** Whose incident a choice is about. */
function incidentOf(
  { side, laws, answers }: BoardChoice,
  game: BoardGame,
  situation: string,
): DecidedIncident {
  return {
    kind: 'record-incident',
    round: game.round,
    board: game.board,
    player: game[side].id,
    situation,
    answers: Object.entries(answers).map(([question, answer]) => ({ question, answer })),
    laws,
  };
}

/** What the Laws say of an incident, with the command that records it. */
function decided(
  reading: Reading,
  ruling: BoardRuling,
  names: Names,
  { incident, result }: { incident: DecidedIncident; result: GameResult | null },
): BoardDecision {
  return {
    article: citation(citedArticle(incident.laws, ruling.article)),
    law: ruling.article,
    ...decisionOf(reading, ruling, names),
    changesClocks:
      ruling.own !== 0 ||
      ruling.opponent !== 0 ||
      ruling.follows.some(({ kind }) => kind === 'set-clocks'),
    result: result === null ? '' : JSON.stringify(result),
    incident,
  };
}

/** The next question about what happened at a board, or what the Laws say of it; null: nothing is chosen. */
export function boardStep(
  { incidents }: BoardFacts,
  reading: Reading,
  choice: BoardChoice,
): BoardStep | null {
  const { game, side } = choice;
  const situation = situationOf(choice.situation);
  if (game === null || situation === undefined) return null;
  const { code } = situation;
  const setting = settingAmong(incidents, incidentOf(choice, game, code), game.play);
  const { counted, step } = situationStep(situation, setting, choice.answers);
  const names = {
    player: game[side].name,
    opponent: game[side === 'white' ? 'black' : 'white'].name,
  };
  const head = {
    what: reading.t(`incidents.situation-${code}`),
    player: names.player,
    earlier: setting.count - 1,
    elsewhere: elsewhereLines(reading, incidents, {
      round: game.round,
      board: game.board,
      player: game[side].id,
    }),
    answered: answeredLines(reading, counted),
  };
  if (step === null) return { ...head, question: null, decision: null };
  if ('ask' in step) return { ...head, question: questionOf(reading, step), decision: null };
  const incident = incidentOf({ ...choice, answers: counted }, game, code);
  const result = resultOfRuling(step.ruling, side, situation.group === 'people');
  const decision = decided(reading, step.ruling, names, { incident, result });
  return { ...head, question: null, decision };
}
