import { type StoredWebhook, storageFailure, type WebhookStore } from '@rokade/store';
import { parseTournamentId, type Tournament } from '@rokade/tournament';
import type { Tournaments } from '../kinds/tournament-types.ts';
import { groupsShown, type HallBooks } from '../screens/groups-shown.ts';
import { progressAfter, progressOf, type Told, toldOf } from './kept-webhook.ts';
import { isTaken, sendSigned } from './send-signed.ts';
import type { Sending, WebhookPace } from './webhooks.ts';
import { type PublicNews, toldNow, whatIsNew } from './what-is-new.ts';

/** What sending needs. */
export interface CourierContext extends HallBooks {
  readonly tournaments: Pick<Tournaments, 'shown' | 'subscribe'>;
  readonly store: WebhookStore;
  readonly clock: () => Date;
  /** Hears how a webhook stands. */
  readonly seen: (webhook: StoredWebhook) => void;
}

/** Brings what is new to whoever wants it. */
export interface Courier {
  /** Looks at one, now or once it has had its pause. */
  look(id: string): void;
  readonly closing: AbortSignal;
  close(): Promise<void>;
}

const [second, minute, hour] = [1000, 60_000, 3_600_000];

/** How a server sends where nobody says otherwise: for three days, ever more seldom. */
const usualPace: WebhookPace = {
  together: second / 2,
  pauses: [10 * second, minute, 5 * minute, 15 * minute, hour, 3 * hour, 6 * hour],
  patience: 72 * hour,
};

/** So long one process sends to one address before another one may. */
const claimedFor = minute;

/** The tournaments of a webhook as everybody sees them. */
async function tournamentsOf(
  app: HallBooks,
  place: string,
): Promise<readonly { readonly t: Tournament; readonly keptBackUntil: string }[]> {
  const found = (await groupsShown(app, place)).map(async (text) => {
    const id = parseTournamentId(text);
    const shown = id === null ? null : await app.tournaments.shown(id, 'everybody');
    return shown?.ok ? [shown.value] : [];
  });
  return (await Promise.all(found)).flat();
}

/** What everybody sees now of a webhook's tournaments, as told. */
export async function allToldNow(app: HallBooks, place: string): Promise<Told> {
  const all = await tournamentsOf(app, place);
  return Object.fromEntries(all.map(({ t }) => [t.id, toldNow(t)]));
}

const bodyOf = (
  { id, settings: { name, group } }: Tournament,
  said: { readonly delivery: number; readonly at: string; readonly news: readonly PublicNews[] },
): string => JSON.stringify({ ...said, tournament: { id, name, group } });

/** Looks that wait for their moment, one for each webhook; the program may end meanwhile. */
function makeWaiting(closing: AbortSignal) {
  const timers = new Map<string, NodeJS.Timeout>();
  closing.addEventListener('abort', () => timers.forEach((timer) => void clearTimeout(timer)));
  return (id: string, milliseconds: number, then: () => void): void => {
    clearTimeout(timers.get(id));
    if (closing.aborted) return;
    const wait = Math.min(Math.max(milliseconds, 0), hour);
    timers.set(id, setTimeout(then, wait).unref());
  };
}

/** What a courier does its work with. */
interface Tools extends CourierContext {
  readonly local: boolean;
  readonly pace: WebhookPace;
  readonly closing: AbortSignal;
  lookAfter(id: string, milliseconds: number): void;
}

/** Tells of one tournament; null: it was not taken, and there is a pause. */
async function tell(tools: Tools, webhook: StoredWebhook, t: Tournament) {
  const { store, clock, closing, seen, pace, local } = tools;
  const told = toldOf(webhook);
  const news = whatIsNew(told[t.id] ?? {}, t);
  if (news.length === 0) return webhook;
  const [before, at] = [progressOf(webhook), clock().toISOString()];
  const body = bodyOf(t, { delivery: before.taken + 1, at, news });
  const { address, secret } = webhook;
  const answer = await sendSigned({ address, secret, body, at }, local, closing);
  // Cut off by the end of the server, it is not the receiver's failure.
  if (closing.aborted && !isTaken(answer)) return null;
  const progress = progressAfter(before, { answer, now: clock() }, pace);
  const after: StoredWebhook = {
    ...webhook,
    progress: JSON.stringify(progress),
    told: isTaken(answer) ? JSON.stringify({ ...told, [t.id]: toldNow(t) }) : webhook.told,
  };
  await store.keepWebhook(webhook.id, { progress: after.progress, told: after.told });
  seen(after);
  if (progress.nextAt !== null) {
    tools.lookAfter(webhook.id, Date.parse(progress.nextAt) - clock().getTime());
  }
  return isTaken(answer) ? after : null;
}

/** Tells of one tournament after another, until one is not taken. */
async function tellAll(tools: Tools, webhook: StoredWebhook): Promise<void> {
  let now: StoredWebhook | null = webhook;
  for (const { t, keptBackUntil } of await tournamentsOf(tools, webhook.place)) {
    // Results played in advance become known by the clock, which nobody tells.
    if (keptBackUntil !== '') tools.lookAfter(webhook.id, minute);
    now = await tell(tools, now, t);
    if (now === null) return;
  }
}

/** Tells one of what is new, if it is its turn. */
async function deliver(tools: Tools, id: string): Promise<void> {
  const { store, clock, closing, seen } = tools;
  const webhook = (await store.webhooks()).find((one) => one.id === id);
  if (webhook === undefined || closing.aborted) return;
  seen(webhook);
  const { offSince, nextAt } = progressOf(webhook);
  if (offSince !== null) return;
  const now = clock();
  const pause = nextAt === null ? 0 : Date.parse(nextAt) - now.getTime();
  if (pause > 0) return tools.lookAfter(id, pause);
  const until = new Date(now.getTime() + claimedFor).toISOString();
  const isMine = await store.claimWebhook(id, now.toISOString(), until);
  if (!isMine) return tools.lookAfter(id, claimedFor);
  try {
    await tellAll(tools, webhook);
  } finally {
    await store.claimWebhook(id, until, '');
  }
}

/** A disk that fails now may do better later; anything else is a bug. */
const orLater =
  (then: () => void) =>
  (thrown: unknown): void => {
    if (storageFailure(thrown) === null) throw thrown;
    then();
  };

/** Hears of changes and says which webhooks they are about, those within a moment together. */
function followChanges(tools: Tools, look: (id: string) => void) {
  const { store, tournaments, pace } = tools;
  const soon = makeWaiting(tools.closing);
  let changed = new Set<string>();
  let work = Promise.resolve();
  const isAbout = async ({ kind, place }: StoredWebhook, those: ReadonlySet<string>) =>
    kind === 'tournament'
      ? those.has(place)
      : (await groupsShown(tools, place)).some((id) => those.has(id));
  const lookAtChanged = async (): Promise<void> => {
    const those = changed;
    changed = new Set();
    for (const webhook of await store.webhooks()) {
      if (await isAbout(webhook, those)) look(webhook.id);
    }
  };
  const unsubscribe = tournaments.subscribe(({ id }) => {
    const start = () => {
      work = lookAtChanged().catch(orLater(() => undefined));
    };
    if (changed.size === 0) soon('', pace.together, start);
    changed.add(id);
  });
  return async (): Promise<void> => {
    unsubscribe();
    await work;
  };
}

/** The courier of a server: at work until it is closed. */
export function makeCourier(
  context: CourierContext,
  { local, pace = usualPace }: Sending,
): Courier {
  const ended = new AbortController();
  const { signal: closing } = ended;
  const atWork = new Map<string, Promise<void>>();
  const again = new Set<string>();
  const later = makeWaiting(closing);
  const lookAfter = (id: string, milliseconds: number) => later(id, milliseconds, () => look(id));
  const tools: Tools = { ...context, local, pace, closing, lookAfter };

  const look = (id: string): void => {
    if (closing.aborted) return;
    if (atWork.has(id)) return void again.add(id);
    const work = deliver(tools, id)
      .catch(orLater(() => lookAfter(id, minute)))
      .finally(() => {
        atWork.delete(id);
        if (again.delete(id)) look(id);
      });
    atWork.set(id, work);
  };

  const unfollow = followChanges(tools, look);
  return {
    look,
    closing,
    async close() {
      ended.abort();
      await unfollow();
      await Promise.all(atWork.values());
    },
  };
}
