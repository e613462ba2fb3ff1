import { err, ok, type Result } from '@rokade/rules';
import type { z } from 'zod';
import { firstIssue } from '../shapes/first-issue.ts';
import type { Exchange } from './exchange.ts';
import type { ApiError } from './request-error.ts';

const megabyte = 1024 * 1024;

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
    // The sender is gone: what came is no whole body.
    return err('cut-off');
  }
  return ok(Buffer.concat(chunks));
}

function decode(bytes: Uint8Array): Result<string, ApiError> {
  try {
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return err({ code: 'request.malformed-json' });
  }
}

/** The body as text, if it is whole, UTF-8 and not larger than so many megabytes. */
export async function readText(
  { req }: Exchange,
  limitMegabytes: number,
): Promise<Result<string, ApiError>> {
  const tooLarge = err({ code: 'request.too-large' as const, limitMegabytes });
  const limit = limitMegabytes * megabyte;
  if (Number(req.header('content-length') ?? 0) > limit) return tooLarge;
  const { body } = req.raw;
  if (body === null) return ok('');
  const collected = await collect(body, limit);
  if (collected.ok) return decode(collected.value);
  return collected.error === 'too-large' ? tooLarge : err({ code: 'request.malformed-json' });
}

/** Largest body of an ordinary request, in megabytes. */
const bodyLimitMegabytes = 20;

function parseJson(text: string): Result<unknown, ApiError> {
  try {
    const value: unknown = JSON.parse(text);
    return ok(value);
  } catch {
    return err({ code: 'request.malformed-json' });
  }
}

/** The body as JSON of a shape. */
export async function readJson<T>(
  exchange: Exchange,
  shape: z.ZodType<T>,
): Promise<Result<T, ApiError>> {
  const text = await readText(exchange, bodyLimitMegabytes);
  if (!text.ok) return text;
  const json = parseJson(text.value);
  if (!json.ok) return json;
  const parsed = shape.safeParse(json.value);
  return parsed.success
    ? ok(parsed.data)
    : err({ code: 'request.invalid', at: firstIssue(parsed.error) });
}
