import { officeRuleSets } from '@rokade/rules';
import type { TranslateFor } from '@rokade/texts';

/** What the form of an event offers to choose from. */
export const eventChoices = (t: TranslateFor<'console'>) => ({
  regulations: [
    { value: '', text: t('events.regulations-of-groups') },
    ...officeRuleSets.map(({ code, regulation }) => ({ value: code, text: regulation })),
  ],
});
