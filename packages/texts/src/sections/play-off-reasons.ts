import type { ReasonCode } from '@rokade/rules';
import { type Message, section } from '../section.ts';

type PlayOffReasonTexts = Readonly<
  Record<`reason.${Extract<ReasonCode, `play-off.${string}`>}`, Message>
>;

/** Why a play-off is paired as it is. */
export const playOffReasonTexts = section({
  'reason.play-off.match': {
    da: '{white} og {black} spiller en match på to partier; farverne i det første er trukket ved lod.',
    de: '{white} und {black} spielen einen Wettkampf über zwei Partien; die Farben der ersten sind gelost.',
    en: '{white} and {black} play a match of two games; the colours of the first are by lot.',
  },
  'reason.play-off.sudden-death': {
    da: 'Matchen er lige: {white} og {black} spiller videre, til den ene vinder et parti; farverne er trukket om og skifter efter hvert ulige parti.',
    de: 'Der Wettkampf steht unentschieden: {white} und {black} spielen bis zum ersten Sieg; die Farben sind neu gelost und wechseln nach jeder ungeraden Partie.',
    en: 'The match is drawn: {white} and {black} play until one wins a game; colours are drawn anew and change after every odd game.',
  },
  'reason.play-off.round-robin': {
    da: 'Tre om pladsen: alle mod alle; {white} mod {black}.',
    de: 'Drei um den Platz: jeder gegen jeden; {white} gegen {black}.',
    en: 'Three for the place: all against all; {white} against {black}.',
  },
  'reason.play-off.knock-out': {
    da: 'Fire om pladsen: {white} og {black} mødes efter lodtrækning og spiller to partier.',
    de: 'Vier um den Platz: {white} und {black} treffen nach Los aufeinander und spielen zwei Partien.',
    en: 'Four for the place: {white} and {black} meet by lot and play two games.',
  },
  'reason.play-off.out-by-ranking': {
    da: 'Kun de fire bedste efter den næste korrektion spiller om pladsen: {players} er ude.',
    de: 'Nur die vier Besten nach der nächsten Feinwertung spielen um den Platz: {players} scheiden aus.',
    en: 'Only the first four by the next tie-break play for the place: {players} are out.',
  },
  'reason.play-off.free': {
    da: '{player} er fri i denne runde; hver af de tre er det en gang.',
    de: '{player} ist in dieser Runde frei; jeder der drei ist es einmal.',
    en: '{player} is free in this round; each of the three is once.',
  },
  'reason.play-off.opponent-away': {
    da: '{player} har ingen modstander: {opponent} er her ikke mere.',
    de: '{player} hat keinen Gegner: {opponent} tritt nicht mehr an.',
    en: '{player} has no opponent: {opponent} is not there any more.',
  },
  'reason.play-off.time': {
    da: '{minutes} minutter og {seconds} sekunder pr. træk.',
    de: '{minutes} Minuten und {seconds} Sekunden je Zug.',
    en: '{minutes} minutes and {seconds} seconds a move.',
  },
}) satisfies PlayOffReasonTexts;
