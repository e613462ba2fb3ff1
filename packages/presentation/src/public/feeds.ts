import { makeAtom, makeCalendar } from '@rokade/formats';
import type { Translate } from '@rokade/texts';
import {
  plannedRounds,
  playOfRound,
  publishedRounds,
  type RoundView,
  startOfRound,
  type Tournament,
  viewRound,
} from '@rokade/tournament';
import { gameLength } from '../chess/game-length.ts';
import { pgnOfRounds, pgnResult } from '../files/pgn-of-rounds.ts';

/** The data for a feed. `t` is the tournament as the public sees it. */
export interface FeedSource {
  readonly t: Tournament;
  /** The addresses of the tournament's pages, without a final slash, and of the feed itself. */
  readonly page: string;
  readonly self: string;
  /** The times of the last change and of each round's publishing; UTC, ISO 8601. */
  readonly changedAt: string;
  readonly publishedAt: ReadonlyMap<number, string>;
  /** Converts a local time in the hall, `2026-11-21T19:00`, to UTC, ISO 8601. */
  readonly momentOf: (hallTime: string) => string;
  readonly say: Translate;
}

/** A feed: its text and its media type. */
export interface Feed {
  readonly body: string;
  readonly type: string;
}

const numbersTo = (last: number): readonly number[] =>
  Array.from({ length: last }, (_, index) => index + 1);

const roundsOf = (t: Tournament): readonly RoundView[] =>
  numbersTo(publishedRounds(t)).flatMap((round) => viewRound(t, round) ?? []);

/** An iCalendar file with all rounds that have a date, published or not. */
function calendar({ t, page, changedAt, momentOf, say }: FeedSource): Feed {
  const { name, place, roundDates } = t.settings;
  const rounds = numbersTo(plannedRounds(t)).filter(
    (round) => (roundDates[round - 1] ?? '') !== '',
  );
  const events = rounds.map((round) => {
    const start = startOfRound(t, round) || (roundDates[round - 1] ?? '');
    const length = gameLength(playOfRound(t, round).timeControl);
    return {
      uid: `${t.id}-round-${round}@rokade`,
      title: `${name}: ${say('terms.round-n', { round })}`,
      place,
      url: round <= publishedRounds(t) ? `${page}/round/${round}` : page,
      start: start.includes('T') ? momentOf(start) : start,
      minutes: length.hours * 60 + length.minutes,
      changedAt,
      sequence: t.version,
    };
  });
  return { body: makeCalendar(name, events), type: 'text/calendar' };
}

const games = ({ t }: FeedSource): Feed => ({
  body: pgnOfRounds(t, numbersTo(publishedRounds(t))),
  type: 'application/x-chess-pgn',
});

const boardText = ({ board, white, black, result }: RoundView['boards'][number]): string => {
  const score = pgnResult(result).replaceAll('1/2', '½').replace('-', '–').replace('*', '');
  return `${board}. ${white.name} – ${black.name} ${score}`.trimEnd();
};

/** An Atom feed of the published rounds, newest first, each with its boards. */
function news({ t, page, self, changedAt, publishedAt, say }: FeedSource): Feed {
  const items = roundsOf(t)
    .toReversed()
    .map(({ round, boards }) => ({
      id: `urn:rokade:${t.id}:round:${round}`,
      title: say('terms.round-n', { round }),
      url: `${page}/round/${round}`,
      updatedAt: publishedAt.get(round) ?? changedAt,
      text: boards.map(boardText).join('\n'),
    }));
  const updatedAt = items[0]?.updatedAt ?? changedAt;
  const { name: title } = t.settings;
  const feed = { id: `urn:rokade:${t.id}`, title, url: page, self, updatedAt, items };
  return { body: makeAtom(feed), type: 'application/atom+xml' };
}

/** The feeds of a tournament, by file name. */
export const feeds: Readonly<Record<string, (source: FeedSource) => Feed>> = {
  'rounds.ics': calendar,
  'rounds.atom': news,
  'games.pgn': games,
};
