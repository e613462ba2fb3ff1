import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { bearerIn, isFromSignedIn } from '../readers/reader-question.ts';

/** How many requests to the API a sender may make in a window of time. */
export interface QuotaPolicy {
  /** The policy's name in the headers. */
  readonly name: 'visitors' | 'programs';
  /** Requests in a window. */
  readonly quota: number;
  /** The length of a window, in seconds. */
  readonly window: number;
}

/** The policies of a server. */
export interface QuotaPolicies {
  /** For each address that visitors come from, which a whole hall may share. */
  readonly visitors: QuotaPolicy;
  /** For each token of a program. */
  readonly programs: QuotaPolicy;
}

export const usualQuotas: QuotaPolicies = {
  visitors: { name: 'visitors', quota: 6000, window: 60 },
  programs: { name: 'programs', quota: 3000, window: 60 },
};

/** What is left of a sender's quota after a request. */
export interface QuotaLeft {
  readonly policy: QuotaPolicy;
  /** Whether the request is still within the quota. */
  readonly isWithin: boolean;
  readonly remaining: number;
  /** The seconds until the whole quota is there again, rounded up. */
  readonly resetSeconds: number;
}

/** Counts requests by sender. */
export interface QuotaCounter {
  /** Counts a request at a time in milliseconds. */
  count(policy: QuotaPolicy, sender: string, now: number): QuotaLeft;
}

interface Window {
  readonly began: number;
  readonly used: number;
}

/** The most senders remembered; the one whose window began first makes room. */
const mostSenders = 20_000;

/** Makes a counter with fixed windows in memory: a sender's window begins with its first request. */
export function makeQuotaCounter(): QuotaCounter {
  const windows = new Map<string, Window>();
  return {
    count(policy, sender, now) {
      const key = `${policy.name} ${sender}`;
      const last = windows.get(key);
      const length = policy.window * 1000;
      const isOpen = last !== undefined && now - last.began < length;
      const began = isOpen ? last.began : now;
      const used = (isOpen ? last.used : 0) + 1;
      if (!isOpen) windows.delete(key);
      windows.set(key, { began, used });
      const [first] = windows.keys();
      if (windows.size > mostSenders && first !== undefined) windows.delete(first);
      return {
        policy,
        isWithin: used <= policy.quota,
        remaining: Math.max(0, policy.quota - used),
        resetSeconds: Math.max(1, Math.ceil((began + length - now) / 1000)),
      };
    },
  };
}

/**
 * The headers that tell a sender its quota: fields `RateLimit-Policy` and `RateLimit` of the draft
 * "RateLimit header fields for HTTP" of the IETF's HTTPAPI group, and `Retry-After` (RFC 9110 §10.2.3)
 * once it is used up.
 */
export const quotaHeaders = ({
  policy: { name, quota, window },
  isWithin,
  remaining,
  resetSeconds,
}: QuotaLeft): readonly (readonly [name: string, value: string])[] => [
  ['RateLimit-Policy', `"${name}";q=${quota};w=${window}`],
  ['RateLimit', `"${name}";r=${remaining};t=${resetSeconds}`],
  ...(isWithin ? [] : [['Retry-After', String(resetSeconds)] as const]),
];

/** Streams of live updates are limited by how many are open. */
const isStream = (url: string): boolean => /\/live(?:\?|$)/.test(url);

/**
 * The policy that holds for a request to the API, and who sends it; null: none. People at their desks
 * are signed in, and not limited.
 */
export function senderOf(
  request: IncomingMessage,
  address: string,
  { visitors, programs }: QuotaPolicies,
): { readonly policy: QuotaPolicy; readonly sender: string } | null {
  if (isStream(request.url ?? '')) return null;
  const token = bearerIn(request);
  if (token !== null) {
    const sender = createHash('sha256').update(token).digest('base64url').slice(0, 22);
    return { policy: programs, sender };
  }
  return isFromSignedIn(request) ? null : { policy: visitors, sender: address };
}
