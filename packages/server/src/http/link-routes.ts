import { parseContestId } from '@rokade/club';
import { parseEventId } from '@rokade/event';
import { type Act, linkTasks } from '@rokade/installation';
import { err, ok } from '@rokade/rules';
import { parseTournamentId } from '@rokade/tournament';
import { z } from 'zod';
import { linkRequestShape } from '../accounts/helper-links.ts';
import type { Application } from '../application.ts';
import { type ApiRoute, get, remove, takingJson } from './api-route.ts';
import { atIdOf } from './at-address.ts';
import { jarOf, rememberSession } from './cookies.ts';
import { visitorIn } from './exchange.ts';
import { actorOf } from './tournament-routes.ts';

/** What links are made for, at its id as the address has it. */
const subjects = [
  ['tournaments', parseTournamentId],
  ['events', parseEventId],
  ['contests', parseContestId],
] as const satisfies readonly (readonly [string, (text: string) => string | null])[];

/** The row of the matrix that lets look after links: of a competition whoever keeps it. */
const keeping = (subject: string): Act => (subject === 'contests' ? 'keep-contest' : 'keep-links');

/** Making, listing and revoking links for helpers. */
const keepingRoutes = ({ accounts }: Application): readonly ApiRoute[] =>
  subjects.flatMap(([subject, parse]): readonly ApiRoute[] => {
    const at = atIdOf<string>(parse);
    return [
      {
        path: `/${subject}/{id}/links`,
        act: keeping(subject),
        summary: 'The links for helpers, the newest first, without their tokens',
        ...get(at(async (_, id) => ok({ links: await accounts.linksOf(id) }))),
      },
      {
        path: `/${subject}/{id}/links`,
        act: keeping(subject),
        summary: 'Make a link with which a helper enters results; its token is told only here',
        status: 201,
        ...takingJson(
          linkRequestShape,
          at((exchange, id, request) => {
            if (subject === 'events' && !linkTasks[request.role].ofEvents) {
              return err({ code: 'link.invalid' });
            }
            return accounts.makeLink(id, request, actorOf(exchange).name);
          }),
        ),
      },
      {
        path: `/${subject}/{id}/links/{link}`,
        act: keeping(subject),
        summary: 'Revoke a link; whoever uses it is let in no more',
        ...remove(at((exchange, id) => accounts.revokeLink(id, exchange.req.param('link') ?? ''))),
      },
    ];
  });

/** Links for helpers: made, listed and revoked at a tournament or event, opened by whoever has one. */
export const linkRoutes = (app: Application): readonly ApiRoute[] => [
  ...keepingRoutes(app),
  {
    path: '/session/link',
    act: 'sign-in',
    summary: 'Open a link for helpers; what it lets do comes as a session, in a cookie',
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
