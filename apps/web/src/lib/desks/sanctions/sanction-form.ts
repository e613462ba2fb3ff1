import type { OfficeRuleSet } from '@rokade/rules';
import { officeRuleSet, type SanctionKind, sanctionRuleSets } from '@rokade/rules';
import type { EndValues, SanctionValues } from '@rokade/sanctions';
import { groundName, type OfficeWords, officeName, sanctionArticle } from '@rokade/tables';
import { textIn, textsIn, wholeIn } from '#lib/console/said-in-form.ts';

const text = (form: FormData, field: string): string => textIn(form, field).replace(/\r\n/g, '\n');

/** What a form says of a sanction of a person; what its kind does not have is left empty. */
export function sanctionOfForm(form: FormData, person: string): SanctionValues {
  const [rules = '', ground = ''] = text(form, 'ground').split(' ');
  const kind: SanctionKind = text(form, 'kind') === 'suspension' ? 'suspension' : 'warning';
  const isWarning = kind === 'warning';
  return {
    person,
    rules,
    kind,
    ground,
    from: isWarning ? '' : text(form, 'from'),
    months: isWarning ? 0 : wholeIn(form, 'months'),
    weeks: isWarning ? 0 : wholeIn(form, 'weeks'),
    lastDay: isWarning ? '' : text(form, 'lastDay'),
    ...textsIn(form, 'given', 'event', 'eventEnds', 'eventId', 'by', 'body'),
    reasons: text(form, 'reasons'),
    copies: text(form, 'copies'),
  };
}

/** What a form says of the end of one. */
export const endOfForm = (form: FormData): EndValues => ({
  ...textsIn(form, 'day', 'endedBy'),
  endedFor: text(form, 'endedFor'),
});

const officesOf = (ruleSet: OfficeRuleSet | undefined) => ruleSet?.offices ?? [];

/** What can be chosen: grounds and offices of each rule set, and who gets a copy. */
export const sanctionChoices = (t: OfficeWords) => ({
  grounds: sanctionRuleSets.map((rules) => ({
    label: rules.regulation,
    options: rules.grounds.map(({ code: ground, article }) => ({
      value: `${rules.code} ${ground}`,
      text: `${groundName(t, { rules: rules.code, ground })} (${sanctionArticle(rules, article)})`,
    })),
  })),
  offices: [
    { value: '', text: '–' },
    ...sanctionRuleSets.flatMap(({ code }) =>
      officesOf(officeRuleSet(code)).map(({ code: office }) => ({
        value: office,
        text: officeName(t, { regulation: code, office }),
      })),
    ),
  ],
});
