import { createHash, ECDH } from 'node:crypto';
import { err, ok } from '@rokade/rules';
import type { PushStore, StoredSubscription } from '@rokade/store';
import {
  type PlayerId,
  parsePlayerId,
  type Tournament,
  type TournamentId,
} from '@rokade/tournament';
import { makeTurnTaking } from '../values/turn-taking.ts';
import { nothingSent } from '../webhooks/kept-webhook.ts';
import { isStillThere, publicRounds, toldNow } from './news-of-player.ts';
import type { Push, PushBooks, PushSending, SubscribedFrom, SubscriptionRequest } from './push.ts';
import { makePushCourier, type PushCourier } from './push-courier.ts';
import { isAtPushService } from './push-services.ts';
import { makeSenderKeys, type SenderKeys, senderKeysOf } from './sender-keys.ts';

/** The most phones that are told of one player. */
const most = 20;

interface Surroundings extends PushBooks {
  readonly store: PushStore;
  readonly clock: () => Date;
  /** Whether nothing may leave, as from a sandbox. */
  readonly isSandbox: boolean;
}

/** Whether a browser's keys are a point of P-256 and a secret of 16 bytes. */
function areKeys({ p256dh, auth }: SubscriptionRequest['keys']): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'base64url', 'uncompressed');
  } catch {
    return false;
  }
  const [point, secret] = [Buffer.from(p256dh, 'base64url'), Buffer.from(auth, 'base64url')];
  return point.length === 65 && secret.length === 16;
}

const idOf = (tournament: TournamentId, { endpoint, player }: SubscriptionRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([endpoint, tournament, player]))
    .digest('base64url');

/** The keys of the sender, read or made at first need; null where the owner has not allowed messages. */
function makeOwnKeys({ store, installation, isSandbox }: Surroundings) {
  let kept: Promise<SenderKeys> | null = null;
  const read = async () => senderKeysOf(await store.pushKeys(makeSenderKeys()));
  return async (): Promise<SenderKeys | null> => {
    if (isSandbox || installation.now().phoneMessages !== 'on') return null;
    kept ??= read();
    return kept.catch((thrown) => {
      // A store that failed may be asked again.
      kept = null;
      throw thrown;
    });
  };
}

/** A phone as it is kept; what is public already counts as told. */
const newSubscription = (
  t: Tournament,
  request: SubscriptionRequest & { readonly player: PlayerId },
  { language, origin, madeAt }: SubscribedFrom & Pick<StoredSubscription, 'madeAt'>,
): StoredSubscription => ({
  id: idOf(t.id, request),
  tournament: t.id,
  player: request.player,
  endpoint: request.endpoint,
  ...request.keys,
  language,
  origin,
  madeAt,
  told: JSON.stringify(toldNow(publicRounds(t), request.player)),
  progress: JSON.stringify(nothingSent),
});

/** Makes the way in which phones ask to be told; `services`: the origins of further push services. */
function makeSubscribing(
  { store, clock, tournaments }: Surroundings,
  isAllowed: () => Promise<boolean>,
  services: () => readonly string[],
): Push['subscribe'] {
  /** The tournament as visitors see it, where phones may be told of it. */
  async function openTournament(id: TournamentId): Promise<Tournament | null> {
    const shown = (await isAllowed()) ? await tournaments.shown(id, 'everybody') : null;
    if (!shown?.ok) return null;
    const { t } = shown.value;
    return t.finished || !t.settings.visibility.playerCards ? null : t;
  }

  const turns = makeTurnTaking();
  return async (tournament, request, from) => {
    const t = await openTournament(tournament);
    if (t === null) return err({ code: 'push.off' });
    const whole = await tournaments.get(tournament);
    const player = parsePlayerId(request.player);
    if (player === null || !whole.ok || !isStillThere(whole.value, player)) {
      return err({ code: 'player.unknown', player: request.player });
    }
    if (!isAtPushService(request.endpoint, services())) {
      return err({ code: 'push.unknown-service' });
    }
    if (!areKeys(request.keys)) return err({ code: 'request.invalid', at: 'keys' });
    const madeAt = clock().toISOString();
    const subscription = newSubscription(t, { ...request, player }, { ...from, madeAt });
    const { id } = subscription;
    // One after the other: phones that ask at the same moment are counted, too.
    return turns.take(tournament, async () => {
      const others = (await store.subscriptionsOf(tournament)).filter(
        (one) => one.player === player && one.id !== id,
      );
      if (others.length >= most) return err({ code: 'push.too-many', most });
      await store.addSubscription(subscription);
      return ok({ id });
    });
  };
}

/** Makes the messages to phones on their store. */
export function makePush(surroundings: Surroundings): Push {
  const { store } = surroundings;
  const keys = makeOwnKeys(surroundings);
  let sending: PushSending = { local: false };
  let courier: PushCourier | null = null;
  const isAllowed = async () => (await keys()) !== null;
  const subscribe = makeSubscribing(surroundings, isAllowed, () => sending.services ?? []);
  return {
    publicKey: async () => (await keys())?.publicKey ?? null,
    async subscribe(tournament, request, from) {
      const subscribed = await subscribe(tournament, request, from);
      // Sends what was published meanwhile.
      if (subscribed.ok) courier?.look(tournament);
      return subscribed;
    },
    unsubscribe: (tournament, id) => store.removeSubscription(tournament, id),
    send(how) {
      sending = how;
      courier = makePushCourier({ ...surroundings, keys }, how);
      courier.begin();
    },
    close: async () => courier?.close(),
  };
}
