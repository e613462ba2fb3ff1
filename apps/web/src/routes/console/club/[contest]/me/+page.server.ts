import { entryName, publicContest } from '@rokade/club';
import { newChallengeId, ownPlayer } from '@rokade/server';
import { redirect } from '@sveltejs/kit';
import { contestDay, loadContest } from '#lib/server/contest-page.ts';
import type { PageServerLoad } from './$types';

const ownIn = ({ session }: App.Locals, contest: { readonly id: string }): string | null =>
  ownPlayer(session?.rights ?? [], contest.id);

/** What somebody who plays with a link sees: the list, their challenges, and whom they may challenge. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const contest = await loadContest(locals, params);
  const player = ownIn(locals, contest);
  // Whoever runs it has the desk.
  if (player === null) redirect(303, `/console/club/${contest.id}`);
  return {
    contest: publicContest(contest),
    player,
    name: entryName(contest, player),
    today: contestDay(locals),
    /** Of a challenge that is made next. */
    newChallenge: newChallengeId() as string,
  };
};

export { actions } from '#lib/server/tell.ts';
