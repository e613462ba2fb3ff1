import {
  err,
  type OlympiadRequest,
  ok,
  type PairingSystem,
  type Result,
  type RoundRobinRequest,
  type TempelhofRequest,
} from '@rokade/rules';
import { hasOption, isGiven, numberOption, type Options, textOption } from './options.ts';
import { bad, type Context, type Outcome } from './outcome.ts';

const roundRobins: readonly string[] = ['berger', 'dsu', 'tempelhof-table', 'rutsch'];

/** The options that are for certain systems alone. */
const systemsOf: readonly (readonly [option: string, systems: readonly string[]])[] = [
  ['double', roundRobins],
  ['first-round', ['tempelhof']],
  ['teams', ['olympiad']],
];

const mostTeams = 99;

/**
 * A system that is told, with each round asked for, what the options say: `--double`, `--first-round`,
 * `--teams`. A usage fault for an option that the system does not have.
 */
export function withParameters(
  context: Context,
  options: Options,
  system: PairingSystem,
): Result<PairingSystem, Outcome> {
  const { code } = system;
  const foreign = systemsOf.find(
    ([name, codes]) => isGiven(options, name) && !codes.includes(code),
  );
  if (foreign !== undefined) {
    const facts = { option: `--${foreign[0]}`, system: code };
    return err(bad(context.t('cli.usage.not-of-system', facts)));
  }
  const teams = numberOption(context, options, { name: 'teams', least: 2, most: mostTeams });
  if (!teams.ok) return teams;
  const told: Partial<RoundRobinRequest & TempelhofRequest & OlympiadRequest> = {
    ...(hasOption(options, 'double') ? { cycles: 2 } : {}),
    ...(textOption(options, 'first-round') === 'rating-halves'
      ? { firstRound: 'rating-halves' }
      : {}),
    ...(teams.value === undefined ? {} : { teams: teams.value }),
  };
  return ok({ ...system, pairRound: (request) => system.pairRound({ ...request, ...told }) });
}
