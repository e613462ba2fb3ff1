import { situationGroups, situations } from '@rokade/rules';
import { enteredResultOptions } from '../../chess/entered-result-options.ts';
import type { Locale } from '../../words/locale.ts';

/** The situations in groups, and the results that an incident may have. */
export const incidentChoices = (locale: Locale<'server'>) => ({
  groups: situationGroups.map((group) => ({
    name: locale.t(`incidents.group-${group}`),
    situations: situations
      .filter((situation) => situation.group === group)
      .map(({ code }) => ({ value: code, text: locale.t(`incidents.situation-${code}`) })),
  })),
  results: [
    { value: '', text: locale.t('incidents.result-stays') },
    ...enteredResultOptions(locale),
  ],
});
