import type { PlannedSeason } from '@rokade/league';
import type { TranslateFor } from '@rokade/texts';

/** What of a season would be taken over, as its page shows it. */
export interface SeenSeasonLines {
  /** How many teams, players and matches, in a sentence. */
  readonly summary: string;
  /** What is not understood, a line each. */
  readonly faults: readonly string[];
  /** The command that takes it over; null: there is nothing to take over. */
  readonly command: PlannedSeason['command'] | null;
  readonly version: number;
}

/** The outcome of a form, as far as it may hold a season that was looked at. */
interface SeasonOutcome {
  readonly form?: unknown;
  readonly answer?: unknown;
}

type Answer = PlannedSeason & { readonly version: number };

const isSeen = (answer: unknown): answer is Answer =>
  typeof answer === 'object' && answer !== null && 'command' in answer && 'faults' in answer;

/** The season that a form looked at; null: it did not. */
export function seenSeasonIn(
  outcome: SeasonOutcome | null,
  t: TranslateFor<'leagues'>,
): SeenSeasonLines | null {
  if (outcome?.form !== 'season' || !isSeen(outcome.answer)) return null;
  const { command, faults, version } = outcome.answer;
  const { teams, players, matches, played, penalties, byes = [] } = command;
  const isNothing = [teams, players, matches, played, penalties, byes].every(
    ({ length }) => length === 0,
  );
  const counts = {
    teams: teams.length,
    players: players.length,
    matches: matches.length,
    played: played.length,
  };
  return {
    summary: isNothing ? t('leagues.season-nothing') : t('leagues.season-would', counts),
    faults: faults.map(({ where, row, code, text }) =>
      t('leagues.season-line', {
        where: where === '' ? '' : `${where}, `,
        row,
        what: t(`season.${code}`, { text }),
      }),
    ),
    command: isNothing ? null : command,
    version,
  };
}
