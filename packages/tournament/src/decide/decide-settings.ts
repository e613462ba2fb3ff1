import { differing } from '@rokade/journal';
import type { CommandOf, Request } from '../commands/command.ts';
import type { Consequence } from '../commands/consequence.ts';
import type { Refusal } from '../commands/refusal.ts';
import type { TournamentEvent } from '../events/entry.ts';
import { publishedRounds } from '../questions/phase.ts';
import type { Settings } from '../settings/settings.ts';
import type { Tournament } from '../state/state.ts';
import { announceTheSame, isScheduled } from '../systems/system-choice.ts';
import type { PlayerId } from '../values/ids.ts';
import { viewStandings } from '../views/view-standings.ts';
import type { StandingsView } from '../views/view-types.ts';
import { confirmationFor, secondConfirmationFor, when } from './confirmation.ts';
import { carryOut, carryOutUnless, type Decision, refuse } from './decision.ts';
import { beginsInFideMode } from './fide-mode/usual-fide-mode.ts';
import { outdatedDraft } from './outdated-draft.ts';
import { byesOfLastRound, roundsConsequences, roundsObstacle } from './rounds-change.ts';
import { scoringConsequences } from './scoring-consequences.ts';
import { settingsProblem } from './settings-check.ts';

type Field = keyof Settings;

/** The settings that decide the order of places. */
const orderFields: readonly Field[] = ['tieBreaks', 'tieBreakEdition'];

/** The settings that decide the pairings. */
const pairingFields: readonly Field[] = [
  'system',
  'scoring',
  'forbidden',
  'roundsPlanned',
  'pairingRatings',
  'unratedAs',
];

/** The settings whose change has a consequence of its own. */
const systemFields: readonly Field[] = ['system', 'scoring', 'forbidden'];

const moved = (before: Settings, after: Settings, fields: readonly Field[]): boolean =>
  fields.some((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));

const firstOf = ({ rows }: StandingsView): readonly PlayerId[] =>
  rows.filter(({ rank }) => rank === 1).map(({ player }) => player.id);

/** The consequence of a new order of tie-breaks: how many players it moves. @article FIDE 2012 annex 3 */
function orderConsequence(t: Tournament, settings: Settings): Consequence {
  const [before, after] = [viewStandings(t), viewStandings({ ...t, settings })];
  const places = new Map(before.rows.map(({ player, rank }) => [player.id, rank]));
  return {
    code: 'consequence.tie-breaks-changed-after-start',
    moved: after.rows.filter(({ player, rank }) => places.get(player.id) !== rank).length,
    firstBeforePlayers: firstOf(before),
    firstAfterPlayers: firstOf(after),
  };
}

/**
 * Who may meet whom and how points are boosted was announced before the start, and the rounds so far
 * were paired by it: changing it needs a second confirmation.
 */
function secondQuestion(t: Tournament, after: Settings, request: Request): Refusal | null {
  const rounds = publishedRounds(t);
  const isChange =
    !announceTheSame(t.settings.system, after.system) || moved(t.settings, after, ['forbidden']);
  return rounds === 0 || !isChange
    ? null
    : secondConfirmationFor(request, [{ code: 'consequence.paired-by-other-rules', rounds }]);
}

function settingsConsequences(t: Tournament, after: Settings): readonly Consequence[] {
  const worth = moved(t.settings, after, ['scoring']) ? scoringConsequences(after.scoring) : [];
  const rounds = [...worth, ...roundsConsequences(t, after)];
  if (publishedRounds(t) === 0) return rounds;
  const isMoved = (...fields: readonly Field[]) => moved(t.settings, after, fields);
  return [
    ...(isMoved(...orderFields) ? [orderConsequence(t, after)] : []),
    ...when(isMoved(...systemFields), { code: 'consequence.system-changed-after-start' }),
    ...when(isMoved('pairingRatings', 'unratedAs'), {
      code: 'consequence.ratings-changed-after-start',
    }),
    ...rounds,
  ];
}

/** The changes without the days of rounds that will not be played, once fewer are planned. */
function withoutLostDays(before: Settings, changes: Partial<Settings>): Partial<Settings> {
  const { system, roundsPlanned, roundDates } = { ...before, ...changes };
  const isFewer = roundsPlanned < before.roundsPlanned && !isScheduled(system);
  if (!isFewer || roundsPlanned < 0 || roundDates.length <= roundsPlanned) return changes;
  const left = roundDates.slice(0, roundsPlanned);
  return { ...changes, roundDates: left.slice(0, left.findLastIndex((date) => date !== '') + 1) };
}

/** A tournament that becomes one for FIDE before round 1 is paired enters FIDE mode, as new ones begin in it. */
const enteredMode = (t: Tournament, after: Settings): readonly TournamentEvent[] =>
  t.fideMode.kind === 'none' &&
  t.rounds.length === 0 &&
  !beginsInFideMode(t.settings) &&
  beginsInFideMode(after)
    ? [{ kind: 'fide-mode-entered' }]
    : [];

/**
 * Decides new settings. Once a round is published, changing what pairings or places depend on needs a
 * reason; a draft paired with the old settings is taken back. A form sends all settings, and the journal
 * keeps those that were changed.
 */
export function decideSettings(
  t: Tournament,
  command: CommandOf<'change-settings'>,
  request: Request,
): Decision {
  const changes = differing(t.settings, withoutLostDays(t.settings, command.changes));
  if (Object.keys(changes).length === 0) return carryOut();
  const settings = { ...t.settings, ...changes };
  const problem = settingsProblem(settings);
  if (problem !== null) return refuse(problem);
  if (settings.roundsPlanned < t.rounds.length && moved(t.settings, settings, ['roundsPlanned'])) {
    return refuse({ code: 'settings.invalid', field: 'roundsPlanned', problem: 'already-paired' });
  }
  const unplayable = roundsObstacle(t, settings);
  if (unplayable !== null) return refuse(unplayable);
  const question =
    confirmationFor(request, settingsConsequences(t, settings), true) ??
    secondQuestion(t, settings, request);
  const outdated = moved(t.settings, settings, pairingFields) ? outdatedDraft(t) : [];
  const byes = byesOfLastRound(t, settings);
  return carryOutUnless(
    question,
    { kind: 'settings-changed', changes },
    ...byes,
    ...outdated,
    ...enteredMode(t, settings),
  );
}
