import type { ReasonCode } from '@rokade/rules';
import { type Message, section } from '../section.ts';

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

/** Why a rule gave what it gave: `reason.<code>` for every code of `reasonCodes`. */
export const reasonsTexts = section({
  ...monradTexts,
  ...ratingDsuTexts,
  ...conductTexts,
}) satisfies Readonly<Record<`reason.${ReasonCode}`, Message>>;
