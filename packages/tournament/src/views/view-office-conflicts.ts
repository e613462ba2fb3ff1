import {
  type ConflictFound,
  type NamedOfficer,
  type OfficeRuleSet,
  officeConflicts,
  officeRuleSets,
  officeRulesFor,
} from '@rokade/rules';
import type { Settings } from '../settings/settings.ts';
import type { Tournament } from '../state/state.ts';
import { systems } from '../systems/systems.ts';

/**
 * The rules on conflicts of interest: of the system's club and the federation; without any club's, also
 * FIDE's.
 */
function rulesOf({ system, federation, roundDates }: Settings): readonly OfficeRuleSet[] {
  const { editions } = systems[system.code];
  const ofClub = officeRuleSets.filter(
    (one) => one.of === 'club' && Object.hasOwn(editions, one.code),
  );
  const others = officeRulesFor(federation, (roundDates[0] ?? '').slice(0, 10));
  return [...ofClub, ...others.filter((one) => ofClub.length === 0 || one.federation !== '')];
}

const officersOf = ({ chiefArbiter, arbiters, committee }: Settings): readonly NamedOfficer[] => [
  { role: 'chief-arbiter', name: chiefArbiter },
  ...arbiters.map((name) => ({ role: 'arbiter', name }) as const),
  ...committee.map((name) => ({ role: 'appeals', name }) as const),
];

/**
 * Conflicts of interest among the officers and players of a tournament.
 *
 * @article DSU 2002 §6: an arbiter who plays
 * @article FIDE 2012 10.2: an appeals committee's member who is part of the case
 */
export const viewOfficeConflicts = ({ settings, players }: Tournament): readonly ConflictFound[] =>
  officeConflicts(
    rulesOf(settings),
    officersOf(settings),
    players.map(({ details }) => details.name),
    settings.leaveToPlay,
  );
