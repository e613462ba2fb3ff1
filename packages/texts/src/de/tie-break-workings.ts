import type { tieBreakWorkingsTexts as reference } from '../en/tie-break-workings.ts';
import type { Translation } from '../texts.ts';

/** How a tie-break’s value came about. */
export const tieBreakWorkingsTexts: Translation<typeof reference> = {
  // The lines of a sum.
  'tie-break.nobody': 'kein Gegner',
  'tie-break.line.score': 'Runde {round}: {opponent}, {points}',
  'tie-break.line.part': 'Runde {round}: {opponent}, {points}: {value}',
  'tie-break.line.product': 'Runde {round}: {opponent}, {points} × {own} = {value}',
  'tie-break.line.value': 'Runde {round}: {opponent}, {value}',
  'tie-break.line.own': 'Runde {round}: {own} gegen {opponent} ({points})',
  'tie-break.line.count': 'Runde {round}: {opponent}, {value}',
  'tie-break.line.after': 'Nach Runde {round}: {value}',
  'tie-break.line.boards': 'Runde {round}: {opponent}, Bretter {boards}: {value}',
  'tie-break.left-out': 'zählt nicht',
  'tie-break.from-stage': 'zählt ab Stufe {stage}',
  'tie-break.total.sum': 'Zusammen {values}',
  'tie-break.total.stages': 'Stufe für Stufe: {values}',
  'tie-break.total.average': 'Durchschnitt {values}',
  'tie-break.total.performance': 'Mit {own} aus {games} gegen sie: {values}',
  'tie-break.total.value': 'Wert {values}',
  'tie-break.total.place': 'Platz {values} unter den Gleichstehenden',
  'tie-break.total.undecided': 'Entscheidet nichts: Die Gruppe steht weiter gleich',

  // The tables of direct encounter.
  'tie-break.encounter.head': 'Untereinander: {names}',
  'tie-break.encounter.head-MP': 'Untereinander, Mannschaftspunkte: {names}',
  'tie-break.encounter.head-GP': 'Untereinander, Brettpunkte: {names}',
  'tie-break.encounter.row': '{name}: {value} ({against})',
  'tie-break.encounter.against': '{value} gegen {name}',
  'tie-break.encounter.not-met': 'nicht gespielt gegen {names}',
  'tie-break.encounter.ranked':
    'Alle haben gegeneinander gespielt; die Punkte entscheiden: {order}.',
  'tie-break.encounter.equal':
    'Alle haben gegeneinander gespielt und gleich viele Punkte; das entscheidet nichts.',
  'tie-break.encounter.certain':
    'Nicht alle haben gegeneinander gespielt, aber was die fehlenden Partien auch geben: {order}.',
  'tie-break.encounter.open':
    'Nicht alle haben gegeneinander gespielt, und {name} ist nicht sicher allein vorn; das entscheidet nichts.',
};
