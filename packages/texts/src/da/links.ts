import type { linksTexts as reference } from '../en/links.ts';
import type { Translation } from '../texts.ts';

/** Links with which helpers enter results. */
export const linksTexts: Translation<typeof reference> = {
  'links.title': 'Links til hjælpere',
  'links.what':
    'Med et link kan en hjælper uden konto indtaste resultater ved bestemte brætter i en begrænset tid, også på en telefon. Hjælperen ser kun disse brætter og kan ikke rette det, der er indtastet. Historikken nævner linket.',
  'links.what-check-in':
    'Et link kun til fremmøde viser navne, klubber og grupper på de ventede spillere og lader hjælperen registrere, hvem der er mødt, og fortryde det.',
  'links.what-class-keeper':
    'Med et link til at passe en klasse følger en spiller dens stilling og åbne partier og skriver deres resultater, hele turneringen igennem.',
  'links.class-n': 'klasse {class}',
  'links.class-all': 'alle klasser',
  'links.class-hint':
    'Med en klasse vises kun dens åbne partier, og kun resultater af partier, hvor en fra klassen spiller, kan indtastes.',
  'links.whole': 'alle spillere',
  'links.none': 'Der er endnu intet link.',
  'links.make': 'Lav et link',
  'links.name-hint': 'Som det skal stå i historikken, fx Bo Voß, bræt 1–10.',
  'links.rounds-first': 'Fra runde',
  'links.rounds-last': 'til runde',
  'links.boards-first': 'Fra bræt',
  'links.boards-last': 'til bræt',
  'links.range-hint': 'Tomt: alle.',
  'links.hours': 'Gælder så mange timer',
  'links.for-year': 'Gælder i et år, til det bliver trukket tilbage.',
  'links.made': 'Linket er lavet. Det vises kun nu: udskriv det, eller lad det blive scannet.',
  'links.print': 'Udskriv sedlen',
  'links.slip': 'Seddel til hjælperen',
  'links.qr': 'Linkets QR-kode',
  'links.until': 'Gælder til {moment}',
  'links.rounds-n': 'runde {numbers}',
  'links.all-rounds': 'alle runder',
  'links.boards-n': 'bræt {numbers}',
  'links.all-boards': 'alle brætter',
  'links.is-over': 'udløbet',
  'links.is-revoked': 'tilbagekaldt',
  'links.revoke': 'Tilbagekald',
  'links.revoked': 'Linket er tilbagekaldt.',
  'links.task': 'Til',
  'links.made-by': 'Lavet af',
  'links.open-results-only': 'Indtast resultater',
  'links.open-what-results-only': 'Du indtaster resultater i {event}: {task}.',
  'links.open-check-in-only': 'Registrér fremmøde',
  'links.open-what-check-in-only': 'Du registrerer fremmøde i {event}: {task}.',
  'links.open-class-keeper': 'Pas klassen',
  'links.open-what-class-keeper':
    'Du følger stillingen og de åbne partier i {event} ({task}) og skriver deres resultater.',
  'links.open-player': 'Spil',
  'links.open-what-player':
    'Med dette link spiller du i {event} som {name}: udfordringer, svar, resultater.',
  'links.open-signs-out': 'Du er logget ind som {name}; du bliver logget ud i denne browser.',
  'links.not-open': 'Linket lukker ingen ind',
  'links.codes': 'Koder til telefoner',
  'links.codes-what':
    'Kort og sedler har koder, der gælder hele turneringen. Er en kode kommet i forkerte hænder, så gør den ugyldig, og udskriv på ny.',
  'links.codes-revoked': 'Koderne er ugyldige nu. Udskriv kort og sedler på ny.',
  'links.codes-revoke': 'Gør ugyldig',
  'links.codes-all': 'Alle koder',
  'links.codes-print': 'Udskriv kortene',
};
