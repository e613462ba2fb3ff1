import type { RatingRow as CalculatedRow } from '@rokade/rules';
import type { KeyFor } from '@rokade/texts';
import { type Columns, everywhere } from './column.ts';
import { below, columnsIn, head, second, secondIfFilled } from './columns-in.ts';
import type { TablePlayer } from './person-columns.ts';
import type { RatingRow } from './rating-report.ts';

const { own, column } = columnsIn(everywhere);

/** Somebody in the rating report of a league. */
interface ReportedPerson {
  readonly no: number;
  readonly person: {
    readonly club: string;
    readonly values: {
      readonly name: string;
      readonly title: string;
      readonly federation: string;
      readonly rating: number;
    };
  };
}

const playerIn = ({ no, person: { club, values } }: ReportedPerson): TablePlayer => ({
  no,
  club,
  title: values.title,
  name: values.name,
  federation: values.federation,
  rating: values.rating === 0 ? null : values.rating,
  otherList: null,
});

/** The rows of a league’s rating report; none where the office calculates. */
export const leagueRatingRows = ({
  people,
  rows,
}: {
  readonly people: readonly ReportedPerson[];
  readonly rows: readonly CalculatedRow[];
}): readonly RatingRow[] => {
  const players = new Map(people.map((one) => [one.no, playerIn(one)]));
  return rows.flatMap((row) => {
    const player = players.get(row.no);
    return player === undefined ? [] : [{ ...row, player }];
  });
};

/** A result of a league that is not rated. */
export interface LeagueNotRatedRow {
  readonly day: string;
  readonly home: string;
  readonly away: string;
  readonly board: number;
  readonly homePlayer: string;
  readonly awayPlayer: string;
  readonly because: 'forfeit' | 'late-reserve' | 'unregistered' | 'unknown' | 'undated';
  readonly unregistered: string;
}

type Key = Extract<KeyFor<'terminal'>, `league-rating.${string}`>;

/** Returns a text about what is not rated; pages and the terminal have these texts. */
type NotRatedText = (key: Key, facts: Readonly<Record<string, string>>) => string;

/** The results that are not rated, with the reason. */
export const leagueNotRatedColumns = (t: NotRatedText): Columns<LeagueNotRatedRow> => [
  own('day', 'day', 'terms.date', { ...below, dated: true }),
  column<LeagueNotRatedRow>('match', 'league.matches', second).text(
    ({ home, away }) => `${home} – ${away}`,
  ),
  own('board', 'number', 'terms.board', below),
  column<LeagueNotRatedRow>('players', 'league.individuals', head).text(
    ({ homePlayer, awayPlayer }) => `${homePlayer || '–'} – ${awayPlayer || '–'}`,
  ),
  column<LeagueNotRatedRow>('because', 'league.not-rated', secondIfFilled).text(
    ({ because, unregistered }) => t(`league-rating.${because}`, { names: unregistered }),
  ),
];
