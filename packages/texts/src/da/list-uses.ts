import type { listUsesTexts as english } from '../en/list-uses.ts';
import type { Translation } from '../texts.ts';

/** What a list is, and what can be made of it. */
export const listUsesTexts = {
  'list-door.what':
    'Læg en hvilken som helst liste her: medlemmer, ratingtal, DSU’s, DSB’s eller FIDE’s, Swiss-Managers, en rapportfil (TRF) eller jeres egen tabel. Rokade siger, hvad det er, og hvad der kan blive af det. Intet gemmes, før du har set det.',
  'list-door.text': 'Eller sæt rækkerne ind',
  'list-door.look': 'Se, hvad det er',
  'list-door.look-again': 'Se igen',
  'list-door.take': 'Gør det, der er sat hak ved',
  'list-door.is': '{file} er {kind}.',
  'list-door.pasted': 'Det indsatte',
  'list-door.lines': '{count|Én række|{count} rækker} med personer.',
  'list-door.sheet': 'Ark',
  'list-door.sheet-what': 'Rokade tog det, der tydeligst er en liste over personer.',
  'list-door.hidden-rows': '{count|Én skjult række læses|{count} skjulte rækker læses} også.',
  'list-door.kind-spreadsheet': 'et regneark, der ikke kan læses',
  'list-door.kind-packed': 'en pakket ratingliste',
  'list-door.kind-unreadable': 'ikke tekst',
  'list-door.kind-fide-text': 'FIDE’s ratingliste',
  'list-door.kind-fide-xml': 'FIDE’s ratingliste (XML)',
  'list-door.kind-export': 'en turnering eksporteret fra Rokade',
  'list-door.kind-book': 'en anden eksport fra Rokade',
  'list-door.kind-report': 'en turnerings rapportfil (TRF)',
  'list-door.kind-document': 'en turneringsrapport (JSON)',
  'list-door.kind-games': 'partier (PGN)',
  'list-door.kind-dsb-clubs': 'DSB’s tabel over klubber',
  'list-door.kind-dsb': 'DSB’s medlemsliste med DWZ',
  'list-door.kind-dsu-members': 'DSU’s liste over alle medlemmer',
  'list-door.kind-dsu-club': 'DSU’s liste over en klub',
  'list-door.kind-ecf': 'det engelske forbunds ratingliste',
  'list-door.kind-swiss-manager-file': 'en turnering fra Swiss-Manager (TUNX)',
  'list-door.kind-swiss-chess-file': 'en turnering fra Swiss-Chess (SWT)',
  'list-door.kind-knsb': 'det hollandske forbunds ratingliste',
  'list-door.kind-fsi': 'det italienske forbunds ratingliste',
  'list-door.kind-cfc': 'det canadiske forbunds ratingliste',
  'list-door.kind-uscf': 'det amerikanske forbunds ratingliste',
  'list-door.kind-cross-table': 'en krydstabel med alle runder',
  'list-door.kind-vega': 'en turnering fra Vega, hvorfra spillerne læses',
  'list-door.kind-swiss-manager': 'Swiss-Managers spillerliste',
  'list-door.kind-players': 'en tabel over spillere',
  'list-door.kind-unknown': 'ikke en liste, som Rokade kender',
  'list-door.advice-unreadable':
    'Vælg en anden fil: en tabel (XLSX, ODS, CSV), en tekst eller en zip, som den er hentet. Af et andet programs fil (Swiss-Managers ældre .TUN, .LST) eksporteres FIDE’s rapportfil (TRF) eller listen som tekst dér.',
  'list-door.advice-book':
    'Den indlæses på siden for sin egen slags: Stævner, Klubår, Registrerede ratingtal eller Indstillinger.',
  'list-door.advice-dsb-clubs':
    'Den hører til en liste over spillere (spieler.csv). Læg begge her på én gang.',
  'list-door.advice-unknown':
    'En liste skal have en række overskrifter, hvoraf én er »Navn«, eller ét navn på hver linje.',
  'list-door.use-members': 'Medlemmer i registret',
  'list-door.use-members-what':
    'Navne, numre, fødselsdage, klubber og medlemskaber. Den, der allerede står i registret, oprettes ikke igen.',
  'list-door.use-lookup': 'En liste at slå spillere op i',
  'list-door.use-lookup-what':
    'Ratingtal og numre tilbydes, hvor som helst en spiller tilmeldes. Den afløser samme kildes liste for måneden.',
  'list-door.replaces':
    'Afløser listen fra samme kilde og måned med {count|én spiller|{count} spillere}.',
  'list-door.replaces-fewer': 'Ratingtal for dem, der mangler her, kan så ikke slås op længere.',
  'list-door.found-by-name':
    'Med navn og fødselsår eller klub får {count|en person uden nummer sit|{count} personer uden nummer deres} ratingtal fra denne liste.',
  'list-door.not-found-by-name':
    '{count|En person har|{count} personer har} hverken nummer eller et fødselsår eller en klub, som skiller dem fra andre af samme navn; deres ratingtal skrives.',
  'list-door.use-ratings': 'Begyndelsestal',
  'list-door.use-ratings-what': 'Forbundets egen liste begynder med disse ratingtal.',
  'list-door.use-entries': 'Tilmeldinger',
  'list-door.use-entries-what': 'Spillerne tilmeldes en turnering eller et stævne.',
  'list-door.use-tournament': 'En turnering for sig',
  'list-door.use-tournament-what': 'Med spillere, runder og resultater.',
  'list-door.ask-members': 'Det kan den, der fører registret.',
  'list-door.ask-lookup': 'Det kan en turneringsleder, en tillidsvalgt eller ejeren.',
  'list-door.ask-ratings': 'Det kan forbundets tillidsvalgte eller ejeren.',
  'list-door.ask-entries': 'Det kan turneringens dommere.',
  'list-door.ask-tournament': 'Det kan en turneringsleder, en tillidsvalgt eller ejeren.',
  'list-door.to': 'Hvor de tilmeldes',
  'list-door.to-none': 'Vælg …',
  'list-door.to-look': 'Vælg hvor, og se igen for at se, hvem der er ny.',
  'list-door.done-members': 'Registret: {count|én person|{count} personer} oprettet eller ændret.',
  'list-door.still-doubtful':
    '{count|Én person mangler|{count} personer mangler} endnu, da det ikke er klart, hvem de er: læg filen her igen, og vælg.',
  'list-door.done-lookup': 'Listen er ved at blive læst; spillerne kan snart slås op i den.',
  'list-door.done-ratings': 'Ratingtal: {count|ét tal|{count} tal} overtaget.',
  'list-door.done-entries': '{count|Én spiller|{count} spillere} tilmeldt.',
  'list-door.done-tournament': 'Turneringen er oprettet med {count|én spiller|{count} spillere}.',
  'list-door.none-new': 'Alle på listen er der allerede.',
  'list-door.columns': 'Hvad kolonnerne betyder',
} as const satisfies Translation<typeof english>;
