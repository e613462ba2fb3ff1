import type { verifyTexts as reference } from '../en/verify.ts';
import type { Translation } from '../texts.ts';

/** Comparing the results with the slips once more. */
export const verifyTexts: Translation<typeof reference> = {
  'verify.compare': 'Sammenlign med sedlerne',
  'verify.title': 'Runde {round}: sammenlign med sedlerne',
  'verify.what':
    'Tast hvert resultat igen efter sedlen med resultatbordets taster. Det indtastede vises ikke. Afviger en seddel, bliver du stoppet.',
  'verify.progress': '{done} af {boards} bekræftet',
  'verify.confirmed': 'bekræftet',
  'verify.without': 'intet resultat',
  'verify.differs': 'Bræt {board}: sedlen siger {typed}, indtastet er {stands}. Hvad er rigtigt?',
  'verify.unusual': 'Bræt {board} har {stands}. Siger sedlen det?',
  'verify.take-entered': '{stands}, som indtastet',
  'verify.take-slip': '{typed}, som på sedlen',
  'verify.not-now': 'Lad brættet stå',
  'verify.other-result': 'andet resultat',
  'verify.sound': 'Lyd',
  'verify.finish': 'Bekræft {done} af {boards}',
  'verify.all-done': 'Alle brætter med resultat er sammenlignet.',
  'verify.back': 'Til resultatbordet',
  'verify.done': '{count} af {of} bekræftet af {by}, {moment}',
  'verify.differences': '{count|én forskel|{count} forskelle} fundet',
  'verify.changed': 'Ændret derefter: {count|bræt|bræt} {boards}',
};
