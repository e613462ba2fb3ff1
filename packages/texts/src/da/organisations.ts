import type { organisationsTexts as reference } from '../en/organisations.ts';
import type { Translation } from '../texts.ts';

/** Clubs and federations on one server: their list, and whose something is. */
export const organisationsTexts: Translation<typeof reference> = {
  'organisations.what':
    'Hver organisation på denne server har sine egne turneringer, sit eget register, navn og logo. Den ser sit eget, det offentlige, og hvad andre indberetter til den.',
  'organisations.desk': 'Du arbejder for',
  'organisations.new': 'Ny klub eller nyt forbund',
  'organisations.make': 'Opret',
  'organisations.address-hint':
    'Siden står under /k/ og denne adresse: små bogstaver (a–z), cifre og bindestreger, fx skakklubben.',
  'organisations.made': '{name} er oprettet. Giv nu nogen en rettighed i den:',
  'organisations.has':
    '{tournaments|1 turnering|{tournaments} turneringer}, {events|1 stævne|{events} stævner}.',
  'organisations.accounts': 'Hvem der har rettigheder i hele organisationen',
  'organisations.no-accounts': 'Ingen endnu.',
  'organisations.rename': 'Gem adressen',
  'organisations.rename-what':
    'Den gamle adresse fører videre til den nye, og ingen anden kan få den.',
  'organisations.renamed': 'Adressen er ændret.',
  'organisations.remove': 'Fjern organisationen',
  'organisations.remove-what':
    'Det er kun muligt, når ingen turneringer eller stævner hører til organisationen eller er indberettet til den. Dens register og dens egne oplysninger fjernes; en kopi gemmes blandt sikkerhedskopierne.',
  'organisations.remove-name': 'Skriv navnet {name} som bekræftelse',
  'organisations.whose': 'Organisation',
  'organisations.belongs-to': 'Hører til {name}.',
  'organisations.handed-to': 'Indberettet til',
  'organisations.hand-in': 'Indberet',
  'organisations.hand-in-to': 'Til',
  'organisations.hand-in-what':
    'Organisationen kan se det hele og gemme filerne, men ikke ændre noget.',
  'organisations.handed-in': 'Indberettet til {name}.',
  'organisations.take-back': 'Træk tilbage',
  'organisations.take-back-of': 'Træk tilbage fra {name}',
  'organisations.taken-back': 'Trukket tilbage fra {name}.',
  'organisations.give': 'Overdrag til en anden organisation',
  'organisations.give-to': 'Til',
  'organisations.give-what':
    'Derefter hører det til den, og kun den afgør, hvem der må hvad. Tidligere indberetninger bortfalder. Adressen er den samme.',
};
