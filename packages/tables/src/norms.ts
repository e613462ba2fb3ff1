import type { HalfPoints, TitleResult } from '@rokade/rules';
import { type Columns, everywhere, forReaders } from './column.ts';
import { below, belowIfFilled, column, own, strong } from './columns-in.ts';
import { personColumns, type TablePlayer } from './person-columns.ts';

/** A norm, or a player near one. */
export interface NormRow
  extends Pick<
    TitleResult,
    'title' | 'games' | 'halfPoints' | 'average' | 'performance' | 'ignored' | 'neededHalfPoints'
  > {
  readonly player: TablePlayer;
}

const person = personColumns(({ player }: NormRow) => player);

/** The columns of norms: the score and opponents, and the games left out. */
export const normColumns: Columns<NormRow> = [
  { ...person.no, media: everywhere, weight: 'quiet' },
  person.name,
  person.federation,
  own('title', 'text', 'norms.norm', strong),
  own('games', 'number', 'terms.games', below),
  own('halfPoints', 'points', 'terms.score', { ...below, key: 'score' }),
  own('neededHalfPoints', 'points', 'norms.needed', {
    ...below,
    key: 'needed',
    media: forReaders,
  }),
  own('average', 'number', 'norms.average', below),
  own('performance', 'number', 'norms.performance', { ...below, leftOut: 'empty' }),
  column<NormRow>('ignored', 'norms.ignored', { ...belowIfFilled, media: forReaders }).text(
    ({ ignored }) => ignored.join(', '),
  ),
];

/** A candidate result. */
export interface CandidateRow {
  readonly player: TablePlayer;
  readonly average: number;
  readonly halfPoints: HalfPoints;
  readonly needed: HalfPoints;
}

const candidate = personColumns(({ player }: CandidateRow) => player);

/** Candidate results. */
export const candidateColumns: Columns<CandidateRow> = [
  { ...candidate.no, media: everywhere, weight: 'quiet' },
  candidate.name,
  candidate.club,
  own('average', 'number', 'norms.average', { media: forReaders, ...below }),
  own('halfPoints', 'points', 'terms.score', { ...below, key: 'score' }),
  own('needed', 'points', 'norms.needed', below),
];
