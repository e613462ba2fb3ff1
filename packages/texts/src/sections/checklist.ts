import { section } from '../section.ts';

/** The arbiter's checklist of a round of the Dutch system: its columns and what stands in them. */
export const checklistTexts = section({
  'checklist.virtual': { da: 'Virtuelle', de: 'Virtuell', en: 'Virtual' },
  'checklist.colours': { da: 'Farver', de: 'Farben', en: 'Colours' },
  'checklist.difference': { da: 'Differens', de: 'Differenz', en: 'Difference' },
  'checklist.preference': { da: 'Ønske', de: 'Präferenz', en: 'Preference' },
  'checklist.float-before': { da: 'Flyt −1', de: 'Float −1', en: 'Float −1' },
  'checklist.float-two-before': { da: 'Flyt −2', de: 'Float −2', en: 'Float −2' },
  'checklist.unplayed': { da: 'Ikke spillet', de: 'Nicht gespielt', en: 'Unplayed' },
  'checklist.topscorer': { da: 'Topscorer', de: 'Topscorer', en: 'Topscorer' },
  'checklist.met': { da: 'Mødt', de: 'Gespielt gegen', en: 'Met' },
  'checklist.yes': { da: 'ja', de: 'ja', en: 'yes' },
  'checklist.no': { da: 'nej', de: 'nein', en: 'no' },
  'checklist.white-letter': { da: 'H', de: 'W', en: 'W' },
  'checklist.black-letter': { da: 'S', de: 'S', en: 'B' },
  'checklist.mild': { da: '{colour} svagt', de: '{colour} schwach', en: '{colour} mild' },
  'checklist.strong': { da: '{colour} stærkt', de: '{colour} stark', en: '{colour} strong' },
  'checklist.absolute': { da: '{colour} absolut', de: '{colour} absolut', en: '{colour} absolute' },
  'console.checklist': { da: 'Tjekliste', de: 'Prüfliste', en: 'Checklist' },
  'console.checklist-what': {
    da: 'Alt, hvad der tæller, når runden lægges, i den rækkefølge spillerne tages: point, farver, farveønske, flyt i de to seneste runder (↓ ned, ↑ op), og om spilleren kan sidde over.',
    de: 'Alles, was bei der Auslosung der Runde zählt, in der Reihenfolge, in der gepaart wird: Punkte, Farben, Farbpräferenz, Floats der letzten beiden Runden (↓ hinunter, ↑ hinauf) und ob der Spieler spielfrei sein darf.',
    en: 'All that counts when the round is paired, in pairing order: points, colours, colour preference, floats of the last two rounds (↓ down, ↑ up), and whether the player can have the bye.',
  },
  'console.checklist-floats': { da: 'Flyt', de: 'Floats', en: 'Floats' },
});
