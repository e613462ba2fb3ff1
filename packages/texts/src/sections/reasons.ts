import type { ReasonCode } from '@rokade/rules';
import { type Message, section } from '../section.ts';
import { cupReasonTexts } from './cup-reasons.ts';
import { dutchReasonTexts } from './dutch-reasons.ts';
import { groupsAndLotsReasonTexts } from './groups-and-lots.ts';
import { playOffReasonTexts } from './play-off-reasons.ts';
import { prizeReasonTexts } from './prizes.ts';
import { roundRobinReasonTexts } from './round-robin-reasons.ts';
import { tempelhofReasonTexts } from './tempelhof-reasons.ts';
import { tieBreakReasonTexts } from './tie-breaks.ts';

type ReasonTexts<Prefix extends string> = Readonly<
  Record<`reason.${Extract<ReasonCode, `${Prefix}.${string}`>}`, Message>
>;

const monradTexts = section({
  'reason.monrad.nearest-not-met': {
    da: '{player} (plads {place}) møder {opponent} (plads {opponentPlace}): den nærmest følgende ledige, som ikke er mødt før.',
    de: '{player} (Platz {place}) trifft auf {opponent} (Platz {opponentPlace}): der nächste freie Platz darunter, gegen den noch nicht gespielt wurde.',
    en: '{player} (place {place}) meets {opponent} (place {opponentPlace}): the nearest below who is free and not yet met.',
  },
  'reason.monrad.passed-over-met': {
    da: '{skippedPlayer} springes over: mødte {player} i runde {metInRound}.',
    de: '{skippedPlayer} wird übersprungen: hat in Runde {metInRound} gegen {player} gespielt.',
    en: '{skippedPlayer} is passed over: met {player} in round {metInRound}.',
  },
  'reason.monrad.passed-over-rest': {
    da: '{skippedPlayer} springes over: mod {player} ville resten af gruppen ikke gå op.',
    de: '{skippedPlayer} wird übersprungen: Gegen {player} ginge die Auslosung der Übrigen nicht auf.',
    en: '{skippedPlayer} is passed over: against {player} the others could not all have been paired.',
  },
  'reason.monrad.passed-over-next-round': {
    da: '{skippedPlayer} springes over: mod {player} kunne runde {nextRound} ikke lægges.',
    de: '{skippedPlayer} wird übersprungen: Gegen {player} ließe sich Runde {nextRound} nicht auslosen.',
    en: '{skippedPlayer} is passed over: against {player} round {nextRound} could not be paired.',
  },
  'reason.monrad.fewer-whites': {
    da: '{white} har hvid: har haft hvid {whiteCount|1 gang|{whiteCount} gange}, {black} {blackCount|1 gang|{blackCount} gange}.',
    de: '{white} hat Weiß: bisher {whiteCount|einmal|{whiteCount}-mal} Weiß, {black} {blackCount|einmal|{blackCount}-mal}.',
    en: '{white} has White: had it {whiteCount|once|{whiteCount} times} so far, {black} {blackCount|once|{blackCount} times}.',
  },
  'reason.monrad.lower-placed-white': {
    da: '{white} har hvid: begge har haft hvid {whites|1 gang|{whites} gange}, så får den lavest placerede hvid.',
    de: '{white} hat Weiß: Beide hatten bisher {whites|einmal|{whites}-mal} Weiß, dann erhält es der niedriger Platzierte.',
    en: '{white} has White: both had it {whites|once|{whites} times} so far, and then the lower placed gets it.',
  },
  'reason.monrad.sits-out-dummy': {
    da: '{player} er oversidder: antallet af spillere er ulige, og den tomme plads regnes for den lavest placerede.',
    de: '{player} ist spielfrei: Die Spielerzahl ist ungerade, und der leere Platz gilt als letzter.',
    en: '{player} has the bye: the number of players is odd, and the empty place counts as the lowest placed.',
  },
  'reason.monrad.sits-out-first-withdrawn': {
    da: '{player} er oversidder mod {withdrawnPlayer}, som udgik først og indgår som den lavest placerede.',
    de: '{player} ist spielfrei gegen {withdrawnPlayer}: zuerst ausgeschieden und darum als Letztplatzierter in der Auslosung.',
    en: '{player} has the bye against {withdrawnPlayer}, who withdrew first and stays in as the lowest placed.',
  },
  'reason.monrad.has-sat-out': {
    da: '{player} er placeret lavere, men har allerede været oversidder i runde {roundNumber}.',
    de: '{player} steht tiefer, war aber schon in Runde {roundNumber} spielfrei.',
    en: '{player} is placed lower, but already had a bye in round {roundNumber}.',
  },
  'reason.monrad.has-met-first-withdrawn': {
    da: '{player} er placeret lavere, men har mødt {withdrawnPlayer} i runde {metInRound}.',
    de: '{player} steht tiefer, hat aber in Runde {metInRound} gegen {withdrawnPlayer} gespielt.',
    en: '{player} is placed lower, but met {withdrawnPlayer} in round {metInRound}.',
  },
  'reason.monrad.sit-out-point': {
    da: 'Oversidderen får 1 point.',
    de: 'Wer spielfrei ist, erhält 1 Punkt.',
    en: 'The bye gives 1 point.',
  },
  'reason.monrad.all-have-met': {
    da: 'Efter denne runde har alle mødt alle: runde {nextRound} kan ikke lægges.',
    de: 'Nach dieser Runde hat jeder gegen jeden gespielt: Runde {nextRound} lässt sich nicht auslosen.',
    en: 'After this round everybody has met everybody: round {nextRound} cannot be paired.',
  },
  'reason.monrad.changed-for-next-round': {
    da: 'Den følgende runde er kontrolleret: med {player} mod {skippedPlayer} kunne runde {nextRound} ikke lægges. Derfor er den næste mulige rundelægning valgt.',
    de: 'Die folgende Runde wurde geprüft: Mit {player} gegen {skippedPlayer} ließe sich Runde {nextRound} nicht auslosen. Darum gilt die nächste mögliche Auslosung.',
    en: 'The following round was checked: with {player} against {skippedPlayer}, round {nextRound} could not be paired. So the next possible pairing was taken.',
  },
  'reason.monrad.next-round-impossible': {
    da: 'Den følgende runde er kontrolleret: runde {nextRound} kan ikke lægges for de samme spillere, uanset hvordan denne runde lægges.',
    de: 'Die folgende Runde wurde geprüft: Runde {nextRound} lässt sich für dieselben Spieler nicht auslosen, wie auch immer diese Runde gepaart wird.',
    en: 'The following round was checked: however this round is paired, round {nextRound} cannot be paired for the same players.',
  },
  'reason.monrad.next-round-not-found': {
    da: 'Den følgende runde er kontrolleret: der blev ikke fundet nogen rundelægning, hvorefter runde {nextRound} kan lægges, før søgningen måtte stoppe. Den første mulige er valgt.',
    de: 'Die folgende Runde wurde geprüft: Bis zur Grenze der Suche fand sich keine Auslosung, nach der sich Runde {nextRound} auslosen lässt. Es gilt die erste mögliche.',
    en: 'The following round was checked: no pairing after which round {nextRound} can be paired was found before the search had to stop. The first possible one was taken.',
  },
}) satisfies ReasonTexts<'monrad'>;

const ratingDsuTexts = section({
  'reason.rating-dsu.performance': {
    da: 'Uden ratingtal: præstationsratingen er modstandernes gennemsnit {average} og {difference} for {percent} %, altså {performance}.',
    de: 'Ohne Wertungszahl: Die Turnierleistung ist der Gegnerschnitt {average} und {difference} für {percent} %, also {performance}.',
    en: 'Unrated: the performance rating is the opponents’ average {average} and {difference} for {percent} %, which is {performance}.',
  },
  'reason.rating-dsu.performance-undetermined': {
    da: 'For {percent} % er tabel 2 ubestemt; der er regnet med tabellens yderste tal, {difference}.',
    de: 'Für {percent} % ist Tabelle 2 unbestimmt; gerechnet wurde mit ihrem äußersten Wert, {difference}.',
    en: 'For {percent} % table 2 is undetermined; its outermost number, {difference}, was used.',
  },
  'reason.rating-dsu.performance-repeated': {
    da: 'Flere spillere er uden ratingtal: præstationsratingene er regnet igennem {passes|1 gang|{passes} gange}, til ingen af dem ændrede sig.',
    de: 'Mehrere Spieler sind ohne Wertungszahl: Die Turnierleistungen wurden {passes|einmal|{passes}-mal} durchgerechnet, bis sich keine mehr änderte.',
    en: 'Several players are unrated: the performance ratings were worked out {passes|once|{passes} times}, until none of them changed.',
  },
  'reason.rating-dsu.no-rated-opponents': {
    da: 'Ingen ratingtal at regne ud fra: ingen af modstanderne, og ingen af deres, har et ratingtal.',
    de: 'Keine Wertungszahl als Grundlage: Weder die Gegner noch deren Gegner haben eine.',
    en: 'No rating to calculate from: neither the opponents nor their opponents have one.',
  },
  'reason.rating-dsu.no-games': {
    da: 'Ingen ratede partier: ratingtallet er uændret.',
    de: 'Keine gewerteten Partien: Die Wertungszahl bleibt unverändert.',
    en: 'No rated games: the rating stays as it is.',
  },
  'reason.rating-dsu.games-left-out': {
    da: '{leftOut|1 parti rates ikke|{leftOut} partier rates ikke}: ikke spillet efter afbud, eller ikke færdigspillet.',
    de: '{leftOut|1 Partie wird nicht gewertet|{leftOut} Partien werden nicht gewertet}: nach Absage nicht gespielt oder noch nicht beendet.',
    en: '{leftOut|1 game is not rated|{leftOut} games are not rated}: not played after notice was given, or not finished.',
  },
  'reason.rating-dsu.never-came': {
    da: 'Udeblev fra hele turneringen uden godkendt afbud: ingen af partierne rates, og udeblivelsen giver mindst {months} måneders karantæne fra koordinerede turneringer.',
    de: 'Blieb dem ganzen Turnier ohne anerkannte Absage fern: Keine der Partien wird gewertet, und es folgt eine Sperre von mindestens {months} Monaten für koordinierte Turniere.',
    en: 'Stayed away from the whole tournament without accepted notice: none of the games is rated, and a suspension of at least {months} months from coordinated tournaments follows.',
  },
  'reason.rating-dsu.opponent-never-came': {
    da: 'Runde {roundNumber} mod {opponent} rates ikke: {opponent} udeblev fra hele turneringen.',
    de: 'Runde {roundNumber} gegen {opponent} wird nicht gewertet: {opponent} blieb dem ganzen Turnier fern.',
    en: 'Round {roundNumber} against {opponent} is not rated: {opponent} stayed away from the whole tournament.',
  },
  'reason.rating.time-too-short': {
    da: 'Runde {roundNumber} mod {opponent} rates ikke: {minutes} minutter til hver spiller er ikke et langt parti ({least}).',
    de: 'Runde {roundNumber} gegen {opponent} wird nicht gewertet: {minutes} Minuten je Spieler sind keine lange Partie ({least}).',
    en: 'Round {roundNumber} against {opponent} is not rated: {minutes} minutes for each player are no long game ({least}).',
  },
  'reason.rating.time-odds': {
    da: 'Runde {roundNumber} mod {opponent} rates ikke: handicapparti, spillerne havde ikke samme betænkningstid.',
    de: 'Runde {roundNumber} gegen {opponent} wird nicht gewertet: Vorgabepartie, die Spieler hatten nicht dieselbe Bedenkzeit.',
    en: 'Round {roundNumber} against {opponent} is not rated: a handicap game, the players had not the same thinking time.',
  },
  'reason.rating.other-rate-of-play': {
    da: 'Runde {roundNumber} mod {opponent} rates ikke: med {minutes} minutter til hver spiller hører partiet til på en anden liste end turneringen.',
    de: 'Runde {roundNumber} gegen {opponent} wird nicht gewertet: Mit {minutes} Minuten je Spieler gehört die Partie auf eine andere Liste als das Turnier.',
    en: 'Round {roundNumber} against {opponent} is not rated: with {minutes} minutes for each player the game belongs on another list than the tournament.',
  },
  'reason.rating.round-not-rated': {
    da: 'Runde {roundNumber} mod {opponent} rates ikke: det har arrangøren bestemt for runden.',
    de: 'Runde {roundNumber} gegen {opponent} wird nicht gewertet: So hat es der Veranstalter für die Runde bestimmt.',
    en: 'Round {roundNumber} against {opponent} is not rated: the organiser said so of the round.',
  },
  'reason.rating.game-not-rated': {
    da: 'Runde {roundNumber} mod {opponent} rates ikke: det har turneringslederen bestemt for partiet.',
    de: 'Runde {roundNumber} gegen {opponent} wird nicht gewertet: So hat es der Turnierleiter für die Partie bestimmt.',
    en: 'Round {roundNumber} against {opponent} is not rated: the arbiter said so of the game.',
  },
  'reason.rating.not-rated-in-file': {
    da: 'Runde {roundNumber} mod {opponent} rates ikke: det står i filen.',
    de: 'Runde {roundNumber} gegen {opponent} wird nicht gewertet: So steht es in der Datei.',
    en: 'Round {roundNumber} against {opponent} is not rated: the file says so.',
  },
  'reason.rating-dsu.no-show-rated': {
    da: 'Runde {roundNumber} mod {opponent} blev ikke spillet, men rates: udeblivelse uden godkendt afbud.',
    de: 'Runde {roundNumber} gegen {opponent} wurde nicht gespielt, wird aber gewertet: Ausbleiben ohne anerkannte Absage.',
    en: 'Round {roundNumber} against {opponent} was not played, but is rated: absence without accepted notice.',
  },
  'reason.rating-dsu.expected-by-average': {
    da: 'Forventet score efter gennemsnitsmetoden: {members} spillere × {percent} % (forskel {difference} til gennemsnittet {average}) − ½, afrundet {expected}.',
    de: 'Erwartete Punktzahl nach der Durchschnittsmethode: {members} Spieler × {percent} % (Differenz {difference} zum Schnitt {average}) − ½, gerundet {expected}.',
    en: 'Expected score by the average method: {members} players × {percent} % (difference {difference} to the average {average}) − ½, rounded {expected}.',
  },
  'reason.rating-dsu.expected-by-difference': {
    da: 'Forventet score efter differensmetoden: {games|1 modstander|{games} modstandere}, i alt {percent} %, afrundet {expected}.',
    de: 'Erwartete Punktzahl nach der Differenzmethode: {games|1 Gegner|{games} Gegner}, zusammen {percent} %, gerundet {expected}.',
    en: 'Expected score by the difference method: {games|1 opponent|{games} opponents}, {percent} % together, rounded {expected}.',
  },
  'reason.rating-dsu.bonus': {
    da: 'Bonus {bonus}: scoren er mere end {threshold} over den forventede i {games|1 parti|{games} partier}.',
    de: 'Bonus {bonus}: Die Punktzahl liegt mehr als {threshold} über der erwarteten aus {games|1 Partie|{games} Partien}.',
    en: 'Bonus {bonus}: the score is more than {threshold} above the expected one in {games|1 game|{games} games}.',
  },
  'reason.rating-dsu.coefficient': {
    da: 'Udviklingskoefficienten er {k} ved ratingtallet {rating}.',
    de: 'Der Entwicklungskoeffizient ist {k} bei der Wertungszahl {rating}.',
    en: 'The development coefficient is {k} for the rating {rating}.',
  },
  'reason.rating-dsu.change': {
    da: '{old} + {k} × ({score} − {expected} + {bonus}) = {result}',
    de: '{old} + {k} × ({score} − {expected} + {bonus}) = {result}',
    en: '{old} + {k} × ({score} − {expected} + {bonus}) = {result}',
  },
  'reason.rating-dsu.border-up': {
    da: 'Koefficientgrænsen {border} er passeret opad: {before} bliver til {after}.',
    de: 'Die Koeffizientengrenze {border} wurde nach oben überschritten: Aus {before} wird {after}.',
    en: 'The border {border} between coefficients was passed upwards: {before} becomes {after}.',
  },
  'reason.rating-dsu.border-down': {
    da: 'Koefficientgrænsen {border} er passeret nedad: {before} bliver til {after}.',
    de: 'Die Koeffizientengrenze {border} wurde nach unten überschritten: Aus {before} wird {after}.',
    en: 'The border {border} between coefficients was passed downwards: {before} becomes {after}.',
  },
  'reason.rating-dsu.winner-keeps': {
    da: 'Gruppevinder med {score} point af {expected} forventede: ratingtilvæksten er 0.',
    de: 'Gruppensieg mit {score} statt der erwarteten {expected} Punkte: Die Wertungszahl ändert sich nicht.',
    en: 'Group winner with {score} points where {expected} were expected: the rating does not change.',
  },
  'reason.rating-dsu.floor': {
    da: 'Bundgrænsen er {floor}: {before} forhøjes til {floor}.',
    de: 'Die Untergrenze ist {floor}: {before} wird auf {floor} angehoben.',
    en: 'The rating floor is {floor}: {before} is raised to {floor}.',
  },
}) satisfies ReasonTexts<'rating-dsu'>;

const conductTexts = section({
  'reason.conduct.time-too-short': {
    da: 'Betænkningstiden er {minutes} minutter til hver spiller; den korteste er {least}.',
    de: 'Die Bedenkzeit ist {minutes} Minuten je Spieler; die kürzeste zulässige ist {least}.',
    en: 'The thinking time is {minutes} minutes for each player; the shortest allowed is {least}.',
  },
  'reason.conduct.time-session-too-short': {
    da: 'Den samlede spilletid er {minutes} minutter; den skal være mindst {least}.',
    de: 'Die gesamte Spielzeit ist {minutes} Minuten; sie muss mindestens {least} betragen.',
    en: 'The whole playing time is {minutes} minutes; it must be {least} at least.',
  },
  'reason.conduct.time-moves-per-hour': {
    da: 'Tidskontrollen efter {moves} træk i {minutes} minutter giver {perHour} træk i timen; det skal være {least}–{most}.',
    de: 'Die Zeitkontrolle nach {moves} Zügen in {minutes} Minuten verlangt {perHour} Züge je Stunde; zulässig sind {least}–{most}.',
    en: 'The time control after {moves} moves in {minutes} minutes asks for {perHour} moves an hour; {least}–{most} are allowed.',
  },
  'reason.conduct.time-last-stage': {
    da: 'Resten af partiet har {minutes} minutter til hver spiller; det skal være {least}–{most}.',
    de: 'Für den Rest der Partie gibt es {minutes} Minuten je Spieler; zulässig sind {least}–{most}.',
    en: 'The rest of the game has {minutes} minutes for each player; {least}–{most} are allowed.',
  },
}) satisfies ReasonTexts<'conduct'>;

const arbiterTexts = section({
  'reason.arbiter.altered-draft': {
    da: 'Ændret af turneringslederen; begrundelsen står i historikken.',
    de: 'Vom Schiedsrichter geändert; die Begründung steht im Protokoll.',
    en: 'Changed by the arbiter; the reason is in the history.',
  },
  'reason.arbiter.paired-late': {
    da: 'Sat sammen efter rundens begyndelse, fordi begge var uden modstander; {minutes|1 minut|{minutes} minutter} er trukket fra begge ure.',
    de: 'Nach Rundenbeginn gepaart, weil beide ohne Gegner waren; von beiden Uhren {minutes|ist 1 Minute|sind {minutes} Minuten} abgezogen.',
    en: 'Paired after the round had begun, as both had no opponent; {minutes|1 minute is|{minutes} minutes are} taken from both clocks.',
  },
}) satisfies ReasonTexts<'arbiter'>;

const nordicTexts = section({
  'reason.nordic.half-against-half': {
    da: '{player} fra den stærke halvdel af puljen møder {opponent} fra den svage: de øverste ledige i hver halvdel.',
    de: '{player} aus der starken Hälfte der Punktgruppe trifft auf {opponent} aus der schwachen: die jeweils obersten freien Spieler.',
    en: '{player} of the strong half of the pool meets {opponent} of the weak half: the highest left in each.',
  },
  'reason.nordic.next-in-half': {
    da: '{player} møder {opponent}, som rykker op i den svage halvdel: en højere ledig er mødt før, eller resten af puljen ville ikke gå op.',
    de: '{player} trifft auf {opponent}, der in der schwachen Hälfte aufrückt: Gegen einen höheren freien Spieler wurde schon gespielt, oder die übrige Gruppe ginge nicht auf.',
    en: '{player} meets {opponent}, who moves up in the weak half: a higher one was met before, or the rest of the pool could not be paired.',
  },
  'reason.nordic.exchanged': {
    da: 'Halvdelene gik ikke op indbyrdes: {downPlayers} flyttes til den svage halvdel, {upPlayers} til den stærke.',
    de: 'Die Hälften gingen nicht auf: {downPlayers} rückt in die schwache, {upPlayers} in die starke Hälfte.',
    en: 'The halves could not be paired: {downPlayers} moved to the weak half, {upPlayers} to the strong one.',
  },
  'reason.nordic.middle-flyer': {
    da: '{player} er flyder: den midterste i en pulje med et ulige antal.',
    de: '{player} ist Floater: der Mittlere einer Punktgruppe mit ungerader Zahl.',
    en: '{player} is the flyer: the middle player of an odd pool.',
  },
  'reason.nordic.two-middle-flyers': {
    da: '{player} er flyder: en af de to midterste, da puljen ikke gik op indbyrdes eller puljerne under ikke gjorde.',
    de: '{player} ist Floater: einer der beiden Mittleren, da die Gruppe oder die Gruppen darunter nicht aufgingen.',
    en: '{player} is a flyer: one of the two in the middle, since the pool or those below could not be paired.',
  },
  'reason.nordic.alternative-flyers': {
    da: '{player} er flyder i stedet for eller sammen med de midterste: ellers gik resten ikke op.',
    de: '{player} ist Floater statt oder neben den Mittleren: Sonst ginge der Rest nicht auf.',
    en: '{player} is a flyer instead of or beside the middle ones: the rest could not be paired otherwise.',
  },
  'reason.nordic.flyer-nearest': {
    da: 'Flyderen {player} møder {opponent}, den nærmeste lavere, som ikke er mødt før.',
    de: 'Floater {player} trifft auf {opponent}, den nächsten tieferen Spieler, gegen den noch nicht gespielt wurde.',
    en: 'The flyer {player} meets {opponent}, the nearest lower player not yet met.',
  },
  'reason.nordic.flyer-passed-over-met': {
    da: '{skippedPlayer} springes over: har mødt {player}.',
    de: '{skippedPlayer} wird übersprungen: hat schon gegen {player} gespielt.',
    en: '{skippedPlayer} is passed over: has met {player}.',
  },
  'reason.nordic.flyer-passed-over-rest': {
    da: '{skippedPlayer} springes over: mod {player} ville de efterfølgende ikke gå op.',
    de: '{skippedPlayer} wird übersprungen: Gegen {player} gingen die Nachfolgenden nicht auf.',
    en: '{skippedPlayer} is passed over: against {player} those after them could not all be paired.',
  },
  'reason.nordic.rest-as-pool': {
    da: 'De tilbageværende lægges som én pulje, da puljen over måtte ændre sine flydere for deres skyld.',
    de: 'Die übrigen werden als eine Gruppe ausgelost, weil die Gruppe darüber ihretwegen andere Floater stellen musste.',
    en: 'Those left are paired as one pool, since the pool above had to change its flyers for their sake.',
  },
  'reason.nordic.pool-as-group': {
    da: '{player} møder {opponent}: puljen kunne kun lægges sammen med dem under den.',
    de: '{player} trifft auf {opponent}: Die Gruppe ließ sich nur zusammen mit den tieferen auslosen.',
    en: '{player} meets {opponent}: the pool could only be paired together with those below.',
  },
  'reason.nordic.first-round-colours': {
    da: '{player} har sort: i 1. runde har den stærke halvdel sort.',
    de: '{player} hat Schwarz: In Runde 1 hat die starke Hälfte Schwarz.',
    en: '{player} has Black: in round 1 the strong half has Black.',
  },
  'reason.nordic.fewer-whites': {
    da: '{white} har hvid: har haft hvid {whiteCount|1 gang|{whiteCount} gange}, {black} {blackCount|1 gang|{blackCount} gange}.',
    de: '{white} hat Weiß: bisher {whiteCount|einmal|{whiteCount}-mal} Weiß, {black} {blackCount|einmal|{blackCount}-mal}.',
    en: '{white} has White: had it {whiteCount|once|{whiteCount} times} so far, {black} {blackCount|once|{blackCount} times}.',
  },
  'reason.nordic.fewer-whites-lately': {
    da: '{white} har hvid: færre gange hvid end {black} i {rounds|den sidste runde|de sidste {rounds} runder}.',
    de: '{white} hat Weiß: seltener Weiß als {black} in {rounds|der letzten Runde|den letzten {rounds} Runden}.',
    en: '{white} has White: fewer Whites than {black} in the last {rounds|round|{rounds} rounds}.',
  },
  'reason.nordic.alternates': {
    da: '{player} skifter farve fra forrige runde: farverne har været ens, og {player} har flest point eller er den stærkeste.',
    de: '{player} wechselt die Farbe: Die Farbfolgen sind gleich, und {player} hat mehr Punkte oder ist der Stärkere.',
    en: '{player} changes colour from the last round: the colours have been alike, and {player} has more points or is the stronger.',
  },
  'reason.nordic.no-colours-yet': {
    da: '{player} har sort som den stærkeste: ingen af de to har haft en farve endnu.',
    de: '{player} hat als der Stärkere Schwarz: Keiner der beiden hatte bisher eine Farbe.',
    en: '{player} has Black as the stronger: neither has had a colour yet.',
  },
  'reason.nordic.meets-x': {
    da: '{player} møder X og er oversidder: antallet af spillere er ulige.',
    de: '{player} trifft auf X und ist spielfrei: Die Zahl der Spieler ist ungerade.',
    en: '{player} meets X and sits out: the number of players is odd.',
  },
  'reason.nordic.x-point': {
    da: '{player} får 1 point og regnes for at have haft hvid.',
    de: '{player} erhält 1 Punkt und gilt als mit Weiß gespielt.',
    en: '{player} gets 1 point and counts as having had White.',
  },
}) satisfies ReasonTexts<'nordic'>;

/** Why a rule gave what it gave: `reason.<code>` for every code of `reasonCodes`. */
export const reasonsTexts = section({
  ...arbiterTexts,
  ...cupReasonTexts,
  ...dutchReasonTexts,
  ...groupsAndLotsReasonTexts,
  ...monradTexts,
  ...nordicTexts,
  ...playOffReasonTexts,
  ...ratingDsuTexts,
  ...roundRobinReasonTexts,
  ...tempelhofReasonTexts,
  ...conductTexts,
  ...prizeReasonTexts,
  ...tieBreakReasonTexts,
}) satisfies Readonly<Record<`reason.${ReasonCode}`, Message>>;
