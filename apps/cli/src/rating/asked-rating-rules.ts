import * as formats from '@rokade/formats';
import { err, ok, type Result } from '@rokade/rules';
import { textOption } from '../options.ts';
import { bad, type Context, type Outcome } from '../outcome.ts';
import { questionFault } from './question-fault.ts';

export type RatingRules = formats.RatingRules;

/** The editions of the system that is asked for, or the one named. */
export function askedEditions(context: Context): Result<readonly RatingRules[], Outcome> {
  const system = textOption(context, 'system') ?? '';
  const editions = formats.askedEditions(system, textOption(context, 'edition'));
  return editions.ok ? ok(editions.value) : err(bad(questionFault(context, editions.error)));
}

/** How documents name the rules followed; what is inferred says so. */
export const rulesDocument = ({ system, edition, inferred }: RatingRules) => ({
  system,
  edition,
  ...(inferred ? { inferred } : {}),
});

/** The same for people. */
export const rulesText = ({ t }: Context, { edition, inferred }: RatingRules): string =>
  t(inferred ? 'cli.rate.inferred' : 'terms.by-edition', { edition });
