import type { OfficeRuleSet } from '@rokade/rules';
import { officeRuleSet, sanctionRuleSets } from '@rokade/rules';
import { groundName, type OfficeWords, officeName, sanctionArticle } from '@rokade/tables';

const officesOf = (ruleSet: OfficeRuleSet | undefined) => ruleSet?.offices ?? [];

/** The options of the form of a sanction: the grounds and offices of each rule set. */
export const sanctionChoices = (t: OfficeWords) => ({
  rules: sanctionRuleSets.map((rules) => ({
    label: rules.regulation,
    options: rules.grounds.map(({ code: ground, article }) => ({
      value: `${rules.code} ${ground}`,
      text: `${groundName(t, { rules: rules.code, ground })} (${sanctionArticle(rules, article)})`,
    })),
  })),
  by: [
    { value: '', text: '–' },
    ...sanctionRuleSets.flatMap(({ code }) =>
      officesOf(officeRuleSet(code)).map(({ code: office }) => ({
        value: office,
        text: officeName(t, { regulation: code, office }),
      })),
    ),
  ],
});
