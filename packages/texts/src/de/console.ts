import type { consoleTexts as reference } from '../en/console.ts';
import type { Translation } from '../texts.ts';

/** The arbiter's console but for the results desk. */
export const consoleTexts: Translation<typeof reference> = {
  'console.error-404': 'Diese Seite gibt es nicht',
  'console.error-404-next': 'Die Adresse ist falsch, oder das Turnier ist nicht öffentlich.',
  'console.error-403': 'Dafür fehlt die Berechtigung',
  'console.error-403-next': 'Neu anmelden und noch einmal versuchen. Es wurde nichts geändert.',
  'console.error-500': 'In Rokade ist etwas schiefgegangen',
  'console.error-500-next':
    'Alles Gespeicherte ist gespeichert. Seite neu laden; hilft das nicht, Rokade neu starten.',
  'console.error-503': 'Rokade kann gerade nicht speichern',
  'console.error-503-next':
    'Alles Gespeicherte ist gespeichert. Zurückgehen und es gleich noch einmal tun.',
  'console.to-front-page': 'Zur Startseite',
  'console.sign-in': 'Anmelden',
  'console.sign-out': 'Abmelden',
  'console.no-account-yet': 'Es gibt noch kein Konto',
  'console.no-account-yet-next':
    'Den Einmal-Link öffnen, den Rokade beim Start ausgegeben hat: er legt das erste Konto an.',
  'console.account-name': 'Name',
  'console.account-name-hint': 'So, wie er im Protokoll stehen soll, z. B. Ida Hansen.',
  'console.password': 'Passwort',
  'console.password-hint':
    'Mindestens {minimum} Zeichen. Ein Satz ist leicht zu merken und schwer zu raten.',
  'console.set-up': 'Konto des Schiedsrichters anlegen',
  'console.set-up-what':
    'Das ist das erste Konto. Nur wer angemeldet ist, kann etwas ändern; alle anderen sehen nur die öffentlichen Seiten.',
  'console.make-account': 'Konto anlegen',
};
