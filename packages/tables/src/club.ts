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
import type { TranslateFor } from '@rokade/texts';
import type { Language } from '@rokade/tournament';
import { type Columns, forReaders } from './column.ts';
import { columnsIn } from './columns-in.ts';
import { dateText } from './say/date-text.ts';
import { pointsText } from './say/points-text.ts';

interface Reading {
  readonly language: Language;
  readonly t: TranslateFor<'tournament'>;
}

const { own } = columnsIn([...forReaders, 'json']);

/** Somebody on a ladder, as its table shows them. */
export interface LadderLine {
  readonly entry: string;
  readonly place: number;
  readonly name: string;
  readonly rating: number | null;
  readonly bonus: number;
  readonly matches: number;
  readonly mayChallenge: string;
}

/** A ladder from the top. */
export const ladderColumns: Columns<LadderLine> = [
  own('place', 'number', 'terms.rank', { weight: 'strong' }),
  own('name', 'text', 'terms.name', { narrow: 'grow', isHead: true }),
  own('rating', 'number', 'terms.rating', { narrow: 'second', named: true }),
  own('bonus', 'number', 'club.bonus', { narrow: 'second', named: true }),
  own('matches', 'number', 'club.matches', { narrow: 'second', named: true }),
  own('mayChallenge', 'text', 'club.may-challenge', { narrow: 'second', named: true }),
];

/** The lines of a ladder with the bonus points of a year. */
export function ladderLines(
  { t }: Pick<Reading, 't'>,
  contest: Contest,
  year: string,
): readonly LadderLine[] {
  const named = (ids: readonly EntryId[]): string =>
    ids.length === 0 ? t('club.nobody-now') : ids.map((id) => entryName(contest, id)).join('; ');
  return ladderView(contest, year).rows.map(({ mayChallenge, refusals: _, ...row }) => ({
    ...row,
    name: entryName(contest, row.entry),
    mayChallenge: named(mayChallenge),
  }));
}

/** An open challenge, as its table shows it. */
export interface ChallengeLine {
  readonly id: string;
  readonly number: number;
  readonly challenger: string;
  readonly challenged: string;
  readonly made: string;
  readonly until: string;
  readonly white: string;
  readonly state: string;
}

/** Challenges that are to be met. */
export const challengeColumns: Columns<ChallengeLine> = [
  own('number', 'number', 'terms.number'),
  own('challenger', 'text', 'club.challenger', { narrow: 'grow', isHead: true }),
  own('challenged', 'text', 'club.challenged', { narrow: 'second', named: true }),
  own('made', 'day', 'club.made', { dated: true, narrow: 'second', named: true }),
  own('until', 'day', 'club.until', { dated: true, narrow: 'second', named: true }),
  own('white', 'text', 'club.white-first', { narrow: 'second', named: true }),
  own('state', 'text', 'terms.state', { narrow: 'second' }),
];

/** How an open challenge stands on a day. */
export function challengeState(
  { t, language }: Reading,
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

/** The open challenges of a ladder on a day, the first due first. */
export const challengeLines = (
  reading: Reading,
  contest: Contest,
  today: string,
): readonly ChallengeLine[] =>
  ladderView(contest, '')
    .waiting.toSorted((a, b) => (a.until < b.until ? -1 : 1))
    .map((one) => ({
      ...{ id: one.id, number: one.number, made: one.made, until: one.until },
      challenger: entryName(contest, one.challenger),
      challenged: entryName(contest, one.challenged),
      white: entryName(contest, one.white),
      state: challengeState(reading, one, today),
    }));

/** A challenge that is over, as its table shows it. */
export interface MatchLine {
  readonly id: string;
  readonly day: string;
  readonly challenger: string;
  readonly challenged: string;
  readonly result: string;
  readonly bonus: string;
}

/** What came of challenges. */
export const matchColumns: Columns<MatchLine> = [
  own('day', 'day', 'club.day', { dated: true, narrow: 'second' }),
  own('challenger', 'text', 'club.challenger', { narrow: 'grow', isHead: true }),
  own('challenged', 'text', 'club.challenged', { narrow: 'second', named: true }),
  own('result', 'text', 'terms.result', { narrow: 'second' }),
  own('bonus', 'text', 'club.bonus', { narrow: 'second', named: true }),
];

/** The score of a match as it is read, or why there is none. */
function matchResult({ t }: Pick<Reading, 't'>, { how, halfPoints }: SettledChallenge) {
  if (how !== 'played') return t(`club.how-${how}`);
  const sum = halfPoints.reduce((all, each) => all + each, 0);
  return `${pointsText(sum)} : ${pointsText(2 * halfPoints.length - sum)}`;
}

/** The challenges that are over, the newest first. */
export const matchLines = (reading: Pick<Reading, 't'>, contest: Contest): readonly MatchLine[] =>
  ladderView(contest, '').settled.map((one) => ({
    ...{ id: one.id, day: one.day, bonus: one.bonus.join(' : ') },
    challenger: entryName(contest, one.challenger),
    challenged: entryName(contest, one.challenged),
    result: matchResult(reading, one),
  }));

/** Somebody of a group that plays when it likes. */
export interface FreePlayRow {
  readonly place: number;
  readonly name: string;
  readonly games: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly points: number;
}

/** The table of such a group. */
export const freePlayColumns: Columns<FreePlayRow> = [
  own('place', 'number', 'terms.rank', { weight: 'strong' }),
  own('name', 'text', 'terms.name', { narrow: 'grow', isHead: true }),
  own('games', 'number', 'club.games', { narrow: 'second', named: true }),
  own('won', 'number', 'club.won', { narrow: 'second', named: true }),
  own('drawn', 'number', 'club.drawn', { narrow: 'second', named: true }),
  own('lost', 'number', 'club.lost', { narrow: 'second', named: true }),
  own('points', 'points', 'terms.points', { weight: 'strong' }),
];

/** What somebody is called by their place among those entered. */
const called = ({ entries }: Contest, no: number): string => entries[no - 1]?.values.name ?? '';

/** Its lines, the first first. */
export const freePlayRows = (contest: Contest): readonly FreePlayRow[] =>
  freePlayTable(
    contest.entries.map((_, index) => index + 1),
    freeGames(contest),
  ).map(({ no, rank, halfPoints, ...line }) => ({
    ...line,
    place: rank,
    name: called(contest, no),
    points: halfPoints,
  }));

/** A game of such a group. */
export interface FreeGameLine {
  readonly number: number;
  readonly day: string;
  readonly white: string;
  readonly black: string;
  readonly result: string;
}

/** Its games. */
export const freeGameColumns: Columns<FreeGameLine> = [
  own('number', 'number', 'terms.number'),
  own('day', 'day', 'club.day', { dated: true, narrow: 'second' }),
  own('white', 'text', 'terms.white', { narrow: 'grow', isHead: true }),
  own('black', 'text', 'terms.black', { narrow: 'second', named: true }),
  own('result', 'text', 'terms.result', { weight: 'strong' }),
];

/** Its games, the newest first. */
export const freeGameLines = (contest: Contest): readonly FreeGameLine[] =>
  freeGames(contest)
    .map(({ white, black, halfPoints, day }, index) => ({
      ...{ number: index + 1, day },
      ...{ white: called(contest, white), black: called(contest, black) },
      result: `${pointsText(halfPoints)} : ${pointsText(2 - halfPoints)}`,
    }))
    .toReversed();

/** A competition of a list. */
export interface ContestRow {
  /** Its address. */
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
  listed('name', 'text', 'terms.name', { isHead: true, narrow: 'grow' }),
  listed('format', 'text', 'terms.what', { narrow: 'second' }),
  listed('firstDay', 'day', 'terms.from-day', { dated: true, narrow: 'second', named: true }),
  listed('lastDay', 'day', 'terms.until-day', { dated: true, narrow: 'second', named: true }),
  listed('entries', 'number', 'club.entered', { narrow: 'second', named: true }),
];
