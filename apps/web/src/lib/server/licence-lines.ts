import type { ChessEvent } from '@rokade/event';
import { keepsLicences, licencesOn, standingByName } from '@rokade/register';
import { licenceFindings, licenceRulesFor, type OfficerStanding } from '@rokade/rules';
import { citation } from '@rokade/texts';
import type { Tournament } from '@rokade/tournament';
import { today } from './register-page.ts';

interface Led {
  readonly federation: string;
  /** '' = not said: then as they stand today. */
  readonly firstDay: string;
  readonly arbiters: readonly string[];
  readonly committee: readonly string[];
}

/**
 * What is wrong with the licences of those who lead, a sentence each; nothing where the register keeps
 * none, since then everybody would be without.
 *
 * @article DSU 2002 §5a
 * @article DSU 2002 §5b
 */
function linesOf(
  locals: App.Locals,
  { federation, firstDay, arbiters, committee }: Led,
): readonly string[] {
  const rules = licenceRulesFor(federation, firstDay);
  const register = locals.app.register.now();
  if (rules === undefined || !keepsLicences(register, rules)) return [];
  const day = firstDay || today(locals);
  const standingOf = standingByName(licencesOn(register, rules, day));
  const named = (role: OfficerStanding['role'], names: readonly string[]) =>
    names
      .filter((name) => name.trim() !== '')
      .map((name) => ({ role, name, standing: standingOf(name) }));
  const officers = [...named('arbiter', arbiters), ...named('committee', committee)];
  return licenceFindings(rules, officers).map(({ code, article, names }) => {
    const said = locals.t(`licences.finding-${code}`, { names: names.join('; ') });
    return `${said} (${citation(article)})`;
  });
}

/** Of a tournament's arbiters and committee, on the day of its first round. */
export const unlicensedOfTournament = (
  locals: App.Locals,
  { settings }: Tournament,
): readonly string[] =>
  linesOf(locals, {
    federation: settings.federation,
    firstDay: (settings.roundDates[0] ?? '').slice(0, 10),
    arbiters: [settings.chiefArbiter, ...settings.arbiters],
    committee: settings.committee,
  });

const arbitersRoles: readonly string[] = ['chief-arbiter', 'deputy-arbiter', 'arbiter'];

/** Of an event's, on its first day, by the federation of its first group. */
export const unlicensedOfEvent = (
  locals: App.Locals,
  { values: { officers, firstDay } }: Pick<ChessEvent, 'values'>,
  groups: readonly Tournament[],
): readonly string[] =>
  linesOf(locals, {
    federation: groups[0]?.settings.federation ?? '',
    firstDay,
    arbiters: officers.filter(({ role }) => arbitersRoles.includes(role)).map(({ name }) => name),
    committee: officers.filter(({ role }) => role === 'appeals').map(({ name }) => name),
  });
