import {
  type Contest,
  type EntryId,
  entryName,
  freeGames,
  ladderView,
  type MadeChallenge,
  type SettledChallenge,
} from '@rokade/club';
import { freePlayTable } from '@rokade/rules';
import type { Columns, RowOf } from './column.ts';
import { below, columnsIn, head, own, second, strong } from './columns-in.ts';
import type { TableLocale } from './locale.ts';
import { dateText } from './say/date-text.ts';
import { pointsText } from './say/points-text.ts';

/** The columns of a ladder, from the top. */
export const ladderColumns: Columns<RowOf<typeof ladderLines>> = [
  own('place', 'number', 'terms.rank', strong),
  own('name', 'text', 'terms.name', head),
  own('rating', 'number', 'terms.rating', below),
  own('bonus', 'number', 'club.bonus', below),
  own('matches', 'number', 'club.matches', below),
  own('mayChallenge', 'text', 'club.may-challenge', below),
];

/** The rows of a ladder, with the bonus points of a year. */
export function ladderLines({ t }: Pick<TableLocale, 't'>, contest: Contest, year: string) {
  const named = (ids: readonly EntryId[]): string =>
    ids.length === 0 ? t('club.nobody-now') : ids.map((id) => entryName(contest, id)).join('; ');
  return ladderView(contest, year).rows.map(({ mayChallenge, refusals: _, ...row }) => ({
    ...row,
    name: entryName(contest, row.entry),
    mayChallenge: named(mayChallenge),
  }));
}

/** The columns of open challenges. */
export const challengeColumns: Columns<RowOf<typeof challengeLines>> = [
  own('number', 'number', 'terms.number'),
  own('challenger', 'text', 'club.challenger', head),
  own('challenged', 'text', 'club.challenged', below),
  own('made', 'day', 'club.made', { ...below, dated: true }),
  own('until', 'day', 'club.until', { ...below, dated: true }),
  own('white', 'text', 'club.white-first', below),
  own('state', 'text', 'terms.state', second),
];

/** The state of an open challenge on a day. */
export function challengeState(
  { t, language }: TableLocale,
  { accepted, until, isExtended }: MadeChallenge,
  today: string,
): string {
  const answered =
    accepted === null
      ? t('club.waits')
      : accepted === ''
        ? t('club.accepted')
        : t('club.accepted-on', { day: dateText(language, accepted, 'plain') });
  return [answered, isExtended ? t('club.extended') : '', until < today ? t('club.overdue') : '']
    .filter(Boolean)
    .join(', ');
}

/** The open challenges of a ladder on a day, the next due first. */
export const challengeLines = (reading: TableLocale, contest: Contest, today: string) =>
  ladderView(contest, '')
    .waiting.toSorted((a, b) => (a.until < b.until ? -1 : 1))
    .map((one) => ({
      id: one.id,
      number: one.number,
      made: one.made,
      until: one.until,
      challenger: entryName(contest, one.challenger),
      challenged: entryName(contest, one.challenged),
      white: entryName(contest, one.white),
      state: challengeState(reading, one, today),
    }));

/** The columns of finished challenges. */
export const matchColumns: Columns<RowOf<typeof matchLines>> = [
  own('day', 'day', 'club.day', { ...second, dated: true }),
  own('challenger', 'text', 'club.challenger', head),
  own('challenged', 'text', 'club.challenged', below),
  own('result', 'text', 'terms.result', second),
  own('bonus', 'text', 'club.bonus', below),
];

/** The score of a match, or why there is none. */
function matchResult({ t }: Pick<TableLocale, 't'>, { how, halfPoints }: SettledChallenge) {
  if (how !== 'played') return t(`club.how-${how}`);
  const sum = halfPoints.reduce((all, each) => all + each, 0);
  return `${pointsText(sum)} : ${pointsText(2 * halfPoints.length - sum)}`;
}

/** The finished challenges, newest first. */
export const matchLines = (reading: Pick<TableLocale, 't'>, contest: Contest) =>
  ladderView(contest, '').settled.map((one) => ({
    id: one.id,
    day: one.day,
    bonus: one.bonus.join(' : '),
    challenger: entryName(contest, one.challenger),
    challenged: entryName(contest, one.challenged),
    result: matchResult(reading, one),
  }));

/** The columns of the table of a group of free play. */
export const freePlayColumns: Columns<RowOf<typeof freePlayRows>> = [
  own('place', 'number', 'terms.rank', strong),
  own('name', 'text', 'terms.name', head),
  own('games', 'number', 'terms.games', below),
  own('won', 'number', 'club.won', below),
  own('drawn', 'number', 'club.drawn', below),
  own('lost', 'number', 'club.lost', below),
  own('points', 'points', 'terms.points', strong),
];

/** A player's shown name, by the place in the order of entry. */
const called = (contest: Contest, no: number): string =>
  entryName(contest, contest.entries[no - 1]?.id ?? '');

/** The rows of the table of a group of free play, best first. */
export const freePlayRows = (contest: Contest) =>
  freePlayTable(
    contest.entries.map((_, index) => index + 1),
    freeGames(contest),
  ).map(({ no, rank, halfPoints, ...line }) => ({
    ...line,
    place: rank,
    name: called(contest, no),
    points: halfPoints,
  }));

/** The columns of the games of free play. */
export const freeGameColumns: Columns<RowOf<typeof freeGameLines>> = [
  own('number', 'number', 'terms.number'),
  own('day', 'day', 'club.day', { ...second, dated: true }),
  own('white', 'text', 'terms.white', head),
  own('black', 'text', 'terms.black', below),
  own('result', 'text', 'terms.result', strong),
];

/** The games of free play, newest first. */
export const freeGameLines = (contest: Contest) =>
  freeGames(contest)
    .map(({ white, black, halfPoints, day }, index) => ({
      number: index + 1,
      day,
      white: called(contest, white),
      black: called(contest, black),
      result: `${pointsText(halfPoints)} : ${pointsText(2 - halfPoints)}`,
    }))
    .toReversed();

/** A competition in a list. */
interface ContestRow {
  /** The competition's address. */
  readonly contest: string;
  readonly name: string;
  readonly format: string;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly entries: number;
}

const { own: listed } = columnsIn(['page', 'terminal', 'file', 'json']);

/** The competitions of a club. */
export const contestColumns: Columns<ContestRow> = [
  columnsIn(['terminal', 'file', 'json']).own('contest', 'text', 'terms.address'),
  listed('name', 'text', 'terms.name', head),
  listed('format', 'text', 'terms.what', second),
  listed('firstDay', 'day', 'terms.from-day', { ...below, dated: true }),
  listed('lastDay', 'day', 'terms.until-day', { ...below, dated: true }),
  listed('entries', 'number', 'club.entered', below),
];
