import type { checklistTexts as reference } from '../en/checklist.ts';
import type { Translation } from '../texts.ts';

/** The arbiter's checklist of a round of the Dutch system: its columns and what stands in them. */
export const checklistTexts: Translation<typeof reference> = {
  'checklist.virtual': 'Virtuelle',
  'checklist.colours': 'Farver',
  'checklist.difference': 'Differens',
  'checklist.preference': 'Ønske',
  'checklist.float-before': 'Flydning −1',
  'checklist.float-two-before': 'Flydning −2',
  'checklist.unplayed': 'Ikke spillet',
  'checklist.topscorer': 'Topscorer',
  'checklist.met': 'Mødt',
  'checklist.mild': '{colour} svagt',
  'checklist.strong': '{colour} stærkt',
  'checklist.absolute': '{colour} absolut',
  'console.checklist': 'Tjekliste',
  'console.checklist-what':
    'Alt, hvad der tæller, når runden lægges, i den rækkefølge, spillerne tages: point, farver, farveønske, flydninger i de to seneste runder (↓ ned, ↑ op), og om spilleren kan sidde over.',
};
