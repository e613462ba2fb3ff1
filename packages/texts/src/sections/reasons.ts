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

/** Why a rule gave what it gave: `reason.<code>` for every code of `reasonCodes`. */
export const reasonsTexts = section({ ...monradTexts }) satisfies Readonly<
  Record<`reason.${ReasonCode}`, Message>
>;
