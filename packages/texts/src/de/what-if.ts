import type { whatIfTexts as reference } from '../en/what-if.ts';
import type { Translation } from '../texts.ts';

/** What would be if the open games ended so, and what is still possible. */
export const whatIfTexts: Translation<typeof reference> = {
  'what-if.title': 'Was wäre, wenn …?',
  'what-if.nothing': 'Es gibt keine Tabelle, mit der sich weiterrechnen ließe.',
  'what-if.games-open': '{count|Eine Partie ist|{count} Partien sind} noch offen.',
  'what-if.rounds-left': 'Danach {count|bleibt eine Runde|bleiben {count} Runden}.',
  'what-if.board-of-round': 'Runde {round}, Brett {board}',
  'what-if.still-open': 'offen',
  'what-if.show': 'Tabelle zeigen',
  'what-if.clear': 'Neu beginnen',
  'what-if.standings-then': 'So stünde die Tabelle',
  'what-if.only-supposed': 'Die Ergebnisse sind nur angenommen. Nichts ist gespeichert.',
  'what-if.now': 'Jetzt',
  'what-if.places': 'Mögliche Plätze',
  'what-if.certain': 'Entschieden',
  'what-if.places-explained':
    'Mögliche Plätze folgen allein aus Punkten: Bei gleichen Punkten steht der Spieler für den besten Platz vorn, für den schlechtesten hinten. Sind noch Runden übrig, sind es Grenzen, die nicht immer erreichbar sind.',
  'what-if.first-clinched': 'Platz 1 sicher',
  'what-if.first-out-of-reach': 'Platz 1 unerreichbar',
  'what-if.first-open': 'Platz 1 offen',
  'what-if.title-clinched': 'Titel sicher',
  'what-if.title-out-of-reach': 'Titel unerreichbar',
  'what-if.title-open': 'Titel offen',
  'what-if.promotion-clinched': 'Aufstieg sicher',
  'what-if.promotion-out-of-reach': 'Aufstieg unerreichbar',
  'what-if.promotion-open': 'Aufstieg offen',
  'what-if.relegation-clinched': 'Abstieg steht fest',
  'what-if.relegation-out-of-reach': 'Klassenerhalt sicher',
  'what-if.relegation-open': 'Abstieg offen',
};
