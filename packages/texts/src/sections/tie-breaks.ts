import type { TieBreakCodeFault, TieBreakObjection, TieBreakReasonCode } from '@rokade/rules';
import { type Message, section } from '../section.ts';
import { tieBreakNamesTexts } from './tie-break-names.ts';
import { tieBreakWorkingsTexts } from './tie-break-workings.ts';

/** Where a line of a tie-break comes from, or why it does not count. */
export const tieBreakReasonTexts = section({
  'reason.tie-break.opponent-left-early': {
    da: 'Modstanderens sidste fravalgte runder tæller som remis: {adjustedHalfPoints} i stedet for {ownHalfPoints}.',
    de: 'Die letzten abgemeldeten Runden des Gegners zählen als Remis: {adjustedHalfPoints} statt {ownHalfPoints}.',
    en: 'The opponent’s last requested byes count as draws: {adjustedHalfPoints} instead of {ownHalfPoints}.',
  },
  'reason.tie-break.opponent-unplayed-drawn': {
    da: 'Modstanderens uspillede runder tæller som remis: {adjustedHalfPoints} i stedet for {ownHalfPoints}.',
    de: 'Die ungespielten Runden des Gegners zählen als Remis: {adjustedHalfPoints} statt {ownHalfPoints}.',
    en: 'The opponent’s unplayed rounds count as draws: {adjustedHalfPoints} instead of {ownHalfPoints}.',
  },
  'reason.tie-break.dummy-own-score': {
    da: 'Ikke spillet: en fiktiv modstander med spillerens egne {dummyHalfPoints} point.',
    de: 'Nicht gespielt: ein fiktiver Gegner mit den eigenen {dummyHalfPoints} Punkten.',
    en: 'Not played: a dummy opponent with the player’s own {dummyHalfPoints} points.',
  },
  'reason.tie-break.dummy-capped-by-draws': {
    da: 'Ikke spillet: en fiktiv modstander med højst remis i hver af {rounds} runder, {dummyHalfPoints} point.',
    de: 'Nicht gespielt: ein fiktiver Gegner mit höchstens einem Remis je Runde bei {rounds} Runden, {dummyHalfPoints} Punkte.',
    en: 'Not played: a dummy opponent with at most a draw in each of {rounds} rounds, {dummyHalfPoints} points.',
  },
  'reason.tie-break.dummy-capped-by-opponent': {
    da: 'Ikke spillet: en fiktiv modstander med højst lige så mange point som {opponent}, {dummyHalfPoints}.',
    de: 'Nicht gespielt: ein fiktiver Gegner mit höchstens so vielen Punkten wie {opponent}, {dummyHalfPoints}.',
    en: 'Not played: a dummy opponent with no more points than {opponent}, {dummyHalfPoints}.',
  },
  'reason.tie-break.virtual-opponent': {
    da: 'Ikke spillet: virtuel modstander med {beforeHalfPoints} point før runden, det modsatte resultat af {resultHalfPoints} og remis i {roundsAfter|den ene senere runde|de {roundsAfter} senere runder}.',
    de: 'Nicht gespielt: virtueller Gegner mit {beforeHalfPoints} Punkten vor der Runde, dem Gegenergebnis zu {resultHalfPoints} und Remis in {roundsAfter|der einen späteren Runde|den {roundsAfter} späteren Runden}.',
    en: 'Not played: a virtual opponent with {beforeHalfPoints} points before the round, the opposite of {resultHalfPoints} in it, and draws in {roundsAfter|the one later round|the {roundsAfter} later rounds}.',
  },
  'reason.tie-break.cut-lowest': {
    da: 'Udeladt: laveste bidrag.',
    de: 'Gestrichen: niedrigster Beitrag.',
    en: 'Cut: least significant contribution.',
  },
  'reason.tie-break.cut-highest': {
    da: 'Udeladt: højeste bidrag.',
    de: 'Gestrichen: höchster Beitrag.',
    en: 'Cut: most significant contribution.',
  },
  'reason.tie-break.cut-voluntarily-unplayed': {
    da: 'Udeladt først: en runde, spilleren selv valgte ikke at spille.',
    de: 'Zuerst gestrichen: auf eigenen Wunsch oder durch eigenes Fernbleiben nicht gespielt.',
    en: 'Cut first: a voluntarily unplayed round.',
  },
  'reason.tie-break.cut-first-rounds': {
    da: 'Udeladt: stillingen efter de første runder.',
    de: 'Gestrichen: Stand nach den ersten Runden.',
    en: 'Cut: score after the first rounds.',
  },
  'reason.tie-break.opponent-below-limit': {
    da: 'Tæller ikke: modstanderen har {opponentHalfPoints} point, grænsen er {limitHalfPoints}.',
    de: 'Zählt nicht: Der Gegner hat {opponentHalfPoints} Punkte, die Grenze ist {limitHalfPoints}.',
    en: 'Does not count: the opponent has {opponentHalfPoints} points, the limit is {limitHalfPoints}.',
  },
  'reason.tie-break.behind-more-games': {
    da: 'Fravalgte {missedGames} partier og placeres bag alle, der har spillet mere end {playedGames}.',
    de: 'Hat auf {missedGames} Partien verzichtet und steht hinter allen, die mehr als {playedGames} gespielt haben.',
    en: 'Chose to miss {missedGames} games and ranks behind all who played more than {playedGames}.',
  },
  'reason.tie-break.opponent-withdrew': {
    da: '{opponent} er udgået; pointene regnes ikke med.',
    de: '{opponent} ist ausgeschieden; die Punkte werden abgezogen.',
    en: '{opponent} left the tournament; those points are taken out.',
  },
  'reason.tie-break.raised-for-withdrawn': {
    da: 'Forhøjet i forholdet {rounds} : ({rounds} − {withdrawn}) for udgåede modstandere, afrundet til to decimaler.',
    de: 'Im Verhältnis {rounds} : ({rounds} − {withdrawn}) erhöht für ausgeschiedene Gegner, auf zwei Stellen gerundet.',
    en: 'Raised by {rounds} : ({rounds} − {withdrawn}) for opponents who left, rounded to two decimals.',
  },
  'reason.tie-break.secondary-score-and-strength': {
    da: 'Sekundære point {secondaryHalfPoints} og Buchholz divideret med {factor}.',
    de: 'Sekundäre Punkte {secondaryHalfPoints} und Buchholz geteilt durch {factor}.',
    en: 'Secondary score {secondaryHalfPoints} and Buchholz divided by {factor}.',
  },
  'reason.tie-break.decided-on-boards': {
    da: 'De to hold står også lige i deres egen kamp; brætterne afgør det efter {tieBreak}.',
    de: 'Die beiden Mannschaften stehen auch im eigenen Wettkampf gleich; die Bretter entscheiden nach {tieBreak}.',
    en: 'The two teams are equal in their own match, too; its boards decide by {tieBreak}.',
  },
}) satisfies Readonly<Record<`reason.${TieBreakReasonCode}`, Message>>;

/** What is wrong with the code of a tie-break. */
const codeTexts = section({
  'error.tie-break-code.empty': {
    da: 'korrektionen mangler',
    de: 'die Feinwertung fehlt',
    en: 'the tie-break is missing',
  },
  'error.tie-break-code.unknown': {
    da: '»{text}«: korrektionen {base} findes ikke',
    de: '„{text}“: Die Feinwertung {base} gibt es nicht',
    en: '“{text}”: there is no tie-break {base}',
  },
  'error.tie-break-code.for-teams': {
    da: '»{text}«: {base} er kun for hold (--teams)',
    de: '„{text}“: {base} gibt es nur für Mannschaften (--teams)',
    en: '“{text}”: {base} is for teams only (--teams)',
  },
  'error.tie-break-code.malformed': {
    da: '»{text}«: »{rest}« kan ikke læses',
    de: '„{text}“: „{rest}“ ist nicht lesbar',
    en: '“{text}”: cannot read “{rest}”',
  },
  'error.tie-break-code.unknown-modifier': {
    da: '»{text}«: tilføjelsen {modifier} findes ikke',
    de: '„{text}“: Den Zusatz {modifier} gibt es nicht',
    en: '“{text}”: there is no modifier {modifier}',
  },
  'error.tie-break-code.modifier-not-for-this': {
    da: '»{text}«: {base} kan ikke have {modifier}',
    de: '„{text}“: {base} kennt den Zusatz {modifier} nicht',
    en: '“{text}”: {base} has no modifier {modifier}',
  },
  'error.tie-break-code.number': {
    da: '»{text}«: tallet i {modifier} mangler, er overflødigt eller nul',
    de: '„{text}“: Die Zahl in {modifier} fehlt, ist überzählig oder null',
    en: '“{text}”: the number in {modifier} is missing, superfluous or zero',
  },
  'error.tie-break-code.modifiers-exclude-each-other': {
    da: '»{text}«: {modifier} går ikke sammen med tilføjelsen før',
    de: '„{text}“: {modifier} verträgt sich nicht mit dem Zusatz davor',
    en: '“{text}”: {modifier} does not go with the modifier before it',
  },
}) satisfies Readonly<Record<`error.${TieBreakCodeFault['code']}`, Message>>;

/** Why the rules do not have a tie-break for a tournament. */
const choiceTexts = section({
  'error.tie-break-choice.not-in-edition': {
    da: '{base} findes ikke i reglerne fra {edition}',
    de: '{base} kommt in den Regeln von {edition} nicht vor',
    en: '{base} is not in the rules of {edition}',
  },
  'error.tie-break-choice.not-in-round-robin': {
    da: '{base} må ikke bruges i en alle-mod-alle-turnering',
    de: '{base} ist in Rundenturnieren nicht zulässig',
    en: '{base} may not be used in a round robin',
  },
  'error.tie-break-choice.for-round-robin': {
    da: '{base} er beregnet til alle-mod-alle; ellers skal den stå i indbydelsen',
    de: '{base} ist für Rundenturniere gedacht; sonst muss die Ausschreibung es nennen',
    en: '{base} is made for round robins; elsewhere the tournament’s own rules must name it',
  },
}) satisfies Readonly<Record<`error.${TieBreakObjection['code']}`, Message>>;

/** What is said about tie-breaks, but for the reasons. */
export const tieBreaksTexts = section({
  ...codeTexts,
  ...choiceTexts,
  ...tieBreakNamesTexts,
  ...tieBreakWorkingsTexts,
});
