import type { checklistTexts as reference } from '../en/checklist.ts';
import type { Translation } from '../texts.ts';

/** The arbiter's checklist of a round of the Dutch system: its columns and what stands in them. */
export const checklistTexts: Translation<typeof reference> = {
  'checklist.virtual': 'Virtuell',
  'checklist.colours': 'Farben',
  'checklist.difference': 'Differenz',
  'checklist.preference': 'Präferenz',
  'checklist.float-before': 'Float −1',
  'checklist.float-two-before': 'Float −2',
  'checklist.unplayed': 'Nicht gespielt',
  'checklist.topscorer': 'Topscorer',
  'checklist.met': 'Gespielt gegen',
  'checklist.mild': '{colour} schwach',
  'checklist.strong': '{colour} stark',
  'checklist.absolute': '{colour} absolut',
  'console.checklist': 'Prüfliste',
  'console.checklist-what':
    'Alles, was bei der Auslosung der Runde zählt, in der Reihenfolge, in der gepaart wird: Punkte, Farben, Farbpräferenz, Floats der letzten beiden Runden (↓ hinunter, ↑ hinauf) und ob der Spieler spielfrei sein darf.',
};
