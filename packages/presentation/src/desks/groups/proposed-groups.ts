import { namesIn } from '@rokade/tables';
import { proposedGroups, type Tournament } from '@rokade/tournament';
import { reasonLines } from '../../chess/reason-lines.ts';
import type { Locale } from '../../words/locale.ts';
import type { WholeQuery } from '../../words/query.ts';
import { divisionInQuery, unreadIn } from './division-in-query.ts';

/** The groups proposed for the address's options, or an error; null: the address has no options. */
export function proposalIn(
  { t: say }: Pick<Locale<'server'>, 't'>,
  t: Tournament,
  query: WholeQuery,
) {
  const options = divisionInQuery(query);
  if (options === null) return null;
  const unread = unreadIn(query);
  if (unread !== null) return { options, plans: null, error: unread };
  const made = proposedGroups(t, options, (number) => say('terms.group-n', { number }));
  if (!made.ok) return { options, plans: null, error: made.error };
  const plans = made.value.map((group) => ({
    ...group,
    because: reasonLines(namesIn(t), group.because, say),
  }));
  return { options, plans, error: null };
}
