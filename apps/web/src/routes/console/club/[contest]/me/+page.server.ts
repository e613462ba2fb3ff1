import { entryName, publicContest } from '@rokade/club';
import { newChallengeId, ownPlayer } from '@rokade/server';
import { redirect } from '@sveltejs/kit';
import { contestDay, loadContest } from '#lib/server/club/contest-page.ts';
import type { PageServerLoad } from './$types';

const ownIn = ({ session }: App.Locals, contest: { readonly id: string }): string | null =>
  ownPlayer(session?.rights ?? [], contest.id);

/** The page of a player with a link: the competition, their challenges and possible opponents. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const contest = await loadContest(locals, params);
  const player = ownIn(locals, contest);
  // A reader who is not a player of the competition has the page for organisers.
  if (player === null) redirect(303, `/console/club/${contest.id}`);
  return {
    contest: publicContest(contest),
    player,
    name: entryName(contest, player),
    today: contestDay(locals),
    /** The id of the next challenge. */
    newChallenge: newChallengeId() as string,
  };
};

export { actions } from '#lib/server/forms/tell.ts';
