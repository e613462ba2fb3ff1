import { publishedRounds, type Tournament, viewStandings } from '@rokade/tournament';
import type { StageSource } from './stage-choice.ts';

/** The standings of a tournament from which the next stage can start. */
export function stageSource(t: Tournament): StageSource {
  const { round, rows } = viewStandings(t, publishedRounds(t));
  return {
    id: t.id,
    label: t.settings.group || t.settings.name,
    round,
    finished: t.finished,
    rows: rows.map(({ rank, halfPoints, player }) => ({
      tournament: t.id,
      player: player.id,
      name: player.name,
      title: player.title,
      rating: player.rating,
      otherList: player.otherList,
      rank,
      halfPoints,
    })),
  };
}
