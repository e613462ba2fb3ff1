import { section } from '../section.ts';
import { consoleEntriesTexts } from './console-entries.ts';
import { consoleFrameTexts } from './console-frame.ts';
import { consoleGroupsTexts } from './console-groups.ts';
import { consoleNumbersTexts } from './console-numbers.ts';
import { consoleOrderTexts } from './console-order.ts';
import { consoleRoundTexts } from './console-round.ts';
import { consoleSettingsTexts } from './console-settings.ts';
import { consoleSystemsTexts } from './console-systems.ts';

/** The arbiter's console but for the results desk. */
export const consoleTexts = section({
  'console.error-404': {
    da: 'Siden findes ikke',
    de: 'Diese Seite gibt es nicht',
    en: 'There is no such page',
  },
  'console.error-404-next': {
    da: 'Adressen er forkert, eller turneringen er ikke offentlig.',
    de: 'Die Adresse ist falsch, oder das Turnier ist nicht öffentlich.',
    en: 'The address is wrong, or the tournament is not public.',
  },
  'console.error-403': {
    da: 'Det har du ikke adgang til',
    de: 'Dafür fehlt die Berechtigung',
    en: 'You may not do that',
  },
  'console.error-403-next': {
    da: 'Log ind igen, og prøv en gang til. Intet er ændret.',
    de: 'Neu anmelden und noch einmal versuchen. Es wurde nichts geändert.',
    en: 'Sign in again and try once more. Nothing was changed.',
  },
  'console.error-500': {
    da: 'Noget gik galt i Rokade',
    de: 'In Rokade ist etwas schiefgegangen',
    en: 'Something went wrong in Rokade',
  },
  'console.error-500-next': {
    da: 'Alt, hvad der var gemt, er gemt. Indlæs siden igen; hjælper det ikke, så genstart Rokade.',
    de: 'Alles Gespeicherte ist gespeichert. Seite neu laden; hilft das nicht, Rokade neu starten.',
    en: 'Everything that was saved is saved. Load the page again; if that does not help, restart Rokade.',
  },
  'console.error-503': {
    da: 'Rokade kan ikke gemme lige nu',
    de: 'Rokade kann gerade nicht speichern',
    en: 'Rokade cannot save just now',
  },
  'console.error-503-next': {
    da: 'Alt, hvad der var gemt, er gemt. Gå tilbage, og gør det igen om lidt.',
    de: 'Alles Gespeicherte ist gespeichert. Zurückgehen und es gleich noch einmal tun.',
    en: 'Everything that was saved is saved. Go back and do it again in a moment.',
  },
  'console.to-front-page': { da: 'Til forsiden', de: 'Zur Startseite', en: 'To the front page' },
  'console.sign-in': { da: 'Log ind', de: 'Anmelden', en: 'Sign in' },
  'console.sign-out': { da: 'Log ud', de: 'Abmelden', en: 'Sign out' },
  'console.no-account-yet': {
    da: 'Der er ingen konto endnu',
    de: 'Es gibt noch kein Konto',
    en: 'There is no account yet',
  },
  'console.no-account-yet-next': {
    da: 'Åbn det engangslink, som Rokade skrev, da det blev startet: det laver den første konto.',
    de: 'Den Einmal-Link öffnen, den Rokade beim Start ausgegeben hat: er legt das erste Konto an.',
    en: 'Open the one-time link that Rokade printed when it started: it makes the first account.',
  },
  'console.account-name': { da: 'Navn', de: 'Name', en: 'Name' },
  'console.account-name-hint': {
    da: 'Sådan som det skal stå i historikken, fx Ida Hansen.',
    de: 'So, wie er im Protokoll stehen soll, z. B. Ida Hansen.',
    en: 'As it should stand in the history, for example Ida Hansen.',
  },
  'console.password': { da: 'Adgangskode', de: 'Passwort', en: 'Password' },
  'console.password-hint': {
    da: 'Mindst {minimum} tegn. En sætning er let at huske og svær at gætte.',
    de: 'Mindestens {minimum} Zeichen. Ein Satz ist leicht zu merken und schwer zu raten.',
    en: 'At least {minimum} characters. A sentence is easy to remember and hard to guess.',
  },
  'console.set-up': {
    da: 'Lav turneringslederens konto',
    de: 'Konto des Schiedsrichters anlegen',
    en: 'Make the arbiter’s account',
  },
  'console.set-up-what': {
    da: 'Det er den første konto. Kun den, der er logget ind, kan ændre noget; alle andre ser kun de offentlige sider.',
    de: 'Das ist das erste Konto. Nur wer angemeldet ist, kann etwas ändern; alle anderen sehen nur die öffentlichen Seiten.',
    en: 'This is the first account. Only those signed in can change anything; everybody else sees the public pages alone.',
  },
  'console.make-account': { da: 'Lav kontoen', de: 'Konto anlegen', en: 'Make the account' },
  ...consoleFrameTexts,
  ...consoleEntriesTexts,
  ...consoleGroupsTexts,
  ...consoleRoundTexts,
  ...consoleSettingsTexts,
  ...consoleNumbersTexts,
  ...consoleOrderTexts,
  ...consoleSystemsTexts,
});
