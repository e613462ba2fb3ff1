import { alphabeticalKey, drawPlayOffGames, makeSeededRandom, shuffled } from '@rokade/rules';
import type { CommandOf, Request } from '../commands/command.ts';
import type { EventOf } from '../events/entry.ts';
import { publishedRounds } from '../questions/phase.ts';
import { lotBetween } from '../questions/tie-lot.ts';
import type { Tournament } from '../state/state.ts';
import type { PlayerId } from '../values/ids.ts';
import type { PlaceGame, PlacePlayOffRequest } from '../values/place-play-off.ts';
import { viewStandings } from '../views/view-standings.ts';
import { confirmationFor } from './confirmation.ts';
import { carryOut, carryOutUnless, type Decision, refuse } from './decision.ts';

type DrawTieLots = CommandOf<'draw-tie-lots'>;
type Drawn = EventOf<'tie-lots-drawn'>;

/** Whether these are exactly the players of one shared place in the present standings. */
function shareOnePlace(t: Tournament, players: readonly PlayerId[]): boolean {
  const ids = new Set(players);
  const { rows } = viewStandings(t);
  const ranks = new Set(rows.flatMap(({ player, rank }) => (ids.has(player.id) ? [rank] : [])));
  const there = rows.filter(({ rank }) => ranks.has(rank));
  return (
    ranks.size === 1 &&
    players.length > 1 &&
    ids.size === players.length &&
    there.length === players.length
  );
}

/**
 * Draws the lot. The players are sorted by name first, so that anybody with the names and the seed can
 * reproduce it.
 */
function drawn(t: Tournament, { seed, players }: DrawTieLots): Drawn {
  const nameOf = (id: PlayerId): string =>
    alphabeticalKey(t.players.find((player) => player.id === id)?.details.name ?? '');
  const urn = players.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  return { kind: 'tie-lots-drawn', seed, order: shuffled(urn, makeSeededRandom(seed)) };
}

/** The games of a play-off with the results that are in; null: a result is of another game. */
function gamesWith(
  games: readonly PlaceGame[],
  came: readonly PlaceGame[],
): readonly PlaceGame[] | null {
  const isOf = (one: PlaceGame) => (other: PlaceGame) =>
    one.white === other.white && one.black === other.black;
  if (!came.every((one) => games.some(isOf(one)))) return null;
  return games.map((game) => came.find(isOf(game)) ?? game);
}

/**
 * A play-off for a shared place, whose players were asked: its colours by lot, or its results. If a
 * player does not wish it, the lot alone, with the names of those players.
 *
 * @article Tempelhof 2018 III.A.4
 */
function decidePlayOff(
  t: Tournament,
  command: DrawTieLots,
  { declined, games: came, allWish = false }: PlacePlayOffRequest,
): Decision {
  const { seed, players } = command;
  const lot = drawn(t, command);
  const before = lotBetween(t, players, publishedRounds(t));
  if (came.length > 0) {
    const games = before?.seed === seed ? gamesWith(before.playOff?.games ?? [], came) : null;
    return before === undefined || games === null || declined.length > 0
      ? refuse({ code: 'lots.no-such-play-off' })
      : carryOut({ ...lot, order: before.order, playOff: { declined, games } });
  }
  if ((allWish && declined.length > 0) || !declined.every((one) => players.includes(one))) {
    return refuse({ code: 'lots.no-such-play-off' });
  }
  const colours = makeSeededRandom(`${seed}/colours`);
  const games = declined.length > 0 ? [] : drawPlayOffGames(lot.order, colours);
  return carryOut({ ...lot, playOff: { declined, games } });
}

/**
 * A lot between players whom points and tie-breaks leave equal, or their play-off.
 *
 * @article DSU 2002 4.14; Tempelhof 2018 III.A.7
 */
export function decideTieLots(t: Tournament, command: DrawTieLots): Decision {
  const { seed, players, playOff } = command;
  if (seed.trim() === '') return refuse({ code: 'lots.seed-missing' });
  if (!shareOnePlace(t, players)) return refuse({ code: 'lots.not-tied', players });
  return playOff === undefined ? carryOut(drawn(t, command)) : decidePlayOff(t, command, playOff);
}

/** The tournament without an order that the arbiter gave to these players before, and may give anew. */
const withoutGiven = (t: Tournament, players: readonly PlayerId[]): Tournament => ({
  ...t,
  tieLots: t.tieLots.filter(
    ({ given, order }) =>
      given === null ||
      order.length !== players.length ||
      !order.every((id) => players.includes(id)),
  ),
});

/** The order given, with the best value first; null: the values do not fit, or separate nobody. */
function givenOrder(
  t: Tournament,
  { players, values }: CommandOf<'order-tied-players'>,
): EventOf<'tie-order-given'> | null {
  const order = { kind: 'tie-order-given', round: publishedRounds(t) } as const;
  if (values === undefined) return { ...order, order: players };
  const { name, hundredths } = values;
  const isSound =
    name.trim() !== '' && hundredths.length === players.length && new Set(hundredths).size > 1;
  if (!isSound) return null;
  const valued = players
    .map((player, index) => ({ player, value: hundredths[index] ?? 0 }))
    .toSorted((one, other) => other.value - one.value);
  return {
    ...order,
    order: valued.map(({ player }) => player),
    values: { name, hundredths: valued.map(({ value }) => value) },
  };
}

/**
 * The arbiter's own order of players whom points and tie-breaks leave equal, with a reason: by hand, or
 * by values from outside. What a lot or a play-off decided stays
 * (ADR 0270).
 */
export function decideTieOrder(
  t: Tournament,
  command: CommandOf<'order-tied-players'>,
  request: Request,
): Decision {
  const { players } = command;
  if (!shareOnePlace(withoutGiven(t, players), players))
    return refuse({ code: 'lots.not-tied', players });
  const order = givenOrder(t, command);
  if (order === null) return refuse({ code: 'lots.values-invalid' });
  const consequence = { code: 'consequence.order-given', players } as const;
  return carryOutUnless(confirmationFor(request, [consequence], true), order);
}
