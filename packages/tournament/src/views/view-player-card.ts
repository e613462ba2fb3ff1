import { monradPlacingsByRound, type RoundRecord } from '@rokade/rules';
import type { PlayerId } from '../ids.ts';
import { pairingRequest } from '../pairing-request.ts';
import { publishedRounds } from '../phase.ts';
import type { Player } from '../player.ts';
import { recordTable } from '../records.ts';
import type { Game, Tournament } from '../state.ts';
import { playerLine } from './player-line.ts';
import { type CellMaker, cellMaker, crosstableCell, progressOf } from './view-crosstable.ts';
import { viewStandings } from './view-standings.ts';
import type { CardRound, PlayerCardView } from './view-types.ts';

const gameOf = (t: Tournament, round: number, id: PlayerId): Game | undefined =>
  t.rounds[round - 1]?.games.find(({ white, black }) => white === id || black === id);

/** Placings after each round that is complete enough to be placed: index 0 is after round 1. */
function placings(t: Tournament, player: Player): readonly number[] {
  const request = pairingRequest(t, publishedRounds(t) + 1);
  return monradPlacingsByRound(request.players)
    .slice(1)
    .map((order) => order.indexOf(player.no) + 1);
}

interface CardContext {
  readonly maker: CellMaker;
  readonly progress: readonly number[];
  readonly placing: readonly number[];
}

function cardRound(
  t: Tournament,
  { id }: Player,
  { record, index }: { readonly record: RoundRecord; readonly index: number },
  { maker, progress, placing }: CardContext,
): CardRound {
  const round = index + 1;
  const cell = crosstableCell(record, maker);
  const opponent = cell.kind === 'game' ? t.players.find((p) => p.id === cell.opponent) : undefined;
  const game = gameOf(t, round, id);
  const bye = t.rounds[index]?.byes.find(({ player }) => player === id);
  const open = t.rounds[index]?.games.some(({ result }) => result === null) ?? true;
  return {
    round,
    cell,
    board: game?.board ?? null,
    opponent: opponent === undefined ? null : playerLine(opponent),
    halfPointsAfter: progress[index] ?? 0,
    placing: open ? null : (placing[index] ?? null),
    because: game?.because ?? bye?.because ?? [],
  };
}

/** All published rounds of one player: the round card of DSU 4.10.1; null for an unknown player. */
export function viewPlayerCard(t: Tournament, id: PlayerId): PlayerCardView | null {
  const player = t.players.find((candidate) => candidate.id === id);
  if (player === undefined) return null;
  const standings = viewStandings(t);
  const records = recordTable(t, standings.round, 'nothing').get(id) ?? [];
  const context = {
    maker: cellMaker(t, standings),
    progress: progressOf(records),
    placing: placings(t, player),
  };
  const played = records.filter((record) => record.kind === 'game');
  return {
    player: playerLine(player),
    standing: standings.rows.find((row) => row.player.id === id) ?? null,
    rounds: records.map((record, index) => cardRound(t, player, { record, index }, context)),
    whites: played.filter(({ colour }) => colour === 'white').length,
    blacks: played.filter(({ colour }) => colour === 'black').length,
  };
}
