import { type CalendarEvent, makeAtom, makeCalendar } from '@rokade/formats';
import {
  calledOffBy,
  type Division,
  type League,
  type LeagueEntry,
  type Match,
  matchScore,
  roundsOf,
  teamName,
} from '@rokade/league';
import { divisionName } from '../../views/league/league-name.ts';
import type { Feed } from '../feeds.ts';
import { matchPage } from './league-match.ts';
import type { LeagueReading } from './league-matches.ts';

/** What the entries of calendars are made with. */
export interface MatchDays {
  /** The time of the league's last change; UTC, ISO 8601. */
  readonly changedAt: string;
  /** Converts a local time in the hall, `2026-11-21T19:00`, to UTC, ISO 8601. */
  readonly momentOf: (hallTime: string) => string;
}

/** The data for a feed of a division. `league` is the league as the public sees it. */
export interface LeagueFeedSource extends MatchDays {
  readonly league: League;
  readonly division: Division;
  /** The addresses of the league's pages, without a final slash, and of the feed itself. */
  readonly page: string;
  readonly self: string;
  /** When the result of each match was last written; UTC, ISO 8601. */
  readonly resultAt: ReadonlyMap<string, string>;
  /** The local time. */
  readonly now: string;
  readonly reading: LeagueReading;
}

/** The duration of a match whose start is known, in minutes. */
const matchMinutes = 300;

const versus = (league: League, { home, away }: Match): string =>
  `${teamName(league, home)} – ${teamName(league, away)}`;

/** The entries of a calendar for matches, those without a day or called off left out; `urlOf` says where each leads. */
export const calendarOfMatches = (
  league: League,
  matches: readonly Match[],
  { changedAt, momentOf, urlOf }: MatchDays & { readonly urlOf: (match: Match) => string },
): readonly CalendarEvent[] =>
  matches
    .filter((match) => match.meeting.day !== '' && calledOffBy(league, match) === null)
    .map((match) => {
      const { day, time, place } = match.meeting;
      return {
        uid: `${league.id}-${match.id}@rokade`,
        title: versus(league, match),
        place,
        url: urlOf(match),
        start: time === '' ? day : momentOf(`${day}T${time}`),
        minutes: matchMinutes,
        changedAt,
        sequence: league.version,
      };
    });

const matchesIn = ({ league, division }: LeagueFeedSource): readonly Match[] =>
  roundsOf(league, division.id).flatMap(({ matches }) => matches);

/** An iCalendar file with all matches of a division that have a day. */
function calendar(source: LeagueFeedSource): Feed {
  const { league, division, page } = source;
  const urlOf = ({ id }: Match) => `${page}/match/${id}`;
  const events = calendarOfMatches(league, matchesIn(source), { ...source, urlOf });
  return { body: makeCalendar(divisionName(league, division), events), type: 'text/calendar' };
}

/** An Atom feed of the matches of a division that are over, the newest first, each with its boards. */
function news(source: LeagueFeedSource): Feed {
  const { league, division, page, self, changedAt, resultAt, now, reading } = source;
  const items = matchesIn(source)
    .filter((match) => matchScore(league, match).points !== null)
    .map((match) => {
      const { score, note, boards } = matchPage(league, match, now, reading);
      const lines = boards.map((one) =>
        `${one.board}. ${one.home} – ${one.away} ${one.score}`.trimEnd(),
      );
      return {
        id: `urn:rokade:${league.id}:match:${match.id}`,
        title: `${versus(league, match)} ${score}`.trimEnd(),
        url: `${page}/match/${match.id}`,
        updatedAt: resultAt.get(match.id) ?? changedAt,
        text: [note, ...lines].filter(Boolean).join('\n'),
      };
    })
    .toSorted((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1));
  const feed = {
    id: `urn:rokade:${league.id}:division:${division.id}`,
    title: divisionName(league, division),
    url: `${page}/division/${division.id}`,
    self,
    updatedAt: items[0]?.updatedAt ?? changedAt,
    items,
  };
  return { body: makeAtom(feed), type: 'application/atom+xml' };
}

/** The feeds of a division, by file name. */
export const leagueFeeds: Readonly<Record<string, (source: LeagueFeedSource) => Feed>> = {
  'matches.ics': calendar,
  'results.atom': news,
};

/** The events that change what the result of a match is. */
const ofResults: ReadonlySet<string> = new Set([
  'result-noted',
  'reserve-seated',
  'score-settled',
  'match-forfeited',
  'match-overruled',
]);

/** When the result of each match was last written, by the match's id. */
export const resultTimes = (entries: readonly LeagueEntry[]): ReadonlyMap<string, string> =>
  new Map(
    entries.flatMap(({ event, at }) =>
      'match' in event && ofResults.has(event.kind) ? [[event.match, at] as const] : [],
    ),
  );
