import type { championshipRows, targetRows } from './championship-rows.ts';
import { type Columns, forReaders, type RowOf } from './column.ts';
import {
  below,
  belowIfFilled,
  columnsIn,
  head,
  second,
  secondIfFilled,
  strong,
} from './columns-in.ts';
import { personColumns } from './person-columns.ts';

/** A player in the proposal of classes. */
export interface ProposalRow {
  readonly name: string;
  readonly class: number;
  readonly why: string;
  readonly article: string;
  readonly now: string;
}

export type ChampionshipRow = RowOf<typeof championshipRows>;

const { own } = columnsIn(forReaders);
const person = personColumns(({ player }: ChampionshipRow) => player);

/** The target score of each class. */
export const targetColumns: Columns<RowOf<typeof targetRows>> = [
  own('class', 'text', 'terms.class', { isHead: true }),
  own('players', 'number', 'terms.players', below),
  own('percent', 'number', 'championship.percent', below),
  own('exact', 'number', 'championship.exact', below),
  own('halfPoints', 'points', 'championship.target', strong),
];

/** The players of a class, what each still needs, and their next class. */
export const championshipColumns: Columns<ChampionshipRow> = [
  own('rank', 'number', 'terms.rank'),
  person.name,
  person.rating,
  own('halfPoints', 'points', 'terms.points', strong),
  own('need', 'text', 'championship.need', secondIfFilled),
  own('next', 'text', 'championship.next', belowIfFilled),
  own('why', 'text', 'terms.why', secondIfFilled),
];

/** The proposed classes. */
export const proposalColumns: Columns<ProposalRow> = [
  own('class', 'number', 'terms.class'),
  own('name', 'text', 'terms.name', head),
  own('why', 'text', 'terms.why', second),
  own('article', 'text', 'terms.article', second),
  own('now', 'text', 'championship.now', belowIfFilled),
];
