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
import { gameLength } from '#lib/desks/settings/game-length.ts';
import { pgnOfRounds, pgnResult } from './pgn-of-rounds.ts';

/** What a feed is made from: the tournament as everybody sees it, and what it does not say itself. */
export interface FeedSource {
  readonly t: Tournament;
  /** The address of its pages, without a slash at its end, and that of the feed. */
  readonly page: string;
  readonly self: string;
  /** When it was last changed, and when each round was published. */
  readonly changedAt: string;
  readonly publishedAt: ReadonlyMap<number, string>;
  /** A time on the hall's clock as the moment it is. */
  readonly momentOf: (hallTime: string) => string;
  readonly say: Translate;
}

/** A feed: its text and what it is. */
export interface Feed {
  readonly body: string;
  readonly type: string;
}

const numbersTo = (last: number): readonly number[] =>
  Array.from({ length: last }, (_, index) => index + 1);

const roundsOf = (t: Tournament): readonly RoundView[] =>
  numbersTo(publishedRounds(t)).flatMap((round) => viewRound(t, round) ?? []);

/** The playing days that are known, published or not, for the reader's own calendar. */
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

/** The published rounds, newest first, each with its boards. */
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

/** The feeds of a tournament, by the name of their file. */
export const feeds: Readonly<Record<string, (source: FeedSource) => Feed>> = {
  'rounds.ics': calendar,
  'rounds.atom': news,
  'games.pgn': games,
};
