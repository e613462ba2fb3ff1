import type { OfKind, Request as RequestOf } from '@rokade/journal';
import { type DutyRule, dutyRules } from '@rokade/rules';
import type { CommandOf, Request } from '../commands/command.ts';
import type { Consequence } from '../commands/consequence.ts';
import type { Refusal } from '../commands/refusal.ts';
import { fidePhase } from '../questions/fide-mode/acts-of-command.ts';
import { draftRound, publishedRounds, unfinishedBoards } from '../questions/phase.ts';
import { plannedRounds } from '../questions/planned-rounds.ts';
import { ruleOf } from '../questions/round-play.ts';
import type { Round, Tournament } from '../state/state.ts';
import type { Visibility } from '../values/setting-values.ts';
import { viewStandings } from '../views/view-standings.ts';
import { confirmationFor, resultsMissing, when } from './confirmation.ts';
import { decideSettings } from './decide-settings.ts';
import { decideTieLots, decideTieOrder } from './decide-tie-lots.ts';
import { carryOut, carryOutUnless, type Deciders, type Decision, refuse } from './decision.ts';
import { fideConsequence } from './fide-mode/hold-fide-mode.ts';
import { beginsInFideMode } from './fide-mode/usual-fide-mode.ts';
import { begunConsequences } from './round-conduct.ts';
import { scoringConsequences } from './scoring-consequences.ts';
import { settingsProblem } from './settings-check.ts';

/** Creates a tournament: its settings must be valid, and unusual scoring needs confirmation. */
export function decideCreation(
  { id, settings, demo = false }: CommandOf<'create-tournament'>,
  request: Request,
): Decision {
  const objection =
    settingsProblem(settings) ??
    confirmationFor(request, scoringConsequences(settings.scoring), false);
  const begun = { kind: 'tournament-created', id, settings, demo } as const;
  return carryOutUnless(
    objection,
    beginsInFideMode(settings) ? { ...begun, fideMode: true } : begun,
  );
}

const visibilityChoices = ['ratings', 'clubs', 'standings', 'crosstable', 'playerCards'] as const;

/**
 * A player who withdrew after half of the games keeps the points, and may be first with them; whether
 * they get the title the arbiter decides.
 *
 * @article Tempelhof 2018 III.A.12
 */
function withdrawnWinners(t: Tournament): readonly Consequence[] {
  if (!t.settings.marks.title && t.championship === null) return [];
  const article = ruleOf<DutyRule>(dutyRules, t)?.absent ?? '';
  return viewStandings(t)
    .rows.filter(({ rank, player }) => rank === 1 && player.withdrawn)
    .map(({ player: { id } }) => ({
      code: 'consequence.title-to-withdrawn',
      player: id,
      article,
    }));
}

/**
 * The consequences of finishing with rounds or games to come; adjourned and postponed games should have
 * been finished.
 *
 * @article DSU 2002 §11b
 */
function finishConsequences(t: Tournament): readonly Consequence[] {
  const played = publishedRounds(t);
  const planned = plannedRounds(t);
  return [
    ...withdrawnWinners(t),
    ...when(played < planned, { code: 'consequence.rounds-left', played, planned }),
    ...t.rounds.flatMap((round) => resultsMissing(round.number, unfinishedBoards(round))),
  ];
}

function decideFinish(t: Tournament, _: unknown, request: Request): Decision {
  if (t.finished || draftRound(t) !== undefined || t.rounds.length === 0) {
    const phase = t.finished ? 'finished' : t.rounds.length === 0 ? 'entries' : 'draft';
    return refuse({ code: 'command.not-now', command: 'finish-tournament', phase });
  }
  const question = confirmationFor(request, finishConsequences(t), true);
  return carryOutUnless(question, { kind: 'tournament-finished' });
}

/** Whether something that is hidden now was public before. */
function wasMorePublic(before: Visibility, now: Visibility): boolean {
  if (!before.published) return false;
  const opened = visibilityChoices.some((choice) => before[choice] && !now[choice]);
  return opened || !now.published || (before.names === 'full' && now.names === 'initials');
}

const seats = ({ games }: Round): string =>
  JSON.stringify(games.map(({ white, black }) => [white, black].toSorted()));

/** The consequence of a return for the pairings of rounds that have begun. @article DSU 2002 §11d */
const takenBack = (t: Tournament, earlier: Tournament, now: string): readonly Consequence[] =>
  t.rounds
    .filter((round) => {
      const then = earlier.rounds[round.number - 1];
      return then?.status !== 'published' || seats(then) !== seats(round);
    })
    .flatMap((round) => begunConsequences(t, round, now));

/** What must be confirmed before everything after an earlier state is undone; null: nothing. */
export function objectionToReturn(
  t: Tournament,
  earlier: Tournament,
  request: RequestOf<OfKind>,
): Refusal | null {
  const begun = takenBack(t, earlier, request.now ?? '');
  const isMorePublic = wasMorePublic(earlier.settings.visibility, t.settings.visibility);
  const forgotten = t.sentReports.length - earlier.sentReports.length;
  const consequences = [
    ...begun,
    ...when(forgotten > 0, { code: 'consequence.sent-reports-forgotten', reports: forgotten }),
    ...when(isMorePublic, { code: 'consequence.more-public' }),
    ...when(t.fideMode.kind === 'on' && fidePhase(t) !== 'before', fideConsequence('undo')),
  ];
  return confirmationFor(request, consequences, begun.length > 0);
}

export const tournamentDeciders = {
  'change-settings': decideSettings,
  'draw-tie-lots': decideTieLots,
  'order-tied-players': decideTieOrder,
  'finish-tournament': decideFinish,
  'reopen-tournament': (t, { kind }) =>
    t.finished
      ? carryOut({ kind: 'tournament-reopened' })
      : refuse({ code: 'command.not-now', command: kind, phase: 'open' }),
} satisfies Partial<Deciders>;
