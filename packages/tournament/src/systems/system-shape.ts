import {
  leftOut,
  listOf,
  oneOf,
  orNull,
  type Shape,
  text,
  whole,
  wordOf,
  yesOrNo,
} from '@rokade/journal';
import { playerId } from '../values/ids.ts';
import type { SystemOption } from './option.ts';
import { type SystemChoice, type SystemCode, systemCodes, systems } from './systems.ts';

function optionShape(option: SystemOption): Shape {
  switch (option.kind) {
    case 'word':
      return wordOf(option.words);
    case 'lot':
      return orNull(wordOf(option.words));
    case 'seed':
      return leftOut(text);
    case 'switch':
      return yesOrNo;
    case 'mark':
      return leftOut(yesOrNo);
    case 'count':
      return whole();
    case 'players':
      return listOf(playerId);
  }
}

const choiceOf = (code: SystemCode): Shape => {
  const { editions, options } = systems[code];
  const chosen = Object.entries(options).map(([name, option]) => [name, optionShape(option)]);
  const fields: Readonly<Record<string, Shape>> = Object.fromEntries(chosen);
  return {
    kind: 'fields',
    fields: { code: wordOf([code]), edition: wordOf(Object.keys(editions)), ...fields },
  };
};

/** A pairing system with its edition and options, as the records allow. */
export const systemChoice = oneOf(...systemCodes.map(choiceOf)) as Shape<SystemChoice>;
