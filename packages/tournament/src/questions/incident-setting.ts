import {
  type KindOfPlay,
  kindOfPlay,
  type LawsEdition,
  type SituationSetting,
} from '@rokade/rules';
import type { Tournament } from '../state/state.ts';
import { systems } from '../systems/systems.ts';
import { type Incident, timesBefore } from '../values/incidents.ts';
import { playOfRound } from './round-play.ts';

/** The first day on which the Laws of 2023 hold. */
const since2023 = '2023-01-01';

/**
 * The Laws by which a tournament is played unless the arbiter says otherwise: those of the club whose
 * system it is, else those of its first day; as at the last incident, if there was one.
 */
export function usualLaws({
  settings,
  incidents,
}: Pick<Tournament, 'settings' | 'incidents'>): LawsEdition {
  const last = incidents.at(-1);
  if (last !== undefined) return last.laws;
  const editions = Object.keys(systems[settings.system.code].editions);
  if (editions.includes('tempelhof-2018')) return 'tempelhof-2018';
  const [first = ''] = settings.roundDates;
  return first !== '' && first < since2023 ? 'laws-2001' : 'laws-2023';
}

/** What of an incident says how often it happened before. */
type Counted = Pick<Incident, 'round' | 'board' | 'player' | 'situation' | 'laws'>;

/** How a situation of a game is ruled in a kind of play, after the incidents so far. */
export const settingAmong = (
  incidents: Parameters<typeof timesBefore>[0],
  incident: Counted,
  play: KindOfPlay,
): SituationSetting => ({
  laws: incident.laws,
  play,
  supervised: true,
  count: timesBefore(incidents, incident) + 1,
});

/** By which laws and in which kind of play a situation of a game is ruled, and how often it happened. */
export const settingOfIncident = (t: Tournament, incident: Counted): SituationSetting =>
  settingAmong(t.incidents, incident, kindOfPlay(playOfRound(t, incident.round).timeControl));
