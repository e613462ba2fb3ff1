import type { Translate } from '@rokade/texts';
import type { Consequence } from '@rokade/tournament';
import { type Namer, plainFacts } from '../plain-facts.ts';

/** What follows from an act, in words. */
export const consequenceText = (t: Translate, namer: Namer, consequence: Consequence): string =>
  t(consequence.code, plainFacts(namer, consequence));
