import { readSystem } from '@rokade/formats';
import { type PairingRequest, type PlayerNo, standardPointValues } from '@rokade/rules';
import { recordOf, type SystemChoice, type Told, withOptions } from '@rokade/tournament';
import type { ChosenSystem } from './chosen-system.ts';
import type { LoadedTournament } from './load-tournament.ts';

/** What a tournament itself says of its system; players are named by their numbers. */
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

/** What the engine is told of a choice, by what a file says of the tournament. */
export function toldOf(choice: SystemChoice, request: PairingRequest & Told, lotSeed = ''): Told {
  const { points = standardPointValues, players } = request;
  return recordOf(choice).told(choice, {
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
 * The question to a chosen system. What the file says stands, unless the command says otherwise; what
 * neither says is as the tournament's own system has it, where that is the one asked.
 */
export function questionTo(
  { choice, engine, said, lotSeed }: ChosenSystem,
  request: PairingRequest & Told,
  loaded: LoadedTournament,
): PairingRequest & Told {
  const own = ownChoice(loaded);
  const base =
    own.code === choice.code ? withOptions(own, { edition: choice.edition, ...said }) : choice;
  const told = toldOf(base, request, lotSeed ?? '');
  const isSaid = lotSeed !== null || Object.keys(said).length > 0;
  const question = isSaid ? { ...request, ...told } : { ...told, ...request };
  return lotSeed === null ? question : (engine.knockOut?.withLots?.(question, lotSeed) ?? question);
}
