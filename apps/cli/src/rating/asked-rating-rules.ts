import {
  err,
  ok,
  type RatingMethod,
  type RatingRuleSet,
  type Result,
  ratingRuleSets,
} from '@rokade/rules';
import { type Options, textOption } from '../options.ts';
import { bad, type Context, type Outcome } from '../outcome.ts';

export type RatingRules = RatingRuleSet<RatingMethod>;

/** The editions of the system that is asked for, or the one named. */
export function askedEditions(
  { t }: Context,
  options: Options,
): Result<readonly RatingRules[], Outcome> {
  const text = textOption(options, 'system') ?? '';
  const editions = ratingRuleSets.filter(({ system }) => system === text);
  if (editions.length === 0) {
    const known = [...new Set(ratingRuleSets.map(({ system }) => system))].join(', ');
    return err(bad(t('cli.usage.system', { text, known })));
  }
  const edition = textOption(options, 'edition');
  if (edition === undefined) return ok(editions);
  const named = editions.filter((rules) => rules.edition === edition);
  const known = editions.map((rules) => rules.edition).join(', ');
  return named.length > 0 ? ok(named) : err(bad(t('cli.usage.edition', { text: edition, known })));
}

/** How documents name the rules followed; what is inferred says so. */
export const rulesDocument = ({ system, edition, inferred }: RatingRules) => ({
  system,
  edition,
  ...(inferred ? { inferred } : {}),
});

/** The same for people. */
export const rulesText = ({ t }: Context, { edition, inferred }: RatingRules): string =>
  t(inferred ? 'cli.rate.inferred' : 'cli.rate.edition', { edition });
