import {
  computeStandings,
  findTieBreak,
  invariant,
  type ScoredPlayer,
  type TieBreak,
} from '@rokade/rules';
import { missingBoards, pendingBoards, publishedRounds } from '../phase.ts';
import { recordTable } from '../records.ts';
import type { TieBreakCode } from '../settings.ts';
import type { Tournament } from '../state.ts';
import { playerLine } from './player-line.ts';
import type { StandingsView } from './view-types.ts';

/** Everybody's rounds 1 … `rounds` as tie-breaks and ratings see them; open games count nothing. */
export function scoredPlayers(t: Tournament, rounds: number): readonly ScoredPlayer[] {
  const records = recordTable(t, rounds, 'nothing');
  return t.players.map(({ id, no, details }) => ({
    no,
    rating: details.rating,
    records: records.get(id) ?? [],
  }));
}

function tieBreakOf(code: TieBreakCode): TieBreak {
  const tieBreak = findTieBreak(code);
  invariant(tieBreak.ok, `tie-break ${code} exists`);
  return tieBreak.value;
}

/**
 * The standings after a round, in final order, by points and the tournament's tie-breaks.
 *
 * @param afterRound the newest published round unless given; 0 gives the list of players
 */
export function viewStandings(t: Tournament, afterRound = publishedRounds(t)): StandingsView {
  const round = Math.max(0, Math.min(afterRound, publishedRounds(t)));
  const players = scoredPlayers(t, round);
  const rows = computeStandings(players, t.settings.tieBreaks.map(tieBreakOf));
  const sharing = Map.groupBy(rows, ({ rank }) => rank);
  const open = t.rounds.slice(0, round);
  return {
    round,
    tieBreaks: t.settings.tieBreaks,
    provisional: open.some((r) => missingBoards(r).length + pendingBoards(r).length > 0),
    rows: rows.map(({ rank, no, halfPoints, values }) => {
      const player = t.players[no - 1];
      const records = players[no - 1]?.records ?? [];
      invariant(player !== undefined, `number ${no} is a player`);
      return {
        rank,
        shared: (sharing.get(rank)?.length ?? 0) > 1,
        player: playerLine(player),
        halfPoints,
        values,
        pending: records.some(
          (record) =>
            record.kind === 'game' && record.status === 'pending' && record.halfPoints > 0,
        ),
      };
    }),
  };
}
