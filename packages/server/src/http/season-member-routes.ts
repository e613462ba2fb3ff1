import { type Contest, parseContestId, parseEntryId } from '@rokade/club';
import { idBy, listOf, text } from '@rokade/journal';
import { err, type Result } from '@rokade/rules';
import { z } from 'zod';
import { enterMembers } from '../acts/contests/season-members.ts';
import { membersAsPlayers } from '../acts/tournaments/people-as-players.ts';
import type { Application } from '../application.ts';
import { placeOfPlay } from '../offers/person-details.ts';
import { schemaOf } from '../shapes/schema-of.ts';
import { actorOf } from './actor-of.ts';
import { type ApiRoute, takingJson } from './api-route.ts';
import { atContest, atTournament } from './at-address.ts';
import { enterInEvent, enterInTournament, entering, enteringInEvent } from './enter-people.ts';
import type { Exchange } from './exchange.ts';
import { mayWith } from './may-here.ts';
import type { ApiError } from './request-error.ts';
import { withEvent } from './with-event.ts';

/** The members of a season who are to be entered elsewhere. */
const members = {
  season: schemaOf(idBy(parseContestId)),
  /** Their entries in the season. */
  entries: schemaOf(listOf(idBy(parseEntryId), { most: 1000 })),
};

/** The season that is named, if the sender may see it. */
async function seasonSeen(
  { contests }: Application,
  exchange: Exchange,
  id: Contest['id'],
): Promise<Result<Contest, ApiError>> {
  const belonging = await contests.belonging(id);
  const isSeen = belonging.ok && mayWith(exchange, 'see-contest', { ...belonging.value, id });
  const found = isSeen ? await contests.get(id) : null;
  return found?.ok === true ? found : err({ code: 'store.missing' });
}

/** The routes that enter members of a season in the competitions of its year. */
export const seasonMemberRoutes = (app: Application): readonly ApiRoute[] => [
  {
    path: '/contests/{id}/members',
    act: 'keep-contest',
    summary: 'Enter members of a season in a competition; who is there already is passed over',
    ...takingJson(
      z.strictObject({ ...entering, ...members, day: schemaOf(text) }),
      atContest(async (exchange, id, { season: of, entries, day, ...basis }) => {
        const season = await seasonSeen(app, exchange, of);
        if (!season.ok) return season;
        const asking = { id, actor: actorOf(exchange), ...basis };
        const wanted = { season: season.value, entries, day };
        return enterMembers(exchange.get('desk'), asking, wanted);
      }),
    ),
  },
  {
    path: '/tournaments/{id}/members',
    act: 'keep-entries',
    summary: 'Enter members of a season in a tournament, all or none',
    ...takingJson(
      z.strictObject({ ...entering, ...members }),
      atTournament(async (exchange, id, { season: of, entries, ...basis }) => {
        const season = await seasonSeen(app, exchange, of);
        if (!season.ok) return season;
        const desk = exchange.get('desk');
        const found = await app.tournaments.get(id);
        if (!found.ok) return found;
        const { settings } = found.value;
        const { day } = placeOfPlay(settings, desk.hall().now.slice(0, 10));
        const chosen = { season: season.value, entries };
        const people = membersAsPlayers(desk, chosen, { day, settings });
        return enterInTournament(app, exchange, id, { ...basis, people });
      }),
    ),
  },
  {
    path: '/events/{id}/members',
    act: 'keep-entries',
    summary: 'Enter members of a season in an event, all or none',
    ...takingJson(
      z.strictObject({ ...enteringInEvent, ...members }),
      withEvent(app, async (exchange, event, { season: of, entries, ...basis }) => {
        const season = await seasonSeen(app, exchange, of);
        if (!season.ok) return season;
        const desk = exchange.get('desk');
        const day = event.values.firstDay || desk.hall().now.slice(0, 10);
        const chosen = { season: season.value, entries };
        const people = membersAsPlayers(desk, chosen, { day, settings: null });
        return enterInEvent(app, exchange, event, { ...basis, people });
      }),
    ),
  },
];
