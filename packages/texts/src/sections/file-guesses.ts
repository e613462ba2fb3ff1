import { section } from '../section.ts';

/** What lenient reading made of a fault; `{text}` is the fault itself. */
export const fileGuessTexts = section({
  'guess.taken-as': {
    da: '{text} – læst som »{takenAs}«',
    de: '{text} – gelesen als „{takenAs}“',
    en: '{text} – taken as “{takenAs}”',
  },
  'guess.left-out': {
    da: '{text} – udeladt',
    de: '{text} – weggelassen',
    en: '{text} – left out',
  },
});
