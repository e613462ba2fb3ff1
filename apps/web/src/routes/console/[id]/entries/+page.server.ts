import {
  fieldOf,
  missableRounds,
  missedByFide,
  sortedClubs,
} from '@rokade/presentation/desks/entries/entries-so-far.ts';
import { whoMayPlay } from '@rokade/presentation/desks/players/who-may-play.ts';
import { newPlayerId, placeOfPlay } from '@rokade/server';
import { playerLineIn, type Tournament } from '@rokade/tournament';
import { offeredMembers } from '#lib/server/club/members-of-season.ts';
import { lacksEvent } from '#lib/server/events/lacks-event.ts';
import { tournamentAsSeen } from '#lib/server/players/births.ts';
import { changedPlayers } from '#lib/server/players/changed-players.ts';
import { faultsOfOfficers } from '#lib/server/players/faults-of-officers.ts';
import { suspendedPlayers } from '#lib/server/players/suspended-lines.ts';
import { offersTo } from '#lib/server/ratings/offers.ts';
import { peopleToChoose } from '#lib/server/register/people-to-choose.ts';
import { mayDo } from '#lib/server/rights/may-do.ts';
import { wholeTournament } from '#lib/server/tournaments/load-tournament.ts';
import { relatedTournaments } from '#lib/server/tournaments/related-tournaments.ts';
import type { PageServerLoad } from './$types';

/** The people of the register who match a query; null: the reader may not see or enter them. */
const foundPeople = (locals: App.Locals, { id, settings, players }: Tournament, query: string) =>
  mayDo(locals, 'see-people', null) && mayDo(locals, 'keep-entries', id)
    ? {
        query,
        people: peopleToChoose(locals, query, {
          where: placeOfPlay(settings, locals.app.hall().now.slice(0, 10)),
          isEntered: (person) => players.some(({ details }) => details.person === person),
        }),
      }
    : null;

/** The entry list in the order of entry, or of the draw numbers once the lots are drawn. */
export const load: PageServerLoad = async ({ locals, params, url }) => {
  const whole = await wholeTournament(locals, params);
  const t = tournamentAsSeen(locals, whole);
  const lineOf = playerLineIn(t);
  return {
    entries: t.players.map((player) => ({
      ...lineOf(player),
      fromRound: player.fromRound,
      birthDate: player.details.birthDate,
    })),
    clubs: sortedClubs(
      locals.language,
      t.players.map(({ details }) => details.club),
    ),
    field: fieldOf(t),
    ...faultsOfOfficers(locals, t),
    suspended: suspendedPlayers(locals, t),
    mayPlay: whoMayPlay(locals, whole),
    members:
      t.rounds.length === 0 && mayDo(locals, 'keep-entries', t.id)
        ? await offeredMembers(locals, { kind: 'tournament', id: t.id })
        : null,
    newId: String(newPlayerId()),
    people: foundPeople(locals, whole, url.searchParams.get('q') ?? ''),
    entriesClosed: t.entriesClosed,
    lots: t.lots,
    missable: missableRounds(t),
    changed: changedPlayers(locals.app.lists, t),
    notRated: missedByFide(t),
    started: t.rounds.length > 0,
    finished: t.finished,
    offered: new Set((await offersTo(locals, whole)).map(({ player }) => player)).size,
    related: await relatedTournaments(locals.app, t),
    lacksEvent: await lacksEvent(locals, t),
  };
};

export { tournamentActions as actions } from '#lib/server/forms/tell.ts';
