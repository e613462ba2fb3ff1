import { may, placeIn } from '@rokade/installation';
import type { TournamentId } from '@rokade/tournament';
import type { Application } from '../application.ts';
import { idIn, seenTournament } from './access.ts';
import type { ApiRoute } from './api-route.ts';
import { type Exchange, refuse, visitorIn } from './exchange.ts';
import { makeListeners } from './listeners.ts';
import { mayHere } from './may-here.ts';
import type { News, NewsFeed } from './news.ts';
import { sentToken } from './session-cookie.ts';

/** A sign of life after so many milliseconds of silence, before proxies give a connection up. */
const heartbeatAfter = 25_000;

/** How long a browser waits before it connects anew, in milliseconds. */
const retryAfter = 2000;

/**
 * How many of the public may listen at once, in all and from one address; a hall is one address.
 * Whoever is signed in always may.
 */
export const mostStreams = { inAll: 8000, fromOneAddress: 4000 } as const;

/** All open streams of live updates. */
export interface LiveStreams {
  readonly route: ApiRoute;
  /** Ends every stream: the server is about to close. */
  closeAll(): void;
}

const encoder = new TextEncoder();

/** Server-sent events: https://html.spec.whatwg.org/multipage/server-sent-events.html */
const eventText = (news: Exclude<News, { kind: 'end' }>): string =>
  news.kind === 'nothing'
    ? ':\n\n'
    : `id: ${news.tidings.version}\ndata: ${JSON.stringify(news.tidings)}\n\n`;

/** A stream that sends the feed's news as fast as the reader takes them, while it may see them. */
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
  // nginx would otherwise hold the events back.
  'X-Accel-Buffering': 'no',
};

/**
 * Live updates of a tournament: `message` events with `{version, kinds, fromRound, within}` whenever
 * entries were written, without their content. The public hears of nothing that it may not see.
 */
export function makeLiveStreams(app: Application): LiveStreams {
  const { tournaments } = app;
  const listeners = makeListeners(tournaments);

  const open = (exchange: Exchange, id: TournamentId, version: number): Response => {
    const seesAll = mayHere(exchange, 'see-boards');
    const { address } = visitorIn(exchange);
    const isFull =
      listeners.inAll() >= mostStreams.inAll ||
      listeners.fromAddress(address) >= mostStreams.fromOneAddress;
    if (isFull && !seesAll) return refuse(exchange, { code: 'request.too-many-streams' });
    const feed = listeners.join({ id, address, seesAll });
    const token = sentToken(exchange);
    /** A right may have run out or been taken back since the stream was opened. */
    const maySee = async (): Promise<boolean> => {
      if (!seesAll) return (await tournaments.shown(id, 'everybody')).ok;
      const session = await app.accounts.session(token);
      const belonging = await tournaments.belonging(id);
      return belonging.ok && may(session?.rights ?? [], 'see-boards', placeIn(belonging.value, id));
    };
    const hello = { version, within: seesAll ? 0 : listeners.within(id) };
    const greeting = `retry: ${retryAfter}\nevent: hello\ndata: ${JSON.stringify(hello)}\n\n`;
    return exchange.body(streamOf(feed, greeting, maySee), 200, streamHeaders);
  };

  return {
    route: {
      method: 'get',
      path: '/tournaments/{id}/live',
      act: 'read-public',
      summary: 'Server-sent events: version, kinds and first round of new entries',
      handle: async (exchange) => {
        const id = idIn(exchange);
        if (!id.ok) return refuse(exchange, id.error);
        const seen = mayHere(exchange, 'see-boards')
          ? await tournaments.get(id.value)
          : await seenTournament(app, exchange);
        if (!seen.ok) return refuse(exchange, seen.error);
        return open(exchange, id.value, seen.value.version);
      },
    },
    closeAll: listeners.endAll,
  };
}
