import { officeRuleSets } from '@rokade/rules';
import type { TranslateFor } from '@rokade/texts';

/** The options of the selects in an event's form. */
export const eventChoices = (t: TranslateFor<'console'>) => ({
  regulations: [
    { value: '', text: t('events.regulations-of-groups') },
    ...officeRuleSets.map(({ code, regulation }) => ({ value: code, text: regulation })),
  ],
});
