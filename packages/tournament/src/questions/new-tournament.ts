import type { Command } from '../commands/command.ts';
import type { Settings } from '../settings/settings.ts';
import type { Tournament } from '../state/state.ts';
import { isScheduled } from '../systems/system-choice.ts';
import type { TournamentId } from '../values/ids.ts';
import type { ByeRequest, Listed, Player } from '../values/player.ts';

/** Somebody who is to play in a new tournament, with what they asked for before. */
export type NewTournamentPlayer = Pick<Player, 'id' | 'details' | 'origins' | 'byeRequests'>;

/** A tournament to be made of players of others. They keep their ids. */
export interface NewTournament {
  readonly id: TournamentId;
  readonly settings: Settings;
  readonly players: readonly NewTournamentPlayer[];
  /** True: the players stand in the order of their numbers. */
  readonly numbered: boolean;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function changedSettings(before: Settings, after: Settings): readonly Command[] {
  if (same(before, after)) return [];
  const changed = Object.entries(after).filter(([field, value]) => {
    const old: unknown = Reflect.get(before, field);
    return !same(old, value);
  });
  const changes: Partial<Settings> = Object.fromEntries(changed);
  return changed.length === 0 ? [] : [{ kind: 'change-settings', changes }];
}

/** The lists that a player's numbers are from. */
const listedIn = (origins: Player['origins']): Listed =>
  Object.fromEntries(
    Object.entries(origins).flatMap(([field, { list }]) => (list === null ? [] : [[field, list]])),
  );

/** Whoever is there and should not be, goes; whoever is missing, comes; the others get their details. */
function changedPlayers(
  there: readonly Player[],
  players: NewTournament['players'],
): readonly Command[] {
  const wanted = new Set(players.map(({ id }) => id));
  const known = new Map(there.map((player) => [player.id, player]));
  const gone = there.filter(({ id }) => !wanted.has(id));
  const others = players.filter(({ id, details }) => {
    const before = known.get(id);
    return before !== undefined && !same(before.details, details);
  });
  const missing = players.filter(({ id }) => !known.has(id));
  return [
    ...gone.map(({ id }): Command => ({ kind: 'remove-player', player: id })),
    ...others.map(({ id, details, origins }): Command => {
      return { kind: 'change-player', player: id, changes: details, listed: listedIn(origins) };
    }),
    ...enterAll(missing),
  ];
}

const enterAll = (players: NewTournament['players']): readonly Command[] =>
  players.length === 0
    ? []
    : [
        {
          kind: 'enter-players',
          players: players.map(({ id, details, origins }) => ({
            id,
            details,
            listed: listedIn(origins),
          })),
        },
      ];

/** Who asked for a half-point bye in what is now the last round stays away without points. */
const withoutHalfPointAtEnd = (request: ByeRequest, last: number): ByeRequest =>
  request.round === last && request.bye === 'half-point'
    ? { ...request, bye: 'zero-point' }
    : request;

/** Byes asked for, in rounds that there are; a table has none. */
function askedByes(t: Tournament | null, { settings, players }: NewTournament): readonly Command[] {
  if (isScheduled(settings.system)) return [];
  const asked = new Map((t?.players ?? []).map(({ id, byeRequests }) => [id, byeRequests]));
  return players.flatMap(({ id, byeRequests }) =>
    byeRequests
      .filter(({ round }) => round <= settings.roundsPlanned)
      .map((request) => withoutHalfPointAtEnd(request, settings.roundsPlanned))
      .filter((request) => !asked.get(id)?.some((known) => same(known, request)))
      .map((request): Command => ({ kind: 'request-bye', player: id, request })),
  );
}

function numbers(t: Tournament | null, { players, numbered }: NewTournament): readonly Command[] {
  if (!numbered || players.length < 2) return [];
  const order = players.map(({ id }) => id);
  const isNumbered =
    t !== null &&
    t.lots.kind !== 'not-drawn' &&
    same(
      t.players.map(({ id }) => id),
      order,
    );
  return isNumbered ? [] : [{ kind: 'set-draw-numbers', order }];
}

/**
 * The commands that make a tournament what it is to be, from nothing or from what an earlier try left;
 * none if it is so already. Meant for before its first round is paired.
 */
export function newTournamentCommands(
  t: Tournament | null,
  newTournament: NewTournament,
): readonly Command[] {
  const { id, settings, players } = newTournament;
  const before: readonly Command[] =
    t === null
      ? [{ kind: 'create-tournament', id, settings }, ...enterAll(players)]
      : [...changedSettings(t.settings, settings), ...changedPlayers(t.players, players)];
  return [...before, ...askedByes(t, newTournament), ...numbers(t, newTournament)];
}
