import { alphabeticalKey, compareAlphabetically } from '../kernel/alphabetical.ts';
import { at } from '../kernel/at.ts';
import { groupedBy } from '../kernel/grouped-by.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { PlayerNo } from '../kernel/round-record.ts';
import { makeSeededRandom, type SeededRandom, shuffled } from '../kernel/seeded-random.ts';
import { hasRoom, type Room } from './envelope-room.ts';
import type { LotsReason } from './reason-codes.ts';
import {
  fewestVarmaPlayers,
  mostVarmaPlayers,
  type VarmaEnvelope,
  varmaEnvelopes,
  varmaTable,
} from './varma-tables.ts';

/** A player of the draw; `group` is their federation's code or their club, '' = no group. */
export interface VarmaPlayer {
  readonly name: string;
  readonly group: string;
}

/** The numbers of a draw: `order[0]` has number 1. Reasons are in the order of drawing. */
export interface VarmaDraw<P> {
  readonly order: readonly P[];
  readonly because: readonly LotsReason[];
}

/** Why there is no draw: no table for this number of players, or no envelope with room for a group. */
export type VarmaRefusal =
  | {
      readonly code: 'lots.varma-players';
      readonly players: number;
      readonly least: number;
      readonly most: number;
    }
  | { readonly code: 'lots.varma-no-room'; readonly group: string; readonly count: number };

interface Team<P> {
  readonly group: string;
  readonly players: readonly P[];
}

interface Envelope extends Room {
  readonly envelope: VarmaEnvelope;
  readonly numbers: readonly PlayerNo[];
}

/** The groups in order of drawing: larger ones first, then by code; players of a group by name (§2). */
function teamsInOrder<P extends VarmaPlayer>(players: readonly P[]): readonly Team<P>[] {
  const byName = [...players].sort((a, b) => compareAlphabetically(a.name, b.name));
  const groups = groupedBy(byName, ({ group }) => alphabeticalKey(group));
  const teams = [...groups].flatMap(([key, members]): readonly Team<P>[] =>
    key === ''
      ? members.map((member) => ({ group: '', players: [member] }))
      : [{ group: at(members, 0).group, players: members }],
  );
  return teams.sort(
    (a, b) => b.players.length - a.players.length || compareAlphabetically(a.group, b.group),
  );
}

const envelopesOf = (table: Readonly<Record<VarmaEnvelope, readonly number[]>>) =>
  varmaEnvelopes.map(
    (envelope): Envelope => ({
      envelope,
      numbers: table[envelope],
      places: table[envelope].length,
    }),
  );

const sizeOf = ({ players }: Team<unknown>): number => players.length;

function without(envelopes: readonly Envelope[], index: number, count: number) {
  const chosen = at(envelopes, index);
  const numbers = chosen.numbers.slice(count);
  return envelopes.with(index, { ...chosen, numbers, places: numbers.length });
}

/** The envelopes that a group can choose: with enough numbers, and room left for all later groups. */
const choices = (
  envelopes: readonly Envelope[],
  size: number,
  later: readonly number[],
): readonly number[] =>
  envelopes.flatMap(({ places }, index) =>
    places >= size && hasRoom(without(envelopes, index, size), later) ? [index] : [],
  );

function mixed(envelopes: readonly Envelope[], index: number, random: SeededRandom) {
  const chosen = at(envelopes, index);
  return envelopes.with(index, { ...chosen, numbers: shuffled(chosen.numbers, random) });
}

function draw<P extends VarmaPlayer>(
  teams: readonly Team<P>[],
  table: readonly Envelope[],
  random: SeededRandom,
): VarmaDraw<P> {
  const byNumber = new Map<PlayerNo, P>();
  const because: LotsReason[] = [];
  let envelopes = table;
  for (const [turn, { group, players }] of teams.entries()) {
    const possible = choices(envelopes, players.length, teams.slice(turn + 1).map(sizeOf));
    const index = at(possible, random.below(possible.length));
    envelopes = mixed(envelopes, index, random);
    const { envelope, numbers } = at(envelopes, index);
    const drawn = numbers.slice(0, players.length);
    for (const [place, player] of players.entries()) byNumber.set(at(drawn, place), player);
    envelopes = without(envelopes, index, players.length);
    because.push({
      code: 'lots.varma-envelope',
      article: 'FIDE 2012 annex 2',
      facts: { group: group || at(players, 0).name, envelope, numbers: drawn },
    });
  }
  const order = [...byNumber].sort(([a], [b]) => a - b).map(([, player]) => player);
  return { order, because };
}

/**
 * Draws numbers for a round robin so that players of one federation (or club) do not meet in its last
 * three rounds: each group draws all its numbers from one of four envelopes, the largest group first.
 * Groups of equal size draw in the order of their codes, players of a group by name. A group draws
 * among the envelopes that have enough numbers and leave room for every later group; the annex only
 * says the first, and leaves it to the arbiter what to do if there is no room later. A player without a
 * group draws like a group of one. Refused if a group cannot get an envelope, whatever the others draw.
 *
 * @article FIDE 2012 7.6, 7.7, annex 2 §1–4
 */
export function varmaLots<P extends VarmaPlayer>(
  players: readonly P[],
  seed: string,
): Result<VarmaDraw<P>, VarmaRefusal> {
  const table = players.length < fewestVarmaPlayers ? undefined : varmaTable(players.length);
  if (table === undefined) {
    return err({
      code: 'lots.varma-players',
      players: players.length,
      least: fewestVarmaPlayers,
      most: mostVarmaPlayers,
    });
  }
  const teams = teamsInOrder(players);
  const envelopes = envelopesOf(table);
  const homeless = teams.find(
    (_, turn) => !hasRoom(envelopes, teams.slice(0, turn + 1).map(sizeOf)),
  );
  if (homeless !== undefined) {
    return err({ code: 'lots.varma-no-room', group: homeless.group, count: sizeOf(homeless) });
  }
  return ok(draw(teams, envelopes, makeSeededRandom(seed)));
}
