import { parseContestId } from '@rokade/club';
import { parseEventId } from '@rokade/event';
import { type Act, linkTasks } from '@rokade/installation';
import { err, ok, type Result } from '@rokade/rules';
import { z } from 'zod';
import { linkRequestShape } from '../accounts/helper-links.ts';
import type { Application } from '../application.ts';
import { idIn } from './access.ts';
import { type ApiRoute, takingJson } from './api-route.ts';
import { rememberSession } from './cookies.ts';
import { answer, type Exchange, refuse, visitorIn } from './exchange.ts';
import type { ApiError } from './request-error.ts';
import { jarOf } from './session-cookie.ts';
import { actorOf } from './tournament-routes.ts';

/** What links are made for, and its id as the address has it. */
const subjects: Readonly<Record<string, (exchange: Exchange) => Result<string, ApiError>>> = {
  tournaments: idIn,
  events: (exchange) => {
    const id = parseEventId(exchange.req.param('id') ?? '');
    return id === null ? err({ code: 'store.missing' }) : ok(id);
  },
  contests: (exchange) => {
    const id = parseContestId(exchange.req.param('id') ?? '');
    return id === null ? err({ code: 'store.missing' }) : ok(id);
  },
};

/** The row of the matrix that lets look after links: of a competition whoever keeps it. */
const keeping = (subject: string): Act => (subject === 'contests' ? 'keep-contest' : 'keep-links');

/** Making, listing and revoking links for helpers. */
const keepingRoutes = ({ accounts }: Application): readonly ApiRoute[] =>
  Object.entries(subjects).flatMap(([subject, idOf]): readonly ApiRoute[] => [
    {
      method: 'get',
      path: `/${subject}/{id}/links`,
      act: keeping(subject),
      summary: 'The links for helpers, the newest first, without their tokens',
      handle: async (exchange) => {
        const id = idOf(exchange);
        return id.ok
          ? exchange.json({ links: await accounts.linksOf(id.value) })
          : refuse(exchange, id.error);
      },
    },
    {
      method: 'post',
      path: `/${subject}/{id}/links`,
      act: keeping(subject),
      summary: 'Make a link with which a helper enters results; its token is told only here',
      ...takingJson(linkRequestShape, async (exchange, request) => {
        const id = idOf(exchange);
        if (!id.ok) return refuse(exchange, id.error);
        if (subject === 'events' && !linkTasks[request.role].ofEvents) {
          return refuse(exchange, { code: 'link.invalid' });
        }
        const made = await accounts.makeLink(id.value, request, actorOf(exchange).name);
        return answer(exchange, made, (value) => exchange.json(value, 201));
      }),
    },
    {
      method: 'delete',
      path: `/${subject}/{id}/links/{link}`,
      act: keeping(subject),
      summary: 'Revoke a link; whoever uses it is let in no more',
      handle: async (exchange) => {
        const id = idOf(exchange);
        if (!id.ok) return refuse(exchange, id.error);
        const revoked = await accounts.revokeLink(id.value, exchange.req.param('link') ?? '');
        return answer(exchange, revoked, () => exchange.body(null, 204));
      },
    },
  ]);

/** Links for helpers: made, listed and revoked at a tournament or event, opened by whoever has one. */
export const linkRoutes = (app: Application): readonly ApiRoute[] => [
  ...keepingRoutes(app),
  {
    method: 'post',
    path: '/session/link',
    act: 'sign-in',
    summary: 'Open a link for helpers; what it lets do comes as a session, in a cookie',
    ...takingJson(z.strictObject({ token: z.string().max(200) }), async (exchange, { token }) => {
      const { accounts } = app;
      const visitor = visitorIn(exchange);
      const opened = await accounts.openLink(token, visitor.address);
      if (!opened.ok) return refuse(exchange, opened.error);
      await rememberSession(jarOf(exchange), visitor, accounts, token);
      return exchange.json({ session: await accounts.session(token) });
    }),
  },
];
