import type { filesTexts as reference } from '../en/files.ts';
import type { Translation } from '../texts.ts';

/** What is said about files of every format: faults, remarks, guesses, losses. */
export const filesTexts: Translation<typeof reference> = {
  // Why a file of any kind is refused before anything is read from it.
  'error.input.too-large': 'filen er på {megabytes} MB; der læses højst {limitMegabytes} MB',
  'error.input.not-text': 'filen er hverken en tekst eller et regneark ({kind})',
  'error.input.spreadsheet-locked':
    'regnearket kræver en adgangskode; fjern den i regnearksprogrammet, og gem filen igen',
  'error.input.spreadsheet-damaged':
    'regnearket er beskadiget eller blev skåret af undervejs; gem det igen, og send det en gang til',
  'error.input.spreadsheet-other':
    'er en Excel-fil af en slags, der ikke læses (.{kind}); gem den som XLSX, ODS eller CSV',
  'error.input.sheet-too-large':
    'pakket ud er arket på {megabytes} MB; der læses højst {limitMegabytes} MB',
  'error.input.sheets-several':
    'der er lister over personer på flere ark ({sheets}); læg filen på siden Lister, hvor arket vælges, eller gem det ene ark som en fil for sig',
  'error.input.sheet-missing': 'filen har intet ark »{sheet}«',
  'error.input.sheet-uncalculated':
    'på arket »{sheet}« har {count|en formel|{count} formler} ingen værdi, den første i {cell}; åbn filen i regnearksprogrammet, og gem den én gang, så er værdierne med',
  'error.input.empty': 'filen er tom',
  'error.import.whole-journal':
    'Det er en turnerings hele journal, ikke en rapportfil: indlæs den med Importér.',
  'error.input.unknown-format':
    'er hverken en rapportfil (TRF), en JSON-fil fra Rokade, partier i PGN eller en turnering fra et andet program, der læses',

  // Why a report file is refused.
  'error.trf.not-trf': 'ingen linje begynder med en af formatets koder (001, 012 …)',
  'error.trf.no-players': 'der er ingen spillere (linjer med 001)',
  'error.trf.line.shifted': 'herfra er linjen forskudt {by|1 kolonne|{by} kolonner}',
  'error.trf.line.out-of-columns':
    'spillerens linje: »{text}« står i en kolonne, der skal være tom, så felterne ikke kan skelnes',
  'error.trf.column.not-blank':
    'spiller {player}, runde {round}: »{text}« står i en kolonne, der skal være tom',
  'error.trf.player-number.invalid': '»{text}« er ikke et startnummer fra 1 til 9999',
  'error.trf.player-number.duplicate': 'startnummer {player} er brugt før',
  'error.trf.record.invalid': 'linje {record}: »{text}« er ikke tilladt dér',
  'error.trf.rounds.conflict': 'antal runder er {rounds}, men før stod der {otherRounds}',
  'error.trf.rounds.too-many': 'spiller {player} har mere end {most} runder',
  'error.trf.initial-colour.conflict': 'farven i første runde er angivet på to måder',
  'error.trf.rating.invalid': 'ratingen »{text}« er ikke et tal',
  'error.trf.points.invalid': 'pointtallet »{text}« er ikke hele eller halve point',
  'error.trf.rank.invalid': 'placeringen »{text}« er ikke et tal',
  'error.trf.opponent.invalid':
    'spiller {player}, runde {round}: »{text}« er ikke en modstanders nummer',
  'error.trf.opponent.unknown':
    'spiller {player}, runde {round}: modstanderen {opponent} findes ikke',
  'error.trf.opponent.self': 'spiller {player}, runde {round}: har sig selv som modstander',
  'error.trf.opponent.not-mutual':
    'spiller {player}, runde {round}: modstanderen {opponent} har ikke {player} som modstander',
  'error.trf.colour.invalid':
    'spiller {player}, runde {round}: »{text}« er ikke en farve (w, b eller -)',
  'error.trf.colour.missing':
    'spiller {player}, runde {round}: partiet er spillet, men har ingen farve',
  'error.trf.colours.same':
    'spiller {player}, runde {round}: har samme farve som modstanderen {opponent}',
  'error.trf.result.invalid': 'spiller {player}, runde {round}: »{text}« er ikke et resultat',
  'error.trf.result.needs-opponent':
    'spiller {player}, runde {round}: resultatet »{text}« mangler en modstander',
  'error.trf.result.excludes-opponent':
    'spiller {player}, runde {round}: »{text}« betyder en fri runde, men modstanderen er {opponent}',
  'error.trf.results.incompatible':
    'spiller {player}, runde {round}: {result} passer ikke til {opponentResult} hos modstanderen {opponent}',

  // What is odd in a report file that is taken all the same.
  'error.trf.name.missing': 'spiller {player} har intet navn',
  'error.trf.sex.unknown': 'kønnet »{text}« er ukendt og udelades',
  'error.trf.title.unknown': 'titlen »{text}« er ukendt og udelades',
  'error.trf.points.differ':
    'spiller {player}: der står {statedPoints} point, men runderne giver {computedPoints}; runderne gælder',
  'error.trf.player-count.differs': 'der står {statedPlayers} spillere, men der er {players}',
  'error.trf.rounds.exceeded': 'der er {held} runder, men kun {rounds} er planlagt',
  'error.trf.acceleration.rounds-unknown':
    '{system} accelererer efter antallet af runder, men intet siger det (142, XXR); der accelereres ikke',
  'error.trf.round-date.invalid': '»{text}« er ikke en rundes dato og udelades',
  'error.trf.opponent.missing':
    'spiller {player}, runde {round}: »{text}« uden modstander regnes som en fri runde med point',
  'error.trf.bye-announcement.contradicted':
    'spiller {player} er meldt fri i runde {round}, men har spillet; spillet gælder',
  'error.trf.strength.rounded':
    'holdets styrke »{text}« har decimaler, som linje 310 ikke kan have; læst som {strength}',
  'error.trf.bye.second-in-round': 'spiller {player} er den anden oversidder i runde {round}',
  'error.trf.fide-id.odd': '»{text}« står på FIDE-nummerets plads hos spiller {player} og er intet',
  'error.pgn.fide-id.odd': '»{text}« er ikke et FIDE-nummer for {name}; udeladt',
  'error.trf.bye.set-beforehand':
    'spiller {player} er allerede oversidder i runde {round}, som ikke er parret endnu; de andre parres uden spilleren',
  'error.trf.scoring.other-symbol':
    'linje {record}: {symbol} er bbpPairings’ bogstav; det læses som A, hvad et fravær eller et nederlag uden spil giver',
  'error.trf.date.short-year':
    'linje {record}: »{text}« har et årstal på to cifre; læst som {date}',
  'error.trf.date.unreadable': 'linje {record}: »{text}« er ikke en dato, der kan læses',
  'error.trf.abnormal-points.not-counted':
    'point uden for reglerne (299) bevares, men tælles ikke med for hold',
  'error.trf.encoding.unknown': 'linje {record}: »{text}« er ikke en af formatets koder',
  'error.trf.participant.unknown': 'linje {record} nævner nummer {participant}, som ikke findes',
  'error.trf.record.repeated': 'linje {record} står to gange; den sidste gælder',

  // Why games in PGN make no tournament, and what PGN does not say of one.
  'error.pgn.games.none': 'der er ingen partier i filen',
  'error.pgn.events.several':
    'partierne er fra flere turneringer, »{first}« og »{other}«; gem hver turnering i sin egen fil',
  'error.pgn.player.missing': 'partiet har ikke noget navn i feltet {tag}',
  'error.pgn.player.self': '{name} spiller mod sig selv',
  'error.pgn.round.missing':
    'feltet Round (»{text}«) siger ikke, hvilken runde partiet er fra; der skal stå et tal, eventuelt med brættet efter et punktum',
  'error.pgn.player.twice': '{name} har to partier i runde {round}',
  'error.pgn.result.unknown': '»{text}« er ikke et resultat',
  'error.pgn.players.too-many': '{players} spillere er flere end de {most}, der er numre til',
  'error.pgn.numbers.made':
    'PGN har ingen startnumre: de {players} spillere er nummereret efter rating, titel og navn',
  'error.program.damaged': 'filen fra {program} er afkortet eller beskadiget; gem den dér igen',
  'error.program.teams':
    'er en holdturnering fra {program}, hvorfra kun individuelle læses; eksportér FIDE’s rapportfil (TRF) dér, og tag den',
  'error.program.system':
    'er en cup, en match eller flere omgange i {program}, som ikke læses; eksportér FIDE’s rapportfil (TRF) dér, og tag den',
  'error.program.players.none': 'filen fra {program} har ingen spillere',
  'error.program.players-alone':
    'af filen fra {program} læses kun spillerne, ved Lister eller blandt tilmeldingerne; eksportér FIDE’s rapportfil (TRF) dér for runderne',
  'error.program.contradiction':
    'runde {round}: spiller {player} er der to gange eller er ikke blandt spillerne i filen fra {program}',
  'error.cross-table.contradiction':
    'runde {round}: rækken for {player} og modstanderens række siger forskelligt',
  'error.cross-table.cell':
    '{player}, runde {round}: »{text}« er hverken et parti (54w1) eller en runde uden modstander (-1)',
  'error.swiss-manager.left-out':
    'Swiss-Managers korrektioner, grupper, kategorier, præmier, rundetider og andre point end 1 – ½ – 0 læses ikke',
  'error.swiss-chess.left-out':
    'korrektioner, grupper, særpoint og rundetider fra Swiss-Chess læses ikke',
  'error.cross-table.left-out':
    'en krydstabel har hverken dage eller korrektioner; et point uden parti tages som oversidning fra parringen, et ratingtal uden navn som FIDE’s',
  'error.program.result-unknown':
    'runde {round}, spiller {player}: resultatet {text} fra {program} kendes ikke; partiet forbliver åbent',
  'error.program.scoring': '{program} tæller her point på sin egen måde; 1 – ½ – 0 blev taget',
  'error.cross-table.points-differ':
    '{players|én spiller har|{players} spillere har} andre point i tabellen, end resultaterne giver',
  'error.pgn.games.missing':
    'PGN kender hverken oversiddere eller udeblivelser: {entries|1 gang|{entries} gange} mangler en spiller et parti i en runde og står uden point i den',

  // Why a JSON file is refused.
  'error.json.syntax': 'herfra er teksten ikke længere JSON',
  'error.json.too-deep':
    'lister og objekter ligger mere end {most} lag inde i hinanden; intet af filen er læst',
  'error.json.unknown-document': 'er JSON, men ikke en turnering fra Rokade',
  'error.json.newer-version':
    'er skrevet af en nyere Rokade (udgave {version}; denne kender {known})',
  'error.json.wrong-type': '{problem}',
  'error.json.unknown-word': 'er ingen af disse: {words}',
  'error.json.out-of-bounds': 'skal være fra {least} til {most}',
  'kind.zip': 'zip',
  'kind.pdf': 'pdf',
  'kind.binary': 'binære data',
  'problem.not-text': 'skal være en tekst',
  'problem.not-half-points': 'skal være halve point, et helt tal fra -19 til 199',
  'problem.not-round': 'skal være et helt tal fra 1 til 999',
  'problem.not-ordinal': 'skal være et helt tal fra 1 til 9999',
  'problem.not-whole': 'skal være et helt tal',
  'problem.not-amount': 'skal være et beløb med højst to decimaler',
  'problem.not-yes-or-no': 'skal være true eller false',
  'problem.not-list': 'skal være en liste',
  'problem.not-object': 'skal være et objekt',
  'problem.unknown-word': 'er ikke et af de tilladte ord',
  'problem.not-number': 'skal være et tal',
  'problem.not-points': 'skal være mulige point, hele og halve',
  'problem.too-early': 'er tidligere end det, der står før',
  'problem.not-a-position': 'er ikke en mulig stilling (FEN)',
  'problem.not-a-board-result': 'skal være 1, 0.5, 0, "+", "-" eller null',
  'problem.unlike-the-others': 'passer ikke til de andre værdier',

  // Why a row of a player list cannot be taken over.
  'error.csv.quote.open': 'et anførselstegn bliver ikke lukket; resten af listen er ikke læst',
  'error.csv.name-column.missing':
    'ingen kolonne med navne; kald den »Navn« eller »Efternavn« og »Fornavn«',
  'error.csv.players.none': 'der er overskrifter, men ingen spillere',
  'error.csv.players.too-many': 'listen har {rows} rækker; der læses højst {most}',
  'error.csv.name.missing': 'navnet mangler',
  'error.csv.rating.invalid': 'ratingen »{text}« er ikke et helt tal',
  'error.csv.rating.out-of-range': 'ratingen {rating} er over {highest}',
  'error.csv.title.unknown': 'titlen »{text}« er ukendt (GM IM WGM FM WIM CM WFM WCM)',
  'error.csv.sex.unknown': 'kønnet »{text}« er ukendt (m eller k)',
  'error.csv.federation.unknown': 'forbundet »{text}« er ukendt (tre bogstaver, som DEN)',
  'error.csv.fide-id.invalid': '»{text}« er ikke et FIDE-nummer; det består kun af cifre',
  'error.csv.birth-date.invalid': '»{text}« er ikke en dato (31.12.2001, 2001-12-31 eller 2001)',
  'error.csv.membership-day.invalid':
    '»{text}« er ikke en dato, som nogen kan være medlem fra eller til (31.12.2001, 2001-12-31 eller 2001)',
  'error.csv.text.too-long': 'teksten er længere end {limit} tegn',
  'error.csv.player.duplicate': '»{text}« står allerede i række {firstRow}',

  // What a file of another format cannot hold.
  'loss.history': 'historikken ({count|1 linje|{count} linjer})',
  'loss.clubs': 'klubber ({count|1 spiller|{count} spillere})',
  'loss.national-ratings': 'danske ratingtal ({count|1 spiller|{count} spillere})',
  'loss.fide-ratings': 'FIDE-ratingtal ({count|1 spiller|{count} spillere})',
  'loss.other-ratings': 'ratingtal for andre slags partier ({count|1 spiller|{count} spillere})',
  'loss.citizenships': 'statsborgerskaber ({count|1 spiller|{count} spillere})',
  'loss.national-ids': 'nationale numre ({count|1 spiller|{count} spillere})',
  'loss.settings':
    'indstillinger, som ingen rapportfil har plads til ({count}): systemets valg, klokkeslæt, tidshandicap, turneringskomité, op- og nedrykning, reglernes udgave',
  'loss.notices': 'udeblivelser uden afbud ({count})',
  'loss.cancelled-games': 'aflyste partier ({count}); deres point bliver til fri runder',
  'loss.withdrawals': 'hvem der er udgået med tællende partier ({count})',
  'loss.cut-texts':
    'tekster, der er længere end deres kolonner ({count|1 spiller|{count} spillere})',
  'loss.rounds': 'runder og resultater ({count|1 runde|{count} runder})',
  'loss.tournament-facts': 'oplysninger om turneringen ({count})',
  'loss.unplayed-games': 'partier, der ikke blev spillet ({count})',
  'loss.byes': 'fri runder ({count})',

  // What lenient reading made of a fault; `{text}` is the fault itself.
  'guess.taken-as': '{text} – læst som »{takenAs}«',
  'guess.left-out': '{text} – udeladt',

  // What one edition of the report file has no record for.
  'loss.scoring': 'point, som udgaven ikke kan angive',
  'loss.file-order': 'at filens rækkefølge er lodtrækningen (XXC rank)',
  'loss.set-byes': 'at oversidderen er valgt, før runden er parret ({count})',
  'loss.encoded-facts': 'kodede oplysninger, 172 til 222 ({count})',
  'loss.pair-rounds': 'forbudte parringer, som kun gælder nogle runder ({count})',
  'loss.abnormal-points': 'point uden for reglerne, 299 ({count})',
  'loss.teams': 'hold ({count})',
  'loss.accelerations': 'ekstra point alene til parringen, 250 og XXA ({count})',
  'loss.team-facts': 'holdenes kortnavne, styrke og point ({count|1 hold|{count} hold})',
  'loss.team-matches': 'holdkampenes opstilling, fri runder og point ({count})',
  'console.list-unread': 'Ikke overtaget: {columns}',
  'console.list-column': 'kolonne {column}',
};
