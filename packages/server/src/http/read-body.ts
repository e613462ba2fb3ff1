import { holdsTooMuch, type JsonBounds, tooDeepAt } from '@rokade/formats';
import { err, ok, type Result } from '@rokade/rules';
import type { z } from 'zod';
import { firstIssue } from '../shapes/first-issue.ts';
import type { Exchange } from './exchange.ts';
import type { ApiError } from './request-error.ts';

const megabyte = 1024 * 1024;

/**
 * The largest bodies, in megabytes: without a session (a name and a password), of an ordinary request
 * (thousands of players), of an imported file, of a copy of everything in a form, of a rating list.
 */
export const bodyLimits = { stranger: 0.1, signedIn: 4, file: 50, copy: 500, list: 4000 } as const;

type Collected = Result<Uint8Array, 'too-large' | 'cut-off'>;

async function collect(stream: ReadableStream<Uint8Array>, limit: number): Promise<Collected> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of stream) {
      size += chunk.length;
      if (size > limit) return err('too-large');
      chunks.push(chunk);
    }
  } catch {
    // The sender has gone, so the body is not complete.
    return err('cut-off');
  }
  return ok(Buffer.concat(chunks));
}

/** The bytes of a body, if it is complete and not larger than the limit. */
async function readWhole(
  { req }: Exchange,
  limitMegabytes: number,
): Promise<Result<Uint8Array, ApiError>> {
  const tooLarge = err({ code: 'request.too-large' as const, limitMegabytes });
  const limit = limitMegabytes * megabyte;
  if (Number(req.header('content-length') ?? 0) > limit) return tooLarge;
  const { body } = req.raw;
  if (body === null) return ok(new Uint8Array());
  const collected = await collect(body, limit);
  if (collected.ok) return collected;
  return collected.error === 'too-large' ? tooLarge : err({ code: 'request.malformed-json' });
}

/** Whether a body is a multipart form. */
const isForm = ({ req }: Exchange): boolean =>
  /^multipart\//i.test(req.header('content-type') ?? '');

/**
 * The body as the bytes of a file of any content type, except forms. Only for routes that require the
 * session's token, which a form of another site cannot send.
 */
export const readFileBody = async (
  exchange: Exchange,
  limitMegabytes: number,
): Promise<Result<Uint8Array, ApiError>> =>
  isForm(exchange)
    ? err({ code: 'request.unsupported-type' })
    : readWhole(exchange, limitMegabytes);

function decode(bytes: Uint8Array): Result<string, ApiError> {
  try {
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return err({ code: 'request.malformed-json' });
  }
}

/** Whether a body is declared as JSON, which a form of another site cannot do. */
const isJson = ({ req }: Exchange): boolean =>
  /^application\/json\s*(;|$)/i.test(req.header('content-type') ?? '');

/** The body as text, if it is declared as JSON, complete, valid UTF-8 and not larger than the limit. */
export async function readText(
  exchange: Exchange,
  limitMegabytes: number,
): Promise<Result<string, ApiError>> {
  if (!isJson(exchange)) return err({ code: 'request.unsupported-type' });
  const bytes = await readWhole(exchange, limitMegabytes);
  return bytes.ok ? decode(bytes.value) : bytes;
}

/** The most values of a request's JSON: ten times those of a command that enters ten thousand players. */
const boundsOfRequest: JsonBounds = { nested: 200_000, values: 2_000_000 };

function parseJson(text: string): Result<unknown, ApiError> {
  if (holdsTooMuch(text, boundsOfRequest)) {
    return err({ code: 'request.holds-too-much', most: boundsOfRequest.nested });
  }
  if (tooDeepAt(text) !== null) return err({ code: 'request.too-deep' });
  try {
    const value: unknown = JSON.parse(text);
    return ok(value);
  } catch {
    return err({ code: 'request.malformed-json' });
  }
}

/** The body as JSON of a shape; without a session the limit of its size is low. */
export async function readJson<T>(
  exchange: Exchange,
  shape: z.ZodType<T>,
  size: 'signedIn' | 'file' = 'signedIn',
): Promise<Result<T, ApiError>> {
  const isSignedIn = exchange.get('session') !== null;
  const text = await readText(exchange, bodyLimits[isSignedIn ? size : 'stranger']);
  if (!text.ok) return text;
  const json = parseJson(text.value);
  if (!json.ok) return json;
  const parsed = shape.safeParse(json.value);
  return parsed.success
    ? ok(parsed.data)
    : err({ code: 'request.invalid', at: firstIssue(parsed.error) });
}
