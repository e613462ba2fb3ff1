import type { consoleSettingsTexts as reference } from '../en/console-settings.ts';
import type { Translation } from '../texts.ts';

/** New tournaments and their settings. */
export const consoleSettingsTexts: Translation<typeof reference> = {
  'console.more': 'Mere',
  'console.part-event': 'Sted og gruppe',
  'console.part-rounds': 'Runder og datoer',
  'console.part-time': 'Betænkningstid',
  'console.part-people': 'Turneringsledere og komité',
  'console.part-order': 'Korrektion og udskrifternes sprog',
  'console.part-public': 'Hvad alle må se',
  'console.part-event-none': 'Intet sted endnu',
  'console.part-rounds-none': 'Ingen datoer endnu',
  'console.part-people-none': 'Ingen nævnt endnu',
  'console.public-all': 'Alt',
  'console.public-nothing': 'Ingen offentlige sider',
  'console.public-but': 'Alt undtagen: {parts}',
  'console.marks-title': 'Vinderen får titlen',
  'console.marks-promotion': 'Antal, der rykker op',
  'console.marks-relegation': 'Antal, der rykker ned',
  'console.act-confirmed': 'Gør det alligevel',
  'console.saved-unchanged': 'Intet var anderledes end før.',
  'console.saved-more': 'og {count|én mere|{count} mere}',
  'console.saved': 'Gemt.',
  'console.settings-not-yours': 'Kun turneringslederen kan ændre turneringens indstillinger.',
  'console.value-wrong': 'Denne værdi kan ikke bruges.',
  'console.visible-published': 'Turneringen har offentlige sider',
  'console.visible-standings': 'Stilling',
  'console.visible-crosstable': 'Krydstabel',
  'console.visible-playerCards': 'Spillerkort',
  'console.visible-ratings': 'Rating',
  'console.visible-clubs': 'Klubber',
  'console.visible-initials': 'Efternavne kun med forbogstav (børneturnering)',
  'console.public-address': 'Den offentlige adresse:',
  'console.one-a-line': 'Én pr. linje',
  'console.hint-membersOf':
    'Tomt: gæster spiller også med. Ellers spørges der om hver fra en anden klub, som så kommer med med en begrundelse (Tempelhof 2018 I.2).',
  'console.hint-firstTable':
    'Grupper i ét stævne spiller side om side: den første fra bord 1, den næste fra 41.',
  'console.hint-unusedTables': 'Tomme, eller holdt fri til nogen: 3, 7-9.',
  'console.hint-phoneReports':
    'Spillerne melder med QR-koden på bordet, sedlen eller deres eget kort, i lokalets net; kort og sedler udskrives under Udskrifter. Meldinger, der er forskellige, venter ved resultatbordet.',
  'console.hint-playerAsks':
    'Spillerne spørger med QR-koden på deres eget kort eller linket på deres side og ser, hvad reglerne giver dem: fri med ½ point så mange gange, som er bekendtgjort, dog ikke i sidste runde. Turneringslederen svarer på siden Runde.',
  'console.hint-embedAt':
    'Ét pr. linje, med protokol og navn: https://klub.example. På siden Links til hjælpere står det, der skal sættes ind.',
  'console.hint-openGamesAs':
    'Husregel i nogle klubber: den, der efter DSU’s tabel 1 forventes at få mere end 0,70, regnes som vinder, indtil partiet er spillet. I tabellerne er et uafsluttet parti stadig remis.',
  'console.hint-committee': 'Ét navn på hver linje (DSU 2002 §5b: tre medlemmer)',
  'console.hint-leaveToPlay':
    'Ét navn på hver linje: hvem ratingkartoteksføreren har givet lov til selv at spille med i denne turnering (DSU 2002 §6: skal ansøges hver gang)',
  'console.first-date': 'Første spilledag',
  'console.start-time': 'Starttid',
  'console.dates-weekly': 'En aften om ugen',
  'console.dates-weekend': 'En weekend',
  'console.time-fide-ninety': '90 min. til partiet + 30 sek. pr. træk (FIDE, DSU 2002 §12b)',
  'console.time-fide-seventy-five':
    '75 min. til 40 træk, så 15 min. + 30 sek. pr. træk (FIDE, DSU 2002 §12b)',
  'console.time-dsu-two-hours': '2 timer til hele partiet (DSU 2002 §12a)',
  'console.time-dsu-forty-moves': '2 timer til 40 træk, så 30 min. til resten (DSU 2002 §12a, §13)',
  'console.time-rapid-fifteen': '15 min. til partiet + 10 sek. pr. træk (hurtigskak)',
  'console.time-blitz-three': '3 min. til partiet + 2 sek. pr. træk (lynskak)',
  'console.time-own': 'En anden',
  'console.time-own-hint':
    'Træk/minutter + minutter til resten + sekunder pr. træk, fx 40/90 + 30 + 30s eller 60 + 10s',
  'console.time-unreadable': 'Det kan ikke læses som en betænkningstid.',
  'console.time-game': 'Et parti på 60 træk varer højst {hours} t. {minutes} min.',
  'console.time-within-rules': 'Inden for DSU 2002 §12 og §13.',
  'console.odds': 'Tidshandicap: den stærkere giver tid (DSU 2002 4.13.4)',
  'console.odds-what':
    'Tiderne står ved hvert bræt på parringslister, resultatbord og sedler. Uden rating giver og får man ingen tid. På de offentlige sider ses de kun, hvis ratingtallene må ses.',
  'console.odds-each': 'Minutter til hver ved lige styrke',
  'console.odds-from': 'Fra ratingforskel',
  'console.odds-stronger': 'Den stærkeres minutter',
  'console.odds-table': 'Så bliver tiderne',
  'console.time-outside-rules':
    'Uden for DSU 2002 §12 og §13; turneringen kan så ikke koordineres med EMT',
  'console.enter-fide-mode': 'Spil i FIDE-tilstand',
  'console.enter-fide-mode-what':
    'Til en turnering, der skal indberettes til FIDE: det annoncerede ligger så fast, når runde 1 er offentliggjort.',
  'console.fide-mode-now': 'Hvad FIDE-tilstand spørger om og afviser nu',
  'console.fide-level-2': 'Siges',
  'console.fide-level-3': 'Der spørges én gang',
  'console.fide-level-4': 'Der spørges to gange',
  'console.fide-level-5': 'Ikke muligt nu',
  'console.leave-fide-mode': 'Forlad FIDE-tilstand',
  'console.leave-fide-mode-what':
    'Kun hvis turneringen må forlade FIDE’s regler. Der spørges to gange, og det noteres for altid.',
};
