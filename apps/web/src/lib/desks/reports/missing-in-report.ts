import type { RatingReportRequirement, Tournament } from '@rokade/tournament';

/** One place where something is missing: a word for it, and the page where it is put right. */
export interface MissingPlace {
  readonly label: string;
  /** Below the tournament's address in the console. */
  readonly page: string;
}

/** All places that lack the same. */
export interface MissingGroup {
  readonly code: RatingReportRequirement['code'];
  readonly places: readonly MissingPlace[];
}

function placeOf(t: Tournament, requirement: RatingReportRequirement): MissingPlace {
  if ('player' in requirement) {
    const player = t.players.find(({ id }) => id === requirement.player);
    return {
      label: player?.details.name ?? requirement.player,
      page: `players/${requirement.player}/edit`,
    };
  }
  if ('board' in requirement) {
    return {
      label: `${requirement.round}/${requirement.board}`,
      page: `results/${requirement.round}?board=${requirement.board}`,
    };
  }
  const label = 'round' in requirement ? String(requirement.round) : '';
  return { label, page: 'settings' };
}

/** What a rating report lacks, the same things together, in the order they are first named. */
export function groupedMissing(
  t: Tournament,
  missing: readonly RatingReportRequirement[],
): readonly MissingGroup[] {
  const groups = Map.groupBy(missing, ({ code }) => code);
  return [...groups].map(([code, missing]) => ({
    code,
    places: missing.map((requirement) => placeOf(t, requirement)),
  }));
}
