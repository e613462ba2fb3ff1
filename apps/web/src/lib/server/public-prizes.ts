import { type PrizesView, type Tournament, viewPublicPrizes } from '@rokade/tournament';
import type { Namer } from '#lib/chess/plain-facts.ts';
import { publicPage, tournamentOr404 } from './public-page.ts';

/** Names players as a reader may see them. */
const namerFor = ({ players }: Tournament): Namer => ({
  nameOf: (id) => players.find((player) => player.id === id)?.details.name ?? id,
  nameOfNo: (no) => players[no - 1]?.details.name ?? String(no),
});

/** The prizes as everybody may see them (null: kept back), with the names they may see. */
export async function publicPrizes(
  locals: App.Locals,
  id: string,
): Promise<{ readonly view: PrizesView | null; readonly namer: Namer }> {
  const { t: shown } = await publicPage(locals, id);
  const whole = await tournamentOr404(locals, id);
  return { view: viewPublicPrizes(whole, shown), namer: namerFor(shown) };
}
