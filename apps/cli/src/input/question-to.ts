import { readSystem } from '@rokade/formats';
import { type PairingRequest, type PlayerNo, standardPointValues } from '@rokade/rules';
import { type EngineOptions, recordOf, type SystemChoice, withOptions } from '@rokade/tournament';
import type { ChosenSystem } from './chosen-system.ts';
import type { LoadedTournament } from './load-tournament.ts';

/** A tournament's own choice of system; players are identified by their numbers. */
export function ownChoice({ origin }: LoadedTournament): SystemChoice {
  if (origin.kind === 'document') return readSystem(origin.document);
  const { settings, players } = origin.tournament;
  const numbers = new Map<unknown, string>(players.map(({ id, no }) => [id, String(no)]));
  const inNumbers = Object.entries(settings.system).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.flatMap((id) => numbers.get(id) ?? []) : value,
  ]);
  return withOptions(settings.system, Object.fromEntries(inNumbers));
}

/** The engine's settings for a choice, with the facts on the tournament from the file. */
export function engineOptionsOf(
  choice: SystemChoice,
  request: PairingRequest & EngineOptions,
  lotSeed = '',
): EngineOptions {
  const { points = standardPointValues, players } = request;
  return recordOf(choice).engineOptions(choice, {
    points,
    allocatedBye: request.allocatedBye ?? points.win,
    roundsPlanned: request.roundsPlanned ?? 0,
    forbiddenGroups: request.forbiddenGroups ?? [],
    atStart: players.map(({ no }) => no),
    numbersOf: (ids): readonly PlayerNo[] => ids.map(Number),
    lotSeed,
  });
}

/**
 * The request to a chosen system. The command's choices come before those of the file; where neither
 * decides, those of the tournament's own system apply, if it is the chosen one.
 */
export function questionTo(
  { choice, engine, options, lotSeed }: ChosenSystem,
  request: PairingRequest & EngineOptions,
  loaded: LoadedTournament,
): PairingRequest & EngineOptions {
  const own = ownChoice(loaded);
  const base =
    own.code === choice.code ? withOptions(own, { edition: choice.edition, ...options }) : choice;
  const engineOptions = engineOptionsOf(base, request, lotSeed ?? '');
  const isChosen = lotSeed !== null || Object.keys(options).length > 0;
  const question = isChosen ? { ...request, ...engineOptions } : { ...engineOptions, ...request };
  return lotSeed === null ? question : (engine.knockOut?.withLots?.(question, lotSeed) ?? question);
}
