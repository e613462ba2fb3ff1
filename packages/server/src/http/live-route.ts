import { may, placeIn } from '@rokade/installation';
import type { LeagueId } from '@rokade/league';
import { err } from '@rokade/rules';
import { parseTournamentId, type TournamentId } from '@rokade/tournament';
import { belongingOf } from '../acts/belonging-of.ts';
import type { Application } from '../application.ts';
import { ownTeams } from '../leagues/own-teams.ts';
import { type ApiRoute, get } from './api-route.ts';
import { askerOf } from './asker.ts';
import { atEvent, atLeague, atTournament, seenTournament } from './at-address.ts';
import { atPlace, hallKinds, hallOf } from './at-place.ts';
import { type Exchange, type Reply, visitorIn } from './exchange.ts';
import { type Listeners, leagueNewsOf, makeListeners, screensOf } from './listeners.ts';
import { mayHere } from './may-here.ts';
import type { News, NewsFeed } from './news.ts';

/** After how many milliseconds of silence a comment is sent, before proxies close the connection. */
const heartbeatAfter = 25_000;

/** How long a browser waits before it reconnects, in milliseconds. */
const retryAfter = 2000;

/**
 * The most streams for the public, in all and from one address, which a whole hall may share. People who
 * are signed in are not limited.
 */
export const mostStreams = { inAll: 8000, fromOneAddress: 4000 } as const;

/** The streams of live updates. */
export interface LiveStreams {
  readonly routes: readonly ApiRoute[];
  /** Ends all streams, so that the server can close. */
  closeAll(): void;
}

const encoder = new TextEncoder();

/** Server-sent events: https://html.spec.whatwg.org/multipage/server-sent-events.html */
const eventText = (news: Exclude<News, { kind: 'end' }>): string =>
  news.kind === 'nothing'
    ? ':\n\n'
    : `id: ${news.tidings.version}\ndata: ${JSON.stringify(news.tidings)}\n\n`;

/** A stream that sends a feed's news as fast as the reader receives them, as long as it may see them. */
function streamOf(
  feed: NewsFeed,
  greeting: string,
  maySee: () => Promise<boolean>,
): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(greeting)),
    async pull(controller) {
      const news = await feed.next(heartbeatAfter);
      if (news.kind === 'end' || !(await maySee())) {
        feed.end();
        controller.close();
        return;
      }
      controller.enqueue(encoder.encode(eventText(news)));
    },
    cancel: () => feed.end(),
  });
}

const streamHeaders = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-cache, no-transform',
  // Without this header nginx buffers the events.
  'X-Accel-Buffering': 'no',
};

/** The first event of a stream, and the check whether its reader may still see it. */
interface Opening {
  readonly hello: { readonly version: number; readonly within: number };
  readonly maySee: () => Promise<boolean>;
}

function answerWith(exchange: Exchange, feed: NewsFeed, { hello, maySee }: Opening): Response {
  const greeting = `retry: ${retryAfter}\nevent: hello\ndata: ${JSON.stringify(hello)}\n\n`;
  return exchange.body(streamOf(feed, greeting, maySee), 200, streamHeaders);
}

/** Makes the check whether the sender may still see the boards of a book, since a right may end meanwhile. */
function seesBoards(
  app: Application,
  exchange: Exchange,
  place: Parameters<typeof belongingOf>[1],
) {
  return async (): Promise<boolean> => {
    const { session } = await askerOf(app, exchange);
    const belonging = await belongingOf(app, place);
    return may(session?.rights ?? [], 'see-boards', placeIn(belonging, place.id));
  };
}

/** Whether the limits of streams are reached. */
const isFull = (listeners: Listeners, address: string): boolean =>
  listeners.inAll() >= mostStreams.inAll ||
  listeners.fromAddress(address) >= mostStreams.fromOneAddress;

/** The route with a tournament's news; the public only gets news of what it may see. */
function tournamentStream(app: Application, listeners: Listeners): ApiRoute {
  const { tournaments } = app;
  const open = (exchange: Exchange, id: TournamentId, version: number): Reply => {
    const seesAll = mayHere(exchange, 'see-boards');
    const { address } = visitorIn(exchange);
    if (isFull(listeners, address) && !seesAll) return err({ code: 'request.too-many-streams' });
    const feed = listeners.join({ ids: [id], address, seesAll });
    const isShown = async (): Promise<boolean> => (await tournaments.shown(id, 'everybody')).ok;
    const maySee = seesAll ? seesBoards(app, exchange, { kind: 'tournament', id }) : isShown;
    const hello = { version, within: seesAll ? 0 : listeners.within(id) };
    return answerWith(exchange, feed, { hello, maySee });
  };
  return {
    path: '/tournaments/{id}/live',
    act: 'read-public',
    summary: 'Server-sent events: version, kinds and first round of new entries',
    ...get(
      atTournament(async (exchange, id) => {
        const seen = mayHere(exchange, 'see-boards')
          ? await tournaments.get(id)
          : await seenTournament(app, exchange, id);
        return seen.ok ? open(exchange, id, seen.value.version) : seen;
      }),
    ),
  };
}

/** The route with the news of all groups of an event, for those who may see all of them. */
function eventStream(app: Application, listeners: Listeners): ApiRoute {
  return {
    path: '/events/{id}/live',
    act: 'see-boards',
    summary: 'Server-sent events of all groups of an event; each with the version of its group',
    ...get(
      atEvent(async (exchange, id) => {
        const event = await app.events.get(id);
        if (!event.ok) return event;
        const ids = event.value.groups.flatMap((group) => parseTournamentId(group) ?? []);
        const { address } = visitorIn(exchange);
        const feed = listeners.join({ ids, address, seesAll: true });
        const maySee = seesBoards(app, exchange, { kind: 'event', id });
        return answerWith(exchange, feed, { hello: { version: 0, within: 0 }, maySee });
      }),
    ),
  };
}

/** Makes the check whether the sender may see a league that is not public: its leader, and its captains. */
function seesLeague(app: Application, exchange: Exchange, id: LeagueId) {
  return async (): Promise<boolean> => {
    const found = await app.leagues.get(id);
    if (!found.ok) return false;
    const { session } = await askerOf(app, exchange);
    const rights = session?.rights ?? [];
    const belonging = await belongingOf(app, { kind: 'league', id });
    return (
      may(rights, 'see-league', placeIn(belonging, id)) ||
      ownTeams(rights, found.value, session?.name ?? '').length > 0
    );
  };
}

/** The route with a league's news, which say that something is new and not what. */
function leagueStream(app: Application, listeners: Listeners): ApiRoute {
  return {
    path: '/leagues/{id}/live',
    act: 'read-public',
    summary: 'Server-sent events: the version of a league, whenever something is new in it',
    ...get(
      atLeague(async (exchange, id) => {
        const sees = seesLeague(app, exchange, id);
        const seesAll = await sees();
        const shown = seesAll ? null : await app.leagues.shown(id);
        if (shown?.ok === false) return shown;
        const league = await app.leagues.get(id);
        if (!league.ok) return league;
        const { address } = visitorIn(exchange);
        if (isFull(listeners, address) && !seesAll) {
          return err({ code: 'request.too-many-streams' as const });
        }
        const ids = [leagueNewsOf(id)];
        const feed = listeners.join({ ids, address, seesAll });
        const maySee = seesAll ? sees : async () => (await app.leagues.shown(id)).ok;
        const { version } = league.value;
        const hello = { version, within: seesAll ? 0 : listeners.within(leagueNewsOf(id)) };
        return answerWith(exchange, feed, { hello, maySee });
      }),
    ),
  };
}

/** The routes for the screens of a hall: public news of its groups, and changes of their arrangement. */
const screenStreams = (app: Application, listeners: Listeners): readonly ApiRoute[] =>
  hallKinds.map((kind) => ({
    path: `/${kind}/{id}/screens/live`,
    act: 'read-public',
    summary:
      'Server-sent events for the screens of a hall: public news, and changes of the arrangement',
    ...get(
      atPlace(
        app,
        kind,
      )(async (exchange, place) => {
        const hall = await hallOf(app, place);
        if (!hall.ok) return hall;
        const { address } = visitorIn(exchange);
        if (isFull(listeners, address)) return err({ code: 'request.too-many-streams' });
        const feed = listeners.join({
          ids: [...hall.value, screensOf(place)],
          address,
          seesAll: false,
        });
        const maySee = async (): Promise<boolean> => (await hallOf(app, place)).ok;
        return answerWith(exchange, feed, { hello: { version: 0, within: 0 }, maySee });
      }),
    ),
  }));

/**
 * Makes the live updates of a tournament, or of all groups of an event: events `message` with
 * `{version, kinds, fromRound, within}` whenever entries were written, without their content.
 */
export function makeLiveStreams(app: Application): LiveStreams {
  const listeners = makeListeners(app);
  app.screens.subscribe(listeners.rearranged);
  return {
    routes: [
      tournamentStream(app, listeners),
      eventStream(app, listeners),
      leagueStream(app, listeners),
      ...screenStreams(app, listeners),
    ],
    closeAll: listeners.endAll,
  };
}
