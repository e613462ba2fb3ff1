import type { HalfPoints, TitleResult } from '@rokade/rules';
import { type Columns, forReaders } from './column.ts';
import { columnsIn } from './columns-in.ts';
import { personColumns, type TablePlayer } from './person-columns.ts';

/** A norm, or somebody near one. */
export interface NormRow
  extends Pick<
    TitleResult,
    'title' | 'games' | 'halfPoints' | 'average' | 'performance' | 'ignored' | 'neededHalfPoints'
  > {
  readonly player: TablePlayer;
}

const everywhere = [...forReaders, 'json'] as const;
const person = personColumns(({ player }: NormRow) => player);
const below = { narrow: 'second', named: true } as const;

const { own, column } = columnsIn(everywhere);

/** Norms: what was scored against whom, and what was left out. */
export const normColumns: Columns<NormRow> = [
  { ...person.no, media: everywhere, weight: 'quiet' },
  person.name,
  person.federation,
  own('title', 'text', 'norms.norm', { weight: 'strong' }),
  own('games', 'number', 'print.rating-games', below),
  column<NormRow>('score', 'terms.score', below).points(({ halfPoints }) => halfPoints),
  column<NormRow>('needed', 'norms.needed', { media: forReaders, ...below }).points(
    ({ neededHalfPoints }) => neededHalfPoints,
  ),
  own('average', 'number', 'norms.average', below),
  own('performance', 'number', 'norms.performance', { ...below, leftOut: 'empty' }),
  column<NormRow>('ignored', 'norms.ignored', {
    media: forReaders,
    ...below,
    leftOut: 'empty',
  }).text(({ ignored }) => ignored.join(', ')),
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
  column<CandidateRow>('score', 'terms.score', below).points(({ halfPoints }) => halfPoints),
  own('needed', 'points', 'norms.needed', below),
];
