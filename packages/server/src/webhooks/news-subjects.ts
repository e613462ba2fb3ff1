import { parseLeagueId } from '@rokade/league';
import type { StoredWebhook } from '@rokade/store';
import { parseTournamentId } from '@rokade/tournament';
import type { Tournaments } from '../kinds/tournament-types.ts';
import type { Leagues } from '../leagues/leagues.ts';
import { groupsShown, type HallBooks } from '../screens/groups-shown.ts';
import type { SentBooks } from './kept-webhook.ts';
import { sentOfLeague, whatIsNewInLeague } from './league-news.ts';
import type { WebhookDelivery } from './webhooks.ts';
import { type SentParts, sentNow, whatIsNew } from './what-is-new.ts';

/** The books of which webhooks are told. */
export interface NewsBooks extends HallBooks {
  readonly tournaments: Pick<Tournaments, 'shown' | 'subscribe'>;
  readonly leagues: Pick<Leagues, 'shown' | 'subscribe'>;
}

/** A published tournament or league as its news is told. */
export interface NewsSubject {
  readonly id: string;
  /** What a message says of it beside its news. */
  readonly about: Pick<WebhookDelivery, 'tournament' | 'league'>;
  /** The milliseconds after which the public may see more without a change of the book; null: never. */
  readonly changesIn: number | null;
  /** What has been sent once all of it is. */
  readonly sent: SentParts;
  newsSince(sent: SentParts): WebhookDelivery['news'];
}

/** Which book or event a webhook is about. */
export type WebhookPlace = Pick<StoredWebhook, 'kind' | 'place'>;

const minute = 60_000;

async function tournamentsOf(books: NewsBooks, place: string): Promise<readonly NewsSubject[]> {
  const found = (await groupsShown(books, place)).map(async (text): Promise<NewsSubject[]> => {
    const id = parseTournamentId(text);
    const shown = id === null ? null : await books.tournaments.shown(id, 'everybody');
    if (!shown?.ok) return [];
    const { t, keptBackUntil } = shown.value;
    const { name, group } = t.settings;
    return [
      {
        id: t.id,
        about: { tournament: { id: t.id, name, group } },
        // Results of games played in advance become public by the clock.
        changesIn: keptBackUntil === '' ? null : minute,
        sent: sentNow(t),
        newsSince: (sent) => whatIsNew(sent, t),
      },
    ];
  });
  return (await Promise.all(found)).flat();
}

/** The milliseconds by the clock of the hall from one local time to another. */
const between = (now: string, until: string): number =>
  Date.parse(`${until}:00Z`) - Date.parse(`${now.slice(0, 16)}:00Z`);

async function leaguesOf(books: NewsBooks, place: string): Promise<readonly NewsSubject[]> {
  const id = parseLeagueId(place);
  const shown = id === null ? null : await books.leagues.shown(id);
  if (!shown?.ok) return [];
  const { league, now, until } = shown.value;
  const { name, season } = league.values;
  return [
    {
      id: league.id,
      about: { league: { id: league.id, name, season } },
      // Line-ups become public when their match begins.
      changesIn: Math.max(between(now, until), minute),
      sent: sentOfLeague(league, now),
      newsSince: (sent) => whatIsNewInLeague(sent, league, now),
    },
  ];
}

/** The published books of which a webhook is told, as the public sees them now. */
export const subjectsOf = (
  books: NewsBooks,
  { kind, place }: WebhookPlace,
): Promise<readonly NewsSubject[]> =>
  kind === 'league' ? leaguesOf(books, place) : tournamentsOf(books, place);

/** The state of a webhook that has been sent everything public of its books. */
export async function allSentNow(books: NewsBooks, webhook: WebhookPlace): Promise<SentBooks> {
  const all = await subjectsOf(books, webhook);
  return Object.fromEntries(all.map(({ id, sent }) => [id, sent]));
}

/** Whether a webhook is about one of some books, by their ids. */
export const isAbout = async (
  books: NewsBooks,
  { kind, place }: WebhookPlace,
  those: ReadonlySet<string>,
): Promise<boolean> =>
  kind === 'event'
    ? (await groupsShown(books, place)).some((id) => those.has(id))
    : those.has(place);
