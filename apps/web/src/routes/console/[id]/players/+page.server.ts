import { chosenPlayer } from '@rokade/presentation/public/chosen-player.ts';
import { alphabetOf, rankTexts } from '@rokade/tables';
import type { Translate } from '@rokade/texts';
import { type Player, viewStandings } from '@rokade/tournament';
import { forArbiters } from '#lib/server/tournaments/shared-page.ts';

export { tournamentActions as actions } from '#lib/server/forms/tell.ts';

/** A player's withdrawal, or the rounds of their byes, as text; '' = neither. */
function presenceText(say: Translate, player: Player | undefined): string {
  if (player?.presence.kind === 'withdrawn') {
    return say('console.withdrawn-from', { round: player.presence.fromRound });
  }
  const rounds = player?.byeRequests.map(({ round }) => round) ?? [];
  return rounds.length === 0 ? '' : say('console.byes-in', { rounds: rounds.join(', ') });
}

/** All players by name, with place and points. */
export const load = forArbiters((t, { locals, url }) => {
  const { rows } = viewStandings(t);
  const ranks = rankTexts(rows);
  const lines = rows.map(({ player, halfPoints }, index) => {
    const found = t.players[player.no - 1];
    return {
      player,
      halfPoints,
      rank: t.rounds.length === 0 ? '' : (ranks[index] ?? ''),
      presence: presenceText(locals.t, found),
    };
  });
  const compare = alphabetOf(locals.language);
  const sorted = lines.sort((a, b) => compare(a.player.name, b.player.name));
  return { lines: sorted, chosen: chosenPlayer(t, { locals, url }, sorted[0]?.player.id) };
});
