import type { consoleGroupsTexts as reference } from '../en/console-groups.ts';
import type { Translation } from '../texts.ts';

/** Dividing an entry list into groups, and stages that start from a result. */
export const consoleGroupsTexts: Translation<typeof reference> = {
  'console.entry-list': 'Tilmeldingsliste',
  'console.divide': 'Inddel i grupper',
  'console.divide-what':
    'Hver gruppe bliver en turnering for sig med sit eget system. Tilmeldingslisten her bliver stående og viser, hvor alle er; inddelingen kan laves om eller tages tilbage, indtil en gruppe har sin første runde.',
  'console.divided-what':
    'Denne tilmeldingsliste er inddelt i grupper. Hver gruppe er en turnering for sig.',
  'console.divide-propose': 'Forslag',
  'console.divide-otherwise': 'Inddel anderledes',
  'console.divide-how': 'Hvordan skal de inddeles?',
  'console.divide-at-most': 'Efter rating, med et højeste antal i hver gruppe (DSU 2002 §65)',
  'console.divide-number': 'Efter rating, i et antal grupper (DSU 2002 §65)',
  'console.divide-classes': 'Mester- og basisklasse efter ønsket turneringsform (DSU 2002 §38–39)',
  'console.divide-hand': 'I hånden',
  'console.divide-most': 'Højst så mange i en gruppe',
  'console.divide-groups': 'Antal grupper',
  'console.divide-requests': 'Ønsker',
  'console.divide-requests-what':
    'Spillere fra 1900 er i mesterklassen. Uden ønske spiller man syv runder.',
  'console.divide-request': 'Ønske',
  'console.form-all-play-all': 'Alle mod alle',
  'console.form-seven-rounds': 'Syv runder',
  'console.form-five-rounds': 'Fem runder',
  'console.divide-preview': 'Vis grupperne',
  'console.divide-move': 'Gruppe for {name}',
  'console.divide-nobody': 'I ingen gruppe',
  'console.divide-nobody-what': 'De bliver kun på tilmeldingslisten.',
  'console.divide-create': 'Opret grupperne',
  'console.divide-create-again': 'Inddel sådan i stedet',
  'console.divide-create-what':
    'Alt andet overtages fra denne turnerings indstillinger og kan ændres i hver gruppe.',
  'console.divide-undo': 'Tag inddelingen tilbage',
  'console.divide-started':
    'En gruppe har sin første runde; inddelingen ligger fast. Nye spillere tilmeldes i deres gruppe.',
  'console.step-groups': 'Til grupperne',
  'console.stage': 'Næste trin',
  'console.stage-what':
    'Vælg, hvem der spiller videre. De får numre i den nye turnering efter stillingen her (DSU 2002 §65e); systemet kan være et andet.',
  'console.stage-from-place': 'Plads',
  'console.stage-to-place': 'til',
  'console.stage-choose-places': 'Vælg disse pladser',
  'console.stage-plays-on': 'Spiller videre',
  'console.stage-name': 'Navn på trinnet',
  'console.stage-name-hint': 'Vises som gruppe, fx Finale',
  'console.stage-order': 'Rækkefølge af numrene',
  'console.stage-by-place': 'Alle vindere først, så alle toere …',
  'console.stage-by-group': 'Den ene gruppe efter den anden',
  'console.stage-start': 'Start trinnet med {count|1 spiller|{count} spillere}',
  'console.stage-reason': 'Numre efter stillingen',
  'error.groups.none': 'Ingen gruppe har en spiller.',
  'error.groups.name':
    '»{name}« kan ikke være navnet: to grupper må ikke hedde det samme, og navnet skal have et bogstav eller et tal.',
  'error.groups.is-group':
    'Det er allerede en gruppe. Inddel tilmeldingslisten, den kommer fra, i stedet.',
  'console.groups-without-event':
    'Disse grupper har intet stævne endnu. Et stævne har én menu, ét resultatbord og én offentlig side for dem alle.',
  'console.make-groups-event': 'Opret stævnet af disse grupper',
  'error.groups.started': '{group} har sin første runde; inddelingen ligger fast.',
  'error.groups.stage-nobody': 'Vælg mindst to, der spiller videre.',
  'error.groups.play-off-nobody': 'Ingen deler førstepladsen, eller den kan stadig ændre sig.',
};
