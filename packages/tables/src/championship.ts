import type { HalfPoints } from '@rokade/rules';
import { type Columns, forReaders } from './column.ts';
import { columnsIn } from './columns-in.ts';
import { personColumns, type TablePlayer } from './person-columns.ts';

/** A class with what it takes. */
export interface TargetRow {
  readonly class: string;
  readonly players: number;
  readonly percent: string;
  readonly exact: string;
  readonly halfPoints: HalfPoints;
}

/** Somebody of a class. */
export interface ChampionshipRow {
  readonly player: TablePlayer;
  readonly rank: string;
  readonly halfPoints: HalfPoints;
  /** '' where places decide. */
  readonly need: string;
  readonly next: string;
  /** By which right they play in the class; for arbiters, why they do, and why next year elsewhere. */
  readonly why: string;
}

/** Somebody as proposed for a class. */
export interface ProposalRow {
  readonly name: string;
  readonly class: number;
  readonly why: string;
  readonly article: string;
  readonly now: string;
}

const { own, column } = columnsIn(forReaders);
const person = personColumns(({ player }: ChampionshipRow) => player);

/** What each class takes. */
export const targetColumns: Columns<TargetRow> = [
  own('class', 'text', 'championship.class', { isHead: true }),
  own('players', 'number', 'terms.players', { narrow: 'second', named: true }),
  own('percent', 'number', 'championship.percent', { narrow: 'second', named: true }),
  own('exact', 'number', 'championship.exact', { narrow: 'second', named: true }),
  own('halfPoints', 'points', 'championship.target', { weight: 'strong' }),
];

/** Who is in a class, what each still needs, and where they go. */
export const championshipColumns: Columns<ChampionshipRow> = [
  column<ChampionshipRow>('rank', 'terms.rank').number(({ rank }) => rank),
  person.name,
  person.rating,
  column<ChampionshipRow>('halfPoints', 'terms.points', { weight: 'strong' }).points(
    ({ halfPoints }) => halfPoints,
  ),
  own('need', 'text', 'championship.need', { narrow: 'second', leftOut: 'empty' }),
  own('next', 'text', 'championship.next', { narrow: 'second', named: true, leftOut: 'empty' }),
  own('why', 'text', 'terms.why', { narrow: 'second', leftOut: 'empty' }),
];

/** Who would play where. */
export const proposalColumns: Columns<ProposalRow> = [
  own('class', 'number', 'championship.class'),
  own('name', 'text', 'terms.name', { narrow: 'grow', isHead: true }),
  own('why', 'text', 'terms.why', { narrow: 'second' }),
  own('article', 'text', 'terms.article', { narrow: 'second' }),
  own('now', 'text', 'championship.now', { narrow: 'second', named: true, leftOut: 'empty' }),
];
