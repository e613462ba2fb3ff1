import { parseEventId } from '@rokade/event';
import { parseLeagueId } from '@rokade/league';
import type { StoredWebhook, WebhookStore } from '@rokade/store';
import { parseTournamentId } from '@rokade/tournament';
import type { Events } from '../events/events.ts';
import type { Tournaments } from '../kinds/tournament-types.ts';
import type { Leagues } from '../leagues/leagues.ts';
import type { LocalReach } from '../outside/may-be-reached.ts';
import { isTaken } from '../outside/post-outside.ts';
import { makeTurns } from '../outside/turns.ts';
import { makeWaiting, orLater } from '../outside/waiting.ts';
import { progressAfter, progressOf, sentTo } from './kept-webhook.ts';
import { isAbout, type NewsBooks, type NewsSubject, subjectsOf } from './news-subjects.ts';
import { sendSigned } from './send-signed.ts';
import type { Sending, WebhookDelivery, WebhookPace } from './webhooks.ts';

/** What sending webhooks needs. */
export interface CourierContext extends NewsBooks {
  readonly tournaments: NewsBooks['tournaments'] & Pick<Tournaments, 'belonging'>;
  readonly events: NewsBooks['events'] & Pick<Events, 'belonging'>;
  readonly leagues: NewsBooks['leagues'] & Pick<Leagues, 'belonging'>;
  readonly store: WebhookStore;
  readonly clock: () => Date;
  /** Called with a webhook's stored row whenever it is read or changed. */
  readonly seen: (webhook: StoredWebhook) => void;
  /** Called with the id of a webhook that there is no more. */
  readonly forget: (id: string) => void;
}

/** Sends public news to webhooks. */
export interface Courier {
  /** Sends what is new to a webhook, now or after its pause. */
  look(id: string): void;
  /** Sends what is new to all of them. */
  begin(): void;
  readonly closing: AbortSignal;
  close(): Promise<void>;
}

const [second, minute, hour] = [1000, 60_000, 3_600_000];

/** The default pace: failed messages are tried again for three days, ever more seldom. */
const usualPace: WebhookPace = {
  together: second / 2,
  pauses: [10 * second, minute, 5 * minute, 15 * minute, hour, 3 * hour, 6 * hour],
  patience: 72 * hour,
};

/** How long a process has a webhook for itself, in milliseconds, before another may send to it. */
const claimedFor = minute;

/** After how many milliseconds changed books are looked at again that the store failed. */
const afterFailure = minute;

const bodyOf = (
  { about }: NewsSubject,
  content: Pick<WebhookDelivery, 'delivery' | 'at' | 'news'>,
): string => {
  const delivery: WebhookDelivery = { ...content, ...about };
  return JSON.stringify(delivery);
};

/** What the functions of a courier share. */
interface Tools extends CourierContext {
  readonly local: LocalReach;
  readonly pace: WebhookPace;
  readonly closing: AbortSignal;
  lookAfter(id: string, milliseconds: number): void;
}

/** Sends the news of one subject; returns the webhook after it, or null if the message was not taken. */
async function tell(tools: Tools, webhook: StoredWebhook, subject: NewsSubject) {
  const { store, clock, closing, seen, pace, local } = tools;
  const sent = sentTo(webhook);
  const news = subject.newsSince(sent[subject.id] ?? {});
  if (news.length === 0) return webhook;
  const [before, at] = [progressOf(webhook), clock().toISOString()];
  const body = bodyOf(subject, { delivery: before.taken + 1, at, news });
  const { address, secret } = webhook;
  const answer = await sendSigned({ address, secret, body, at }, local, closing);
  // A message that the end of the server interrupted is not the receiver's failure.
  if (closing.aborted && !isTaken(answer)) return null;
  const progress = progressAfter(before, { answer, now: clock() }, pace);
  const after: StoredWebhook = {
    ...webhook,
    progress: JSON.stringify(progress),
    told: isTaken(answer) ? JSON.stringify({ ...sent, [subject.id]: subject.sent }) : webhook.told,
  };
  await store.keepWebhook(webhook.id, { progress: after.progress, told: after.told });
  seen(after);
  if (progress.nextAt !== null) {
    tools.lookAfter(webhook.id, Date.parse(progress.nextAt) - clock().getTime());
  }
  return isTaken(answer) ? after : null;
}

const keptOf = async ({ store }: Tools, id: string): Promise<StoredWebhook | undefined> =>
  (await store.webhooks()).find((one) => one.id === id);

/** Sends the news of one subject after another, until a message is not taken or the webhook is removed. */
async function tellAll(tools: Tools, webhook: StoredWebhook): Promise<void> {
  let now: StoredWebhook | null = webhook;
  for (const subject of await subjectsOf(tools, webhook)) {
    if (now !== webhook && (await keptOf(tools, webhook.id)) === undefined) return;
    if (subject.changesIn !== null) tools.lookAfter(webhook.id, subject.changesIn);
    now = await tell(tools, now, subject);
    if (now === null) return;
  }
}

/** Whose a book is; null: the text is no id of its kind. */
const belongingOf = async <Id, Found>(
  books: { belonging(id: Id): Promise<Found> },
  id: Id | null,
): Promise<Found | null> => (id === null ? null : books.belonging(id));

/** Whether the book that a webhook is about was removed; then the webhook goes, too, with its secret. */
async function isGone(tools: Tools, { id, kind, place }: StoredWebhook): Promise<boolean> {
  const { store, tournaments, events, leagues, forget } = tools;
  const asking = {
    tournament: () => belongingOf(tournaments, parseTournamentId(place)),
    event: () => belongingOf(events, parseEventId(place)),
    league: () => belongingOf(leagues, parseLeagueId(place)),
  };
  const found = await asking[kind]();
  const code = found?.ok === false ? found.error.code : '';
  if (found !== null && code !== 'store.removed' && code !== 'store.missing') return false;
  await store.removeWebhook(place, id);
  forget(id);
  return true;
}

/** Sends what is new to a webhook, unless it is off, has a pause or is claimed by another process. */
async function deliver(tools: Tools, id: string): Promise<void> {
  const { store, clock, closing, seen, forget } = tools;
  const webhook = await keptOf(tools, id);
  if (closing.aborted) return;
  if (webhook === undefined) return forget(id);
  if (await isGone(tools, webhook)) return;
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

/** Calls `look` for the webhooks of changed books; changes in quick succession are handled together. */
function followChanges(tools: Tools, look: (id: string) => void) {
  const { store, tournaments, leagues, pace } = tools;
  const soon = makeWaiting(tools.closing);
  let changed = new Set<string>();
  let work = Promise.resolve();
  const lookAtChanged = async (): Promise<void> => {
    const those = changed;
    changed = new Set();
    try {
      for (const webhook of await store.webhooks()) {
        if (await isAbout(tools, webhook, those)) look(webhook.id);
      }
    } catch (thrown) {
      changed = new Set([...changed, ...those]);
      throw thrown;
    }
  };
  const start = (): void => {
    work = lookAtChanged().catch(orLater(() => soon('', afterFailure, start)));
  };
  const note = ({ id }: { readonly id: string }): void => {
    if (changed.size === 0) soon('', pace.together, start);
    changed.add(id);
  };
  const following = [tournaments.subscribe(note), leagues.subscribe(note)];
  return async (): Promise<void> => {
    for (const unsubscribe of following) unsubscribe();
    await work;
  };
}

/** Makes the courier of a server, which sends until it is closed. */
export function makeCourier(
  context: CourierContext,
  { local, pace = usualPace }: Sending,
): Courier {
  const turns = makeTurns<string>({ keyOf: (id) => id, work: (id) => deliver(tools, id) });
  const { closing, takeAfter: lookAfter } = turns;
  const tools: Tools = { ...context, local, pace, closing, lookAfter };
  const look = (id: string): void => void turns.take(id);
  const unfollow = followChanges(tools, look);
  return {
    look,
    begin: () => turns.takeAll(async () => (await context.store.webhooks()).map(({ id }) => id)),
    closing,
    async close() {
      await Promise.all([turns.close(), unfollow()]);
    },
  };
}
