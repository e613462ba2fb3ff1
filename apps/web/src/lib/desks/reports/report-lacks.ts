import type { RatingReportLack, Tournament } from '@rokade/tournament';

/** One place where something is missing: a word for it, and the page where it is put right. */
export interface LackPlace {
  readonly label: string;
  /** Below the tournament's address in the console. */
  readonly page: string;
}

/** All places that lack the same. */
export interface LackGroup {
  readonly code: RatingReportLack['code'];
  readonly places: readonly LackPlace[];
}

function placeOf(t: Tournament, lack: RatingReportLack): LackPlace {
  if ('player' in lack) {
    const player = t.players.find(({ id }) => id === lack.player);
    return {
      label: player?.details.name ?? lack.player,
      page: `players/${lack.player}/edit`,
    };
  }
  if ('board' in lack) {
    return {
      label: `${lack.round}/${lack.board}`,
      page: `results/${lack.round}?board=${lack.board}`,
    };
  }
  const label = 'round' in lack ? String(lack.round) : '';
  return { label, page: 'settings' };
}

/** What a rating report lacks, the same things together, in the order they are first named. */
export function groupedLacks(
  t: Tournament,
  lacking: readonly RatingReportLack[],
): readonly LackGroup[] {
  const groups = Map.groupBy(lacking, ({ code }) => code);
  return [...groups].map(([code, lacks]) => ({
    code,
    places: lacks.map((lack) => placeOf(t, lack)),
  }));
}
