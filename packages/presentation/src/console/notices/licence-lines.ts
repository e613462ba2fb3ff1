import type { ChessEvent } from '@rokade/event';
import { keepsLicences, licencesOn, type Register, standingByName } from '@rokade/register';
import {
  articleOfTask,
  licenceFindings,
  licenceRulesFor,
  type OfficeRuleSet,
  type OfficerStanding,
  officeRuleSet,
  officeRulesFor,
} from '@rokade/rules';
import { citation, type Translate } from '@rokade/texts';
import type { Tournament } from '@rokade/tournament';
import type { GroupsOfEvent } from './conflict-lines.ts';

/** The words of a reader, the register with the licences, and the day. */
export interface LicencesKept {
  readonly t: Translate;
  readonly register: Register;
  /** The day in the hall, `2026-11-30`. */
  readonly today: string;
}

/** Who leads a tournament or an event, by name. */
interface Led {
  readonly federation: string;
  /** '' = not known: licences are then checked as of today. */
  readonly firstDay: string;
  readonly arbiters: readonly string[];
  readonly committee: readonly string[];
}

/**
 * The faults in the licences of arbiters and committee, one sentence each; [] if the register has
 * no licences at all.
 *
 * @article DSU 2002 §5a
 * @article DSU 2002 §5b
 */
function linesOf(
  kept: LicencesKept,
  { federation, firstDay, arbiters, committee }: Led,
): readonly string[] {
  const rules = licenceRulesFor(federation, firstDay);
  const { register } = kept;
  if (rules === undefined || !keepsLicences(register, rules)) return [];
  const day = firstDay || kept.today;
  const standingOf = standingByName(licencesOn(register, rules, day));
  const named = (role: OfficerStanding['role'], names: readonly string[]) =>
    names
      .filter((name) => name.trim() !== '')
      .map((name) => ({ role, name, standing: standingOf(name) }));
  const officers = [...named('arbiter', arbiters), ...named('committee', committee)];
  return licenceFindings(rules, officers).map(({ code, article, names }) => {
    const finding = kept.t(`licences.finding-${code}`, { names: names.join('; ') });
    return `${finding} (${citation(article)})`;
  });
}

/**
 * One sentence for each regulation whose greatest size of a committee is exceeded.
 *
 * @article DSU 2002 §5b: a committee of three
 */
const overfull = (
  { t }: Pick<LicencesKept, 't'>,
  rules: readonly OfficeRuleSet[],
  committee: readonly string[],
): readonly string[] => {
  const count = committee.filter((name) => name.trim() !== '').length;
  return rules.flatMap((ruleSet) =>
    ruleSet.offices.flatMap(({ roles, members, article }) => {
      const of = members?.most ?? null;
      if (!roles.includes('appeals') || of === null || count <= of) return [];
      const finding = t('appeals.committee-too-many', { count, of, over: count - of });
      const cited = articleOfTask(ruleSet, 'appoint-committee') ?? article;
      return [`${finding} (${ruleSet.regulation} ${cited})`];
    }),
  );
};

/** The faults of a tournament's arbiters and committee, on the day of its first round. */
export function unlicensedOfTournament(
  kept: LicencesKept,
  { settings }: Tournament,
): readonly string[] {
  const { federation, committee } = settings;
  const firstDay = (settings.roundDates[0] ?? '').slice(0, 10);
  const own = officeRulesFor(federation, firstDay).filter((one) => one.federation !== '');
  return [
    ...overfull(kept, own, committee),
    ...linesOf(kept, {
      federation,
      firstDay,
      arbiters: [settings.chiefArbiter, ...settings.arbiters],
      committee,
    }),
  ];
}

const arbitersRoles: readonly string[] = ['chief-arbiter', 'deputy-arbiter', 'arbiter'];

/**
 * The faults of an event's officers, on its first day: the committee by the event's regulations,
 * licences by the federation of its first group.
 */
export function unlicensedOfEvent(
  kept: LicencesKept,
  event: Pick<ChessEvent, 'values'>,
  { groups, editions }: GroupsOfEvent,
): readonly string[] {
  const { officers, firstDay } = event.values;
  const rules = editions.flatMap((code) => officeRuleSet(code) ?? []);
  const committee = officers.filter(({ role }) => role === 'appeals').map(({ name }) => name);
  return [
    ...overfull(kept, rules, committee),
    ...linesOf(kept, {
      federation: groups[0]?.settings.federation ?? '',
      firstDay,
      arbiters: officers.filter(({ role }) => arbitersRoles.includes(role)).map(({ name }) => name),
      committee,
    }),
  ];
}
