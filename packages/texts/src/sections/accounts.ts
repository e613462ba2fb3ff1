import { section } from '../section.ts';

/** The pages on which accounts are looked after, one's own and those of others. */
export const accountTexts = section({
  'account.mine': { da: 'Min konto', de: 'Mein Konto', en: 'My account' },
  'account.all': { da: 'Alle konti', de: 'Alle Konten', en: 'All accounts' },
  'account.may': { da: 'Må', de: 'Darf', en: 'May' },
  'account.since': { da: 'Siden', de: 'Seit', en: 'Since' },
  'account.state': { da: 'Tilstand', de: 'Zustand', en: 'State' },
  'account.signed-in-on': {
    da: 'logget ind på {count|1 enhed|{count} enheder}',
    de: 'auf {count|1 Gerät|{count} Geräten} angemeldet',
    en: 'signed in on {count|1 device|{count} devices}',
  },
  'account.not-signed-in': {
    da: 'ikke logget ind',
    de: 'nicht angemeldet',
    en: 'not signed in',
  },
  'account.is-disabled': { da: 'lukket', de: 'gesperrt', en: 'disabled' },
  'account.change-password': {
    da: 'Skift adgangskode',
    de: 'Passwort ändern',
    en: 'Change the password',
  },
  'account.present-password': {
    da: 'Nuværende adgangskode',
    de: 'Bisheriges Passwort',
    en: 'Present password',
  },
  'account.new-password': { da: 'Ny adgangskode', de: 'Neues Passwort', en: 'New password' },
  'account.change-ends-sessions': {
    da: 'Alle andre enheder, der er logget ind som dig, bliver logget ud.',
    de: 'Alle anderen Geräte, die auf diesen Namen angemeldet sind, werden abgemeldet.',
    en: 'All other devices that are signed in as you will be signed out.',
  },
  'account.password-changed': {
    da: 'Adgangskoden er skiftet.',
    de: 'Das Passwort ist geändert.',
    en: 'The password is changed.',
  },
  'account.sessions': {
    da: 'Hvor du er logget ind',
    de: 'Anmeldungen',
    en: 'Where you are signed in',
  },
  'account.only-here': { da: 'Kun her.', de: 'Nur hier.', en: 'Only here.' },
  'account.also-elsewhere': {
    da: 'Her og på {count|1 anden enhed|{count} andre enheder}.',
    de: 'Hier und auf {count|1 anderen Gerät|{count} anderen Geräten}.',
    en: 'Here and on {count|1 other device|{count} other devices}.',
  },
  'account.end-others': {
    da: 'Log ud alle andre steder',
    de: 'Überall sonst abmelden',
    en: 'Sign out everywhere else',
  },
  'account.rename': { da: 'Nyt navn', de: 'Neuer Name', en: 'New name' },
  'account.rename-what': {
    da: 'Sådan logger kontoen ind fra nu af. Det, der allerede er gjort, beholder det gamle navn i historikken.',
    de: 'So meldet sich das Konto ab jetzt an. Was schon getan ist, behält im Protokoll den alten Namen.',
    en: 'The account signs in under it from now on. What has been done keeps the old name in the history.',
  },
  'account.rename-save': { da: 'Gem navnet', de: 'Namen speichern', en: 'Save the name' },
  'account.renamed': {
    da: 'Kontoen hedder nu {name}.',
    de: 'Das Konto heißt jetzt {name}.',
    en: 'The account is now called {name}.',
  },
  'account.forgotten': {
    da: 'Glemt adgangskode',
    de: 'Passwort vergessen',
    en: 'Forgotten password',
  },
  'account.forgotten-what': {
    da: 'Rokade finder på en ny, som vises én gang. Kontoen bliver logget ud alle vegne.',
    de: 'Rokade denkt sich ein neues aus, das einmal gezeigt wird. Das Konto wird überall abgemeldet.',
    en: 'Rokade makes up a new one, which is shown once. The account is signed out everywhere.',
  },
  'account.reset': {
    da: 'Giv en ny adgangskode',
    de: 'Neues Passwort vergeben',
    en: 'Give a new password',
  },
  'account.reset-done': {
    da: 'Ny adgangskode til {name}:',
    de: 'Neues Passwort für {name}:',
    en: 'New password for {name}:',
  },
  'account.reset-next': {
    da: 'Den vises kun nu. Sig den til {name}, som kan skifte den under Min konto.',
    de: 'Es wird nur jetzt gezeigt. {name} kann es nach dem Anmelden unter Mein Konto ändern.',
    en: 'It is shown only now. Tell {name}, who can change it under My account.',
  },
  'account.access': { da: 'Adgang', de: 'Zugang', en: 'Access' },
  'account.end-sessions': {
    da: 'Log ud alle vegne',
    de: 'Überall abmelden',
    en: 'Sign out everywhere',
  },
  'account.disable': { da: 'Luk kontoen', de: 'Konto sperren', en: 'Disable the account' },
  'account.disable-what': {
    da: 'En lukket konto kan ikke logge ind. Den kan åbnes igen; i historikken bliver navnet stående.',
    de: 'Mit einem gesperrten Konto meldet sich niemand an. Es lässt sich wieder öffnen; im Protokoll bleibt der Name stehen.',
    en: 'Nobody signs in with a disabled account. It can be enabled again; the name stays in the history.',
  },
  'account.enable': { da: 'Åbn kontoen igen', de: 'Konto wieder öffnen', en: 'Enable it again' },
  'account.done': { da: 'Det er gjort.', de: 'Erledigt.', en: 'Done.' },
});
