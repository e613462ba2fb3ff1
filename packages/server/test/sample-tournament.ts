import { ownInstallation, type Right } from '@rokade/installation';
import {
  type Actor,
  type Command,
  emptyDetails,
  type PlayerDetails,
  type PlayerId,
  parsePlayerId,
  parseTournamentId,
  type Settings,
  type TournamentId,
  usualSettings,
} from '@rokade/tournament';
import { onTestFinished } from 'vitest';
import { type Application, createApplication } from '../src/index.ts';

export const ida: Actor = { id: 'account-1', name: 'Ida Hansen' };

export const arbiter: Right = {
  role: 'arbiter',
  for: { kind: 'organisation', organisation: ownInstallation },
};

export const noon = new Date('2026-11-21T12:00:00.000Z');

export function tournamentId(text: string): TournamentId {
  const id = parseTournamentId(text);
  if (id === null) throw new Error(`no id: ${text}`);
  return id;
}

export function playerId(place: number): PlayerId {
  const id = parsePlayerId(`p${place}`);
  if (id === null) throw new Error(`no id: ${place}`);
  return id;
}

export const settings: Settings = {
  ...usualSettings,
  name: 'Efterårsturnering',
  place: 'Aarhus',
  group: 'A',
  roundsPlanned: 5,
  roundDates: ['2026-11-21'],
  chiefArbiter: 'Ida Hansen',
};

export const details = (name: string): PlayerDetails => ({
  ...emptyDetails,
  name,
  sex: 'w',
  club: 'Skakklubben Brønden',
  federation: 'DEN',
  citizenship: 'ISL',
  rating: 1500,
  fideId: '1234567',
  nationalId: '4711',
  birthDate: '2001-02-03',
});

export const enterPlayers = (count: number): Command => ({
  kind: 'enter-players',
  players: Array.from({ length: count }, (_, index) => ({
    id: playerId(index + 1),
    details: details(`Nr ${index + 1}, Åse`),
  })),
});

/** A result of a game, in half-points. */
export const result = (round: number, board: number, white: number, black: number) =>
  ({
    kind: 'enter-result',
    round,
    board,
    result: { kind: 'played', white, black },
  }) satisfies Command;

/** A password that nobody attacks. */
export const passwordCost = { memory: 8, passes: 1, parallelism: 1 };

/** An application without a disk, closed when the test is over. */
export async function applicationForTest(clock = () => noon): Promise<Application> {
  const created = await createApplication({ dataDirectory: ':memory:', clock, passwordCost });
  if (!created.ok) throw new Error(created.error.code);
  onTestFinished(() => created.value.close());
  return created.value;
}

/** Carries out commands one after another, each on the newest state; all must succeed. */
export async function carryOut(
  { tournaments }: Application,
  id: TournamentId,
  ...commands: readonly Command[]
): Promise<void> {
  for (const command of commands) {
    const state = await tournaments.get(id);
    const basedOn = state.ok ? state.value.version : 0;
    const request = { basedOn, command, reason: 'test', confirmed: true };
    const executed = await tournaments.execute(id, request, ida);
    if (!executed.ok) throw new Error(`${command.kind}: ${JSON.stringify(executed.error)}`);
  }
}

/** A tournament of six whose first round is being played. */
export async function startTournament(app: Application, name = 'autumn'): Promise<TournamentId> {
  const id = tournamentId(name);
  await carryOut(
    app,
    id,
    { kind: 'create-tournament', id, settings },
    enterPlayers(6),
    { kind: 'draw-lots', seed: 'a seed' },
    { kind: 'pair-round' },
    { kind: 'publish-round' },
  );
  return id;
}
