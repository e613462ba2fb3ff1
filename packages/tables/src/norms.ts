import type { HalfPoints, TitleResult } from '@rokade/rules';
import { type Columns, forReaders } from './column.ts';
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

/** Norms: what was scored against whom, and what was left out. */
export const normColumns: Columns<NormRow> = [
  { ...person.no, media: everywhere, weight: 'quiet' },
  person.name,
  person.federation,
  {
    key: 'title',
    kind: 'text',
    heading: 'norms.norm',
    media: everywhere,
    weight: 'strong',
    value: ({ title }) => title,
  },
  {
    key: 'games',
    kind: 'number',
    heading: 'print.rating-games',
    media: everywhere,
    ...below,
    value: ({ games }) => games,
  },
  {
    key: 'score',
    kind: 'points',
    heading: 'terms.score',
    media: everywhere,
    ...below,
    value: ({ halfPoints }) => halfPoints,
  },
  {
    key: 'needed',
    kind: 'points',
    heading: 'norms.needed',
    media: forReaders,
    ...below,
    value: ({ neededHalfPoints }) => neededHalfPoints,
  },
  {
    key: 'average',
    kind: 'number',
    heading: 'norms.average',
    media: everywhere,
    ...below,
    value: ({ average }) => average,
  },
  {
    key: 'performance',
    kind: 'number',
    heading: 'norms.performance',
    media: everywhere,
    ...below,
    leftOut: 'empty',
    value: ({ performance }) => performance,
  },
  {
    key: 'ignored',
    kind: 'text',
    heading: 'norms.ignored',
    media: forReaders,
    ...below,
    leftOut: 'empty',
    value: ({ ignored }) => ignored.join(', '),
  },
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
  {
    key: 'average',
    kind: 'number',
    heading: 'norms.average',
    media: forReaders,
    ...below,
    value: ({ average }) => average,
  },
  {
    key: 'score',
    kind: 'points',
    heading: 'terms.score',
    media: everywhere,
    ...below,
    value: ({ halfPoints }) => halfPoints,
  },
  {
    key: 'needed',
    kind: 'points',
    heading: 'norms.needed',
    media: everywhere,
    ...below,
    value: ({ needed }) => needed,
  },
];
