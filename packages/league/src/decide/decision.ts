import { dayFault, type FieldFault, type RequestFacts, textFault } from '@rokade/journal';
import type { KeptOut } from '@rokade/players';
import type { Result } from '@rokade/rules';
import type { LeagueCommand } from '../command.ts';
import type { LeagueHappened } from '../happened.ts';
import { divisionOf, type League, matchOf, memberOf, teamOf } from '../league.ts';
import type { LeagueRefusal } from '../refusal.ts';

/** The events to append, or why the command was refused. */
export type Decision = Result<readonly LeagueHappened[], LeagueRefusal>;

/** The parts of a request that decisions need beside the command. */
export interface Facts extends RequestFacts {
  /** The local time, `2026-11-21T12:05`; '' in replays. */
  readonly now: string;
  readonly keptOut: readonly KeptOut[];
}

/** The decider of some kinds of commands. */
export type Decides<Kind extends LeagueCommand['kind']> = (
  league: League,
  command: Extract<LeagueCommand, { kind: Kind }>,
  facts: Facts,
) => Decision;

export const invalid = (field: string, problem: FieldFault['problem']): LeagueRefusal => ({
  code: 'league.field-invalid',
  field,
  problem,
});

/** The refusal for a fault, if there is one. */
export const refusing = (fault: FieldFault | null): LeagueRefusal | null =>
  fault === null ? null : { code: 'league.field-invalid', ...fault };

/** The refusal for values with a name that is required. */
export function namedRefusal(values: { readonly name: string }): LeagueRefusal | null {
  return values.name.trim() === '' ? invalid('name', 'missing') : refusing(textFault(values));
}

/** The refusal for the first text that is not a time of day; '' is one that is not set. */
export function timeRefusal(times: Readonly<Record<string, string>>): LeagueRefusal | null {
  const wrong = Object.entries(times).find(
    ([, time]) => time !== '' && !/^([01]\d|2[0-3]):[0-5]\d$/.test(time),
  );
  return wrong === undefined ? null : invalid(wrong[0], 'not-a-date');
}

export const dayRefusal = (days: Readonly<Record<string, string>>): LeagueRefusal | null =>
  refusing(dayFault(days));

/** A question that a confirmation answers. */
export const asking = (
  { isConfirmed }: RequestFacts,
  question: LeagueRefusal | null,
): LeagueRefusal | null => (isConfirmed ? null : question);

export const unknownDivision = (league: League, division: string): LeagueRefusal | null =>
  divisionOf(league, division) === undefined ? { code: 'league.unknown-division', division } : null;

export const unknownTeam = (league: League, team: string): LeagueRefusal | null =>
  teamOf(league, team) === undefined ? { code: 'league.unknown-team', team } : null;

export const unknownPlayer = (league: League, player: string): LeagueRefusal | null =>
  memberOf(league, player) === undefined ? { code: 'league.unknown-player', player } : null;

export const unknownMatch = (league: League, match: string): LeagueRefusal | null =>
  matchOf(league, match) === undefined ? { code: 'league.unknown-match', match } : null;

/** The first id that several new things share, or that is taken. */
export function takenId(ids: readonly string[], taken: readonly string[]): LeagueRefusal | null {
  const id = ids.find((one, index) => taken.includes(one) || ids.indexOf(one) !== index);
  return id === undefined ? null : { code: 'league.id-taken', id };
}
