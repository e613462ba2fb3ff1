import { parseLanguage } from '@rokade/journal';
import type { PushStore, StoredSubscription } from '@rokade/store';
import { translator } from '@rokade/texts/all';
import { parsePlayerId, parseTournamentId, type Tournament } from '@rokade/tournament';
import { isTaken } from '../outside/post-outside.ts';
import { makeTurns } from '../outside/turns.ts';
import { progressAfter, progressOf } from '../webhooks/kept-webhook.ts';
import type { WebhookPace } from '../webhooks/webhooks.ts';
import {
  isStillThere,
  newsOfPlayer,
  type PublicRounds,
  publicRounds,
  toldNow,
  toldTo,
} from './news-of-player.ts';
import type { PushBooks, PushMessage, PushSending } from './push.ts';
import { isRevoked, sendMessage } from './send-message.ts';
import type { SenderKeys } from './sender-keys.ts';

/** What sending to phones needs. */
export interface PushContext extends PushBooks {
  readonly store: PushStore;
  readonly clock: () => Date;
  /** The keys of the sender; null: the owner has not allowed messages. */
  readonly keys: () => Promise<SenderKeys | null>;
}

/** Sends public news to phones. */
export interface PushCourier {
  /** Sends what is new in a tournament. */
  look(tournament: string): void;
  /** Sends what is new in all tournaments that phones follow. */
  begin(): void;
  close(): Promise<void>;
}

const [second, minute, hour] = [1000, 60_000, 3_600_000];

/** The default pace: who cannot be reached for three days is forgotten. */
const usualPace: WebhookPace = {
  together: second / 2,
  pauses: [10 * second, minute, 5 * minute, 15 * minute, hour],
  patience: 72 * hour,
};

/** How long a process has a phone for itself, in milliseconds, before another may send to it. */
const claimedFor = minute;

/** How many phones are sent to at once. */
const atOnce = 8;

/** The longest title and text, in characters: a message has room for 3,993 bytes (RFC 8291 §4). */
const longest = { title: 200, body: 600 } as const;

/** What the functions of a courier share. */
interface Tools extends PushContext {
  readonly sending: PushSending;
  readonly pace: WebhookPace;
  readonly closing: AbortSignal;
}

/** A tournament as visitors see it, and as it is. */
interface Seen {
  readonly shown: Tournament;
  readonly rounds: PublicRounds;
  readonly whole: Tournament;
  readonly keys: SenderKeys;
}

/** The message for a phone, and the facts that it knows afterwards; null: there is no news. */
function messageTo({ shown, rounds }: Seen, subscription: StoredSubscription) {
  const id = parsePlayerId(subscription.player);
  const player = shown.players.find((one) => one.id === id);
  // What stands on the cards of players is told where there are such cards.
  if (id === null || player === undefined || !shown.settings.visibility.playerCards) return null;
  const news = newsOfPlayer(toldTo(subscription), rounds, id);
  if (news.facts === 0) return null;
  const language = parseLanguage(subscription.language) ?? 'en';
  const message: PushMessage = {
    title: `${player.details.name} – ${shown.settings.name}`.slice(0, longest.title),
    body: news.lines(translator(language)).join('\n').slice(0, longest.body),
    path: `/t/${shown.id}/player/${id}`,
    language,
  };
  return { text: JSON.stringify(message), told: JSON.stringify(toldNow(rounds, id)) };
}

/** Sends the message for a phone that this process has for itself; returns when to try again, or null. */
async function sendTo(tools: Tools, seen: Seen, subscription: StoredSubscription) {
  const { store, clock, closing, sending, pace } = tools;
  const message = messageTo(seen, subscription);
  if (message === null) return null;
  const way = { keys: seen.keys, local: sending.local, now: clock(), closing };
  const answer = await sendMessage(message.text, subscription, way);
  // A message that the end of the server interrupted is not the phone's failure.
  if (closing.aborted && !isTaken(answer)) return null;
  const { id, tournament } = subscription;
  const progress = progressAfter(progressOf(subscription), { answer, now: clock() }, pace);
  const isLast = isTaken(answer) ? seen.shown.finished : progress.offSince !== null;
  if (isLast || isRevoked(answer)) {
    await store.removeSubscription(tournament, id);
    return null;
  }
  const told = isTaken(answer) ? message.told : subscription.told;
  await store.keepSubscription(id, { told, progress: JSON.stringify(progress) });
  return progress.nextAt === null ? null : Date.parse(progress.nextAt);
}

/** Tells a phone what is new; returns the time in milliseconds at which to try again, or null. */
async function tell(tools: Tools, seen: Seen, subscription: StoredSubscription) {
  const { store, clock } = tools;
  const { id, tournament, player } = subscription;
  if (!isStillThere(seen.whole, player)) {
    await store.removeSubscription(tournament, id);
    return null;
  }
  const { nextAt } = progressOf(subscription);
  const now = clock().getTime();
  if (nextAt !== null && Date.parse(nextAt) > now) return Date.parse(nextAt);
  if (messageTo(seen, subscription) === null) return null;
  const until = new Date(now + claimedFor).toISOString();
  const isMine = await store.claimSubscription(subscription, clock().toISOString(), until);
  if (!isMine) return now + claimedFor;
  try {
    return await sendTo(tools, seen, subscription);
  } finally {
    await store.freeSubscription(id);
  }
}

/** Tells all phones of a tournament; returns after how many milliseconds to look again, or null. */
async function tellAll(tools: Tools, tournament: string): Promise<number | null> {
  const { store, tournaments, keys: findKeys, closing, clock } = tools;
  const subscriptions = await store.subscriptionsOf(tournament);
  const id = parseTournamentId(tournament);
  if (subscriptions.length === 0 || id === null) return null;
  const whole = await tournaments.get(id);
  if (!whole.ok) {
    const isGone = whole.error.code === 'store.removed' || whole.error.code === 'store.missing';
    if (isGone) await store.removeSubscriptions(tournament);
    return null;
  }
  const [shown, keys] = [await tournaments.shown(id, 'everybody'), await findKeys()];
  if (!shown.ok || keys === null) {
    const erased = subscriptions.filter(({ player }) => !isStillThere(whole.value, player));
    for (const one of erased) await store.removeSubscription(tournament, one.id);
    return null;
  }
  const { t } = shown.value;
  const seen: Seen = { shown: t, rounds: publicRounds(t), whole: whole.value, keys };
  // Results that are kept back become public by the clock.
  const moments = shown.value.keptBackUntil === '' ? [] : [clock().getTime() + minute];
  for (let from = 0; from < subscriptions.length && !closing.aborted; from += atOnce) {
    const some = subscriptions.slice(from, from + atOnce);
    const again = await Promise.all(some.map((one) => tell(tools, seen, one)));
    moments.push(...again.flatMap((moment) => moment ?? []));
  }
  return moments.length === 0 ? null : Math.min(...moments) - clock().getTime();
}

/** Makes the courier of a server, which sends to phones until it is closed. */
export function makePushCourier(context: PushContext, sending: PushSending): PushCourier {
  const { pace = usualPace } = sending;
  const turns = makeTurns<string>({
    keyOf: (tournament) => tournament,
    async work(tournament) {
      const wait = await tellAll(tools, tournament);
      if (wait !== null) turns.takeAfter(tournament, wait);
    },
  });
  const tools: Tools = { ...context, sending, pace, closing: turns.closing };

  // Changes in quick succession are told together.
  const unfollow = context.tournaments.subscribe(({ id }) => turns.takeAfter(id, pace.together));
  return {
    look: (tournament) => void turns.take(tournament),
    begin: () => turns.takeAll(() => context.store.subscribedTournaments()),
    async close() {
      unfollow();
      await turns.close();
    },
  };
}
