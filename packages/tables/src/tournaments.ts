import type { TranslateFor } from '@rokade/texts';
import { type Columns, forPeople } from './column.ts';
import { columnsIn, head, second } from './columns-in.ts';

/** A tournament in a list. */
export interface TournamentRow {
  readonly id: string;
  readonly name: string;
  readonly place: string;
  /** `2026-11-21T19:00`, `2026-11-21` or ''. */
  readonly firstDate: string;
  readonly players: number;
  readonly finished: boolean;
  readonly roundsPlayed: number;
  readonly roundsPlanned: number;
}

/** The state of a tournament as text. */
function stateText(
  t: TranslateFor<'console'>,
  { finished, roundsPlayed, roundsPlanned }: TournamentRow,
): string {
  if (finished) return t('console.state-finished');
  if (roundsPlayed === 0) return t('console.not-started');
  return t('terms.round-of', { round: roundsPlayed, rounds: roundsPlanned });
}

const { own, column } = columnsIn(forPeople);

/** The tournaments of an organisation, or of all. */
export const tournamentColumns = (t: TranslateFor<'console'>): Columns<TournamentRow> => [
  own('name', 'text', 'terms.name', head),
  own('place', 'text', 'terms.place', second),
  column<TournamentRow>('date', 'terms.date', { ...second, dated: true }).day(({ firstDate }) =>
    firstDate.slice(0, 10),
  ),
  own('players', 'number', 'terms.players', { ...second, named: true }),
  column<TournamentRow>('round', 'terms.round').text((row) => stateText(t, row)),
];
