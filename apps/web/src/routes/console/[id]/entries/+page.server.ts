import {
  type ByeRequest,
  hasScoreGroups,
  mostRounds,
  playerLineIn,
  publishedRounds,
  type Tournament,
} from '@rokade/tournament';
import { fail } from '@sveltejs/kit';
import { playerOfForm, readPlayerForm } from '#lib/desks/entries/player-form.ts';
import { executeForm } from '#lib/server/form-command.ts';
import { formText } from '#lib/server/form-text.ts';
import { loadTournament } from '#lib/server/load-tournament.ts';
import { newPlayerId } from '#lib/server/new-ids.ts';
import { relatedTournaments } from '#lib/server/related-tournaments.ts';
import type { Actions, PageServerLoad } from './$types';

const sortedClubs = (clubs: readonly string[]): readonly string[] =>
  [...new Set(clubs)].filter((club) => club !== '').sort();

/** For how many of the rounds missed a late entry can have half a point. */
const missableRounds = (t: Tournament): number =>
  hasScoreGroups(t.settings.system)
    ? Math.min(publishedRounds(t), t.settings.halfPointByes ?? mostRounds)
    : 0;

/** Half-point byes for this many of the rounds missed, the first first. */
const missedByes = (count: number): readonly ByeRequest[] =>
  Array.from({ length: Math.min(count, mostRounds) || 0 }, (_, index) => ({
    round: index + 1,
    bye: 'half-point',
  }));

/** The entry list in the order of entry, or of the draw numbers once they are drawn. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const t = await loadTournament(locals, params);
  const lineOf = playerLineIn(t);
  return {
    entries: t.players.map((player) => ({
      ...lineOf(player),
      fromRound: player.fromRound,
      birthDate: player.details.birthDate,
    })),
    clubs: sortedClubs(t.players.map(({ details }) => details.club)),
    entriesClosed: t.entriesClosed,
    lots: t.lots,
    missable: missableRounds(t),
    started: t.rounds.length > 0,
    finished: t.finished,
    related: await relatedTournaments(locals.app, t),
  };
};

export const actions: Actions = {
  /** Enters one player. */
  add: async ({ locals, params, request }) => {
    const { id } = await loadTournament(locals, params);
    const form = await request.formData();
    const values = readPlayerForm(form);
    const missed = missedByes(Number(formText(form, 'missed')));
    const players = [{ id: newPlayerId(), details: playerOfForm(values), missed }];
    const done = await executeForm(locals, form, {
      id,
      command: { kind: 'enter-players', players },
    });
    if (!done.ok) return fail(400, { values, error: done.error });
    return { added: values.name };
  },
};
