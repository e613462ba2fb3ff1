import { type PrizesView, viewPublicPrizes } from '@rokade/tournament';
import { type Namer, namesIn } from '#lib/chess/plain-facts.ts';
import { publicPage, tournamentOr404 } from './public-page.ts';

/** The prizes as everybody may see them (null: kept back), with the names they may see. */
export async function publicPrizes(
  locals: App.Locals,
  id: string,
): Promise<{ readonly view: PrizesView | null; readonly namer: Namer }> {
  const { t: shown } = await publicPage(locals, id);
  const whole = await tournamentOr404(locals, id);
  return { view: viewPublicPrizes(whole, shown), namer: namesIn(shown) };
}
