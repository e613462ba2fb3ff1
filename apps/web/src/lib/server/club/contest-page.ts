import { type Contest, type ContestId, knowsRulesOf, parseContestId } from '@rokade/club';
import { error, redirect } from '@sveltejs/kit';

/** Parses the competition's id in an address; error 404 if it is not one. */
export function contestIdOr404(text: string): ContestId {
  const id = parseContestId(text);
  if (id === null) error(404, 'no such competition');
  return id;
}

/** Error 501 for a competition whose rules this version does not have. */
export function withItsRules(contest: Contest): Contest {
  if (!knowsRulesOf(contest)) error(501, `${contest.format} by ${contest.rules}`);
  return contest;
}

/** The competition in an address. A damaged one redirects to the list, which reports the damage. */
export async function loadContest(
  { app }: App.Locals,
  params: { readonly contest: string },
): Promise<Contest> {
  const id = contestIdOr404(params.contest);
  const found = await app.contests.get(id);
  if (found.ok) return withItsRules(found.value);
  if (found.error.code === 'store.damaged') redirect(303, `/console/club#${id}`);
  error(found.error.code === 'store.removed' ? 410 : 404, found.error.code);
}

/** Today by the hall's clock, `2026-11-21`. */
export const contestDay = ({ app }: App.Locals): string => app.hall().now.slice(0, 10);
