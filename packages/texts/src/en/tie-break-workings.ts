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
  'tie-break.total.undecided': 'Does not decide: the group is still tied',

  // The tables of direct encounter.
  'tie-break.encounter.head': 'Between {names}',
  'tie-break.encounter.head-MP': 'Between {names}, match points',
  'tie-break.encounter.head-GP': 'Between {names}, game points',
  'tie-break.encounter.row': '{name}: {value} ({against})',
  'tie-break.encounter.against': '{value} against {name}',
  'tie-break.encounter.not-met': 'has not met {names}',
  'tie-break.encounter.ranked': 'All have met; the points decide: {order}.',
  'tie-break.encounter.equal': 'All have met and have the same points, so this does not decide.',
  'tie-break.encounter.certain':
    'Not all have met, but whatever the missing games would give: {order}.',
  'tie-break.encounter.open':
    'Not all have met, and {name} is not certain to be first alone, so this does not decide.',
} as const satisfies Texts;
