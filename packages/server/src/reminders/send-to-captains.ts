import type { League, LeagueId } from '@rokade/league';
import type { ReminderStore } from '@rokade/store';
import type { HallClock } from '@rokade/tournament';
import type { Leagues } from '../leagues/leagues.ts';
import { captainLetter, type DueOfTeam, dueOfTeams } from './captain-letters.ts';
import type { SendMail } from './mail.ts';

/** What letters to captains need besides their store. */
export interface CaptainSources {
  readonly leagues: Leagues;
  readonly clock: () => Date;
  readonly hall: () => HallClock;
  readonly send: SendMail;
}

/** The hours of the day in which letters are sent, local time. */
const firstHour = '07:00';
const lastHour = '21:00';

/** The key of a league among those of events in the store of letters. */
const keyOf = (id: LeagueId): string => `league ${id}`;

/**
 * Makes the sending of all that captains are to be reminded of, in the leagues that say so: one letter for
 * each address, each thing once, by one process.
 */
export function captainSender(
  store: ReminderStore,
  { leagues, clock, hall, send }: CaptainSources,
): () => Promise<void> {
  async function write(league: League, to: string, all: readonly DueOfTeam[]): Promise<void> {
    const language = league.values.letters ?? '';
    if (language === '') return;
    const event = keyOf(league.id);
    const moment = clock().toISOString();
    const due: DueOfTeam[] = [];
    for (const one of all) {
      const { name, triedAt } = one;
      if (await store.tryReminder({ event, name, triedAt }, moment)) due.push(one);
    }
    if (due.length === 0) return;
    const problem = await send(captainLetter(league, language, { to, due }));
    for (const { name } of due) await store.noteReminder({ event, name }, problem ?? '');
  }

  async function sendOf(league: League, local: string): Promise<void> {
    const sent = await store.sentReminders(keyOf(league.id));
    const due = dueOfTeams(league, sent, { local, now: clock().getTime() });
    for (const to of new Set(due.map(({ address }) => address))) {
      await write(
        league,
        to,
        due.filter(({ address }) => address === to),
      );
    }
  }

  return async () => {
    const local = hall().now;
    const time = local.slice(11, 16);
    if (time < firstHour || time >= lastHour) return;
    for (const { id, archived } of await leagues.list()) {
      if (archived) continue;
      const found = await leagues.get(id);
      if (found.ok && (found.value.values.letters ?? '') !== '') await sendOf(found.value, local);
    }
  };
}
