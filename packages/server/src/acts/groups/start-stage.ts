import { err, type Result } from '@rokade/rules';
import { alphabetOf } from '@rokade/tables';
import {
  type Actor,
  beginsInFideMode,
  isNumberedByStrength,
  type Player,
  type PlayerId,
  publishedRounds,
  type SystemCode,
  type Tournament,
  type TournamentId,
  viewStandings,
} from '@rokade/tournament';
import type { Application } from '../../application.ts';
import type { AppError } from '../../kinds/tournament-types.ts';
import { derivedSettings } from '../../tournaments/derived-settings.ts';
import { derivedId, makeTournament } from './make-derived.ts';
import { groupsOfEvent } from './related.ts';
import { chosenInOrder, type Placed, placedKey, type StageOrder } from './stage-order.ts';

type Books = Pick<Application, 'tournaments'>;

/** Why a stage is not created. */
export type StageRefusal =
  | { readonly code: 'groups.stage-nobody' }
  | { readonly code: 'groups.name'; readonly name: string };

/** The standings of a tournament after its published rounds, from which a stage can start. */
const standingsOf = (t: Tournament) => ({
  rows: viewStandings(t, publishedRounds(t)).rows.map(({ player }) => ({
    tournament: t.id,
    player: player.id,
  })),
});

/** A tournament and the other groups of its event with published rounds, itself first. */
export async function stageTournaments(app: Books, t: Tournament): Promise<readonly Tournament[]> {
  const others = (await groupsOfEvent(app, t)).filter(
    ({ id, damaged, roundsPlayed }) => id !== t.id && damaged === null && roundsPlayed > 0,
  );
  const found = await Promise.all(others.map(({ id }) => app.tournaments.get(id)));
  const groups = found.flatMap((one) => (one.ok ? [one.value] : []));
  groups.sort((a, b) => alphabetOf('da')(a.settings.group, b.settings.group));
  return [t, ...groups];
}

/** The request for a stage. */
export interface StageRequest {
  readonly players: readonly Placed[];
  readonly order: StageOrder;
  readonly group: string;
  readonly system: SystemCode;
  readonly rounds: number;
}

const playerOf = (t: Tournament | undefined, id: PlayerId): Player | undefined =>
  t?.players.find((player) => player.id === id);

/**
 * Creates the next stage: a tournament of the chosen players, whose numbers follow the standings they come
 * from. A repetition under the same name replaces it, until it is paired.
 *
 * @param by the author, and the reason, which is required if numbers are assigned anew
 * @article DSU 2002 4.4 §65e
 */
export async function startStage(
  app: Books,
  from: readonly Tournament[],
  request: StageRequest,
  by: { readonly actor: Actor; readonly reason: string },
): Promise<Result<TournamentId, AppError | StageRefusal>> {
  const [first] = from;
  const order = chosenInOrder(
    from.map(standingsOf),
    new Set(request.players.map(placedKey)),
    request.order,
  );
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
  // In FIDE mode strength alone gives the numbers (C.04.2), which is left to the arbiter of the stage.
  const numbered = !(beginsInFideMode(settings) && isNumberedByStrength(settings.system));
  return makeTournament(app, { id, settings, players, numbered }, by);
}
