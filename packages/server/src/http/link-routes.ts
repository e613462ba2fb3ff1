import { parseContestId } from '@rokade/club';
import { parseEventId } from '@rokade/event';
import { type Act, linkTasks } from '@rokade/installation';
import { parseLeagueId, teamOf } from '@rokade/league';
import { err, ok, type Result } from '@rokade/rules';
import { parseTournamentId } from '@rokade/tournament';
import { z } from 'zod';
import { type LinkError, type LinkRequest, linkRequestShape } from '../accounts/helper-links.ts';
import type { Application } from '../application.ts';
import { linkOfPlayer, playersToLink, tablesToLink } from '../contests/link-of-player.ts';
import type { LeagueError } from '../leagues/leagues.ts';
import { actorOf } from './actor-of.ts';
import { type ApiRoute, get, post, remove, takingJson } from './api-route.ts';
import { atContest, atIdOf } from './at-address.ts';
import { jarOf, rememberSession } from './cookies.ts';
import { type Exchange, visitorIn } from './exchange.ts';
import { languageOf } from './reader-choices.ts';

/** The kinds of books with links, by the first part of their paths, with the parsers of their ids. */
const subjects = [
  ['tournaments', parseTournamentId],
  ['events', parseEventId],
  ['contests', parseContestId],
  ['leagues', parseLeagueId],
] as const satisfies readonly (readonly [string, (text: string) => string | null])[];

type LinkedKind = (typeof subjects)[number][0];

/** The row of the matrix of rights for links of each kind of book. */
const keeping: Readonly<Record<LinkedKind, Act>> = {
  tournaments: 'keep-links',
  events: 'keep-links',
  contests: 'keep-contest',
  leagues: 'keep-league',
};

const invalid = err({ code: 'link.invalid' as const });

/** The request for a link of a team's captain, which is named after the team unless it has a name. */
async function linkOfCaptain(
  { leagues }: Application,
  text: string,
  request: LinkRequest,
): Promise<Result<LinkRequest, LeagueError | LinkError>> {
  const id = parseLeagueId(text);
  const found = id === null ? null : await leagues.get(id);
  if (found?.ok === false) return found;
  const team = found === null ? undefined : teamOf(found.value, request.player ?? '');
  return team === undefined ? invalid : ok({ ...request, name: request.name || team.values.name });
}

/** Creates a link for a tournament, an event, a competition or a league. */
async function makeAt(
  app: Application,
  { subject, id }: { readonly subject: LinkedKind; readonly id: string },
  exchange: Exchange,
  request: LinkRequest,
) {
  const { accounts, contests } = app;
  if (subject === 'events' && !linkTasks[request.role].ofEvents) return invalid;
  if ((subject === 'leagues') !== linkTasks[request.role].ofTeam) return invalid;
  if (subject === 'leagues') {
    const captain = await linkOfCaptain(app, id, request);
    return captain.ok ? accounts.makeLink(id, captain.value, actorOf(exchange).name) : captain;
  }
  const contest = subject === 'contests' ? parseContestId(id) : null;
  const found = contest === null ? null : await contests.get(contest);
  if (found?.ok === false) return found;
  const complete =
    found === null ? request : linkOfPlayer(found.value, request, languageOf(exchange.req));
  return accounts.makeLink(id, complete, actorOf(exchange).name);
}

/** The routes to create, list and revoke helpers' links. */
const keepingRoutes = (app: Application): readonly ApiRoute[] =>
  subjects.flatMap(([subject, parse]): readonly ApiRoute[] => {
    const at = atIdOf<string>(parse);
    const { accounts } = app;
    return [
      {
        path: `/${subject}/{id}/links`,
        act: keeping[subject],
        summary: 'The helpers’ links, the newest first, without their tokens',
        ...get(at(async (_, id) => ok({ links: await accounts.linksOf(id) }))),
      },
      {
        path: `/${subject}/{id}/links`,
        act: keeping[subject],
        summary: 'Create a helper’s link; only this answer contains its token',
        status: 201,
        ...takingJson(
          linkRequestShape,
          at((exchange, id, request) => makeAt(app, { subject, id }, exchange, request)),
        ),
      },
      {
        path: `/${subject}/{id}/links/{link}`,
        act: keeping[subject],
        summary: 'Revoke a link; its sessions end',
        ...remove(at((exchange, id) => accounts.revokeLink(id, exchange.req.param('link') ?? ''))),
      },
    ];
  });

/** The holders for whom links are created together, by the last part of the address. */
const together = {
  tables: {
    holders: tablesToLink,
    summary:
      'Create a link for each table of the present round of Skat; only this answer contains the tokens',
  },
  players: {
    holders: playersToLink,
    summary:
      'Create a link for each player of the competition; only this answer contains the tokens. Earlier links stay valid',
  },
} as const;

/** The routes that create links of a competition for several holders at once. */
const togetherRoutes = ({ accounts, contests }: Application): readonly ApiRoute[] =>
  Object.entries(together).map(([name, { holders, summary }]) => ({
    path: `/contests/{id}/links/${name}`,
    act: 'keep-contest',
    summary,
    status: 201,
    ...post(
      atContest(async (exchange, id) => {
        const found = await contests.get(id);
        if (!found.ok) return found;
        const links: object[] = [];
        for (const player of holders(found.value)) {
          const wish = linkRequestShape.parse({ role: 'player', player });
          const request = linkOfPlayer(found.value, wish, languageOf(exchange.req));
          const made = await accounts.makeLink(id, request, actorOf(exchange).name);
          if (!made.ok) return made;
          links.push(made.value);
        }
        return ok({ links });
      }),
    ),
  }));

/** The routes for helpers' links, with the one that opens a link. */
export const linkRoutes = (app: Application): readonly ApiRoute[] => [
  ...keepingRoutes(app),
  ...togetherRoutes(app),
  {
    path: '/session/link',
    act: 'sign-in',
    summary: 'Open a helper’s link; its session is set as a cookie',
    ...takingJson(z.strictObject({ token: z.string().max(200) }), async (exchange, { token }) => {
      const { accounts } = app;
      const visitor = visitorIn(exchange);
      const opened = await accounts.openLink(token, visitor.address);
      if (!opened.ok) return opened;
      await rememberSession(jarOf(exchange), visitor, accounts, token);
      return ok({ session: await accounts.session(token) });
    }),
  },
];
