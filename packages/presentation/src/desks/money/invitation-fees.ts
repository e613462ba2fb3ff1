import type { Currency, FeeRule } from '@rokade/rules';
import type { Tournament } from '@rokade/tournament';
import type { Locale } from '../../words/locale.ts';
import { feeWords } from './fee-words.ts';

/** The fee table of an event, as its invitation says it. */
export interface InvitationFees {
  readonly rules: readonly FeeRule[];
  readonly currency: Currency | '';
}

/** The lines of a fee table for readers, `Youth: 50 kr. (under 20)`. */
export function feeTexts(
  { t, language }: Locale<'server'>,
  { rules, currency }: InvitationFees,
  groups: readonly Tournament[],
  which: (rule: FeeRule) => boolean,
): readonly string[] {
  const names = new Map(
    groups.map(({ id, settings }): [string, string] => [id, settings.group || settings.name]),
  );
  return rules.filter(which).map((rule) => {
    const { amount, whom } = feeWords({ t, language, currency }, rule, names);
    return `${rule.name}: ${amount} (${whom})`;
  });
}
