import { createHash } from 'node:crypto';
import {
  type League,
  type Missing,
  matchOf,
  missingIn,
  silentFrom,
  type TeamId,
  teamName,
  teamOf,
} from '@rokade/league';
import { leagueName } from '@rokade/presentation/views/league/league-name.ts';
import type { StoredReminder } from '@rokade/store';
import { dateText } from '@rokade/tables';
import { translator } from '@rokade/texts/all';
import type { Language } from '@rokade/tournament';
import { isFree } from './due-reminders.ts';
import { isMailAddress, type Letter } from './mail.ts';

/** What a captain is reminded of: something that is missing of their team in a match. */
export interface DueOfTeam {
  readonly team: TeamId;
  readonly missing: Missing;
  readonly address: string;
  /** The reminder's permanent name in the league; a match on another day gives another. */
  readonly name: string;
  readonly triedAt: string | null;
}

/** The mail address of whoever leads a team: its captain's, else the deputy's; '' = neither gave one. */
function addressOf(league: League, team: TeamId): string {
  const { captainContact = '', deputyContact = '' } = teamOf(league, team)?.captain ?? {};
  return [captainContact, deputyContact].map((one) => one.trim()).find(isMailAddress) ?? '';
}

/**
 * The team that is to do what is missing on a day; null: nobody yet. Line-ups are asked for in the days
 * before a match, results of the home team the day after it, and an agreement once the other captain has
 * agreed.
 */
function teamOfMissing(league: League, missing: Missing, day: string): TeamId | null {
  const match = matchOf(league, missing.match);
  if (match === undefined) return null;
  switch (missing.what) {
    case 'line-up':
      return match.meeting.day >= day ? missing.team : null;
    case 'results':
      return match.meeting.day < day ? match.home : null;
    case 'agreement': {
      const other = missing.team === match.home ? match.agreed.away : match.agreed.home;
      return other === null ? null : missing.team;
    }
    case 'answer':
      return missing.team;
    case 'day':
      return null;
  }
}

/** The reminders of captains that are due at a local time, at a moment in milliseconds since 1970. */
export function dueOfTeams(
  league: League,
  sent: readonly StoredReminder[],
  { local, now }: { readonly local: string; readonly now: number },
): readonly DueOfTeam[] {
  return missingIn(league, local).flatMap((missing): readonly DueOfTeam[] => {
    const team = teamOfMissing(league, missing, local.slice(0, 10));
    const address = team === null ? '' : addressOf(league, team);
    if (team === null || address === '') return [];
    const day = matchOf(league, missing.match)?.meeting.day ?? '';
    const name = [missing.what, missing.match, team, day].join(' ');
    const before = sent.find((one) => one.name === name);
    if (!isFree(before, now)) return [];
    return [{ team, missing, address, name, triedAt: before?.triedAt ?? null }];
  });
}

function lineOf(league: League, { missing, team }: DueOfTeam, language: Language): string {
  const t = translator(language);
  const match = matchOf(league, missing.match);
  if (match === undefined) return '';
  const { day, time } = match.meeting;
  const what = {
    'line-up': () => t('leagues.missing-line-up', { team: teamName(league, team) }),
    results: () =>
      t('leagues.missing-results', { boards: missing.what === 'results' ? missing.boards : 0 }),
    agreement: () => t('leagues.missing-agreement', { team: teamName(league, team) }),
    answer: () => t('leagues.missing-answer', { team: teamName(league, team) }),
    day: () => t('leagues.missing-day'),
  }[missing.what]();
  const until = missing.what === 'agreement' ? silentFrom(league, match) : '';
  const silence =
    until === '' ? '' : ` ${t('leagues.letter-silence', { moment: dateText(language, until) })}`;
  const when = dateText(language, time === '' ? day : `${day}T${time}`);
  const pair = `${teamName(league, match.home)} – ${teamName(league, match.away)}`;
  return `– ${when}, ${pair}: ${what}.${silence}`;
}

/** The letter to a captain with all that is due of their team. */
export function captainLetter(
  league: League,
  language: Language,
  { to, due }: { readonly to: string; readonly due: readonly DueOfTeam[] },
): Letter {
  const t = translator(language);
  const name = leagueName(league.values);
  const names = due.map((one) => one.name).join('\n');
  return {
    to,
    subject: t('leagues.letter-subject', { name, count: due.length }).replace(/\s+/g, ' '),
    text: [
      t('leagues.letter', { name }),
      '',
      ...due.map((one) => lineOf(league, one, language)),
      '',
      t('leagues.letter-why', { name }),
      '',
    ].join('\n'),
    id: createHash('sha256').update(`${league.id}\n${to}\n${names}`).digest('hex').slice(0, 32),
  };
}
