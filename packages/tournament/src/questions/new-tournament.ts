import type { Command } from '../commands/command.ts';
import type { Settings } from '../settings/settings.ts';
import type { Tournament } from '../state/state.ts';
import { isScheduled } from '../systems/system-choice.ts';
import type { TournamentId } from '../values/ids.ts';
import type { ByeRequest, Listed, Player } from '../values/player.ts';

/** A player of a new tournament, with the byes requested before. */
export type NewTournamentPlayer = Pick<Player, 'id' | 'details' | 'origins' | 'byeRequests'>;

/** A tournament to be made from players of others, who keep their ids. */
export interface NewTournament {
  readonly id: TournamentId;
  readonly settings: Settings;
  readonly players: readonly NewTournamentPlayer[];
  /** True: `players` are in the order of their numbers. */
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

/** The lists from which a player's numbers come. */
const listedIn = (origins: Player['origins']): Listed =>
  Object.fromEntries(
    Object.entries(origins).flatMap(([field, { list }]) => (list === null ? [] : [[field, list]])),
  );

/**
 * The commands that remove players who are not wanted, change the others' details and enter the missing
 * ones.
 */
function changedPlayers(
  there: readonly Player[],
  players: NewTournament['players'],
): readonly Command[] {
  const ids = new Set(players.map(({ id }) => id));
  const present = new Map(there.map((player) => [player.id, player]));
  const gone = there.filter(({ id }) => !ids.has(id));
  const others = players.filter(({ id, details }) => {
    const before = present.get(id);
    return before !== undefined && !same(before.details, details);
  });
  const missing = players.filter(({ id }) => !present.has(id));
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

/** A half-point bye requested for what is now the last round becomes a zero-point bye. */
const withoutHalfPointAtEnd = (request: ByeRequest, last: number): ByeRequest =>
  request.round === last && request.bye === 'half-point'
    ? { ...request, bye: 'zero-point' }
    : request;

/** The requested byes for existing rounds; a round robin has none. */
function byeRequestCommands(
  t: Tournament | null,
  { settings, players }: NewTournament,
): readonly Command[] {
  if (isScheduled(settings.system)) return [];
  const existing = new Map((t?.players ?? []).map(({ id, byeRequests }) => [id, byeRequests]));
  return players.flatMap(({ id, byeRequests }) =>
    byeRequests
      .filter(({ round }) => round <= settings.roundsPlanned)
      .map((request) => withoutHalfPointAtEnd(request, settings.roundsPlanned))
      .filter((request) => !existing.get(id)?.some((other) => same(other, request)))
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
 * The commands that create or complete a tournament, continuing what an earlier try has done; none if
 * it is complete. Only before the first round is paired.
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
  return [...before, ...byeRequestCommands(t, newTournament), ...numbers(t, newTournament)];
}
