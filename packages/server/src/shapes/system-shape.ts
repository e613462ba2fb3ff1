import {
  type SystemChoice,
  type SystemCode,
  type SystemOption,
  systemCodes,
  systems,
} from '@rokade/tournament';
import { z } from 'zod';
import { longestList, playerIdShape, textShape } from './basic-shapes.ts';

function optionShape(option: SystemOption): z.ZodType {
  switch (option.kind) {
    case 'word':
      return z.literal(option.words);
    case 'lot':
      return z.literal(option.words).nullable();
    case 'seed':
      return textShape.exactOptional();
    case 'switch':
      return z.boolean();
    case 'count':
      return z.int();
    case 'players':
      return z.array(playerIdShape).max(longestList);
  }
}

function shapeOf(code: SystemCode) {
  const { editions, options } = systems[code];
  const chosen = Object.entries(options).map(([name, option]) => [name, optionShape(option)]);
  return z.strictObject({
    code: z.literal(code),
    edition: z.literal(Object.keys(editions)),
    ...Object.fromEntries(chosen),
  });
}

const anySystem: z.ZodType<unknown> = z.union(systemCodes.map(shapeOf));

/** A pairing system with its edition and what is chosen in it: what the records allow. */
export const systemShape = anySystem as z.ZodType<SystemChoice>;
