import type { RatingsCommand } from '@rokade/ratings';
import { ok } from '@rokade/rules';
import { translator } from '@rokade/texts/all';
import { z } from 'zod';
import type { Application } from '../application.ts';
import type { RatingsFault } from '../ratings/ratings-types.ts';
import { shownPreview } from '../ratings/shown-preview.ts';
import { actorOf } from './actor-of.ts';
import { answerWith, type Exchange, type Reply } from './exchange.ts';
import { choicesOf } from './reader-choices.ts';

/** A command made from a list or report, and the faults of the rows that it leaves out. */
export interface ReadCommand {
  readonly command: RatingsCommand;
  readonly faults: readonly RatingsFault[];
}

/** Answers with faults: the first one as the error, and all of them. */
export const faulty = (exchange: Exchange, faults: readonly RatingsFault[]): Response =>
  exchange.json({ ...faults[0], faults }, 422);

const mostFaults = 300;

/** Answers with the preview of a command in the reader's language; nothing is stored. */
export async function look(
  exchange: Exchange,
  { ratings }: Application,
  { command, faults }: ReadCommand,
) {
  const language = choicesOf((name) => exchange.req.header(name)).language ?? 'en';
  const preview = await ratings.preview(command);
  if (!preview.ok) return preview;
  return ok({
    version: ratings.now().version,
    changes: preview.value.changes,
    faults: faults.slice(0, mostFaults),
    shown: shownPreview({ t: translator(language), language }, command, preview.value),
  });
}

interface Basis {
  readonly basedOn: number;
  readonly confirmed: boolean;
}

/** Executes a command and answers with the id of its act. */
export async function carryOut(
  exchange: Exchange,
  { ratings }: Application,
  { basedOn, confirmed, ...read }: ReadCommand & Basis & { readonly act: string },
): Promise<Reply> {
  const request = { basedOn, command: read.command, reason: '', confirmed };
  const done = await ratings.execute(request, actorOf(exchange));
  return answerWith(done, ({ state: { version } }) => ({ version, act: read.act }));
}

/** The fields of every act (`sentWith`), which previews accept and ignore (`lookedWith`). */
export const sentWith = { basedOn: z.int().min(0), confirmed: z.boolean().default(false) };
export const lookedWith = { basedOn: z.int().min(0).optional(), confirmed: z.boolean().optional() };
