import type { ReasonCode } from '@rokade/rules';
import { type Message, section } from '../section.ts';

type CupReasonTexts = Readonly<Record<`reason.${Extract<ReasonCode, `cup.${string}`>}`, Message>>;

/** Why a cup is paired as it is. */
export const cupReasonTexts = section({
  'reason.cup.preliminary-round': {
    da: 'Indledende runde: af {players} spillere spiller {playing}, og {byes|1 er|{byes} er} oversidder, så der er {left} tilbage.',
    de: 'Vorrunde: Von {players} Spielern spielen {playing}, {byes|einer hat|{byes} haben} ein Freilos; {left} bleiben übrig.',
    en: 'Preliminary round: of {players} players {playing} play and {byes|1 has|{byes} have} a bye, so that {left} are left.',
  },
  'reason.cup.bye-named': {
    da: '{player} har fået fri i den indledende runde af turneringsledelsen.',
    de: '{player} hat vom Spielausschuss ein Freilos für die Vorrunde erhalten.',
    en: '{player} was given a bye in the preliminary round by the organisers.',
  },
  'reason.cup.bye-by-lot': {
    da: '{player} er oversidder i den indledende runde: de frie pladser gik til de laveste lodnumre.',
    de: '{player} hat in der Vorrunde ein Freilos: Die Freilose gingen an die niedrigsten Losnummern.',
    en: '{player} has a bye in the preliminary round: the byes went to the lowest draw numbers.',
  },
  'reason.cup.no-opponent': {
    da: '{player} går videre uden kamp: ingen kom ud af den anden linje i skemaet.',
    de: '{player} kommt kampflos weiter: Aus der anderen Linie des Turnierbaums kam niemand.',
    en: '{player} goes on without a game: nobody came out of the other line of the bracket.',
  },
  'reason.cup.opponent-away': {
    da: '{player} går videre uden kamp: {opponent} er her ikke mere.',
    de: '{player} kommt kampflos weiter: {opponent} tritt nicht mehr an.',
    en: '{player} goes on without a game: {opponent} is not there any more.',
  },
  'reason.cup.won-lot': {
    da: '{player} går videre: alle partier mod {opponent} blev remis, og loddet afgjorde det.',
    de: '{player} kommt weiter: Alle Partien gegen {opponent} endeten remis, das Los entschied.',
    en: '{player} goes on: all games against {opponent} were drawn, and the lot decided.',
  },
  'reason.cup.match-by-lot': {
    da: '{white} og {black} mødes efter lodtrækningen før 1. runde.',
    de: '{white} und {black} treffen nach der Auslosung vor der ersten Runde aufeinander.',
    en: '{white} and {black} meet by the lots drawn before round 1.',
  },
  'reason.cup.match-of-winners': {
    da: '{white} og {black} mødes: deres linjer i skemaet, som blev trukket før 1. runde, løber sammen her.',
    de: '{white} und {black} treffen aufeinander: Ihre Linien im Turnierbaum, der vor der ersten Runde gelost wurde, laufen hier zusammen.',
    en: '{white} and {black} meet: here their lines of the bracket drawn before round 1 run together.',
  },
  'reason.cup.colours-by-lot': {
    da: '{white} har hvid efter lodtrækningen: i rundens 1., 3., 5. … kamp har skemaets øverste linje hvid, i de andre den nederste.',
    de: '{white} hat nach der Auslosung Weiß: In der 1., 3., 5. … Begegnung einer Runde hat es die obere Linie des Turnierbaums, in den anderen die untere.',
    en: '{white} has White by the lots: in the 1st, 3rd, 5th … match of a round the upper line of the bracket has it, in the others the lower one.',
  },
  'reason.cup.replayed': {
    da: '{white} og {black} spiller igen efter {draws|1 remis|{draws} gange remis}.',
    de: '{white} und {black} spielen nach {draws|einem Remis|{draws} Remisen} noch einmal.',
    en: '{white} and {black} play again after {draws|1 draw|{draws} draws}.',
  },
  'reason.cup.colours-reversed': {
    da: '{white} har hvid og {black} sort: farverne fra deres første parti er byttet om.',
    de: '{white} hat Weiß und {black} Schwarz: die Farben der ersten Partie vertauscht.',
    en: '{white} has White and {black} Black: the colours of their first game reversed.',
  },
  'reason.cup.colours-of-first-game': {
    da: '{white} har hvid og {black} sort som i deres første parti.',
    de: '{white} hat Weiß und {black} Schwarz wie in der ersten Partie.',
    en: '{white} has White and {black} Black as in their first game.',
  },
  'reason.cup.rapid-game': {
    da: 'Hurtigparti: {minutes} minutter og {seconds} sekunder pr. træk.',
    de: 'Schnellschachpartie: {minutes} Minuten und {seconds} Sekunden je Zug.',
    en: 'Rapid game: {minutes} minutes and {seconds} seconds a move.',
  },
  'reason.cup.blitz-game': {
    da: 'Lynparti: {minutes} minutter og {seconds} sekunder pr. træk.',
    de: 'Blitzpartie: {minutes} Minuten und {seconds} Sekunden je Zug.',
    en: 'Blitz game: {minutes} minutes and {seconds} seconds a move.',
  },
  'reason.cup.no-lot-in-final': {
    da: 'Der trækkes ikke lod om titlen: lynpartier, til den ene vinder.',
    de: 'Um den Titel wird nicht gelost: Blitzpartien bis zu einem Sieg.',
    en: 'No lot for the title: blitz games until somebody wins.',
  },
  'reason.cup.lots-from-seed': {
    da: 'Lodderne er trukket ud fra frøet »{seed}«.',
    de: 'Gelost wurde mit dem Startwert „{seed}“.',
    en: 'The lots were drawn from the seed “{seed}”.',
  },
}) satisfies CupReasonTexts;
