import type { fideModeTexts as reference } from '../en/fide-mode.ts';
import type { Translation } from '../texts.ts';

/** Whether a tournament is played in FIDE mode, as every page and print of it says. */
export const fideModeTexts: Translation<typeof reference> = {
  'fide-mode.on': 'FIDE-Modus',
  'fide-mode.left': 'FIDE-Modus nach Runde {round} verlassen',
  'fide-mode.left-at-start': 'FIDE-Modus vor Runde 1 verlassen',
  'fide-mode.on-what':
    'Das Turnier wird gespielt, wie es die FIDE-Regeln für gewertete Turniere verlangen. Das Angekündigte steht fest, sobald Runde 1 veröffentlicht ist, und nach allem, wonach die Regeln fragen, wird gefragt.',
  'fide-mode.open-games':
    'Eine Partie ist noch offen: Es gibt keine Schlusstabelle, keinen Bericht und keine Berichtsdatei, bevor ihr Ergebnis vorliegt.',
};
