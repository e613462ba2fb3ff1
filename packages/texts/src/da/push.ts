import type { pushTexts as reference } from '../en/push.ts';
import type { Translation } from '../texts.ts';

/** Messages to phones, and the button that asks for them. */
export const pushTexts: Translation<typeof reference> = {
  'push.tell-me': 'Giv besked på denne telefon',
  'push.what':
    'En besked, når en runde er offentliggjort, et resultat er indtastet, og turneringen er slut.',
  'push.is-on':
    'Denne telefon får besked, når en runde er offentliggjort, et resultat er indtastet, og turneringen er slut.',
  'push.stop': 'Ikke flere beskeder',
  'push.denied':
    'Browseren tillader ikke beskeder fra denne side. Det kan ændres i dens indstillinger.',
  'push.failed': 'Det lykkedes ikke. Prøv igen om lidt.',
  'push.iphone':
    'På en iPhone eller iPad kommer beskederne, når siden er føjet til hjemmeskærmen: Del, og så Føj til hjemmeskærm.',
  'push.white': 'Runde {round}: {where}, hvid mod {opponent}',
  'push.black': 'Runde {round}: {where}, sort mod {opponent}',
  'push.bye': 'Runde {round}: {bye}',
  'push.result': 'Runde {round}: {white} – {black} {result}',
};
