import type { OfKind, Request as RequestOf } from '@rokade/journal';
import { unreachable } from '@rokade/rules';
import type { Command, Request } from '../command.ts';
import { draftRound, missingBoards, pendingBoards, publishedRounds } from '../phase.ts';
import { plannedRounds } from '../planned-rounds.ts';
import type { Consequence } from '../consequence.ts';
import type { Refusal } from '../refusal.ts';
import type { Visibility } from '../setting-values.ts';
import type { Round, Tournament } from '../state.ts';
import { confirmationFor } from './confirmation.ts';
import { decideSettings } from './decide-settings.ts';
import { decideTieLots } from './decide-tie-lots.ts';
import { carryOut, type Decision, refuse } from './decision.ts';
import { begunConsequences } from './round-conduct.ts';
import { settingsProblem } from './settings-check.ts';

/** The commands about a tournament as a whole. */
export type GeneralCommand = Extract<
  Command,
  {
    kind: 'change-settings' | 'draw-tie-lots' | 'finish-tournament' | 'reopen-tournament';
  }
>;

/** Creates a tournament: its settings must be sound. */
export function decideCreation(command: Extract<Command, { kind: 'create-tournament' }>): Decision {
  const { id, settings, demo = false } = command;
  const problem = settingsProblem(settings);
  if (problem !== null) return refuse(problem);
  return carryOut({ kind: 'tournament-created', id, settings, demo });
}

const visibilityChoices = ['ratings', 'clubs', 'standings', 'crosstable', 'playerCards'] as const;

/**
 * Rounds and games that are still to come; adjourned and postponed ones should have been finished.
 *
 * @article DSU 2002 §11b
 */
function finishConsequences(t: Tournament): readonly Consequence[] {
  const played = publishedRounds(t);
  const planned = plannedRounds(t);
  const left: readonly Consequence[] =
    played < planned ? [{ code: 'consequence.rounds-left', played, planned }] : [];
  const open = t.rounds.flatMap((round): readonly Consequence[] => {
    const boards = [...missingBoards(round), ...pendingBoards(round)].sort((a, b) => a - b);
    return boards.length === 0
      ? []
      : [{ code: 'consequence.results-missing', round: round.number, boards }];
  });
  return [...left, ...open];
}

function decideFinish(t: Tournament, request: Request): Decision {
  if (t.finished || draftRound(t) !== undefined || t.rounds.length === 0) {
    const phase = t.finished ? 'finished' : t.rounds.length === 0 ? 'entries' : 'draft';
    return refuse({ code: 'command.not-now', command: 'finish-tournament', phase });
  }
  const question = confirmationFor(request, finishConsequences(t), true);
  return question === null ? carryOut({ kind: 'tournament-finished' }) : refuse(question);
}

/** Whether anything that is kept back now was public before. */
function wasMorePublic(before: Visibility, now: Visibility): boolean {
  if (!before.published) return false;
  const opened = visibilityChoices.some((choice) => before[choice] && !now[choice]);
  return opened || !now.published || (before.names === 'full' && now.names === 'initials');
}

const seats = ({ games }: Round): string =>
  JSON.stringify(games.map(({ white, black }) => [white, black].toSorted()));

/** What a return does to the pairings of rounds that have begun. @article DSU 2002 §11d */
const takenBack = (t: Tournament, earlier: Tournament, now: string): readonly Consequence[] =>
  t.rounds
    .filter((round) => {
      const then = earlier.rounds[round.number - 1];
      return then?.status !== 'published' || seats(then) !== seats(round);
    })
    .flatMap((round) => begunConsequences(t, round, now));

/** What has to be asked before everything since an earlier state is taken back; null: nothing. */
export function objectionToReturn(
  t: Tournament,
  earlier: Tournament,
  request: RequestOf<OfKind>,
): Refusal | null {
  const begun = takenBack(t, earlier, request.now ?? '');
  const isMorePublic = wasMorePublic(earlier.settings.visibility, t.settings.visibility);
  const forgotten = t.sentReports.length - earlier.sentReports.length;
  const consequences: readonly Consequence[] = [
    ...begun,
    ...(forgotten > 0
      ? [{ code: 'consequence.sent-reports-forgotten', reports: forgotten } as const]
      : []),
    ...(isMorePublic ? [{ code: 'consequence.more-public' } as const] : []),
  ];
  return confirmationFor(request, consequences, begun.length > 0);
}

/** Decides a command about the tournament as a whole. */
export function decideTournament(
  t: Tournament,
  command: GeneralCommand,
  request: Request,
): Decision {
  switch (command.kind) {
    case 'change-settings':
      return decideSettings(t, command, request);
    case 'draw-tie-lots':
      return decideTieLots(t, command);
    case 'finish-tournament':
      return decideFinish(t, request);
    case 'reopen-tournament':
      return t.finished
        ? carryOut({ kind: 'tournament-reopened' })
        : refuse({ code: 'command.not-now', command: command.kind, phase: 'open' });
    default:
      return unreachable(command);
  }
}
