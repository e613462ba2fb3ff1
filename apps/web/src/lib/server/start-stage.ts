import { err, type Result } from '@rokade/rules';
import { type AppError, type Application, derivedSettings } from '@rokade/server';
import { alphabetOf } from '@rokade/tables';
import {
  type Actor,
  type Player,
  type PlayerId,
  publishedRounds,
  type SystemCode,
  type Tournament,
  type TournamentId,
  viewStandings,
} from '@rokade/tournament';
import {
  chosenInOrder,
  type StageOrder,
  type StageSource,
} from '#lib/desks/groups/stage-choice.ts';
import { groupsOfEvent } from './listed-tournaments.ts';
import { derivedId, makeTournament } from './make-tournament.ts';

/** Why no stage starts. */
export type StageRefusal =
  | { readonly code: 'groups.stage-nobody' }
  | { readonly code: 'groups.name'; readonly name: string };

function sourceOf(t: Tournament): StageSource {
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

/** This tournament and the other groups of its event that have played, this one first. */
export async function stageTournaments(
  app: Application,
  t: Tournament,
): Promise<readonly Tournament[]> {
  const others = (await groupsOfEvent(app, t)).filter(
    ({ id, damaged, roundsPlayed }) => id !== t.id && damaged === null && roundsPlayed > 0,
  );
  const found = await Promise.all(others.map(({ id }) => app.tournaments.get(id)));
  const groups = found.flatMap((one) => (one.ok ? [one.value] : []));
  groups.sort((a, b) => alphabetOf('da')(a.settings.group, b.settings.group));
  return [t, ...groups];
}

/** Their standings. */
export const stageSources = (tournaments: readonly Tournament[]): readonly StageSource[] =>
  tournaments.map(sourceOf);

/** What the next stage is to be. */
export interface StageRequest {
  readonly chosen: ReadonlySet<string>;
  readonly order: StageOrder;
  readonly group: string;
  readonly system: SystemCode;
  readonly rounds: number;
}

const playerOf = (t: Tournament | undefined, id: PlayerId): Player | undefined =>
  t?.players.find((player) => player.id === id);

/**
 * Makes the next stage: a tournament of the chosen players, whose numbers follow the standings they
 * come from. Made again under the same name, it takes the place of what was made, until it is paired.
 *
 * @param reason stands in the journal where numbers are given anew
 * @article DSU 2002 4.4 §65e
 */
export async function startStage(
  app: Application,
  from: readonly Tournament[],
  request: StageRequest,
  by: { readonly actor: Actor; readonly reason: string },
): Promise<Result<TournamentId, AppError | StageRefusal>> {
  const [first] = from;
  const order = chosenInOrder(stageSources(from), request.chosen, request.order);
  if (first === undefined || order.length < 2) return err({ code: 'groups.stage-nobody' });
  const id = derivedId(first.id, request.group);
  if (id === null) return err({ code: 'groups.name', name: request.group });
  const used = new Set(order.map(({ tournament }) => tournament));
  const tournaments = from.map((t) => t.id).filter((one) => used.has(one));
  const origin = { kind: 'stage', tournaments } as const;
  const players = order.flatMap(({ tournament, player }) => {
    const found = playerOf(
      from.find((t) => t.id === tournament),
      player,
    );
    return found === undefined ? [] : [{ ...found, byeRequests: [] }];
  });
  const { system, rounds, group } = request;
  const settings = {
    ...derivedSettings(first.settings, { group, system, rounds, origin }),
    roundDates: [],
    roundPlay: [],
  };
  return makeTournament(app, { id, settings, players, numbered: true }, by);
}
