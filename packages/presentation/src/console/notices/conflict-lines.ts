import type { ChessEvent } from '@rokade/event';
import type { IncompatibleOffices } from '@rokade/register';
import { type ConflictFound, officeConflicts, officeRuleSet, officerKey } from '@rokade/rules';
import { officeName } from '@rokade/tables';
import { citation } from '@rokade/texts';
import {
  nameWithGroup,
  type Player,
  type Tournament,
  viewOfficeConflicts,
} from '@rokade/tournament';
import type { Locale } from '../../words/locale.ts';

type Reading = Pick<Locale<'server'>, 't'>;

const lineOf = (
  { t }: Reading,
  { code, article, regulation, name, ruleSet, office }: ConflictFound,
): string => {
  const officeText = officeName(t, { regulation: ruleSet, office });
  const cited = citation(article).startsWith(regulation)
    ? citation(article)
    : `${regulation} ${article}`;
  return `${t(`offices.conflict-${code}`, { name, office: officeText })} (${cited})`;
};

/** The conflicts of interest of a tournament's officers, one sentence each. */
export const tournamentConflicts = (reading: Reading, t: Tournament): readonly string[] =>
  viewOfficeConflicts(t).map((one) => lineOf(reading, one));

/** The conflicts of interest of one person in the tournaments they play, with its name. */
export const playersConflicts = (
  reading: Reading,
  played: readonly { readonly t: Tournament; readonly player: Player }[],
): readonly string[] =>
  played.flatMap(({ t, player }) =>
    viewOfficeConflicts(t)
      .filter(({ name }) => officerKey(name) === officerKey(player.details.name))
      .map((one) => `${nameWithGroup(t.settings)}: ${lineOf(reading, one)}`),
  );

/** The groups of an event, and the editions of the regulations by which its offices are held. */
export interface GroupsOfEvent {
  readonly groups: readonly Tournament[];
  readonly editions: readonly string[];
}

/** The conflicts of interest of an event's officers, on its entry list or in its groups. */
export function eventConflicts(
  reading: Reading,
  { values, entrants }: Pick<ChessEvent, 'values' | 'entrants'>,
  { groups, editions }: GroupsOfEvent,
): readonly string[] {
  const rules = editions.flatMap((code) => officeRuleSet(code) ?? []);
  const players = [
    ...entrants.map((one) => one.values.name),
    ...groups.flatMap((t) => t.players.map(({ details }) => details.name)),
  ];
  const withLeave = groups.flatMap(({ settings }) => settings.leaveToPlay);
  return officeConflicts(rules, values.officers, players, withLeave).map((one) =>
    lineOf(reading, one),
  );
}

/** Pairs of offices that one person may not hold together, one sentence each. */
export const registerConflicts = (
  { t }: Reading,
  found: readonly IncompatibleOffices[],
): readonly string[] =>
  found.map(({ name, regulation, office, other, competition, article }) => {
    const of = (code: string) => officeName(t, { regulation, office: code });
    const where = competition === '' ? '' : `, ${competition}`;
    const facts = { name, office: of(office), other: `${of(other)}${where}` };
    return `${t('offices.holds-both', facts)} (${citation(article)})`;
  });
