import type { tieBreakWorkingsTexts as reference } from '../en/tie-break-workings.ts';
import type { Translation } from '../texts.ts';

/** How a tie-break’s value came about. */
export const tieBreakWorkingsTexts: Translation<typeof reference> = {
  // The lines of a sum.
  'tie-break.nobody': 'ingen modstander',
  'tie-break.line.score': 'Runde {round}: {opponent}, {points}',
  'tie-break.line.part': 'Runde {round}: {opponent}, {points}: {value}',
  'tie-break.line.product': 'Runde {round}: {opponent}, {points} × {own} = {value}',
  'tie-break.line.value': 'Runde {round}: {opponent}, {value}',
  'tie-break.line.own': 'Runde {round}: {own} mod {opponent} ({points})',
  'tie-break.line.count': 'Runde {round}: {opponent}, {value}',
  'tie-break.line.after': 'Efter runde {round}: {value}',
  'tie-break.line.boards': 'Runde {round}: {opponent}, brætter {boards}: {value}',
  'tie-break.left-out': 'tæller ikke med',
  'tie-break.from-stage': 'tæller fra trin {stage}',
  'tie-break.total.sum': 'I alt {values}',
  'tie-break.total.stages': 'Trin for trin: {values}',
  'tie-break.total.average': 'Gennemsnit {values}',
  'tie-break.total.performance': 'Med {own} af {games} mod dem: {values}',
  'tie-break.total.value': 'Værdi {values}',
  'tie-break.total.place': 'Plads {values} blandt dem, der står lige',
  'tie-break.total.undecided': 'Afgør intet: gruppen står stadig lige',

  // The tables of direct encounter.
  'tie-break.encounter.head': 'Indbyrdes: {names}',
  'tie-break.encounter.head-MP': 'Indbyrdes, matchpoint: {names}',
  'tie-break.encounter.head-GP': 'Indbyrdes, partipoint: {names}',
  'tie-break.encounter.row': '{name}: {value} ({against})',
  'tie-break.encounter.against': '{value} mod {name}',
  'tie-break.encounter.not-met': 'har ikke mødt {names}',
  'tie-break.encounter.ranked': 'Alle har mødt hinanden; pointene afgør: {order}.',
  'tie-break.encounter.equal': 'Alle har mødt hinanden og har lige mange point; det afgør intet.',
  'tie-break.encounter.certain':
    'Ikke alle har mødt hinanden, men hvad de manglende partier end giver: {order}.',
  'tie-break.encounter.open':
    'Ikke alle har mødt hinanden, og {name} er ikke sikker på at være alene i front; det afgør intet.',
};
