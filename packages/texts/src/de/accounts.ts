import type { accountsTexts as reference } from '../en/accounts.ts';
import type { Translation } from '../texts.ts';

/** The pages on which accounts are looked after, one's own and those of others. */
export const accountsTexts: Translation<typeof reference> = {
  'account.mine': 'Mein Konto',
  'account.all': 'Alle Konten',
  'account.may': 'Darf',
  'account.since': 'Seit',
  'account.state': 'Zustand',
  'account.signed-in-on': 'auf {count|1 Gerät|{count} Geräten} angemeldet',
  'account.not-signed-in': 'nicht angemeldet',
  'account.is-disabled': 'gesperrt',
  'account.change-password': 'Passwort ändern',
  'account.present-password': 'Bisheriges Passwort',
  'account.new-password': 'Neues Passwort',
  'account.change-ends-sessions':
    'Alle anderen Geräte, die auf diesen Namen angemeldet sind, werden abgemeldet.',
  'account.password-changed': 'Das Passwort ist geändert.',
  'account.sessions': 'Anmeldungen',
  'account.only-here': 'Nur hier.',
  'account.also-elsewhere': 'Hier und auf {count|1 anderen Gerät|{count} anderen Geräten}.',
  'account.end-others': 'Überall sonst abmelden',
  'account.rename': 'Neuer Name',
  'account.rename-what':
    'So meldet sich das Konto ab jetzt an. Was schon getan ist, behält im Protokoll den alten Namen.',
  'account.rename-save': 'Namen speichern',
  'account.renamed': 'Das Konto heißt jetzt {name}.',
  'account.forgotten': 'Passwort vergessen',
  'account.forgotten-what':
    'Rokade denkt sich ein neues aus, das einmal gezeigt wird. Das Konto wird überall abgemeldet.',
  'account.reset': 'Neues Passwort vergeben',
  'account.reset-done': 'Neues Passwort für {name}:',
  'account.reset-next':
    'Es wird nur jetzt gezeigt. {name} kann es nach dem Anmelden unter Mein Konto ändern.',
  'account.access': 'Zugang',
  'account.end-sessions': 'Überall abmelden',
  'account.disable': 'Konto sperren',
  'account.disable-what':
    'Mit einem gesperrten Konto meldet sich niemand an. Es lässt sich wieder öffnen; im Protokoll bleibt der Name stehen.',
  'account.enable': 'Konto wieder öffnen',
  'account.done': 'Erledigt.',
  'console.role': 'Darf',
  'console.role-arbiter': 'Turniere leiten',
  'console.role-admin': 'Turniere leiten und Konten verwalten',
  'console.account-name': 'Name',
  'console.account-name-hint': 'So, wie er im Protokoll stehen soll, z. B. Ida Hansen.',
  'console.password': 'Passwort',
  'console.password-hint':
    'Mindestens {minimum} Zeichen. Ein Satz ist leicht zu merken und schwer zu raten.',
  'console.set-up': 'Konto des Schiedsrichters anlegen',
  'console.set-up-what':
    'Das ist das erste Konto. Nur wer angemeldet ist, kann etwas ändern; alle anderen sehen nur die öffentlichen Seiten.',
  'console.make-account': 'Konto anlegen',
  'console.sign-out': 'Abmelden',
};
