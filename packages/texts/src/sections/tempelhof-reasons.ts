import type { ReasonCode } from '@rokade/rules';
import { type Message, section } from '../section.ts';

type TempelhofReasonTexts = Readonly<
  Record<`reason.${Extract<ReasonCode, `tempelhof.${string}`>}`, Message>
>;

/** Why the club's Swiss gave an opponent, a colour or the bye. */
export const tempelhofReasonTexts = section({
  'reason.tempelhof.lot-neighbours': {
    da: '{player} møder {opponent}: første runde efter lodtrækning, to lodder i træk.',
    de: '{player} trifft auf {opponent}: erste Runde nach Los, zwei aufeinanderfolgende Losnummern.',
    en: '{player} meets {opponent}: the first round is by lot, two lots in a row.',
  },
  'reason.tempelhof.rating-halves': {
    da: '{player} møder {opponent}: nummer {place} i den øverste halvdel efter ratingtal mod nummer {place} i den nederste.',
    de: '{player} trifft auf {opponent}: nach Wertungszahl Nummer {place} der oberen Hälfte gegen Nummer {place} der unteren.',
    en: '{player} meets {opponent}: by rating, number {place} of the upper half against number {place} of the lower.',
  },
  'reason.tempelhof.equal-points': {
    da: '{player} møder {opponent}: begge har {halfPoints} point.',
    de: '{player} trifft auf {opponent}: gleiche Punktzahl, {halfPoints}.',
    en: '{player} meets {opponent}: equal points, {halfPoints}.',
  },
  'reason.tempelhof.passed-over-met': {
    da: '{skippedPlayer} springes over: mødte {player} i runde {metInRound}.',
    de: '{skippedPlayer} wird übersprungen: hat in Runde {metInRound} gegen {player} gespielt.',
    en: '{skippedPlayer} is passed over: met {player} in round {metInRound}.',
  },
  'reason.tempelhof.passed-over-colour': {
    da: '{skippedPlayer} springes over: {skippedPlayer} og {player} har begge lige haft samme farve to gange i træk.',
    de: '{skippedPlayer} wird übersprungen: {skippedPlayer} und {player} hatten beide zuletzt zweimal dieselbe Farbe.',
    en: '{skippedPlayer} is passed over: {skippedPlayer} and {player} have both just had the same colour twice running.',
  },
  'reason.tempelhof.passed-over-rest': {
    da: '{skippedPlayer} springes over: mod {player} ville resten af pointgruppen ikke gå op.',
    de: '{skippedPlayer} wird übersprungen: Gegen {player} ginge die Auslosung der übrigen Punktgruppe nicht auf.',
    en: '{skippedPlayer} is passed over: against {player} the others of equal points could not all have been paired.',
  },
  'reason.tempelhof.unequal-points': {
    da: '{player} ({halfPoints} point, Buchholz {buchholzHalfPoints}) møder {opponent} ({opponentHalfPoints} point, Buchholz {opponentBuchholzHalfPoints}): ikke alle kan møde en med lige mange point. Pointforskellene er så få og små som muligt; derefter har den bedst stillede lav og den dårligst stillede høj Buchholz.',
    de: '{player} (Punktzahl {halfPoints}, Buchholz {buchholzHalfPoints}) trifft auf {opponent} (Punktzahl {opponentHalfPoints}, Buchholz {opponentBuchholzHalfPoints}): Nicht alle können Punktgleiche treffen. Die Punktunterschiede sind so wenige und so klein wie möglich; dann hat der Erfolgreichere eine niedrige, der weniger Erfolgreiche eine hohe Buchholzwertung.',
    en: '{player} (score {halfPoints}, Buchholz {buchholzHalfPoints}) meets {opponent} (score {opponentHalfPoints}, Buchholz {opponentBuchholzHalfPoints}): not all can meet equals. The differences are as few and as small as possible; then the better-off has a low Buchholz and the worse-off a high one.',
  },
  'reason.tempelhof.colours-by-lot': {
    da: '{white} har hvid og {black} sort: loddet afgør også farven, det laveste nummer har hvid.',
    de: '{white} hat Weiß und {black} Schwarz: Das Los bestimmt auch die Farbe, die niedrigere Nummer hat Weiß.',
    en: '{white} has White and {black} Black: the lot decides the colours too, the lower number has White.',
  },
  'reason.tempelhof.colours-by-board': {
    da: '{white} har hvid og {black} sort: ved ulige bræt har den stærkeste hvid, ved lige bræt sort (bræt {board}).',
    de: '{white} hat Weiß und {black} Schwarz: An ungeraden Brettern hat der Stärkere Weiß, an geraden Schwarz (Brett {board}).',
    en: '{white} has White and {black} Black: at odd boards the stronger has White, at even ones Black (board {board}).',
  },
  'reason.tempelhof.no-third-time': {
    da: '{player} skifter farve: ingen får samme farve tre gange i træk.',
    de: '{player} wechselt die Farbe: Niemand bekommt dreimal hintereinander dieselbe.',
    en: '{player} changes colour: nobody gets the same one three times running.',
  },
  'reason.tempelhof.fewer-whites': {
    da: '{white} har hvid: har i forhold til sort haft hvid sjældnere end {black}.',
    de: '{white} hat Weiß: hatte im Verhältnis zu Schwarz seltener Weiß als {black}.',
    en: '{white} has White: had it less often, set against Black, than {black}.',
  },
  'reason.tempelhof.alternate-latest': {
    da: '{white} har hvid og {black} sort: begge skifter fra det seneste parti, hvor deres farver var forskellige ({gamesBack|det seneste|{gamesBack} partier tilbage}).',
    de: '{white} hat Weiß und {black} Schwarz: Beide wechseln gegenüber der letzten Partie, in der sie verschiedene Farben hatten ({gamesBack|die letzte|vor {gamesBack} Partien}).',
    en: '{white} has White and {black} Black: both change from the latest game in which their colours differed ({gamesBack|the last|{gamesBack} games back}).',
  },
  'reason.tempelhof.alternates': {
    da: '{player} skifter farve fra sit seneste parti: farverne har ellers været ens.',
    de: '{player} wechselt die Farbe gegenüber der letzten Partie: Die Farben waren sonst gleich verteilt.',
    en: '{player} changes colour from the last game: the colours have been alike otherwise.',
  },
  'reason.tempelhof.no-colours-yet': {
    da: '{white} har hvid og {black} sort: ingen af dem har haft en farve, så det laveste nummer har hvid.',
    de: '{white} hat Weiß und {black} Schwarz: Beide hatten noch keine Farbe, die niedrigere Nummer hat Weiß.',
    en: '{white} has White and {black} Black: neither has had a colour yet, so the lower number has White.',
  },
  'reason.tempelhof.bye-last': {
    da: '{player} er oversidder: antallet er ulige, og {player} er sidst ({halfPoints} point, Buchholz {buchholzHalfPoints}).',
    de: '{player} ist spielfrei: Die Zahl ist ungerade, und {player} steht am Ende (Punktzahl {halfPoints}, Buchholz {buchholzHalfPoints}).',
    en: '{player} has the bye: the number is odd, and {player} is last (score {halfPoints}, Buchholz {buchholzHalfPoints}).',
  },
  'reason.tempelhof.bye-not-twice': {
    da: '{player} står lavere, men har allerede været oversidder i runde {roundNumber}.',
    de: '{player} steht tiefer, war aber schon in Runde {roundNumber} spielfrei.',
    en: '{player} stands lower, but already had a bye in round {roundNumber}.',
  },
  'reason.tempelhof.bye-passed-over-rest': {
    da: '{player} står lavere, men uden {player} ville resten ikke gå op.',
    de: '{player} steht tiefer, aber ohne {player} ginge die Auslosung der Übrigen nicht auf.',
    en: '{player} stands lower, but without {player} the others could not all have been paired.',
  },
  'reason.tempelhof.bye-point': {
    da: 'Oversidderen får 1 point.',
    de: 'Wer spielfrei ist, erhält 1 Punkt.',
    en: 'The bye gives 1 point.',
  },
}) satisfies TempelhofReasonTexts;
