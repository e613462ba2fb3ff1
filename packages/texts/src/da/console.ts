import type { consoleTexts as reference } from '../en/console.ts';
import type { Translation } from '../texts.ts';

/** The arbiter's console but for the results desk. */
export const consoleTexts: Translation<typeof reference> = {
  'console.error-404': 'Siden findes ikke',
  'console.error-404-next': 'Adressen er forkert, eller turneringen er ikke offentlig.',
  'console.error-403': 'Det har du ikke adgang til',
  'console.error-403-next': 'Log ind igen, og prøv en gang til. Intet er ændret.',
  'console.error-500': 'Noget gik galt i Rokade',
  'console.error-500-next':
    'Alt, hvad der var gemt, er gemt. Indlæs siden igen; hjælper det ikke, så genstart Rokade.',
  'console.error-503': 'Rokade kan ikke gemme lige nu',
  'console.error-503-next': 'Alt, hvad der var gemt, er gemt. Gå tilbage, og gør det igen om lidt.',
  'console.to-front-page': 'Til forsiden',
  'console.sign-in': 'Log ind',
  'console.sign-out': 'Log ud',
  'console.no-account-yet': 'Der er ingen konto endnu',
  'console.no-account-yet-next':
    'Åbn det engangslink, som Rokade skrev, da det blev startet: det laver den første konto.',
  'console.account-name': 'Navn',
  'console.account-name-hint': 'Sådan som det skal stå i historikken, fx Ida Hansen.',
  'console.password': 'Adgangskode',
  'console.password-hint': 'Mindst {minimum} tegn. En sætning er let at huske og svær at gætte.',
  'console.set-up': 'Lav turneringslederens konto',
  'console.set-up-what':
    'Det er den første konto. Kun den, der er logget ind, kan ændre noget; alle andre ser kun de offentlige sider.',
  'console.make-account': 'Lav kontoen',
};
