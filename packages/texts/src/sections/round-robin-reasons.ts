import type { ReasonCode } from '@rokade/rules';
import { type Message, section } from '../section.ts';

type RoundRobinReasonTexts = Readonly<
  Record<`reason.${Extract<ReasonCode, `round-robin.${string}` | `olympiad.${string}`>}`, Message>
>;

/** Why two meet by a table, singly or in teams, or why somebody is free. */
export const roundRobinReasonTexts = section({
  'reason.round-robin.scheduled': {
    da: '{white} har hvid mod {black}: runde {roundNumber} i skemaet for {entered}.',
    de: '{white} hat Weiß gegen {black}: Runde {roundNumber} der Tafel für {entered}.',
    en: '{white} has White against {black}: round {roundNumber} of the table for {entered}.',
  },
  'reason.round-robin.second-cycle': {
    da: 'Anden omgang: {white} havde sort mod {black} i første omgang.',
    de: 'Rückrunde: {white} hatte in der Hinrunde Schwarz gegen {black}.',
    en: 'Second cycle: {white} had Black against {black} in the first.',
  },
  'reason.round-robin.free-in-table': {
    da: '{player} sidder over: runde {roundNumber} i skemaet for {entered}.',
    de: '{player} ist spielfrei: Runde {roundNumber} der Tafel für {entered}.',
    en: '{player} is free: round {roundNumber} of the table for {entered}.',
  },
  'reason.round-robin.nobody-there': {
    da: '{player} sidder over: skemaets modstander er nummer {number}, og det nummer har ingen.',
    de: '{player} ist spielfrei: Gegner nach der Tafel wäre Nummer {number}, die niemand hat.',
    en: '{player} is free: the opponent by the table is number {number}, which nobody has.',
  },
  'reason.round-robin.opponent-absent': {
    da: '{player} har ingen modstander: {opponent} er ikke til stede i denne runde.',
    de: '{player} hat keinen Gegner: {opponent} fehlt in dieser Runde.',
    en: '{player} has no opponent: {opponent} is away in this round.',
  },
  'reason.round-robin.opponent-withdrawn': {
    da: '{player} har ingen modstander: {opponent} er udgået.',
    de: '{player} hat keinen Gegner: {opponent} ist ausgeschieden.',
    en: '{player} has no opponent: {opponent} has withdrawn.',
  },
  'reason.round-robin.has-met': {
    da: '{player} har ingen modstander: skemaet har {opponent}, som allerede er mødt; skemaet har ikke været det samme i alle runder.',
    de: '{player} hat keinen Gegner: Die Tafel hat {opponent}, gegen den schon gespielt wurde; die Tafel war nicht in allen Runden dieselbe.',
    en: '{player} has no opponent: the table has {opponent}, already met; the table has not been the same in all rounds.',
  },
  'reason.round-robin.no-point': {
    da: 'En fri runde giver ingen point.',
    de: 'Eine spielfreie Runde gibt keinen Punkt.',
    en: 'A free round gives no point.',
  },
  'reason.olympiad.team-match': {
    da: 'Hold {team} mod hold {opponentTeam} i runde {roundNumber}, bræt {board}.',
    de: 'Mannschaft {team} gegen Mannschaft {opponentTeam} in Runde {roundNumber}, Brett {board}.',
    en: 'Team {team} against team {opponentTeam} in round {roundNumber}, board {board}.',
  },
  'reason.olympiad.board-colours': {
    da: '{white} har hvid og {black} sort: hold {team} har hvid ved de ulige brætter og sort ved de lige (bræt {board}).',
    de: '{white} hat Weiß und {black} Schwarz: Mannschaft {team} hat Weiß an den ungeraden und Schwarz an den geraden Brettern (Brett {board}).',
    en: '{white} has White and {black} Black: team {team} has White at the odd boards and Black at the even ones (board {board}).',
  },
  'reason.olympiad.team-free': {
    da: '{player} sidder over: hold {team} er oversidder i denne runde.',
    de: '{player} ist spielfrei: Mannschaft {team} hat in dieser Runde keinen Gegner.',
    en: '{player} is free: team {team} has no opponent in this round.',
  },
  'reason.olympiad.no-such-board': {
    da: '{player} sidder over: hold {opponentTeam} har intet bræt {board}.',
    de: '{player} ist spielfrei: Mannschaft {opponentTeam} hat kein Brett {board}.',
    en: '{player} is free: team {opponentTeam} has no board {board}.',
  },
}) satisfies RoundRobinReasonTexts;
