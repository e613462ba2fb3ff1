import type { HalfPoints } from '@rokade/rules';
import type { TranslateFor } from '@rokade/texts';
import { type Columns, forPeople } from './column.ts';
import { below, columnsIn, secondIfFilled, strong } from './columns-in.ts';
import { nobody, personColumns, type TablePlayer } from './person-columns.ts';

/** A player's prize from a list, as texts. */
export interface PrizeLine {
  readonly player: TablePlayer;
  readonly halfPoints: HalfPoints;
  /** `1`, or `3–5` for shared places. */
  readonly places: string;
  readonly amount: string;
  readonly honours: string;
}

/** Why nobody has a prize yet: a play-off, a lot, or no eligible player. */
export type WaitsFor = 'play-off' | 'lot' | 'nobody';

/** A prize that is not given yet, or that nobody can get. */
export interface PendingLine {
  readonly place: number;
  readonly amount: string;
  readonly honour: string;
  readonly waitsFor: WaitsFor;
  readonly players: readonly { readonly name: string }[];
}

export type PrizesRow = PrizeLine | PendingLine;

const waiting = {
  'play-off': 'prizes.needs-play-off',
  lot: 'prizes.needs-lot',
  nobody: 'prizes.left',
} as const;

/** What a prize waits for, and the players concerned. */
export const waitingText = (
  t: TranslateFor<'tournament'>,
  { waitsFor, players }: Pick<PendingLine, 'waitsFor' | 'players'>,
): string =>
  [t(waiting[waitsFor]), players.map(({ name }) => name).join('; ')].filter(Boolean).join(': ');

const playerIn = (row: PrizesRow): TablePlayer | null => ('player' in row ? row.player : null);

const { own, column } = columnsIn(forPeople);
const of = column<PrizesRow>;

/** The columns of a list of prizes: given ones, then waiting ones. */
export function prizesColumns(t: TranslateFor<'tournament'>): Columns<PrizesRow> {
  const person = personColumns((row: PrizesRow) => playerIn(row) ?? nobody);
  return [
    of('prize', 'prizes.prize', { weight: 'quiet' }).number((row) =>
      'player' in row ? row.places : row.place,
    ),
    { ...person.no, media: ['terminal'], value: (row) => playerIn(row)?.no ?? '' },
    { ...person.name, value: (row) => ('player' in row ? row.player : waitingText(t, row)) },
    { ...person.club, media: ['page', 'paper'] },
    of('points', 'terms.points', below).points((row) => ('player' in row ? row.halfPoints : null)),
    own('amount', 'text', 'prizes.amount', { ...strong, align: 'end' }),
    of('honour', 'prizes.honour', secondIfFilled).text((row) =>
      'player' in row ? row.honours : row.honour,
    ),
  ];
}
