import { section } from '../section.ts';

/** `rokade account`. */
export const cliAccountTexts = section({
  'cli.command.account': {
    da: 'se og pas kontiene i en datamappe, også mens Rokade kører',
    de: 'die Konten eines Datenordners ansehen und verwalten, auch während Rokade läuft',
    en: 'see and look after the accounts of a data folder, also while Rokade runs',
  },
  'cli.argument.account-act': {
    da: 'list, reset (ny adgangskode), rename, disable, enable eller sign-out',
    de: 'list, reset (neues Passwort), rename, disable, enable oder sign-out',
    en: 'list, reset (a new password), rename, disable, enable or sign-out',
  },
  'cli.argument.account-name': {
    da: 'kontoens navn; ikke ved list',
    de: 'der Name des Kontos; nicht bei list',
    en: 'the account’s name; not with list',
  },
  'cli.option.account-to': {
    da: 'rename: det nye navn',
    de: 'rename: der neue Name',
    en: 'rename: the new name',
  },
  'cli.usage.account-act': {
    da: '»{act}« kan ikke gøres med en konto; det kan {known}',
    de: '„{act}“ geht mit einem Konto nicht; möglich sind {known}',
    en: '“{act}” cannot be done with an account; these can: {known}',
  },
  'cli.account.unknown': {
    da: 'der er ingen konto »{name}«; der er {known}',
    de: 'ein Konto „{name}“ gibt es nicht; vorhanden: {known}',
    en: 'there is no account “{name}”; there are {known}',
  },
  'cli.account.none': {
    da: 'der er ingen konto endnu; `rokade serve` skriver det link, der laver den første',
    de: 'es gibt noch kein Konto; `rokade serve` gibt den Link aus, der das erste anlegt',
    en: 'there is no account yet; `rokade serve` prints the link that makes the first',
  },
  'cli.account.reset': {
    da: '{name} har en ny adgangskode og er logget ud alle vegne:\n\n    {password}\n\nDen står kun her. Efter at have logget ind kan {name} skifte den under sit navn.',
    de: '{name} hat ein neues Passwort und ist überall abgemeldet:\n\n    {password}\n\nEs steht nur hier. Nach dem Anmelden kann {name} es unter dem eigenen Namen ändern.',
    en: '{name} has a new password and is signed out everywhere:\n\n    {password}\n\nIt stands here alone. Signed in, {name} can change it in the menu under the name.',
  },
  'cli.account.rename': {
    da: '{name} hedder nu {to}. Historikken beholder det gamle navn for det, der er gjort.',
    de: '{name} heißt jetzt {to}. Das Protokoll behält für das Bisherige den alten Namen.',
    en: '{name} is now called {to}. The history keeps the old name for what was done.',
  },
  'cli.account.disable': {
    da: '{name} kan ikke logge ind mere og er logget ud alle vegne.',
    de: '{name} kann sich nicht mehr anmelden und ist überall abgemeldet.',
    en: '{name} cannot sign in any more and is signed out everywhere.',
  },
  'cli.account.enable': {
    da: '{name} kan logge ind igen.',
    de: '{name} kann sich wieder anmelden.',
    en: '{name} can sign in again.',
  },
  'cli.account.sign-out': {
    da: '{name} er logget ud alle vegne.',
    de: '{name} ist überall abgemeldet.',
    en: '{name} is signed out everywhere.',
  },
});
