import {
  isNumberedByStrength,
  isRoundRobin,
  numbersStay,
  pairingOrder,
  playerLineIn,
} from '@rokade/tournament';
import { loadTournament } from '#lib/server/tournaments/load-tournament.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals, params }) => {
  const t = await loadTournament(locals, params);
  return {
    lots: t.lots,
    isTable: isRoundRobin(t.settings.system),
    ratings: pairingOrder(t.settings),
    byStrength: isNumberedByStrength(t.settings.system),
    entriesClosed: t.entriesClosed,
    started: t.rounds.length > 0,
    numbersOpen: numbersStay(t) === null,
    entries: t.players.map(playerLineIn(t)),
  };
};

export { tournamentActions as actions } from '#lib/server/forms/tell.ts';
