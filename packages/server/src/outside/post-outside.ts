import { type LocalReach, reachable, type Unreachable } from './may-be-reached.ts';
import { type NoAnswer, requestOutside } from './request-outside.ts';

/** The outcome of a message: the HTTP status of the answer, or why there is none. */
export type PostAnswer =
  | { readonly kind: 'answered'; readonly status: number }
  | { readonly kind: 'failed'; readonly problem: Unreachable | NoAnswer };

/** A message to an address outside, with its own headers. */
interface OutsideMessage {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** How long a receiver may take to answer, in milliseconds. */
const patience = 10_000;

/** Whether a message was taken: the status is 200 to 299. */
export const isTaken = (answer: PostAnswer): boolean =>
  answer.kind === 'answered' && answer.status >= 200 && answer.status < 300;

/**
 * Posts a message to somebody outside; `local`: also to this machine and private networks. Only the
 * status of the answer is read, and redirects are not followed.
 */
export async function postOutside(
  { address, headers, body }: OutsideMessage,
  local: LocalReach,
  closing: AbortSignal,
): Promise<PostAnswer> {
  const url = new URL(address);
  const found = await reachable(url.hostname, local);
  if (!found.ok) return { kind: 'failed', problem: found.error };
  const answer = await requestOutside(
    {
      url,
      method: 'POST',
      headers: { 'Content-Length': String(Buffer.byteLength(body)), ...headers },
      body,
      signal: AbortSignal.any([AbortSignal.timeout(patience), closing]),
    },
    found.value,
  );
  if (!answer.ok) return { kind: 'failed', problem: answer.error };
  answer.value.on('error', () => undefined);
  answer.value.destroy();
  return { kind: 'answered', status: answer.value.statusCode ?? 0 };
}
