import type { accountsTexts as reference } from '../en/accounts.ts';
import type { Translation } from '../texts.ts';

/** The pages on which accounts are looked after, one's own and those of others. */
export const accountsTexts: Translation<typeof reference> = {
  'account.mine': 'Min konto',
  'account.all': 'Alle konti',
  'account.may': 'Må',
  'account.since': 'Siden',
  'account.state': 'Tilstand',
  'account.signed-in-on': 'logget ind på {count|1 enhed|{count} enheder}',
  'account.not-signed-in': 'ikke logget ind',
  'account.is-disabled': 'lukket',
  'account.change-password': 'Skift adgangskode',
  'account.present-password': 'Nuværende adgangskode',
  'account.new-password': 'Ny adgangskode',
  'account.change-ends-sessions':
    'Alle andre enheder, der er logget ind som dig, bliver logget ud.',
  'account.password-changed': 'Adgangskoden er skiftet.',
  'account.sessions': 'Hvor du er logget ind',
  'account.only-here': 'Kun her.',
  'account.also-elsewhere': 'Her og på {count|1 anden enhed|{count} andre enheder}.',
  'account.end-others': 'Log ud alle andre steder',
  'account.rename': 'Nyt navn',
  'account.rename-what':
    'Sådan logger kontoen ind fra nu af. Det, der allerede er gjort, beholder det gamle navn i historikken.',
  'account.rename-save': 'Gem navnet',
  'account.renamed': 'Kontoen hedder nu {name}.',
  'account.forgotten': 'Glemt adgangskode',
  'account.forgotten-what':
    'Rokade finder på en ny, som vises én gang. Kontoen bliver logget ud alle vegne.',
  'account.reset': 'Giv en ny adgangskode',
  'account.reset-done': 'Ny adgangskode til {name}:',
  'account.reset-next': 'Den vises kun nu. Sig den til {name}, som kan skifte den under Min konto.',
  'account.access': 'Adgang',
  'account.end-sessions': 'Log ud alle vegne',
  'account.disable': 'Luk kontoen',
  'account.disable-what':
    'En lukket konto kan ikke logge ind. Den kan åbnes igen; i historikken bliver navnet stående.',
  'account.enable': 'Åbn kontoen igen',
  'account.done': 'Det er gjort.',
  'console.role': 'Må',
  'console.role-arbiter': 'lede turneringer',
  'console.role-admin': 'lede turneringer og passe konti',
  'console.account-name': 'Navn',
  'console.account-name-hint': 'Sådan som det skal stå i historikken, fx Ida Hansen.',
  'console.password': 'Adgangskode',
  'console.password-hint': 'Mindst {minimum} tegn. En sætning er let at huske og svær at gætte.',
  'console.set-up': 'Lav turneringslederens konto',
  'console.set-up-what':
    'Det er den første konto. Kun den, der er logget ind, kan ændre noget; alle andre ser kun de offentlige sider.',
  'console.make-account': 'Lav kontoen',
  'console.sign-out': 'Log ud',
};
