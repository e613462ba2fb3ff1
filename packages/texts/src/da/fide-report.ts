import type { fideReportTexts as reference } from '../en/fide-report.ts';
import type { Translation } from '../texts.ts';

/** What a report to FIDE lacks. */
export const fideReportTexts: Translation<typeof reference> = {
  'fide-report.name-missing': 'turneringens navn mangler (012)',
  'fide-report.city-missing': 'byen mangler (022)',
  'fide-report.federation-missing': 'forbundets tre bogstaver mangler (032)',
  'fide-report.chief-arbiter-missing': 'turneringslederen mangler (102)',
  'fide-report.time-control-missing': 'betænkningstiden mangler i kodet form (222), fx 5400+30',
  'fide-report.start-date-missing':
    'startdatoen mangler eller er ikke skrevet som 2026/04/02 (042)',
  'fide-report.end-date-missing': 'slutdatoen mangler eller er ikke skrevet som 2026/04/02 (052)',
  'fide-report.dates-reversed': 'turneringen slutter, før den begynder (042, 052)',
  'fide-report.round-date-missing': 'runde {round} har ingen dato (132)',
  'fide-report.round-date-outside': 'runde {round} ligger uden for turneringens dage (132)',
  'fide-report.rounds-missing': 'der er ingen runder',
  'fide-report.rounds-unplayed': 'kun {held} af {planned} runder er spillet',
  'fide-report.game-unfinished': 'runde {round}: partiet {player}–{opponent} har intet resultat',
  'fide-report.player-name-missing': 'spiller {player} har intet navn',
  'fide-report.fide-id-missing': 'spiller {player}, {name}, har intet FIDE-nummer',
  'fide-report.fide-id-invalid': 'spiller {player}: »{text}« er ikke et FIDE-nummer',
  'fide-report.fide-id-twice': 'spiller {player} har samme FIDE-nummer som spiller {other}',
  'fide-report.rank-missing': 'spiller {player} har ingen placering',
  'fide-report.arbiter-id-missing': 'turneringslederen {name} står uden FIDE-nummer',
  'fide-report.title-record-missing':
    'linje {record} mangler; den kræves, hvor der kan opnås titelnormer',
  'fide-report.birth-date-missing': 'spiller {player}, {name}, har ingen fødselsdato',
  'fide-report.sex-missing': 'spiller {player}, {name}, har intet køn angivet',
  'fide-report.player-federation-missing': 'spiller {player}, {name}, har intet forbund',
  'fide-report.no-game': 'spiller {player}, {name}, har ikke spillet et parti og kan udelades',
  'console.fide-report': 'Rapport til FIDE',
  'console.fide-report-what':
    'TRF-filen, som forbundets ratingansvarlige sender til FIDE, kontrolleret, som den er nu.',
  'console.fide-report-required': 'Uden dette modtager FIDE den ikke',
  'console.fide-report-complete': 'Alt, hvad FIDE kræver, er der.',
  'console.and-more': 'og {count} til af samme slags',
  'console.fide-report-advised': 'Desuden ønskes ({count})',
  'reports.by-month': 'Måned for måned, som FIDE rater en lang turnering:',
  'reports.month-ratings': 'Ratingtal efter måned',
  'reports.month-ratings-what':
    'I en turnering over flere måneder rates hvert parti med månedens ratingtal. Den første måneds giver numrene og ordner stillingen; de senere angives her, som månedens lister har dem, og månedens rapport laves med dem.',
  'reports.month-ratings-set': '{month}: angivet',
  'reports.month-ratings-open': '{month}: ikke angivet; de første tal gælder',
  'reports.month-ratings-take': 'Brug disse ratingtal til {month}',
  'reports.rules': 'Efter reglerne',
  'reports.by-these': 'Beregn efter dem',
  'reports.rated-from': 'Liste til DWZ',
  'reports.rated-from-what':
    'Et ratingkontor i DSB modtager filen fra et program, det kender, eller en liste med alt, hvad det beder om (Wertungsordnung 6.1): turneringen med dage og betænkningstid, navne, fødselsdage, klubber og numre, modstandere og resultater runde for runde, ikke spillede partier som + og −. Det er listen; Swiss-Chess’ eget filformat er ikke offentligt beskrevet.',
  'reports.days-left': 'Der er {count|én dag|{count} dage} tilbage.',
  'reports.late': 'Dagen er overskredet.',

  // Whether an event will be rated: what the rules ask of it before it begins.
  'rated.condition.thinking-time': 'minutter til hver spiller for 60 træk',
  'rated.condition.time-against-2400':
    'minutter, hvor en spiller med mindst 2400 er med, ellers rates partiet ikke',
  'rated.condition.time-against-1800':
    'minutter, hvor en spiller med mindst 1800 er med, ellers rates partiet ikke',
  'rated.condition.first-control': 'træk til første tidskontrol',
  'rated.condition.moves-an-hour': 'træk i timen til en tidskontrol',
  'rated.condition.equal-times': 'begge spillere har lige lang tid',
  'rated.condition.rounds-a-day': 'runder om dagen',
  'rated.condition.hours-a-day': 'timers spil om dagen',
  'rated.condition.days': 'dage fra første til sidste runde',
  'rated.condition.monthly-parts':
    'dage fra første til sidste runde, ellers indberettes hver måned for sig',
  'rated.condition.rated-players': 'spillere med Elo-tal',
  'rated.condition.match-rated': 'spillere i en match med Elo-tal',
  'rated.condition.registered': 'anmeldt til Elo-rating',
  'rated.condition.in-invitation': 'indbydelsen oplyser, at turneringen Elo-rates',
  'rated.condition.no-smoking': 'ingen rygning i spillelokalet',
  'rated.condition.reported': 'indberettet, ellers skal FIDEs gebyr betales',
  'rated.by-day': '{what}: senest {date}',
  'rated.met': 'Opfyldt',
  'rated.missed': 'Mangler',
  'rated.assumed': 'Skal sikres',
  'rated.otherwise': 'Ikke her',
  'rated.national-met':
    '{edition} rater partierne: betænkningstiden er, som reglerne vil have den.',
  'rated.national-outside':
    '{edition} rater partierne, men betænkningstiden er ikke, som reglerne vil have den; ratingkartoteksføreren kan undlade det ({edition} 4.5.3).',
  'rated.national-missed': '{edition} rater ikke partierne, som de er planlagt.',
  'rated.national-title': 'Bliver den ratet efter {edition}?',
  'rated.title': 'Bliver den ratet af FIDE?',
  'rated.what': 'Det, reglerne kræver af en turnering, før den begynder, som den er planlagt nu.',
  'rated.look': 'Vis',
  'rated.registered-on': 'Anmeldt den',
  'rated.unknown': 'Hvad {edition} kræver af en turnering, kendes ikke her.',
  'rated.see': 'Hvad der mangler',
  'rated.not-yet':
    'Som den er planlagt, rater FIDE den ikke: {count|én betingelse|{count} betingelser} mangler.',
};
