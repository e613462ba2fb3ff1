import { wordsOfName } from '../kernel/name-key.ts';
import type { OfficeConflict, OfficeRuleSet, OfficerRole } from './office-record.ts';

/** A person with a role at a tournament or an event, by name. */
export interface NamedOfficer {
  readonly role: OfficerRole;
  readonly name: string;
}

/** A conflict between a person's office and another role. */
export interface ConflictFound {
  readonly code: OfficeConflict['code'];
  readonly article: string;
  readonly regulation: string;
  readonly name: string;
  /** The code of the office's rule set. */
  readonly ruleSet: string;
  readonly office: string;
}

/** Titles in front of arbiters' names. */
const arbitersTitles: readonly string[] = ['ia', 'fa', 'na', 'io'];

/**
 * A key that is equal for all spellings of a name: "Alm, Ida", "Ida Alm" and "IA Ida Alm". It can
 * confuse two people with one name, so pages show who it is and do not forbid.
 */
export const officerKey = (name: string): string =>
  wordsOfName(name)
    .filter((word) => !arbitersTitles.includes(word))
    .toSorted()
    .join(' ');

const named = (name: string): boolean => officerKey(name) !== '';

interface Present {
  readonly ruleSet: OfficeRuleSet;
  readonly officers: readonly NamedOfficer[];
  readonly players: ReadonlySet<string>;
  /** Those of them who have leave to play. */
  readonly allowed: ReadonlySet<string>;
}

function inRuleSet({ ruleSet, officers, players, allowed }: Present): readonly ConflictFound[] {
  const rolesOf = (office: string): readonly OfficerRole[] =>
    ruleSet.offices.find(({ code }) => code === office)?.roles ?? [];
  const holds = (key: string, offices: readonly string[]): boolean =>
    officers.some(
      (one) =>
        officerKey(one.name) === key &&
        offices.some((office) => rolesOf(office).includes(one.role)),
    );
  const tests: Readonly<
    Record<OfficeConflict['kind'], (key: string, offices: readonly string[]) => boolean>
  > = {
    plays: (key) => players.has(key),
    'plays-unasked': (key) => players.has(key) && !allowed.has(key),
    holds,
  };
  const found = ({ kind, offices }: OfficeConflict, key: string): boolean =>
    tests[kind](key, offices);
  return ruleSet.offices.flatMap(({ code: office, roles, conflicts }) =>
    officers
      .filter(({ role }) => roles.includes(role))
      .flatMap(({ name }) =>
        conflicts
          .filter((conflict) => found(conflict, officerKey(name)))
          .map(({ code, article }) => ({
            code,
            article,
            regulation: ruleSet.regulation,
            name,
            ruleSet: ruleSet.code,
            office,
          })),
      ),
  );
}

/**
 * Conflicts of interest at a tournament or an event, by its own regulations and by those that apply
 * where they have no rule; the same conflict of one person is reported once, by the first regulation.
 *
 * @param withLeave who has leave to play beside an office that asks for it
 * @article DSU 2002 §6: an arbiter plays only with leave
 * @article DSU 2002 §7: the committee judges what the arbiter decided
 * @article FIDE 2012 10.2: nobody decides an appeal who is part of it
 * @article Tempelhof 2018 I.11
 */
export function officeConflicts(
  ruleSets: readonly OfficeRuleSet[],
  officers: readonly NamedOfficer[],
  players: readonly string[],
  withLeave: readonly string[] = [],
): readonly ConflictFound[] {
  const allowed = new Set(withLeave.map(officerKey));
  const playing = new Set(players.map(officerKey));
  const namedOfficers = officers.filter(({ name }) => named(name));
  const all = ruleSets.flatMap((ruleSet) =>
    inRuleSet({ ruleSet, officers: namedOfficers, players: playing, allowed }),
  );
  const keyOf = ({ code, name }: ConflictFound) => `${code} ${officerKey(name)}`;
  return [...new Map(all.toReversed().map((one) => [keyOf(one), one])).values()].toReversed();
}

/** A person's office; `competition` is '' for an office of an association. */
export interface OfficeOfOne {
  readonly office: string;
  readonly competition: string;
}

/** Two offices of one person of which one judges the other's decisions. */
export interface JudgesOwn {
  readonly code: OfficeConflict['code'];
  readonly article: string;
  readonly office: string;
  readonly other: string;
  readonly competition: string;
}

const meet = (a: OfficeOfOne, b: OfficeOfOne): boolean =>
  [a.competition, b.competition].includes('') || a.competition === b.competition;

/**
 * The incompatible offices among those that one person holds in one association.
 *
 * @article DSU 2002 §7
 * @article Tempelhof 2018 I.11: the committee hears what the director of a tournament decided, the
 *   court what the committee did
 */
export const conflictsAmong = (
  { offices }: OfficeRuleSet,
  ownOffices: readonly OfficeOfOne[],
): readonly JudgesOwn[] =>
  ownOffices.flatMap((one) => {
    const conflicts = offices.find(({ code }) => code === one.office)?.conflicts ?? [];
    return conflicts.flatMap(({ code, article, offices: judged }) =>
      ownOffices
        .filter((other) => judged.includes(other.office) && meet(one, other))
        .map((other) => ({
          code,
          article,
          office: one.office,
          other: other.office,
          competition: one.competition || other.competition,
        })),
    );
  });
