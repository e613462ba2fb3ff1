import { section } from '../section.ts';

/** What would be if the open games ended so, and what is still possible. */
export const whatIfTexts = section({
  'what-if.title': { da: 'Hvad hvis …?', de: 'Was wäre, wenn …?', en: 'What if …?' },
  'what-if.nothing': {
    da: 'Der er ingen stilling at regne videre på.',
    de: 'Es gibt keine Tabelle, mit der sich weiterrechnen ließe.',
    en: 'There are no standings to go on from.',
  },
  'what-if.games-open': {
    da: '{count|Ét parti|{count} partier} er ikke afgjort.',
    de: '{count|Eine Partie ist|{count} Partien sind} noch offen.',
    en: '{count|One game is|{count} games are} still open.',
  },
  'what-if.rounds-left': {
    da: 'Derefter er der {count|én runde|{count} runder} tilbage.',
    de: 'Danach {count|bleibt eine Runde|bleiben {count} Runden}.',
    en: 'After that {count|one round is|{count} rounds are} left.',
  },
  'what-if.board-of-round': {
    da: 'Runde {round}, bord {board}',
    de: 'Runde {round}, Brett {board}',
    en: 'Round {round}, board {board}',
  },
  'what-if.still-open': { da: 'åben', de: 'offen', en: 'open' },
  'what-if.show': { da: 'Vis stillingen', de: 'Tabelle zeigen', en: 'Show the standings' },
  'what-if.clear': { da: 'Begynd forfra', de: 'Neu beginnen', en: 'Begin anew' },
  'what-if.standings-then': {
    da: 'Sådan ville stillingen være',
    de: 'So stünde die Tabelle',
    en: 'The standings as they would be',
  },
  'what-if.only-supposed': {
    da: 'Resultaterne er kun tænkt. Intet er gemt.',
    de: 'Die Ergebnisse sind nur angenommen. Nichts ist gespeichert.',
    en: 'The results are only supposed. Nothing is kept.',
  },
  'what-if.now': { da: 'Nu', de: 'Jetzt', en: 'Now' },
  'what-if.places': { da: 'Mulige pladser', de: 'Mögliche Plätze', en: 'Possible places' },
  'what-if.certain': { da: 'Afgjort', de: 'Entschieden', en: 'Decided' },
  'what-if.places-explained': {
    da: 'Mulige pladser regnes efter point alene: ved lige point tæller den bedste plads spilleren forrest og den dårligste bagest. Med runder tilbage er de grænser, der ikke altid kan nås.',
    de: 'Mögliche Plätze folgen allein aus Punkten: bei gleichen Punkten steht der Spieler am besten Platz vorn, am schlechtesten hinten. Sind Runden übrig, sind es Grenzen, die nicht immer erreichbar sind.',
    en: 'Possible places go by points alone: among equals the best place puts the player first, the worst puts him last. With rounds left they are bounds that cannot always be reached.',
  },
  'what-if.first-clinched': {
    da: 'sikker på 1. plads',
    de: 'Platz 1 sicher',
    en: 'sure of first place',
  },
  'what-if.first-out-of-reach': {
    da: 'kan ikke blive nr. 1',
    de: 'Platz 1 unerreichbar',
    en: 'first place out of reach',
  },
  'what-if.first-open': { da: '1. plads åben', de: 'Platz 1 offen', en: 'first place open' },
  'what-if.title-clinched': {
    da: 'sikker på titlen',
    de: 'Titel sicher',
    en: 'sure of the title',
  },
  'what-if.title-out-of-reach': {
    da: 'kan ikke få titlen',
    de: 'Titel unerreichbar',
    en: 'title out of reach',
  },
  'what-if.title-open': { da: 'titlen åben', de: 'Titel offen', en: 'title open' },
  'what-if.promotion-clinched': {
    da: 'rykker op',
    de: 'Aufstieg sicher',
    en: 'sure of promotion',
  },
  'what-if.promotion-out-of-reach': {
    da: 'kan ikke rykke op',
    de: 'Aufstieg unerreichbar',
    en: 'promotion out of reach',
  },
  'what-if.promotion-open': { da: 'oprykning åben', de: 'Aufstieg offen', en: 'promotion open' },
  'what-if.relegation-clinched': {
    da: 'rykker ned',
    de: 'Abstieg steht fest',
    en: 'relegated',
  },
  'what-if.relegation-out-of-reach': {
    da: 'kan ikke rykke ned',
    de: 'Klassenerhalt sicher',
    en: 'safe from relegation',
  },
  'what-if.relegation-open': {
    da: 'nedrykning åben',
    de: 'Abstieg offen',
    en: 'relegation open',
  },
});
