import type { Command, Request } from '../command.ts';
import type { JournalEvent } from '../entry.ts';
import type { PlayerId } from '../ids.ts';
import { draftRound, publishedRounds } from '../phase.ts';
import type { Consequence } from '../refusal.ts';
import type { Settings } from '../settings.ts';
import type { Tournament } from '../state.ts';
import { viewStandings } from '../views/view-standings.ts';
import type { StandingsView } from '../views/view-types.ts';
import { confirmationFor } from './confirmation.ts';
import { carryOut, type Decision, refuse } from './decision.ts';
import { settingsProblem } from './settings-check.ts';

type Field = keyof Settings;

/** What the places rest on. */
const orderFields: readonly Field[] = ['tieBreaks', 'tieBreakEdition'];

/** What the pairings rest on. */
const pairingFields: readonly Field[] = ['system', 'scoring', 'forbidden'];

const moved = (before: Settings, after: Settings, fields: readonly Field[]): boolean =>
  fields.some((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));

const firstOf = ({ rows }: StandingsView): readonly PlayerId[] =>
  rows.filter(({ rank }) => rank === 1).map(({ player }) => player.id);

/** What a new order of tie-breaks moves. */
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

function settingsConsequences(t: Tournament, after: Settings): readonly Consequence[] {
  if (publishedRounds(t) === 0) return [];
  const order: readonly Consequence[] = moved(t.settings, after, orderFields)
    ? [orderConsequence(t, after)]
    : [];
  return moved(t.settings, after, pairingFields)
    ? [...order, { code: 'consequence.system-changed-after-start' }]
    : order;
}

/**
 * Decides new settings. What pairings or places rest on wants a reason once a round is out; a draft
 * paired by the old settings is taken back.
 */
export function decideSettings(
  t: Tournament,
  { changes }: Extract<Command, { kind: 'change-settings' }>,
  request: Request,
): Decision {
  const settings = { ...t.settings, ...changes };
  if (JSON.stringify(settings) === JSON.stringify(t.settings)) return carryOut();
  const problem = settingsProblem(settings);
  if (problem !== null) return refuse(problem);
  if (settings.roundsPlanned < t.rounds.length && moved(t.settings, settings, ['roundsPlanned'])) {
    return refuse({ code: 'settings.invalid', field: 'roundsPlanned', problem: 'already-paired' });
  }
  const question = confirmationFor(request, settingsConsequences(t, settings), true);
  if (question !== null) return refuse(question);
  const draft = draftRound(t);
  const outdated: readonly JournalEvent[] =
    draft !== undefined && moved(t.settings, settings, pairingFields)
      ? [{ kind: 'round-withdrawn', round: draft.number }]
      : [];
  return carryOut({ kind: 'settings-changed', changes }, ...outdated);
}
