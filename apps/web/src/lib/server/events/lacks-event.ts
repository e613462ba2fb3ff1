import { groupsOfList } from '@rokade/server';
import type { Tournament } from '@rokade/tournament';
import { mayDo } from '../rights/may-do.ts';
import { eventOf } from './event-of.ts';

/**
 * Whether an entry list was divided into groups that are in no event, and the reader may make one. Lists
 * that were divided before dividing made an event are so.
 */
export async function lacksEvent(locals: App.Locals, t: Tournament): Promise<boolean> {
  if (t.rounds.length > 0 || !mayDo(locals, 'make-event', null)) return false;
  const [group] = await groupsOfList(locals.app, t);
  if (group === undefined || !mayDo(locals, 'change-event', t.id)) return false;
  return (await eventOf(locals.app, group.id, () => true)) === null;
}
