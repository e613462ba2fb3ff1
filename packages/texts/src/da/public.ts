import type { publicTexts as reference } from '../en/public.ts';
import type { Translation } from '../texts.ts';

/** A tournament's public pages. */
export const publicTexts: Translation<typeof reference> = {
  'public.overview': 'Overblik',
  'public.about': 'Om',
  'public.feeds': 'Tag det med',
  'public.feed-calendar': 'Spilledage til din kalender',
  'public.feed-news': 'Nyt om hver offentliggjort runde (Atom)',
  'public.feed-games': 'Partier bræt for bræt til direkte visning (PGN)',
  'public.pages': 'Turneringens sider',
  'public.pairings-and-results': 'Rundelægning og resultater',
  'public.my-card': 'Mit kort',
  'public.only-arbiters-see-this':
    'Turneringen er ikke offentlig. Kun turneringsledere ser denne side.',
  'public.lead': 'Kampen om føringen',
  'public.lead-what': 'Point efter hver runde for dem der står først',
  'public.no-round-yet': 'Første runde er ikke offentliggjort endnu.',
  'public.state-paired': 'parringen er offentliggjort · sid ved brættet, når runden begynder',
  'public.state-playing': '{entered} af {boards} resultater er inde',
  'public.state-complete': 'alle resultater er inde',
  'public.state-pending': '{count|et parti|{count} partier} spilles færdig senere',
  'public.tournament-finished': 'Turneringen er slut.',
  'public.find-my-name': 'Find mit navn',
  'public.find': 'Find',
  'public.nobody-found':
    'Ingen spiller hedder »{query}«. Prøv kun efternavnet eller de første bogstaver.',
  'public.names-found': '{count|Ét navn|{count} navne} passer. Vælg dit:',
  'public.not-me': 'Det er ikke mig',
  'public.against': 'mod',
  'public.not-paired-in-round': 'Ikke med i runde {round}',
  'public.why-this-opponent': 'Hvorfor denne modstander og farve?',
  'public.why-nobody-else': 'Hvorfor ingen anden? ({count})',
  'public.about-pairings': 'Om rundelægningen',
  'public.why-no-opponent': 'Hvorfor ingen modstander?',
  'public.my-place': 'Plads {rank} med {points} point',
  'public.changed': 'ændret',
  'public.choose-round': 'Vælg runde',
  'public.players-list': 'Deltagere',
  'public.no-players': 'Ingen er tilmeldt endnu.',
  'public.standings-after': 'Stilling efter runde {round}',
  'public.float-up': 'mod en med flere point',
  'public.float-down': 'mod en med færre point',
  'public.float-explained': '↑ mødte en, der kom med flere point; ↓ en, der kom med færre.',
  'public.progress-explained': 'Point efter hver runde.',
  'public.workings-after': 'Korrektionernes udregning efter runde {round}',
  'public.workings-mine': 'Sådan blev korrektionen til',
  'public.progress-after': 'Pointforløb efter runde {round}',
  'public.crosstable-after': 'Krydstabel efter runde {round}',
  'public.standings-final': 'Slutstilling',
  'public.finished-provisionally':
    'Foreløbigt afsluttet: der er partier, som ikke er afgjort. Den endelige stilling følger.',
  'public.provisional-why':
    'Foreløbig stilling: der mangler resultater. Et parti, der spilles færdig senere, tæller som remis.',
  'public.has-open-game': 'har et parti, der ikke er færdigspillet',
  'public.what-columns-mean': 'Hvad kolonnerne betyder',
  'public.by-lot': 'ved lod',
  'public.order-changed': 'Korrektionen blev ændret efter runde {round}.',
  'public.by-play-off': 'ved omkamp',
  'public.corrected': 'korrigeret for udgåede',
  'public.corrected-what':
    'Korrektionen for dem, hvis modstandere udgik, regnes uden disse og forhøjes tilsvarende (Tempelhof 2018 III.A.13).',
  'public.place-lot': 'Plads {first}–{last} er afgjort ved lod. Lodtrækningstal:',
  'public.place-lot-declined':
    'Ikke alle ønskede omkamp om plads {first}–{last} (Tempelhof 2018 III.A.4).',
  'public.place-play-off':
    'Plads {first}–{last} er afgjort ved omkamp, som alle ønskede (Tempelhof 2018 III.A.4): {games}. Lodtrækningstal for farver og lod:',
  'public.place-play-off-open':
    'Der spilles omkamp om plads {first}–{last}, som alle ønsker (Tempelhof 2018 III.A.4): {games}. Lodtrækningstal for farver og lod:',
  'public.rank-explained':
    'Spillere, der står lige i alt, deler pladsen: 3–5 er delt tredje- til femteplads.',
  'public.rank-explained-lots':
    'Spillere, der står lige i alt, placeres til sidst ved lod; indtil der er trukket lod, deler de pladsen: 3–5 er delt tredje- til femteplads.',
  'public.cell-explained':
    'Hvert felt viser modstanderens linje, farven ({white} = hvid, {black} = sort) og pointene. + og − er uden kamp, * spilles færdig senere.',
  'public.meeting-explained':
    'Hvert felt viser, hvad spilleren fik mod den, der står i kolonnens linje. + og − er uden kamp, * spilles færdig senere; i parentes: tæller ikke, fordi en af de to udgik tidligt.',
  'public.no-game-with-himself': 'spilleren selv',
  'public.open-games': 'Partier, der mangler',
  'public.open-games-n':
    '{count|Ét parti mangler|{count} partier mangler}. Hvert parti står hos begge spillere.',
  'public.by-appointment':
    'Partierne spilles efter aftale, med de viste farver, medmindre begge spillere trækker lod om dem (Tempelhof 2018 III.E.5).',
  'public.no-open-games': 'Alle lagte partier er spillet.',
  'public.still-to-play': 'Mangler at møde',
  'public.due-games': 'Udsatte partier',
  'public.due-day': 'Spilles',
  'public.due-until': 'Senest',
  'public.due-not-agreed': 'ikke aftalt',
  'public.due-overdue': 'fristen er overskredet',
  'public.due-game': 'Parti',
  'public.due-why': 'Hvad det er',
  'public.due-adjourned': 'spilles færdig senere',
  'public.due-postponed': 'spilles senere',
  'public.due-in-advance': 'spilles på forhånd',
  'public.due-no-result': 'uden resultat',
  'public.due-excused': 'Afbud fra',
  'public.white-letter': 'h',
  'public.black-letter': 's',
  'public.bye-short': 'fri',
  'public.line-n': 'linje {line}',
  'public.lines': 'Linjer',
  'public.not-counted': 'tæller ikke',
  'public.not-played': 'uden kamp',
  'public.finished-later': 'spilles færdig senere',
  'public.not-in-round': 'ikke med',
  'public.round-card': 'Rundekort',
  'public.against-number': 'Mod nr.',
  'public.points-in-all': 'Point i alt',
  'public.placing': 'Placering',
  'public.placing-explained':
    'Placering er pladsen, som næste rundelægning går ud fra: point og derefter placeringen før runden.',
  'public.colours-so-far':
    '{whites|1 gang|{whites} gange} hvid, {blacks|1 gang|{blacks} gange} sort',
  'public.lots-by-strength': 'Startnumre efter styrke: {ratings}.',
  'public.lots-apart-federation':
    'Lodtrækningen fulgte Varma-tabellerne: Spillere fra samme forbund mødes ikke i de sidste tre runder, hvor tabellerne tillader det.',
  'public.lots-apart-club':
    'Lodtrækningen fulgte Varma-tabellerne: Spillere fra samme klub mødes ikke i de sidste tre runder, hvor tabellerne tillader det.',
  'public.lots-seed': 'Lodtrækningstal: {seed}. Med det kan enhver gentage lodtrækningen.',
  'public.first-colour-drawn-white':
    'Nr. 1 har hvid i 1. runde, trukket ved lod med lodtrækningstallet {seed}.',
  'public.first-colour-drawn-black':
    'Nr. 1 har sort i 1. runde, trukket ved lod med lodtrækningstallet {seed}.',
  'public.first-colour-set-white': 'Nr. 1 har hvid i 1. runde; der blev ikke trukket lod om det.',
  'public.first-colour-set-black': 'Nr. 1 har sort i 1. runde; der blev ikke trukket lod om det.',
  'public.half-point-byes':
    'Halve point for en runde uden spil: højst {most|én|{most}} pr. spiller, aldrig i sidste runde.',
  'public.half-point-byes-none': 'Der gives ingen halve point for runder uden spil.',
  'public.half-point-byes-free':
    'Der gives halve point for runder uden spil efter ønske, aldrig i sidste runde.',
  'public.first-colour-undrawn': 'Der trækkes lod om farven til nr. 1, når 1. runde lægges.',
  'public.comes-from-group': 'Gruppe af tilmeldingslisten',
  'public.comes-from-stage': 'Numrene følger stillingen i',
  'public.divided-into': 'Inddelt i',
  'public.goes-on-in': 'Fortsætter i',
  'public.invitation': 'Indbydelse og reglement',
  'public.event-cancelled': 'Stævnet er aflyst.',
  'public.event-put-off': 'Stævnet er udsat.',
  'public.print-invitation': 'Udskriv indbydelsen',
  'public.invitation-hidden':
    'Indbydelsen er ikke offentlig endnu: offentliggør den og stævnets side.',
  'public.event-no-groups': 'Der er endnu ingen offentlige grupper.',
  'public.leaders': 'I spidsen',
  'public.event-hidden': 'Stævnet er ikke offentligt. Kun turneringsledere ser denne side.',
  'public.event-officers': 'Stævneledelse',
  'public.event-to': 'Til stævnet',
  'officer.organiser': 'Arrangør',
  'officer.chief-arbiter': 'Turneringsleder',
  'officer.deputy-arbiter': 'Viceturneringsleder',
  'officer.arbiter': 'Øvrig turneringsleder',
  'officer.appeals': 'Turneringskomité',
  'officer.pairings': 'Rundelægning',

  // Tables in frames on other sites.
  'embed.by': 'lavet med Rokade',
  'embed.title': 'Tabeller til andre sider',
  'embed.what':
    'Sæt en af disse ind på en side på {sites}: en ramme viser tabellen, som den står, når siden åbnes.',
};
