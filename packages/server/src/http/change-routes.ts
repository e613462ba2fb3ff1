import { createHash } from 'node:crypto';
import { parseContestId } from '@rokade/club';
import { parseEventId } from '@rokade/event';
import { parseInstallationId } from '@rokade/installation';
import { parseLeagueId } from '@rokade/league';
import { ok } from '@rokade/rules';
import type { ChangedBook } from '@rokade/store';
import { parseTournamentId } from '@rokade/tournament';
import type { Application } from '../application.ts';
import { type ApiRoute, get } from './api-route.ts';
import { limitIn } from './list-page.ts';
import type { PublicChange, PublicChanges } from './public-changes.ts';

/** What the public may know of a book: its id; null: nothing. */
interface Seen {
  readonly id: string | null;
  readonly lookAgainAt: string;
}

const hidden: Seen = { id: null, lookAgainAt: '' };
const seen = (id: string, lookAgainAt = ''): Seen => ({ id, lookAgainAt });

/** How the public sees a book of each kind that it may see at all; the other kinds are for people signed in. */
const kinds: Readonly<
  Record<
    string,
    {
      readonly kind: PublicChange['kind'];
      readonly look: (app: Application, id: string) => Promise<Seen>;
    }
  >
> = {
  tournament: {
    kind: 'tournament',
    async look({ tournaments }, text) {
      const id = parseTournamentId(text);
      const shown = id === null ? null : await tournaments.shown(id, 'everybody');
      return shown?.ok === true ? seen(text, shown.value.keptBackUntil) : hidden;
    },
  },
  event: {
    kind: 'event',
    async look({ events }, text) {
      const id = parseEventId(text);
      const shown = id === null ? null : await events.shown(id, 'everybody');
      return shown?.ok === true ? seen(text) : hidden;
    },
  },
  league: {
    kind: 'league',
    async look({ leagues }, text) {
      const id = parseLeagueId(text);
      const shown = id === null ? null : await leagues.shown(id);
      return shown?.ok === true ? seen(text, shown.value.until) : hidden;
    },
  },
  contest: {
    kind: 'contest',
    async look({ contests }, text) {
      const id = parseContestId(text);
      const shown = id === null ? null : await contests.shown(id);
      return shown?.ok === true ? seen(text) : hidden;
    },
  },
  installation: {
    kind: 'organisation',
    async look({ organisations }, text) {
      const id = parseInstallationId(text);
      const found = id === null ? null : await organisations.find(id);
      return found === null ? hidden : seen(found.id);
    },
  },
  register: { kind: 'people', look: async () => hidden },
};

const keyOf = (kind: string, id: string): string =>
  createHash('sha256').update(`${kind}/${id}`).digest('base64url').slice(0, 22);

/** A changed book as the public may know of it; none for kinds of books that it never sees. */
async function publicChange(
  app: Application,
  { kind, id }: ChangedBook,
): Promise<readonly PublicChange[]> {
  const record = kinds[kind];
  if (record === undefined) return [];
  const at = await record.look(app, id);
  return [{ kind: record.kind, key: keyOf(record.kind, id), ...at }];
}

/** The most changes that one answer tells. */
const most = 100;

/** The route for whoever mirrors public answers. */
export const changeRoutes = (app: Application): readonly ApiRoute[] => [
  {
    path: '/changes',
    act: 'read-public',
    summary:
      'What changed after a cursor, for whoever mirrors public answers: read each list once, with the `next` of an answer without `since` from before, then what is named here. `everything` says that a cursor is too old',
    query: {
      since: 'The `next` of the answer before; left out: nothing but the newest cursor',
      limit: 'The most changes, 1 to 100',
    },
    ...get(async (exchange) => {
      const limit = limitIn(exchange, most);
      if (!limit.ok) return limit;
      const since = exchange.req.query('since') ?? '';
      const { books, place, more } = await app.changes.changedAfter(since, limit.value ?? most);
      const changes: PublicChange[] = [];
      for (const book of books ?? []) changes.push(...(await publicChange(app, book)));
      const answer: PublicChanges = { everything: books === null, changes, next: place, more };
      return ok(answer);
    }),
  },
];
