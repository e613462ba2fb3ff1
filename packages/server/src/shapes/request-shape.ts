import type { Request } from '@rokade/tournament';
import { z } from 'zod';
import { type ShapeOf, textShape } from './basic-shapes.ts';
import { commandShape } from './command-shape.ts';

/** A command with the version its writer had seen; the clock is the server's. */
export type BasedRequest = Omit<Request, 'now'> & { readonly basedOn: number };

/** A request as `execute` takes it. */
export const requestShape: z.ZodType<BasedRequest> = z.strictObject({
  basedOn: z.int().min(0),
  command: commandShape,
  reason: textShape,
  confirmed: z.union([z.boolean(), z.literal('twice')]),
} satisfies ShapeOf<BasedRequest>);
