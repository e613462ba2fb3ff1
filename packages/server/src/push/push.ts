import type { Language } from '@rokade/journal';
import type { Result } from '@rokade/rules';
import type { Refusal, TournamentId } from '@rokade/tournament';
import { z } from 'zod';
import type { InstallationBook } from '../installation/installation-types.ts';
import type { Tournaments } from '../kinds/tournament-types.ts';
import type { LocalReach } from '../outside/may-be-reached.ts';
import type { WebhookPace } from '../webhooks/webhooks.ts';

/** A phone that asks to be told of a player: what its browser says of itself (Push API). */
export const subscriptionShape = z.strictObject({
  player: z.string().max(64),
  endpoint: z.string().max(1000),
  keys: z.strictObject({ p256dh: z.string().max(100), auth: z.string().max(30) }),
});

export type SubscriptionRequest = z.infer<typeof subscriptionShape>;

/** Who asks: the language of their page, and the site where it was open, as `https://skak.example`. */
export interface SubscribedFrom {
  readonly language: Language;
  readonly origin: string;
}

/** Why a phone is not told. */
export type PushError =
  /** The owner has not allowed it, the tournament is over or not public, or shows no cards of players. */
  | { readonly code: 'push.off' }
  | Extract<Refusal, { readonly code: 'player.unknown' }>
  /** The address is not at a push service that Rokade knows. */
  | { readonly code: 'push.unknown-service' }
  /** The keys of the browser are none. */
  | { readonly code: 'request.invalid'; readonly at: 'keys' }
  | { readonly code: 'push.too-many'; readonly most: number };

/** The message as the phone's browser gets it, as JSON. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** The path of the page that it is about. */
  readonly path: string;
  readonly language: Language;
}

/** How a server sends to phones. */
export interface PushSending {
  readonly local: LocalReach;
  readonly pace?: WebhookPace;
  /** The origins of further push services. */
  readonly services?: readonly string[];
}

/** The books of which phones are told, and that in which the owner allows it. */
export interface PushBooks {
  readonly tournaments: Pick<Tournaments, 'get' | 'shown' | 'subscribe'>;
  readonly installation: Pick<InstallationBook, 'now'>;
}

/** Messages to phones: what is public of one player of a tournament, for whoever asked for it. */
export interface Push {
  /** The public key with which browsers subscribe; null: the owner has not allowed messages. */
  publicKey(): Promise<string | null>;
  /** Subscribes a phone; what is public already counts as told. The id ends it. */
  subscribe(
    tournament: TournamentId,
    request: SubscriptionRequest,
    from: SubscribedFrom,
  ): Promise<Result<{ readonly id: string }, PushError>>;
  /** Ends a subscription; false: it had ended before, or was none. */
  unsubscribe(tournament: TournamentId, id: string): Promise<boolean>;
  /** Begins to send, until it is closed; only the server calls it, not the command line. */
  send(sending: PushSending): void;
  close(): Promise<void>;
}
