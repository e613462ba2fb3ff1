import type { TournamentSummary } from '@rokade/server';
import { isEmptied } from '#lib/views/related/derived-tournaments.ts';

/** Public tournaments by what a visitor looks for, each list with the nearest in time first. */
export interface LandingGroups {
  readonly running: readonly TournamentSummary[];
  readonly upcoming: readonly TournamentSummary[];
  readonly finished: readonly TournamentSummary[];
}

const byDate =
  (direction: 1 | -1) =>
  (a: TournamentSummary, b: TournamentSummary): number =>
    direction * a.firstDate.localeCompare(b.firstDate) || a.name.localeCompare(b.name);

/** Sorts the published tournaments that open into running, coming and finished ones. */
export function landingGroups(all: readonly TournamentSummary[]): LandingGroups {
  const shown = all.filter((t) => t.published && t.damaged === null && !isEmptied(t));
  return {
    running: shown.filter((t) => !t.finished && t.roundsPlayed > 0).sort(byDate(-1)),
    upcoming: shown.filter((t) => !t.finished && t.roundsPlayed === 0).sort(byDate(1)),
    finished: shown.filter((t) => t.finished).sort(byDate(-1)),
  };
}
