import type { PlayerDetails } from '@rokade/journal';
import { type MeetingReason, mayPlay, meetingFindings } from '@rokade/rules';
import type { Tournament } from '../state.ts';
import { isRoundRobin } from '../system-choice.ts';

type Said = Pick<PlayerDetails, 'name' | 'sex' | 'birthDate'>;

/** Some who may not play without an exception, or of whom nobody can say, by name. */
export interface Outsiders {
  readonly out: readonly string[];
  readonly unknown: readonly string[];
  readonly article: string;
}

const yearIn = (text: string): number | null => Number(text.slice(0, 4)) || null;

/** Those of some whom the tournament is not for, in the year it begins; null: it is for everybody. */
export function outsidersAmong(
  { settings: { openTo, roundDates } }: Pick<Tournament, 'settings'>,
  some: readonly Said[],
): Outsiders | null {
  if (openTo === 'all') return null;
  const year = yearIn(roundDates[0] ?? '');
  const asked = some.map(({ name, sex, birthDate }) => {
    const birthYear = year === null ? null : yearIn(birthDate);
    return { name, may: mayPlay(openTo, { sex, birthYear }, year ?? 0) };
  });
  const named = (is: boolean | null) =>
    asked.filter(({ may }) => may.is === is).map(({ name }) => name);
  const { article } = mayPlay(openTo, { sex: '', birthYear: null }, 0);
  return { out: named(false), unknown: named(null), article };
}

/** What is to be said of the entries before a tournament begins. */
export interface EligibilityView {
  readonly outsiders: Outsiders | null;
  /** Whether it is played, and how often everybody meets; where the club's rules hold. */
  readonly findings: readonly MeetingReason[];
}

/**
 * Whom a tournament is not for, and whether there are enough of them, by the rules of the system's club.
 *
 * @article Tempelhof 2018 I.14, III.E.1, III.F.1, III.F.2, III.F.5
 */
export function viewEligibility(t: Tournament): EligibilityView {
  const { system, openTo } = t.settings;
  const isOfClub = system.edition === 'tempelhof-2018';
  return {
    outsiders: outsidersAmong(
      t,
      t.players.map(({ details }) => details),
    ),
    findings:
      isOfClub && t.rounds.length === 0
        ? meetingFindings(t.players.length, isRoundRobin(system) ? system.cycles : null, openTo)
        : [],
  };
}
