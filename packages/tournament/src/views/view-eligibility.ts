import type { PlayerDetails } from '@rokade/players';
import { type MeetingReason, mayPlay, meetingFindings, nameKey, timeFindings } from '@rokade/rules';
import type { Settings } from '../settings/settings.ts';
import type { Tournament } from '../state/state.ts';
import { isRoundRobin } from '../systems/system-choice.ts';

type EligibilityFacts = Pick<PlayerDetails, 'name' | 'sex' | 'birthDate' | 'club'>;

/** Players for whom the tournament is not open, and players of whom it is not known, by name. */
export interface Outsiders {
  readonly out: readonly string[];
  readonly unknown: readonly string[];
  readonly article: string;
}

const yearIn = (text: string): number | null => Number(text.slice(0, 4)) || null;

type Checks = readonly { readonly name: string; readonly is: boolean | null }[];

const outsidersIn = (checks: Checks, article: string): Outsiders => {
  const named = (is: boolean | null) =>
    checks.filter((one) => one.is === is).map(({ name }) => name);
  return { out: named(false), unknown: named(null), article };
};

/** By sex and age, in the year the tournament begins. */
function byGroup(
  { openTo, roundDates }: Settings,
  some: readonly EligibilityFacts[],
): readonly Outsiders[] {
  if (openTo === 'all') return [];
  const year = yearIn(roundDates[0] ?? '');
  const checks = some.map(({ name, sex, birthDate }) => {
    const birthYear = year === null ? null : yearIn(birthDate);
    return { name, is: mayPlay(openTo, { sex, birthYear }, year ?? 0).is };
  });
  const { article } = mayPlay(openTo, { sex: '', birthYear: null }, 0);
  return [outsidersIn(checks, article)];
}

/** By membership: guests, from the club entered for them. */
function byClub({ membersOf }: Settings, some: readonly EligibilityFacts[]): readonly Outsiders[] {
  const own = nameKey(membersOf);
  if (own === '') return [];
  const checks = some.map(({ name, club }) => ({
    name,
    is: club.trim() === '' ? null : nameKey(club) === own,
  }));
  return [outsidersIn(checks, 'Tempelhof I.2')];
}

/** The players for whom the tournament is not open, by sex and age and by club. */
export const outsidersAmong = (
  { settings }: Pick<Tournament, 'settings'>,
  some: readonly EligibilityFacts[],
): readonly Outsiders[] => [...byGroup(settings, some), ...byClub(settings, some)];

/** The checks of entries before a tournament begins. */
export interface EligibilityView {
  readonly outsiders: readonly Outsiders[];
  /** Whether it can be held and how, by the club's rules. */
  readonly findings: readonly MeetingReason[];
}

/**
 * For whom a tournament is not open, and whether there are enough players, by the rules of the system's
 * club.
 *
 * @article Tempelhof 2018 I.2, I.14, III.E.1, III.E.2, III.F.1, III.F.2, III.F.5
 */
export function viewEligibility(t: Tournament): EligibilityView {
  const { system, openTo, timeControl } = t.settings;
  const isOfClub = system.edition === 'tempelhof-2018';
  const cycles = isRoundRobin(system) ? system.cycles : null;
  return {
    outsiders: outsidersAmong(
      t,
      t.players.map(({ details }) => details),
    ),
    findings:
      isOfClub && t.rounds.length === 0
        ? [
            ...meetingFindings(t.players.length, cycles, openTo),
            ...timeFindings(openTo, timeControl),
          ]
        : [],
  };
}
