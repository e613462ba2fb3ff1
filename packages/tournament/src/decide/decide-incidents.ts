import { citedArticle, penaltiesOf, situationOf, situationStep } from '@rokade/rules';
import type { CommandOf, Request } from '../commands/command.ts';
import type { EventOf } from '../events/entry.ts';
import { settingOfIncident } from '../questions/incident-setting.ts';
import type { Tournament } from '../state/state.ts';
import { isFinal, sameResult } from '../values/game-result.ts';
import { type BoardInRound, onBoard, resultDeciders } from './decide-results.ts';
import { carryOut, type Deciders, type Decision, refuse } from './decision.ts';

type Recording = CommandOf<'record-incident'>;

/** The event of an incident that the Laws rule on, or why there is none. */
function recorded(t: Tournament, command: Recording): EventOf<'incident-recorded'> | Decision {
  const { kind: _, result: __, words, ...incident } = command;
  const situation = situationOf(command.situation);
  if (situation === undefined) {
    return refuse({ code: 'incident.unknown', situation: command.situation });
  }
  const setting = settingOfIncident(t, command);
  const answers = Object.fromEntries(
    command.answers.map(({ question, answer }) => [question, answer]),
  );
  const { counted, step } = situationStep(situation, setting, answers);
  if (step === null) return refuse({ code: 'incident.no-rule', situation: situation.code });
  if ('ask' in step) return refuse({ code: 'incident.unanswered', question: step.ask });
  const problem = penaltyProblem(command);
  if (problem !== null) return problem;
  return {
    kind: 'incident-recorded',
    incident: t.incidents.length + 1,
    ...incident,
    answers: Object.entries(counted).map(([question, answer]) => ({ question, answer })),
    article: citedArticle(setting.laws, step.ruling.article),
    count: setting.count,
    said: { words: words.trim() },
  };
}

/** A penalty is one of the edition's; where none is foreseen, the arbiter may still give one of them. */
const penaltyProblem = ({ penalty, laws }: Recording): Decision | null =>
  penalty === '' || penaltiesOf[laws].some(({ code }) => code === penalty)
    ? null
    : refuse({ code: 'incident.penalty-unknown', penalty });

/** The result that a ruling gives, entered or corrected as by the desk. */
function resultOf(
  t: Tournament,
  { game }: BoardInRound,
  { round, board, result }: Recording,
  request: Request,
): Decision {
  if (result === null || sameResult(game.result, result)) return carryOut();
  const facts = { round, board, result };
  return isFinal(game.result)
    ? resultDeciders['correct-result'](t, { kind: 'correct-result', ...facts }, request)
    : resultDeciders['enter-result'](t, { kind: 'enter-result', ...facts }, request);
}

function record(
  t: Tournament,
  place: BoardInRound,
  command: Recording,
  request: Request,
): Decision {
  const { player } = command;
  if (player !== place.game.white && player !== place.game.black) {
    const { round, board } = command;
    return refuse({ code: 'incident.not-their-game', round, board });
  }
  const event = recorded(t, command);
  if ('ok' in event) return event;
  const decided = resultOf(t, place, command, request);
  return decided.ok ? carryOut(event, ...decided.value) : decided;
}

/**
 * Decides what is recorded of incidents at the boards.
 *
 * @article DSU 2002 4.1.1 §6
 * @article FIDE 2012 3.1, 10.1
 */
export const incidentDeciders = {
  'record-incident': onBoard(record),
} satisfies Partial<Deciders>;
