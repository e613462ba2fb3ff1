import { roundsLeft } from '@rokade/presentation/desks/players/rounds-left.ts';
import { fullName, parsePersonId, whoStays } from '@rokade/register';
import { isScheduled, type Player, type Tournament } from '@rokade/tournament';
import { error } from '@sveltejs/kit';
import { mayDo } from '#lib/server/rights/may-do.ts';
import { loadTournament } from '#lib/server/tournaments/load-tournament.ts';
import { playerPage } from '#lib/server/tournaments/player-page.ts';
import type { PageServerLoad } from './$types';

/**
 * The person of the register who is this player; null: none, or the reader may not see the
 * register.
 */
function personOfPlayer(locals: App.Locals, { details }: Player) {
  const id = mayDo(locals, 'see-people', null) ? parsePersonId(details.person) : null;
  const person = id === null ? undefined : whoStays(locals.app.register.now(), id);
  return person === undefined ? null : { id: person.id as string, name: fullName(person.values) };
}

/**
 * The address at which a player asks for byes; '' = there is none, or the reader may not see links.
 */
async function asksPage(locals: App.Locals, t: Tournament, { id }: Player): Promise<string> {
  const isThere = t.settings.playerAsks !== 'off' && !t.finished;
  if (!isThere || !mayDo(locals, 'keep-links', t.id)) return '';
  const [code = ''] = await locals.app.accounts.codesOf(t.id, [{ kind: 'player', player: id }]);
  return `/r/${code}/asks`;
}

/** All data of one player. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const t = await loadTournament(locals, params);
  const player = t.players.find(({ id }) => id === params.player);
  if (player === undefined) error(404, 'no such player');
  return {
    player,
    person: personOfPlayer(locals, player),
    ...(await playerPage(t, player.id, { locals, isArbiter: true })),
    asksAt: await asksPage(locals, t, player),
    isTable: isScheduled(t.settings.system),
    roundsLeft: t.finished ? [] : roundsLeft(t),
    started: t.rounds.length > 0,
    finished: t.finished,
  };
};

export { tournamentActions as actions } from '#lib/server/forms/tell.ts';
