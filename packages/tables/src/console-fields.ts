import type { HalfPoints } from '@rokade/rules';
import type { TranslateFor } from '@rokade/texts';
import type { PlayerDetails, ShownRating } from '@rokade/tournament';
import type { Column, Columns } from './column.ts';
import { below, head, plainHeading, second, secondIfFilled } from './columns-in.ts';
import { acting, column, own, part } from './console-column.ts';

type Words = TranslateFor<'console'>;

/** An entry of a book's history. */
export interface HistoryRow {
  readonly version: number;
  readonly text: string;
  readonly at: string;
  readonly who: string;
}

/** A book's history, with a button to undo. */
export const historyColumns = (t: Words): Columns<HistoryRow> => [
  own('version', 'number', 'terms.number', { weight: 'quiet' }),
  own('text', 'text', plainHeading(t('terms.what')), { ...head, key: 'happened' }),
  own('at', 'moment', plainHeading(t('history.when')), secondIfFilled),
  own('who', 'text', plainHeading(t('history.who')), secondIfFilled),
  acting(t('console.actions')),
];

/** The former values of a person, with times. */
export const formerValueColumns = (t: Words): Columns<Omit<HistoryRow, 'version'>> => [
  own('text', 'text', plainHeading(t('terms.what')), head),
  own('at', 'moment', plainHeading(t('history.when')), { ...secondIfFilled, dated: true }),
  own('who', 'text', plainHeading(t('history.who')), secondIfFilled),
];

/** The groups of an event: the number of players, the place, and the open results. */
export const groupColumns = (
  t: Words,
): Columns<{ readonly players: number | ''; readonly open: number | '' }> => [
  part('group', t('terms.group'), head),
  own('players', 'number', 'terms.players', below),
  part('round', t('terms.round'), second),
  own('open', 'number', plainHeading(t('events.open')), below),
  acting(t('console.actions')),
];

/** Links for helpers, or for players who act for themselves; the latter all have the same task. */
export const linkColumns = (
  t: Words,
  withTasks: boolean,
): Columns<{ readonly name: string; readonly madeBy: string }> => [
  own('name', 'text', plainHeading(t('terms.name')), head),
  ...(withTasks ? [part('task', t('links.task'), second)] : []),
  part('state', t('terms.state'), second),
  own('madeBy', 'text', plainHeading(t('links.made-by')), secondIfFilled),
  acting(t('console.actions')),
];

/** A player who can choose, in a table of players. */
interface Choosing extends ShownRating {
  readonly name: string;
}

/** The form of play that each player requests. */
export const requestColumns = (t: Words): Columns<Choosing> => [
  own('name', 'text', 'terms.name', head),
  column<Choosing>('rating', 'terms.rating').rating((player) => player),
  part('request', t('console.divide-request')),
];

/** Absent players, and what happens to them. */
export const absentColumns = (t: Words): Columns<unknown> => [
  part('name', t('terms.name'), head),
  part('becomes', t('terms.state')),
];

/** The players of the next round, and the others; ticked ones are changed together. */
export const roundPlayerColumns = (
  t: Words,
  canTick: boolean,
): Columns<ShownRating & { readonly no: number }> => [
  ...(canTick ? [part('chosen', t('console.players-choose'), { silent: true })] : []),
  own('no', 'number', 'terms.number', { weight: 'quiet' }),
  part('name', t('terms.name'), { ...head, narrow: 'grow' }),
  column<ShownRating>('rating', 'terms.rating', second).rating((player) => player),
  part('place', t('terms.state'), second),
];

/** The tournaments from which players of a further stage come. */
export const stageColumns = (
  t: Words,
): Columns<{ readonly rank: string | number; readonly halfPoints: HalfPoints }> => [
  part('chosen', t('console.stage-plays-on'), { silent: true }),
  own('rank', 'number', 'terms.rank'),
  part('name', t('terms.name'), head),
  own('halfPoints', 'points', 'terms.points'),
];

/** Changes of players that another book offers: the field, the present value and the other one. */
export const offerColumns = (t: Words, here: string): Columns<{ readonly here: string }> => [
  part('field', t('terms.what')),
  own('here', 'text', plainHeading(here), { weight: 'quiet' }),
  part('there', t('console.offers-there')),
];

/** Two records of one person, with the values of each. */
export const mergeColumns = (
  t: Words,
  { stays, goes }: Readonly<Record<'stays' | 'goes', string>>,
): Columns<{ readonly word: string }> => [
  own('word', 'text', plainHeading(t('terms.what')), head),
  part('stays', t('people.stays', { name: stays })),
  part('goes', t('people.goes', { name: goes })),
];

/** The books that contain data about a person. */
export const personalBookColumns = (t: Words): Columns<unknown> => [
  part('name', t('terms.name'), head),
  part('where', t('people.personal-where')),
];

/** A list of people before its import: the person of each line, and the changes. */
export const peopleListColumns = (
  t: Words,
): Columns<{ readonly row: number | ''; readonly stateText: string }> => [
  own('row', 'number', plainHeading(t('console.row')), { weight: 'quiet' }),
  part('name', t('terms.name'), head),
  own('stateText', 'text', plainHeading(t('terms.what')), second),
  part('changes', t('people.what-changes'), second),
  part('who', t('people.who-is-it'), second),
];

/** A list of players before they are entered: the row, and each detail. */
export const playerListColumns = (
  t: Words,
  details: readonly { readonly key: keyof PlayerDetails; readonly word: string }[],
  textOf: (player: PlayerDetails, key: keyof PlayerDetails) => string,
): Columns<{ readonly row: number; readonly details: PlayerDetails }> => [
  own('row', 'number', plainHeading(t('console.row')), { weight: 'quiet' }),
  ...details.map(({ key, word }) =>
    column<{ readonly details: PlayerDetails }>(key, plainHeading(word), {
      isHead: key === 'name',
      align: /rating$/i.test(key) ? 'end' : 'start',
    }).text((row) => textOf(row.details, key)),
  ),
];

/** The steps of time odds, as form fields. */
export const oddsFieldColumns = (t: Words): Columns<unknown> => [
  part('from', t('console.odds-from')),
  part('stronger', t('console.odds-stronger')),
];

/** The prizes of a list, as form fields. */
export const prizeFieldColumns = (t: Words): Columns<unknown> => [
  part('prize', t('prizes.prize'), { isHead: true, align: 'end' }),
  part('amount', t('prizes.amount')),
  part('honour', t('prizes.honour')),
  part('remove', t('terms.remove'), { silent: true }),
];

/** Rounds compared with the rules. */
export const comparisonColumns = (t: Words): Columns<unknown> => [
  part('round', t('terms.round'), { isHead: true }),
  part('byRules', t('console.comparison-by-rules')),
  part('actual', t('console.comparison-held')),
];

/** A draft as form fields: on each side a player with points and colours so far. */
export function draftColumns(t: Words): Columns<unknown> {
  const side = (colour: 'white' | 'black'): readonly Column<unknown>[] => [
    part(colour, t(`terms.${colour}`)),
    part(`${colour}-points`, t('terms.points'), { align: 'end', weight: 'quiet' }),
    part(`${colour}-colours`, t('terms.colour'), { weight: 'quiet' }),
  ];
  return [
    part('board', t('terms.board'), { isHead: true, align: 'end' }),
    ...side('white'),
    part('swap', t('console.actions'), { silent: true, align: 'centre' }),
    ...side('black'),
  ];
}

/** Groups led by an arbiter, for a licence; the signature is written by hand. */
export const practiceColumns = (
  t: Words,
): Columns<Readonly<Record<'matter' | 'groups' | 'on' | 'by', string>>> => [
  own('matter', 'text', plainHeading(t('field.event'))),
  own('groups', 'text', plainHeading(t('licences.practice-groups'))),
  own('on', 'text', plainHeading(t('terms.date'))),
  own('by', 'text', plainHeading(t('licences.practice-signature'))),
];

/** The permissions: each act, and for each role whether it allows the act. */
export const roleColumns = <Role extends string, Row extends { readonly act: string }>(
  t: Words,
  roles: readonly { readonly role: Role; readonly name: string }[],
  cellOf: (row: Row, role: Role) => { readonly text: string; readonly words: string },
): Columns<Row> => [
  own('act', 'text', plainHeading(t('terms.what')), head),
  ...roles.map(({ role, name }) =>
    column<Row>(role, plainHeading(name)).spoken((row) => cellOf(row, role)),
  ),
];
