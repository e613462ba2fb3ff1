import * as formats from '@rokade/formats';
import { err, ok, type Result } from '@rokade/rules';
import { textOption } from '../options.ts';
import { bad, type Context, type Outcome } from '../outcome.ts';
import { questionFault } from './question-fault.ts';

export type RatingRules = formats.RatingRules;

/** The editions of the system from the options, or only the named edition. */
export function editionsOption(context: Context): Result<readonly RatingRules[], Outcome> {
  const system = textOption(context, 'system') ?? '';
  const editions = formats.requestedEditions(system, textOption(context, 'edition'));
  return editions.ok ? ok(editions.value) : err(bad(questionFault(context, editions.error)));
}

/** The rules used, for documents; with a note where they are inferred. */
export const rulesDocument = ({ system, edition, inferred }: RatingRules) => ({
  system,
  edition,
  ...(inferred ? { inferred } : {}),
});

/** The rules used, as text. */
export const rulesText = ({ t }: Context, { edition, inferred }: RatingRules): string =>
  t(inferred ? 'cli.rate.inferred' : 'terms.by-edition', { edition });
