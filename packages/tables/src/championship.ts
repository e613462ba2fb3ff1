import type { championshipRows, targetRows } from './championship-rows.ts';
import { type Columns, forReaders, type RowOf } from './column.ts';
import { below, belowIfSaid, columnsIn, head, second, secondIfSaid, strong } from './columns-in.ts';
import { personColumns } from './person-columns.ts';

/** Somebody as proposed for a class. */
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

/** What each class takes. */
export const targetColumns: Columns<RowOf<typeof targetRows>> = [
  own('class', 'text', 'terms.class', { isHead: true }),
  own('players', 'number', 'terms.players', below),
  own('percent', 'number', 'championship.percent', below),
  own('exact', 'number', 'championship.exact', below),
  own('halfPoints', 'points', 'championship.target', strong),
];

/** Who is in a class, what each still needs, and where they go. */
export const championshipColumns: Columns<ChampionshipRow> = [
  own('rank', 'number', 'terms.rank'),
  person.name,
  person.rating,
  own('halfPoints', 'points', 'terms.points', strong),
  own('need', 'text', 'championship.need', secondIfSaid),
  own('next', 'text', 'championship.next', belowIfSaid),
  own('why', 'text', 'terms.why', secondIfSaid),
];

/** Who would play where. */
export const proposalColumns: Columns<ProposalRow> = [
  own('class', 'number', 'terms.class'),
  own('name', 'text', 'terms.name', head),
  own('why', 'text', 'terms.why', second),
  own('article', 'text', 'terms.article', second),
  own('now', 'text', 'championship.now', belowIfSaid),
];
