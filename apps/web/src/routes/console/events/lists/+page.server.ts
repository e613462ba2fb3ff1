import { plusDays } from '@rokade/rules';
import { listsForgottenAfter, waitingLists } from '@rokade/server';
import { waitingListRows } from '@rokade/tables';
import { eventsFrom } from '#lib/server/events/events-seen.ts';
import { today } from '#lib/server/register/register-page.ts';
import type { PageServerLoad } from './$types';

/** The entry lists of all events that the reader sees, the nearest day first. */
export const load: PageServerLoad = async ({ locals }) => {
  const day = today(locals);
  const events = await eventsFrom(locals, plusDays(day, -listsForgottenAfter));
  return { rows: waitingListRows(locals, waitingLists(events, day)) };
};
