import type { PrizePlanFaultCode, VarmaRefusal } from '@rokade/rules';
import type { ConsequenceCode, RefusalCode } from '@rokade/tournament';
import { type Message, section } from '../section.ts';

/** Why a command was refused: `error.` and the refusal's code. */
const refusalTexts = section({
  'error.pairing.too-few-players': {
    da: 'Kun {present|1 spiller|{present} spillere} er til stede; en runde kræver mindst to.',
    de: 'Nur {present|1 Spieler ist|{present} Spieler sind} anwesend; eine Runde braucht mindestens zwei.',
    en: 'Only {present|1 player is|{present} players are} present; a round needs at least two.',
  },
  'error.pairing.no-legal-pairing': {
    da: 'Runde {roundNumber} kan ikke lægges: der er ikke nok modstandere, som reglerne tillader. Til overs: {players}.',
    de: 'Runde {roundNumber} lässt sich nicht auslosen: Es fehlen Gegner, die die Regeln zulassen. Übrig bleiben: {players}.',
    en: 'Round {roundNumber} cannot be paired: there are not enough opponents whom the rules allow. Left over: {players}.',
  },
  'error.pairing.no-legal-colours': {
    da: 'Runde {roundNumber} kan ikke lægges: uden omkamp ville nogen få samme farve tredje gang i træk. Det gælder: {players}.',
    de: 'Runde {roundNumber} lässt sich nicht auslosen: Ohne Wiederholung bekäme jemand zum dritten Mal hintereinander dieselbe Farbe. Betroffen: {players}.',
    en: 'Round {roundNumber} cannot be paired: without a rematch somebody would have the same colour a third time running. Concerned: {players}.',
  },
  'error.pairing.schedule-over': {
    da: 'Skemaet har {rounds|kun 1 runde|kun {rounds} runder}; der er ingen runde {roundNumber}.',
    de: 'Die Paarungstafel hat nur {rounds|1 Runde|{rounds} Runden}; eine Runde {roundNumber} gibt es nicht.',
    en: 'The table has {rounds|1 round only|{rounds} rounds only}; there is no round {roundNumber}.',
  },
  'error.pairing.games-unfinished': {
    da: 'Pokalen går først videre, når disse partier er afgjort: {players}.',
    de: 'Der Pokal geht erst weiter, wenn diese Partien beendet sind: {players}.',
    en: 'The cup goes on only when these games are finished: {players}.',
  },
  'error.pairing.lot-needed': {
    da: 'Alle partier blev remis: der skal trækkes lod mellem {players}.',
    de: 'Alle Partien endeten remis: Zwischen {players} muss gelost werden.',
    en: 'All games were drawn: lots must be drawn between {players}.',
  },
  'error.pairing.decided': {
    da: 'Det er afgjort; der er ingen runde tilbage.',
    de: 'Es ist entschieden; es gibt keine weitere Runde.',
    en: 'It is decided; there is no further round.',
  },
  'error.command.needs-confirmation': {
    da: 'Det skal bekræftes, før det sker.',
    de: 'Das muss erst bestätigt werden.',
    en: 'This has to be confirmed first.',
  },
  'error.command.not-now': {
    da: 'Det kan ikke gøres, som turneringen står nu.',
    de: 'Das geht beim jetzigen Stand des Turniers nicht.',
    en: 'That cannot be done at this stage of the tournament.',
  },
  'error.tournament.exists': {
    da: 'Turneringen findes allerede.',
    de: 'Das Turnier gibt es schon.',
    en: 'The tournament exists already.',
  },
  'error.tournament.missing': {
    da: 'Turneringen findes ikke.',
    de: 'Dieses Turnier gibt es nicht.',
    en: 'There is no such tournament.',
  },
  'error.settings.invalid': {
    da: '{field}: {problem}.',
    de: '{field}: {problem}.',
    en: '{field}: {problem}.',
  },
  'error.settings.rounds-unplayable': {
    da: 'Så mange runder kan ikke spilles: {player} har kun modstandere til {most|1 runde|{most} runder} i alt.',
    de: 'So viele Runden lassen sich nicht spielen: {player} hat nur Gegner für insgesamt {most|1 Runde|{most} Runden}.',
    en: 'So many rounds cannot be played: {player} has opponents for {most|1 round|{most} rounds} in all.',
  },
  'error.player.unknown': {
    da: '{player} er ikke med i turneringen.',
    de: '{player} gehört nicht zu diesem Turnier.',
    en: '{player} is not in this tournament.',
  },
  'error.player.duplicate': {
    da: '{name} er allerede tilmeldt.',
    de: '{name} ist schon gemeldet.',
    en: '{name} is already entered.',
  },
  'error.player.invalid': {
    da: '{field}: {problem}.',
    de: '{field}: {problem}.',
    en: '{field}: {problem}.',
  },
  'error.player.has-played': {
    da: 'Når en runde er lagt, slettes ingen spiller; meld {player} udgået i stedet.',
    de: 'Nach der ersten Auslosung wird niemand mehr gestrichen; {player} kann aber zurücktreten.',
    en: 'Once a round is paired nobody is removed; withdraw {player} instead.',
  },
  'error.player.already-withdrawn': {
    da: '{player} er allerede udgået.',
    de: '{player} ist schon zurückgetreten.',
    en: '{player} has already withdrawn.',
  },
  'error.player.not-withdrawn': {
    da: '{player} er ikke udgået.',
    de: '{player} ist nicht zurückgetreten.',
    en: '{player} has not withdrawn.',
  },
  'error.lots.not-drawn': {
    da: 'Træk først lod, eller skriv lodnumrene ind.',
    de: 'Zuerst losen oder die Losnummern eingeben.',
    en: 'Draw the lots first, or type in the draw numbers.',
  },
  'error.lots.first-colour-not-drawn': {
    da: 'Farven til nr. 1 i 1. runde er hverken valgt eller trukket ved lod.',
    de: 'Die Farbe der Nr. 1 in Runde 1 ist weder gewählt noch gelost.',
    en: 'Number 1’s colour in round 1 is neither chosen nor drawn by lot.',
  },
  'error.lots.no-first-colour': {
    da: 'Kun FIDE’s schweizersystem trækker lod om farven i 1. runde.',
    de: 'Nur das Schweizer System der FIDE lost die Farbe der 1. Runde.',
    en: 'Only FIDE’s Swiss system draws the colour of round 1.',
  },
  'error.lots.seed-missing': {
    da: 'Lodtrækningen kræver et frø: en tekst, som alle kan gentage den ud fra.',
    de: 'Die Auslosung braucht einen Startwert: einen Text, mit dem sie jeder wiederholen kann.',
    en: 'The draw needs a seed: a text from which anybody can repeat it.',
  },
  'error.lots.order-invalid': {
    da: 'Lodnumre, {player}: {problem}.',
    de: 'Losnummern, {player}: {problem}.',
    en: 'Draw numbers, {player}: {problem}.',
  },
  'error.lots.varma-needs-table': {
    da: 'Varma-tabellerne hører til turneringer, hvor alle møder alle.',
    de: 'Die Varma-Tafeln gehören zu Rundenturnieren.',
    en: 'The Varma tables belong to round robins.',
  },
  'error.lots.not-tied': {
    da: 'Der trækkes kun lod mellem alle dem, der deler én plads i stillingen.',
    de: 'Gelost wird nur zwischen allen, die in der Tabelle einen Platz teilen.',
    en: 'Lots are drawn only between all those who share one place of the standings.',
  },
  'error.system.not-by-hand': {
    da: 'I dette system kan en runde ikke lægges i hånden.',
    de: 'In diesem System lässt sich keine Runde von Hand auslosen.',
    en: 'In this system no round can be paired by hand.',
  },
  'error.system.not-scheduled': {
    da: 'I dette turneringssystem afhænger runderne af resultaterne; de lægges én ad gangen.',
    de: 'In diesem Turniersystem hängen die Runden von den Ergebnissen ab; sie werden einzeln ausgelost.',
    en: 'In this pairing system rounds depend on results; they are paired one by one.',
  },
  'error.round.unknown': {
    da: 'Runde {round} findes ikke.',
    de: 'Runde {round} gibt es nicht.',
    en: 'There is no round {round}.',
  },
  'error.round.already-paired': {
    da: 'Runde {round} er allerede lagt.',
    de: 'Runde {round} ist schon ausgelost.',
    en: 'Round {round} is already paired.',
  },
  'error.round.no-more': {
    da: 'Alle {planned} runder er lagt. Skal der spilles flere, så ret antallet af runder.',
    de: 'Alle {planned} Runden sind ausgelost. Für weitere die Rundenzahl ändern.',
    en: 'All {planned} rounds are paired. To play more, change the number of rounds.',
  },
  'error.round.not-draft': {
    da: 'Der er intet udkast til en runde.',
    de: 'Es gibt keinen Entwurf einer Runde.',
    en: 'There is no draft of a round.',
  },
  'error.round.not-published': {
    da: 'Runde {round} er ikke offentliggjort endnu.',
    de: 'Runde {round} ist noch nicht veröffentlicht.',
    en: 'Round {round} is not published yet.',
  },
  'error.board.unknown': {
    da: 'Runde {round} har intet bræt {board}.',
    de: 'In Runde {round} gibt es kein Brett {board}.',
    en: 'Round {round} has no board {board}.',
  },
  'error.result.invalid': {
    da: '{whiteHalfPoints}–{blackHalfPoints} er ikke et muligt resultat.',
    de: '{whiteHalfPoints}–{blackHalfPoints} ist kein mögliches Ergebnis.',
    en: '{whiteHalfPoints}–{blackHalfPoints} is no possible result.',
  },
  'error.result.due-not-a-date': {
    da: '“{due}” er ikke en dato.',
    de: '„{due}“ ist kein Datum.',
    en: '“{due}” is not a date.',
  },
  'error.result.already-entered': {
    da: 'Bræt {board} i runde {round} har allerede et resultat; ret det i stedet.',
    de: 'Brett {board} in Runde {round} hat schon ein Ergebnis; es kann berichtigt werden.',
    en: 'Board {board} of round {round} has a result already; correct it instead.',
  },
  'error.draft.player-twice': {
    da: '{player} er sat på to brætter.',
    de: '{player} sitzt an zwei Brettern.',
    en: '{player} is on two boards.',
  },
  'error.draft.player-not-present': {
    da: '{player} spiller ikke i denne runde.',
    de: '{player} spielt in dieser Runde nicht.',
    en: '{player} does not play in this round.',
  },
  'error.draft.too-many-byes': {
    da: 'Kun én kan sidde over. Uden bræt er: {players}.',
    de: 'Nur einer kann spielfrei sein. Ohne Brett sind: {players}.',
    en: 'Only one player can have the bye. Without a board are: {players}.',
  },
  'error.bye.not-in-table': {
    da: 'Når alle møder alle, springes ingen runde over: udsæt partiet i stedet.',
    de: 'Wo jeder gegen jeden spielt, wird keine Runde ausgelassen: die Partie stattdessen verlegen.',
    en: 'Where everybody meets everybody no round is skipped: postpone the game instead.',
  },
  'error.bye.round-not-missed': {
    da: 'For runde {round} kan der ikke gives point: kun for offentliggjorte runder, som spilleren ikke nåede, og kun hvor der lægges runder efter point.',
    de: 'Für Runde {round} gibt es keine Punkte: nur für veröffentlichte, verpasste Runden, und nur wo nach Punkten gepaart wird.',
    en: 'No points can be given for round {round}: only for published rounds that were missed, and only where pairing goes by points.',
  },
  'error.bye.not-in-last-round': {
    da: 'I sidste runde (runde {round}) gives der intet halvt point uden spil ({article}).',
    de: 'In der letzten Runde (Runde {round}) gibt es keinen halben Punkt ohne Spiel ({article}).',
    en: 'There is no half-point bye in the last round (round {round}; {article}).',
  },
  'error.bye.too-many': {
    da: 'Efter indstillingerne får hver spiller højst {most|ét halvt point|{most} halve point} uden spil.',
    de: 'Nach den Einstellungen bekommt jeder Spieler höchstens {most|einen halben Punkt|{most} halbe Punkte} ohne Spiel.',
    en: 'By the settings each player has at most {most|one half-point bye|{most} half-point byes}.',
  },
  'error.late-pair.round-over': {
    da: 'Runde {round} har efterfølgere, der allerede er offentliggjort; der kommer ikke flere brætter til.',
    de: 'Nach Runde {round} ist schon eine weitere veröffentlicht; es kommt kein Brett mehr hinzu.',
    en: 'A later round than round {round} is published already; no board can be added to it.',
  },
  'error.late-pair.not-free': {
    da: '{player} har allerede en modstander i runden eller har forladt turneringen.',
    de: '{player} hat in der Runde schon einen Gegner oder hat das Turnier verlassen.',
    en: '{player} has an opponent in the round already, or has left the tournament.',
  },
  'error.late-pair.have-met': {
    da: '{white} og {black} har mødt hinanden i runde {earlierRound} og kan ikke sættes sammen igen ({article}).',
    de: '{white} und {black} haben in Runde {earlierRound} gegeneinander gespielt und können nicht noch einmal gepaart werden ({article}).',
    en: '{white} and {black} met in round {earlierRound} and cannot be paired again ({article}).',
  },
  'error.late-pair.minutes-invalid': {
    da: 'Minutterne, der trækkes fra urene, er et helt tal fra 0 til {most}.',
    de: 'Die Minuten, die von den Uhren abgezogen werden, sind eine ganze Zahl von 0 bis {most}.',
    en: 'The minutes taken from the clocks are a whole number from 0 to {most}.',
  },
  'error.system.no-late-pair': {
    da: 'Kun hvor der lægges runder efter point, kan to sættes sammen efter rundens begyndelse.',
    de: 'Nur wo nach Punkten gepaart wird, lassen sich zwei nach Rundenbeginn paaren.',
    en: 'Only where pairing goes by points can two be paired after a round has begun.',
  },
  'error.bye.round-already-paired': {
    da: 'Runde {round} er offentliggjort; der kan ikke længere ændres på, hvem der er fri.',
    de: 'Runde {round} ist veröffentlicht; daran, wer aussetzt, ändert sich nichts mehr.',
    en: 'Round {round} is published; byes in it can no longer be changed.',
  },
  'error.journal.unknown-version': {
    da: 'Historikken har ingen linje {version}.',
    de: 'Das Protokoll hat keine Zeile {version}.',
    en: 'The history has no line {version}.',
  },
} satisfies Record<
  `error.${Exclude<RefusalCode, PrizePlanFaultCode | VarmaRefusal['code']>}`,
  Message
>);

/** What follows from an act, under the consequence's code. */
const consequenceTexts = section({
  'consequence.results-lost': {
    da: 'Runde {round} trækkes tilbage, og {results|1 resultat|{results} resultater} i den går tabt.',
    de: 'Runde {round} wird zurückgenommen; {results|1 Ergebnis geht|{results} Ergebnisse gehen} verloren.',
    en: 'Round {round} is taken back; {results|1 result|{results} results} in it will be lost.',
  },
  'consequence.rematch': {
    da: '{white} og {black} har allerede mødt hinanden i runde {earlierRound}.',
    de: '{white} und {black} haben schon in Runde {earlierRound} gegeneinander gespielt.',
    en: '{white} and {black} have already met in round {earlierRound}.',
  },
  'consequence.second-bye': {
    da: '{player} bliver oversidder for anden gang.',
    de: '{player} ist zum zweiten Mal spielfrei.',
    en: '{player} has the bye for the second time.',
  },
  'consequence.bye-after-free-point': {
    da: '{player} bliver oversidder, men har allerede fået point som for en gevinst uden at spille.',
    de: '{player} ist spielfrei, hat aber schon Punkte wie für einen Gewinn ohne Spiel bekommen.',
    en: '{player} has the bye, having already got a win’s points without playing.',
  },
  'consequence.third-white': {
    da: '{player} får hvid tredje gang i træk.',
    de: '{player} bekommt zum dritten Mal hintereinander Weiß.',
    en: '{player} gets White a third time running.',
  },
  'consequence.third-black': {
    da: '{player} får sort tredje gang i træk.',
    de: '{player} bekommt zum dritten Mal hintereinander Schwarz.',
    en: '{player} gets Black a third time running.',
  },
  'consequence.colour-difference': {
    da: '{player} har derefter haft den ene farve {difference} gange mere end den anden.',
    de: '{player} hatte danach die eine Farbe {difference}-mal häufiger als die andere.',
    en: '{player} will have had one colour {difference} times more than the other.',
  },
  'consequence.forbidden-meeting': {
    da: '{white} og {black} må ikke mødes efter turneringens indstillinger.',
    de: '{white} und {black} dürfen nach den Einstellungen des Turniers nicht gegeneinander spielen.',
    en: '{white} and {black} must not meet by the settings of the tournament.',
  },
  'consequence.paired-late': {
    da: '{white} og {black} sættes sammen efter rundens begyndelse. Begge skal være enige, og turneringslederen stiller urene.',
    de: '{white} und {black} werden nach Rundenbeginn gepaart. Beide müssen einverstanden sein, und der Schiedsrichter stellt die Uhren.',
    en: '{white} and {black} are paired after the round has begun. Both must agree, and the arbiter sets the clocks.',
  },
  'consequence.bye-lost': {
    da: '{player} spiller alligevel: {halfPoints} point for runden uden modstander falder bort.',
    de: '{player} spielt doch: Die Gutschrift von {halfPoints} für die Runde ohne Gegner entfällt.',
    en: '{player} plays after all: the {halfPoints} for the round without an opponent is dropped.',
  },
  'consequence.full-point-bye': {
    da: 'Spilleren får i runde {round} point som for en gevinst uden at spille.',
    de: 'Der Spieler bekommt in Runde {round} Punkte wie für einen Gewinn, ohne zu spielen.',
    en: 'The player gets a win’s points in round {round} without playing.',
  },
  'consequence.paired-by-hand': {
    da: 'Reglerne giver ingen lovlig rundelægning; {boards|1 bræt|{boards} brætter} lægges i hånden.',
    de: 'Die Regeln ergeben keine zulässige Auslosung; {boards|1 Brett wird|{boards} Bretter werden} von Hand gepaart.',
    en: 'The rules give no legal pairing; {boards|1 board is|{boards} boards are} paired by hand.',
  },
  'consequence.differs-from-rules': {
    da: '{boards|1 bræt|{boards} brætter} afviger fra den rundelægning, reglerne giver.',
    de: '{boards|1 Brett weicht|{boards} Bretter weichen} von der Auslosung nach den Regeln ab.',
    en: '{boards|1 board differs|{boards} boards differ} from the pairing that the rules give.',
  },
  'consequence.pairing-stands': {
    da: 'Runder, der allerede er lagt efter runde {round}, bliver stående: {pairedRounds}.',
    de: 'Die nach Runde {round} schon veröffentlichten Runden bleiben, wie sie sind: {pairedRounds}.',
    en: 'Rounds already published after round {round} stand as they are: {pairedRounds}.',
  },
  'consequence.counted-as-draw': {
    da: 'Partiet talte som remis, da disse runder blev lagt: {pairedRounds}. De bliver stående. {white} har nu {whiteHalfPoints} og {black} {blackHalfPoints} point for det; det regnes med fra næste runde.',
    de: 'Bei der Auslosung dieser Runden zählte die Partie als Remis: {pairedRounds}. Sie bleiben, wie sie sind. {white} hat nun {whiteHalfPoints}, {black} {blackHalfPoints} Punkte daraus; das gilt ab der nächsten Runde.',
    en: 'The game counted as a draw when these rounds were paired: {pairedRounds}. They stand. {white} now has {whiteHalfPoints} and {black} {blackHalfPoints} points from it, which count from the next round on.',
  },
  'consequence.results-missing': {
    da: 'Runde {round} mangler resultater på bræt {boards}.',
    de: 'In Runde {round} fehlen Ergebnisse an Brett {boards}.',
    en: 'Round {round} lacks results on board {boards}.',
  },
  'consequence.rounds-left': {
    da: 'Kun {played} af {planned} runder er spillet.',
    de: 'Erst {played} von {planned} Runden sind gespielt.',
    en: 'Only {played} of {planned} rounds have been played.',
  },
  'consequence.first-colour-redrawn': {
    da: 'Der er allerede trukket lod om farven i 1. runde; det lod falder bort.',
    de: 'Die Farbe der 1. Runde ist schon gelost; dieses Los verfällt.',
    en: 'The colour of round 1 has been drawn already; that lot is dropped.',
  },
  'consequence.numbers-redrawn': {
    da: 'Lodnumrene fra før falder bort, og alle får nye.',
    de: 'Die bisherigen Losnummern entfallen, und alle bekommen neue.',
    en: 'The draw numbers so far are dropped, and everybody gets a new one.',
  },
  'consequence.unusual-score': {
    da: '{whiteHalfPoints}–{blackHalfPoints} gives kun efter turneringslederens afgørelse.',
    de: '{whiteHalfPoints}–{blackHalfPoints} gibt es nur durch Entscheidung des Schiedsrichters.',
    en: '{whiteHalfPoints}–{blackHalfPoints} is given only by decision of the arbiter.',
  },
  'consequence.tie-breaks-changed-after-start': {
    da: 'Korrektionen ændres, efter at turneringen er begyndt: {moved|én spiller|{moved} spillere} får en anden plads. Nummer 1 er {firstAfterPlayers} (før: {firstBeforePlayers}).',
    de: 'Die Feinwertung ändert sich nach Turnierbeginn: {moved|Ein Spieler bekommt|{moved} Spieler bekommen} einen anderen Platz. Erster ist {firstAfterPlayers} (vorher: {firstBeforePlayers}).',
    en: 'The tie-breaks change after the start: {moved|one player gets|{moved} players get} another place. First is {firstAfterPlayers} (before: {firstBeforePlayers}).',
  },
  'consequence.system-changed-after-start': {
    da: 'Turneringssystemet ændres, efter at turneringen er begyndt; det gælder for de runder, der endnu ikke er lagt.',
    de: 'Das Turniersystem ändert sich nach Turnierbeginn; das gilt für die Runden, die noch nicht ausgelost sind.',
    en: 'The pairing system changes after the start; that holds for the rounds not yet paired.',
  },
  'consequence.paired-by-other-rules': {
    da: '{rounds|Runde 1 er|Runde 1–{rounds} er} lagt efter det, der blev meddelt før start; resten lægges efter noget andet. Er du sikker?',
    de: '{rounds|Runde 1 ist|Die Runden 1–{rounds} sind} nach dem ausgelost, was vor dem Beginn galt; die übrigen folgen dann anderen Regeln. Wirklich ändern?',
    en: '{rounds|Round 1 was|Rounds 1–{rounds} were} paired by what was announced before the start; the others will follow other rules. Are you sure?',
  },
  'consequence.rounds-changed': {
    da: 'Der spilles {after|1 runde|{after} runder} i stedet for {before}, som meddelt før start.',
    de: 'Es werden {after|1 Runde|{after} Runden} statt der angekündigten {before} gespielt.',
    en: '{after|1 round is|{after} rounds are} played instead of the {before} announced before the start.',
  },
  'consequence.was-paired-as-last': {
    da: 'Runde {round} er lagt som sidste runde; det er den ikke mere.',
    de: 'Runde {round} wurde als letzte ausgelost; das ist sie nicht mehr.',
    en: 'Round {round} was paired as the last; it no longer is.',
  },
  'consequence.not-paired-as-last': {
    da: 'Runde {round} bliver den sidste, men er ikke lagt som sidste runde.',
    de: 'Runde {round} wird die letzte, wurde aber nicht als letzte ausgelost.',
    en: 'Round {round} becomes the last, but was not paired as the last.',
  },
  'consequence.acceleration-shifts': {
    da: 'Accelerationen fordeler sine ekstra point på et andet antal runder.',
    de: 'Die Beschleunigung verteilt ihre Zusatzpunkte auf andere Runden.',
    en: 'The acceleration spreads its extra points over other rounds.',
  },
  'consequence.byes-lapse': {
    da: 'Frirunder efter runde {round} falder bort: {players}.',
    de: 'Gewünschte Pausen nach Runde {round} entfallen: {players}.',
    en: 'Byes asked for after round {round} lapse: {players}.',
  },
  'consequence.half-point-lost-at-end': {
    da: 'Runde {round} bliver den sidste, og dér gives intet halvt point uden spil: {players} er væk uden point.',
    de: 'Runde {round} wird die letzte, und dort gibt es keinen halben Punkt ohne Spiel: {players} setzt ohne Punkt aus.',
    en: 'Round {round} becomes the last, where there is no half-point bye: {players} will be away without points.',
  },
  'consequence.open-before-last-round': {
    da: 'Sidste runde lægges, mens partier fra runde {round} mangler (bræt {boards}).',
    de: 'Die letzte Runde wird ausgelost, während Partien der Runde {round} offen sind (Brett {boards}).',
    en: 'The last round is paired while games of round {round} are open (board {boards}).',
  },
  'consequence.paired-too-early': {
    da: 'Fristen for hængepartier fra runde {round} er ikke udløbet: {until} (bræt {boards}).',
    de: 'Die Frist für Hängepartien der Runde {round} ist nicht abgelaufen: {until} (Brett {boards}).',
    en: 'The time for finishing the adjourned games of round {round} has not run out: {until} (board {boards}).',
  },
  'consequence.round-has-begun': {
    da: 'Runde {round} er begyndt; dens rundelægning kan ikke ændres.',
    de: 'Runde {round} hat begonnen; ihre Auslosung steht fest.',
    en: 'Round {round} has begun; its pairing can no longer be changed.',
  },
  'consequence.postponed-in-last-round': {
    da: 'Ingen partier i sidste runde udsættes (bræt {board}).',
    de: 'Zur Endrunde sind keine Entschuldigungen möglich (Brett {board}).',
    en: 'No game of the last round is postponed (board {board}).',
  },
  'consequence.due-too-late': {
    da: 'Partiet skal være færdigt senest {until}; her står {due}.',
    de: 'Die Partie muss bis {until} erledigt sein; hier steht {due}.',
    en: 'The game has to be finished by {until}; this says {due}.',
  },
  'consequence.played-game-not-rated': {
    da: 'Alle spillede partier rates; partiet på bræt {board} i runde {round} udelades af ratingrapporten.',
    de: 'Alle gespielten Partien werden gewertet; die an Brett {board} in Runde {round} bleibt aus dem Wertungsbericht heraus.',
    en: 'All games played are rated; that on board {board} of round {round} is left out of the rating report.',
  },
  'consequence.more-public': {
    da: 'Dengang var mere offentligt end nu; det bliver det igen. Se Indstillinger bagefter.',
    de: 'Damals war mehr öffentlich als jetzt; das wird es wieder. Danach die Einstellungen prüfen.',
    en: 'More was public then than now, and will be again. Look at the settings afterwards.',
  },
} satisfies Record<ConsequenceCode, Message>);

/** What the application and the API answer besides refusals; the server checks that none is missing. */
const applicationTexts = section({
  'error.store.damaged': {
    da: 'Historikken er beskadiget: af {foundVersions} linjer holder de første {soundVersions} ({problem}). Gem det, der er i orden, og indlæs det igen.',
    de: 'Das Protokoll ist beschädigt: Von {foundVersions} Zeilen sind die ersten {soundVersions} in Ordnung ({problem}). Diese retten und wieder einlesen.',
    en: 'The history is damaged: of {foundVersions} lines the first {soundVersions} are sound ({problem}). Save those and import them again.',
  },
  'error.store.missing': {
    da: 'Turneringen findes ikke.',
    de: 'Dieses Turnier gibt es nicht.',
    en: 'There is no such tournament.',
  },
  'error.store.newer-format': {
    da: 'Turneringen er skrevet af en nyere udgave af Rokade (format {format}). Opdater Rokade.',
    de: 'Das Turnier stammt von einem neueren Rokade (Format {format}). Rokade aktualisieren.',
    en: 'The tournament was written by a newer Rokade (format {format}). Update Rokade.',
  },
  'error.store.failed': {
    da: 'Det blev ikke gemt: {problem}. Intet er ændret.',
    de: 'Nicht gespeichert: {problem}. Es wurde nichts geändert.',
    en: 'It was not saved: {problem}. Nothing was changed.',
  },
  'error.store.conflict': {
    da: 'En anden har ændret det imens. Se, hvad der er ændret, og prøv igen.',
    de: 'Inzwischen hat jemand anderes es geändert. Änderungen ansehen und noch einmal versuchen.',
    en: 'Somebody else has changed it meanwhile. See what changed and try again.',
  },
  'error.import.invalid': {
    da: 'Filen kan ikke indlæses: {problem}. {at}',
    de: 'Die Datei lässt sich nicht einlesen: {problem}. {at}',
    en: 'The file cannot be imported: {problem}. {at}',
  },
  'error.import.cut-off': {
    da: 'Filen er skåret af: den skal have {stated|1 linje|{stated} linjer}, men {sound|kun den første er hel|kun de første {sound} er hele}. Der er intet indlæst. Tag en anden kopi.',
    de: 'Die Datei ist abgeschnitten: Sie soll {stated|1 Eintrag|{stated} Einträge} haben, aber {sound|nur der erste ist ganz|nur die ersten {sound} sind ganz}. Es wurde nichts eingelesen. Eine andere Kopie nehmen.',
    en: 'The file is cut off: it should have {stated|1 entry|{stated} entries}, but {sound|only the first is whole|only the first {sound} are whole}. Nothing was taken in. Use another copy.',
  },
  'error.import.broken-off': {
    da: 'Filen bryder af, før den er slut: {sound|den første linje er hel|de første {sound} linjer er hele}. Der er intet indlæst. Tag en anden kopi.',
    de: 'Die Datei bricht vor ihrem Ende ab: {sound|Der erste Eintrag ist ganz|Die ersten {sound} Einträge sind ganz}. Es wurde nichts eingelesen. Eine andere Kopie nehmen.',
    en: 'The file breaks off before its end: {sound|the first entry is whole|the first {sound} entries are whole}. Nothing was taken in. Use another copy.',
  },
  'error.account.setup-token-invalid': {
    da: 'Linket gælder ikke længere. Genstart Rokade for at få et nyt.',
    de: 'Der Link gilt nicht mehr. Rokade neu starten, um einen neuen zu bekommen.',
    en: 'The link is no longer valid. Restart Rokade to get a new one.',
  },
  'error.account.name-taken': {
    da: 'Der er allerede en konto med det navn.',
    de: 'Es gibt schon ein Konto mit diesem Namen.',
    en: 'There is already an account with this name.',
  },
  'error.account.name-invalid': {
    da: 'Navnet skal have 1 til 100 tegn.',
    de: 'Der Name muss 1 bis 100 Zeichen haben.',
    en: 'The name must have 1 to 100 characters.',
  },
  'error.account.password-too-short': {
    da: 'Adgangskoden skal have mindst {minimum} tegn.',
    de: 'Das Passwort muss mindestens {minimum} Zeichen haben.',
    en: 'The password must have at least {minimum} characters.',
  },
  'error.account.wrong-credentials': {
    da: 'Navn og adgangskode passer ikke sammen.',
    de: 'Name und Passwort passen nicht zusammen.',
    en: 'Name and password do not match.',
  },
  'error.account.throttled': {
    da: 'For mange forsøg. Prøv igen om {retryAfterSeconds|1 sekund|{retryAfterSeconds} sekunder}.',
    de: 'Zu viele Versuche. In {retryAfterSeconds|1 Sekunde|{retryAfterSeconds} Sekunden} noch einmal versuchen.',
    en: 'Too many tries. Try again in {retryAfterSeconds|1 second|{retryAfterSeconds} seconds}.',
  },
  'error.account.wrong-password': {
    da: 'Den nuværende adgangskode er ikke rigtig. Intet er ændret.',
    de: 'Das bisherige Passwort stimmt nicht. Nichts wurde geändert.',
    en: 'The present password is not right. Nothing was changed.',
  },
  'error.account.disabled': {
    da: 'Kontoen er lukket. En administrator kan åbne den igen.',
    de: 'Das Konto ist gesperrt. Ein Administrator kann es wieder öffnen.',
    en: 'The account is disabled. An administrator can enable it again.',
  },
  'error.account.last-admin': {
    da: 'Det er den eneste konto, der må passe konti. Lav først en anden, der må det.',
    de: 'Das ist das einzige Konto, das Konten verwalten darf. Zuerst ein anderes anlegen, das es darf.',
    en: 'This is the only account that may look after accounts. Make another one that may, first.',
  },
  'error.account.missing': {
    da: 'Kontoen findes ikke.',
    de: 'Das Konto gibt es nicht.',
    en: 'There is no such account.',
  },
  'error.request.invalid': {
    da: 'Forespørgslen er forkert udformet: {at}',
    de: 'Die Anfrage ist fehlerhaft: {at}',
    en: 'The request is malformed: {at}',
  },
  'error.request.malformed-json': {
    da: 'Forespørgslen er ikke JSON.',
    de: 'Die Anfrage ist kein JSON.',
    en: 'The request is not JSON.',
  },
  'error.request.too-large': {
    da: 'For stort: højst {limitMegabytes} MB modtages.',
    de: 'Zu groß: Höchstens {limitMegabytes} MB werden angenommen.',
    en: 'Too large: at most {limitMegabytes} MB are taken.',
  },
  'error.request.too-deep': {
    da: 'Forespørgslens JSON har for mange lister i hinanden.',
    de: 'Im JSON der Anfrage stecken zu viele Listen ineinander.',
    en: 'The JSON of the request has too many lists within one another.',
  },
  'error.request.unsupported-type': {
    da: 'Forespørgslen skal være JSON (Content-Type: application/json).',
    de: 'Die Anfrage muss JSON sein (Content-Type: application/json).',
    en: 'The request has to be JSON (Content-Type: application/json).',
  },
  'error.request.too-many-streams': {
    da: 'For mange sider følger med på én gang. Siden opdateres, når den indlæses igen.',
    de: 'Zu viele Seiten hören gleichzeitig zu. Die Seite ist aktuell, wenn sie neu geladen wird.',
    en: 'Too many pages listen at once. The page is up to date when it is loaded again.',
  },
  'error.request.unknown-route': {
    da: 'Den adresse findes ikke.',
    de: 'Diese Adresse gibt es nicht.',
    en: 'There is no such address.',
  },
  'error.request.not-signed-in': {
    da: 'Log ind først.',
    de: 'Zuerst anmelden.',
    en: 'Sign in first.',
  },
  'error.request.not-allowed': {
    da: 'Det har din konto ikke ret til.',
    de: 'Dazu ist dieses Konto nicht berechtigt.',
    en: 'Your account may not do that.',
  },
  'error.request.forged': {
    da: 'Forespørgslen kom ikke fra Rokades egne sider. Indlæs siden igen.',
    de: 'Die Anfrage kam nicht von Rokades eigenen Seiten. Seite neu laden.',
    en: 'The request did not come from Rokade’s own pages. Load the page again.',
  },
  'error.request.failed': {
    da: 'Noget gik galt i Rokade. Alt, hvad der var gemt, er gemt.',
    de: 'In Rokade ist etwas schiefgegangen. Alles Gespeicherte ist gespeichert.',
    en: 'Something went wrong in Rokade. Everything that was saved is saved.',
  },
  'health.backup-failed': {
    da: 'Sikkerhedskopien af runde {round} kunne ikke skrives i {folder}: {problem}.',
    de: 'Die Sicherungskopie von Runde {round} ließ sich nicht nach {folder} schreiben: {problem}.',
    en: 'The backup copy of round {round} could not be written to {folder}: {problem}.',
  },
});

/** Why Rokade does not start. */
const startTexts = section({
  'error.store.unreadable': {
    da: 'Databasen {file} kan ikke åbnes: {problem}. Den er ikke ændret.',
    de: 'Die Datenbank {file} lässt sich nicht öffnen: {problem}. Sie wurde nicht verändert.',
    en: 'The database {file} cannot be opened: {problem}. It was not changed.',
  },
  'error.store.newer-database': {
    da: 'Databasen er skrevet af en nyere udgave af Rokade. Opdater Rokade.',
    de: 'Die Datenbank stammt von einem neueren Rokade. Rokade aktualisieren.',
    en: 'The database was written by a newer Rokade. Update Rokade.',
  },
  'error.store.locked': {
    da: 'Der kører allerede en Rokade på {folder}.',
    de: 'Auf {folder} läuft schon ein Rokade.',
    en: 'Another Rokade is already running on {folder}.',
  },
  'error.store.no-database': {
    da: 'I mappen {folder} ligger der ingen data fra Rokade. --data siger, hvor de er.',
    de: 'Im Ordner {folder} liegen keine Daten von Rokade. --data sagt, wo sie sind.',
    en: 'The folder {folder} holds no data of Rokade’s. --data says where they are.',
  },
  'error.store.folder-unusable': {
    da: 'Mappen {folder} kan ikke oprettes eller skrives i.',
    de: 'Der Ordner {folder} lässt sich nicht anlegen oder beschreiben.',
    en: 'The folder {folder} cannot be made or written in.',
  },
  'error.serve.port-busy': {
    da: 'Port {port} er optaget af et andet program. Vælg en anden med --port.',
    de: 'Port {port} ist von einem anderen Programm belegt. Mit --port einen anderen wählen.',
    en: 'Port {port} is used by another program. Choose another with --port.',
  },
  'error.serve.port-not-allowed': {
    da: 'Port {port} må ikke bruges her. Vælg en anden med --port.',
    de: 'Port {port} darf hier nicht benutzt werden. Mit --port einen anderen wählen.',
    en: 'Port {port} may not be used here. Choose another with --port.',
  },
  'error.serve.host-unknown': {
    da: 'Denne maskine har ikke adressen {host}.',
    de: 'Dieser Rechner hat die Adresse {host} nicht.',
    en: 'This machine does not have the address {host}.',
  },
});

/** Said where a text has `{problem}`. */
const problemTexts = section({
  'problem.missing': { da: 'mangler', de: 'fehlt', en: 'is missing' },
  'problem.too-long': { da: 'er for lang', de: 'ist zu lang', en: 'is too long' },
  'problem.unprintable': {
    da: 'har tegn, der ikke kan vises',
    de: 'enthält Zeichen, die sich nicht darstellen lassen',
    en: 'has characters that cannot be shown',
  },
  'problem.too-many': { da: 'er for mange', de: 'sind zu viele', en: 'are too many' },
  'problem.out-of-range': {
    da: 'er uden for det mulige',
    de: 'liegt außerhalb des Möglichen',
    en: 'is out of range',
  },
  'problem.not-a-date': { da: 'er ikke en dato', de: 'ist kein Datum', en: 'is not a date' },
  'problem.unknown': { da: 'er ukendt', de: 'ist unbekannt', en: 'is unknown' },
  'problem.twice': { da: 'står der to gange', de: 'steht doppelt da', en: 'stands there twice' },
  'problem.out-of-order': {
    da: 'står ikke i rækkefølge efter dato',
    de: 'stehen nicht in der Reihenfolge des Kalenders',
    en: 'are not in the order of the calendar',
  },
  'problem.steps-out-of-order': {
    da: 'skal have stigende forskelle og faldende minutter',
    de: 'braucht steigende Unterschiede und fallende Minuten',
    en: 'needs rising differences and falling minutes',
  },
  'problem.named-twice': {
    da: 'nævner noget to gange',
    de: 'nennt etwas doppelt',
    en: 'names something twice',
  },
  'problem.already-paired': {
    da: 'er færre end de runder, der er lagt',
    de: 'liegt unter der Zahl der schon ausgelosten Runden',
    en: 'is below the rounds already paired',
  },
  'problem.disk-full': {
    da: 'disken er fuld',
    de: 'der Datenträger ist voll',
    en: 'the disk is full',
  },
  'problem.read-only': {
    da: 'der kan kun læses',
    de: 'es darf nur gelesen werden',
    en: 'it is read-only',
  },
  'problem.no-access': { da: 'ingen adgang', de: 'kein Zugriff', en: 'no access' },
  'problem.busy': {
    da: 'et andet program bruger den',
    de: 'ein anderes Programm hält sie fest',
    en: 'another program holds it',
  },
  'problem.malformed': {
    da: 'filen er beskadiget',
    de: 'die Datei ist beschädigt',
    en: 'the file is damaged',
  },
  'problem.empty': { da: 'filen er tom', de: 'die Datei ist leer', en: 'the file is empty' },
  'problem.io': {
    da: 'disken svarer med en fejl',
    de: 'der Datenträger meldet einen Fehler',
    en: 'the disk reports an error',
  },
  'problem.hash-mismatch': {
    da: 'noget er ændret bagefter',
    de: 'etwas wurde nachträglich geändert',
    en: 'something was changed afterwards',
  },
  'problem.version-gap': { da: 'noget mangler', de: 'etwas fehlt', en: 'something is missing' },
  'problem.unreadable-entry': {
    da: 'en linje kan ikke læses',
    de: 'eine Zeile ist unlesbar',
    en: 'a line cannot be read',
  },
  'problem.too-large': { da: 'den er for stor', de: 'sie ist zu groß', en: 'it is too large' },
  'problem.too-deep': {
    da: 'lister og objekter ligger for dybt inde i hinanden',
    de: 'Listen und Objekte liegen zu tief ineinander',
    en: 'lists and objects lie too deep within one another',
  },
  'problem.not-json': { da: 'den er ikke JSON', de: 'sie ist kein JSON', en: 'it is not JSON' },
  'problem.not-a-journal': {
    da: 'den er ikke en turnering fra Rokade',
    de: 'sie ist kein Turnier aus Rokade',
    en: 'it is not a tournament of Rokade',
  },
  'problem.not-for-this-system': {
    da: 'bruges ikke i dette turneringssystem',
    de: 'wird in diesem Turniersystem nicht verwendet',
    en: 'is not used in this pairing system',
  },
  'problem.newer-format': {
    da: 'den er skrevet af en nyere udgave af Rokade',
    de: 'sie stammt von einem neueren Rokade',
    en: 'it was written by a newer Rokade',
  },
  'problem.wrong-shape': {
    da: 'noget i den har forkert form',
    de: 'etwas darin hat die falsche Form',
    en: 'something in it has the wrong form',
  },
  'problem.not-a-tournament': {
    da: 'linjerne hænger ikke sammen',
    de: 'die Zeilen passen nicht zusammen',
    en: 'its lines do not fit together',
  },
});

/** Said where a text has `{field}`. */
const fieldTexts = section({
  'field.name': { da: 'Navn', de: 'Name', en: 'Name' },
  'field.place': { da: 'Sted', de: 'Ort', en: 'Place' },
  'field.group': { da: 'Gruppe', de: 'Gruppe', en: 'Group' },
  'field.federation': { da: 'Land', de: 'Land', en: 'Federation' },
  'field.system': { da: 'Turneringssystem', de: 'Turniersystem', en: 'Pairing system' },
  'field.roundsPlanned': { da: 'Antal runder', de: 'Rundenzahl', en: 'Number of rounds' },
  'field.roundDates': { da: 'Rundedatoer', de: 'Rundentermine', en: 'Round dates' },
  'field.roundPlay': {
    da: 'Runder for sig',
    de: 'Einzelne Runden',
    en: 'Single rounds',
  },
  'field.rated': { da: 'Rating', de: 'Wertung', en: 'Rating' },
  'field.waitingMinutes': { da: 'Ventetid', de: 'Wartezeit', en: 'Waiting time' },
  'field.timeControl': { da: 'Betænkningstid', de: 'Bedenkzeit', en: 'Time control' },
  'field.timeOdds': { da: 'Tidshandicap', de: 'Zeitvorgabe', en: 'Time odds' },
  'field.origin': { da: 'Oprindelse', de: 'Herkunft', en: 'Origin' },
  'field.chiefArbiter': { da: 'Turneringsleder', de: 'Hauptschiedsrichter', en: 'Chief arbiter' },
  'field.arbiters': { da: 'Turneringsledere', de: 'Schiedsrichter', en: 'Arbiters' },
  'field.committee': { da: 'Turneringskomité', de: 'Turnierausschuss', en: 'Tournament committee' },
  'field.scoring': { da: 'Pointgivning', de: 'Punktwertung', en: 'Scoring' },
  'field.forbidden': {
    da: 'Spillere, der ikke må mødes',
    de: 'Verbotene Paarungen',
    en: 'Players who must not meet',
  },
  'field.halfPointByes': {
    da: 'Halve point uden spil, pr. spiller',
    de: 'Halbe Punkte ohne Spiel, je Spieler',
    en: 'Half-point byes for each player',
  },
  'field.tieBreakEdition': {
    da: 'FIDE-udgave af korrektionerne',
    de: 'FIDE-Fassung der Feinwertungen',
    en: 'FIDE edition of the tie-breaks',
  },
  'field.marks': {
    da: 'Titel, oprykning og nedrykning',
    de: 'Titel, Auf- und Abstieg',
    en: 'Title, promotion and relegation',
  },
  'field.tieBreaks': { da: 'Korrektioner', de: 'Feinwertungen', en: 'Tie-breaks' },
  'field.title': { da: 'Titel', de: 'Titel', en: 'Title' },
  'field.club': { da: 'Klub', de: 'Verein', en: 'Club' },
  'field.rating': { da: 'Rating', de: 'Wertungszahl', en: 'Rating' },
  'field.citizenship': { da: 'Statsborgerskab', de: 'Staatsangehörigkeit', en: 'Citizenship' },
  'field.rapidRating': { da: 'Hurtigrating', de: 'Schnellschachzahl', en: 'Rapid rating' },
  'field.blitzRating': { da: 'Lynrating', de: 'Blitzzahl', en: 'Blitz rating' },
  'field.fideRating': { da: 'FIDE-rating', de: 'Elo', en: 'FIDE rating' },
  'field.fideId': { da: 'FIDE-id', de: 'FIDE-ID', en: 'FIDE ID' },
  'field.nationalId': { da: 'DSU-nummer', de: 'DSU-Nummer', en: 'DSU number' },
  'field.birthDate': { da: 'Fødselsdato', de: 'Geburtsdatum', en: 'Date of birth' },
});

export const errorsTexts = section({
  ...refusalTexts,
  ...consequenceTexts,
  ...applicationTexts,
  ...startTexts,
  ...problemTexts,
  ...fieldTexts,
});
