import { type Contest, parseContestId, parseEntryId } from '@rokade/club';
import { idBy, listOf, text } from '@rokade/journal';
import { err, type Result } from '@rokade/rules';
import { z } from 'zod';
import { enterMembers, membersAsPlayers } from '../acts/contests/season-members.ts';
import type { Application } from '../application.ts';
import { schemaOf } from '../shapes/schema-of.ts';
import { newPlayerId } from '../values/new-ids.ts';
import { actorOf } from './actor-of.ts';
import { type ApiRoute, takingJson } from './api-route.ts';
import { atContest, atTournament } from './at-address.ts';
import { written } from './based-request.ts';
import { answerWith, type Exchange } from './exchange.ts';
import { mayWith } from './may-here.ts';
import type { ApiError } from './request-error.ts';

/** The members of a season who are to be entered elsewhere. */
const membersShape = z.strictObject({
  basedOn: z.int().min(0),
  confirmed: z.boolean().default(false),
  season: schemaOf(idBy(parseContestId)),
  /** Their entries in the season. */
  entries: schemaOf(listOf(idBy(parseEntryId), { most: 1000 })),
});

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
      membersShape.extend({ day: schemaOf(text) }),
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
      membersShape,
      atTournament(async (exchange, id, { season: of, entries, ...basis }) => {
        const season = await seasonSeen(app, exchange, of);
        if (!season.ok) return season;
        const desk = exchange.get('desk');
        const day = desk.hall().now.slice(0, 10);
        const players = membersAsPlayers(desk, season.value, { entries, day }).map((details) => ({
          id: newPlayerId(),
          details,
          missed: [],
          listed: {},
        }));
        const command = { kind: 'enter-players', players } as const;
        const request = { ...basis, command, reason: '' };
        return answerWith(await app.tournaments.execute(id, request, actorOf(exchange)), written);
      }),
    ),
  },
];
