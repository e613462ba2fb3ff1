import { err, ok, type Result } from '@rokade/rules';
import type { z } from 'zod';
import { firstIssue } from '../shapes/first-issue.ts';
import type { Exchange } from './exchange.ts';
import type { ApiError } from './request-error.ts';

const megabyte = 1024 * 1024;

async function collect(
  stream: ReadableStream<Uint8Array>,
  limit: number,
): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > limit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The body as text, if it is UTF-8 and not larger than so many megabytes. */
export async function readText(
  { req }: Exchange,
  limitMegabytes: number,
): Promise<Result<string, ApiError>> {
  const tooLarge = err({ code: 'request.too-large' as const, limitMegabytes });
  const announced = Number(req.header('content-length') ?? 0);
  if (announced > limitMegabytes * megabyte) return tooLarge;
  const { body } = req.raw;
  const bytes = body === null ? new Uint8Array() : await collect(body, limitMegabytes * megabyte);
  if (bytes === null) return tooLarge;
  try {
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return err({ code: 'request.malformed-json' });
  }
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
