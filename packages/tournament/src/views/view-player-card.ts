import type { PlayerNo, RoundRecord } from '@rokade/rules';
import { pairingRequest } from '../questions/pairing-request.ts';
import { publishedRounds } from '../questions/phase.ts';
import { oncePerState } from '../state/once-per-state.ts';
import type { Game, Tournament } from '../state/state.ts';
import { engineOf } from '../systems/engine-of.ts';
import type { PlayerId } from '../values/ids.ts';
import type { Player } from '../values/player.ts';
import { lineOf, playerLines } from './player-line.ts';
import {
  type CellMaker,
  cellMaker,
  crosstableCell,
  type TableRounds,
  tableRounds,
} from './view-crosstable.ts';
import { viewStandings } from './view-standings.ts';
import type { CardRound, PlayerCardView, PlayerLine, StandingsView } from './view-types.ts';

const gameOf = (t: Tournament, round: number, id: PlayerId): Game | undefined =>
  t.rounds[round - 1]?.games.find(({ white, black }) => white === id || black === id);

/** The data shared by the cards of all players. */
interface Deck {
  readonly lines: ReadonlyMap<PlayerId, PlayerLine>;
  readonly standings: StandingsView;
  readonly rounds: ReadonlyMap<PlayerNo, TableRounds>;
  readonly maker: CellMaker;
  /**
   * Player numbers in the order of the system's own placing, index 0 is after round 1; empty if it has
   * none.
   */
  readonly placings: readonly (readonly number[])[];
}

const deckOf = oncePerState((t): Deck => {
  const standings = viewStandings(t);
  const request = pairingRequest(t, publishedRounds(t) + 1);
  return {
    lines: playerLines(t),
    standings,
    rounds: tableRounds(t, standings.round),
    maker: cellMaker(t, standings),
    placings: engineOf(t.settings.system).placings?.(request.players).slice(1) ?? [],
  };
});

interface CardContext {
  readonly lines: ReadonlyMap<PlayerId, PlayerLine>;
  readonly maker: CellMaker;
  readonly own: TableRounds;
  readonly placing: readonly number[];
}

function cardRound(
  t: Tournament,
  { id }: Player,
  { index, record }: { readonly index: number; readonly record: RoundRecord },
  { lines, maker, own, placing }: CardContext,
): CardRound {
  const round = index + 1;
  const cell = crosstableCell(record, own.counts[index] ?? true, maker);
  const opponent = cell.kind === 'game' ? t.players.find((p) => p.id === cell.opponent) : undefined;
  const game = gameOf(t, round, id);
  const bye = t.rounds[index]?.byes.find(({ player }) => player === id);
  const open = t.rounds[index]?.games.some(({ result }) => result === null) ?? true;
  return {
    round,
    cell,
    board: game?.board ?? null,
    opponent: opponent === undefined ? null : lineOf(lines, opponent.id),
    halfPointsAfter: own.progress[index] ?? 0,
    placing: open ? null : (placing[index] ?? null),
    because: game?.because ?? bye?.because ?? [],
  };
}

function playerCard(
  t: Tournament,
  player: Player,
  { lines, standings, rounds, maker, placings }: Deck,
): PlayerCardView {
  const own = rounds.get(player.no) ?? { records: [], counts: [], progress: [] };
  const placing = placings.map((order) => order.indexOf(player.no) + 1);
  const context = { lines, maker, own, placing };
  const played = own.records.filter((record) => record.kind === 'game');
  return {
    player: lineOf(lines, player.id),
    standing: standings.rows.find((row) => row.player.id === player.id) ?? null,
    rounds: own.records.map((record, index) => cardRound(t, player, { index, record }, context)),
    whites: played.filter(({ colour }) => colour === 'white').length,
    blacks: played.filter(({ colour }) => colour === 'black').length,
  };
}

/** A player's published rounds, the round card of DSU 4.10.1; null for an unknown player. */
export function viewPlayerCard(t: Tournament, id: PlayerId): PlayerCardView | null {
  const player = t.players.find((candidate) => candidate.id === id);
  return player === undefined ? null : playerCard(t, player, deckOf(t));
}

/** The cards of all players by draw number. */
export function viewPlayerCards(t: Tournament): readonly PlayerCardView[] {
  return t.players.map((player) => playerCard(t, player, deckOf(t)));
}
