import type { whatIfTexts as reference } from '../en/what-if.ts';
import type { Translation } from '../texts.ts';

/** What would be if the open games ended so, and what is still possible. */
export const whatIfTexts: Translation<typeof reference> = {
  'what-if.title': 'Hvad hvis …?',
  'what-if.nothing': 'Der er ingen stilling at regne videre på.',
  'what-if.games-open': '{count|Ét parti|{count} partier} er ikke afgjort.',
  'what-if.rounds-left': 'Derefter er der {count|én runde|{count} runder} tilbage.',
  'what-if.board-of-round': 'Runde {round}, bræt {board}',
  'what-if.still-open': 'åben',
  'what-if.show': 'Vis stillingen',
  'what-if.clear': 'Begynd forfra',
  'what-if.standings-then': 'Sådan ville stillingen være',
  'what-if.only-supposed': 'Resultaterne er kun tænkte. Intet er gemt.',
  'what-if.now': 'Nu',
  'what-if.places': 'Mulige pladser',
  'what-if.certain': 'Afgjort',
  'what-if.places-explained':
    'Mulige pladser regnes efter point alene: ved lige point forudsætter den bedste plads, at spilleren står forrest, og den dårligste, at spilleren står bagest. Med runder tilbage er de grænser, der ikke altid kan nås.',
  'what-if.first-clinched': 'sikker på 1. plads',
  'what-if.first-out-of-reach': 'kan ikke blive nr. 1',
  'what-if.first-open': '1. plads åben',
  'what-if.title-clinched': 'sikker på titlen',
  'what-if.title-out-of-reach': 'kan ikke få titlen',
  'what-if.title-open': 'titlen åben',
  'what-if.promotion-clinched': 'rykker op',
  'what-if.promotion-out-of-reach': 'kan ikke rykke op',
  'what-if.promotion-open': 'oprykning åben',
  'what-if.relegation-clinched': 'rykker ned',
  'what-if.relegation-out-of-reach': 'kan ikke rykke ned',
  'what-if.relegation-open': 'nedrykning åben',
};
