import type { Texts } from '../texts.ts';

/** How a tie-break’s value came about. */
export const tieBreakWorkingsTexts = {
  // The lines of a sum.
  'tie-break.nobody': 'no opponent',
  'tie-break.line.score': 'Round {round}: {opponent}, {points}',
  'tie-break.line.part': 'Round {round}: {opponent}, {points}: {value}',
  'tie-break.line.product': 'Round {round}: {opponent}, {points} × {own} = {value}',
  'tie-break.line.value': 'Round {round}: {opponent}, {value}',
  'tie-break.line.own': 'Round {round}: {own} against {opponent} ({points})',
  'tie-break.line.count': 'Round {round}: {opponent}, {value}',
  'tie-break.line.after': 'After round {round}: {value}',
  'tie-break.line.boards': 'Round {round}: {opponent}, boards {boards}: {value}',
  'tie-break.left-out': 'does not count',
  'tie-break.from-stage': 'counts from step {stage}',
  'tie-break.total.sum': 'Together {values}',
  'tie-break.total.stages': 'Step by step: {values}',
  'tie-break.total.average': 'Average {values}',
  'tie-break.total.performance': 'With {own} out of {games} against them: {values}',
  'tie-break.total.value': 'Value {values}',
  'tie-break.total.place': 'Place {values} among those tied',
  'tie-break.total.undecided': 'Decides nothing: the group is still tied',

  // The tables of direct encounter.
  'tie-break.encounter.head': 'Among each other: {names}',
  'tie-break.encounter.head-MP': 'Among each other, match points: {names}',
  'tie-break.encounter.head-GP': 'Among each other, game points: {names}',
  'tie-break.encounter.row': '{name}: {value} ({against})',
  'tie-break.encounter.against': '{value} against {name}',
  'tie-break.encounter.not-met': 'has not met {names}',
  'tie-break.encounter.ranked': 'All have met; the points decide: {order}.',
  'tie-break.encounter.equal': 'All have met and have as many points; that decides nothing.',
  'tie-break.encounter.certain': 'Not all have met, but whatever the missing games give: {order}.',
  'tie-break.encounter.open':
    'Not all have met, and {name} is not sure to be first alone; that decides nothing.',
} as const satisfies Texts;
