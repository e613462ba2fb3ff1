import {
  type Contest,
  championSections,
  entryName,
  type TrophyOffer,
  trophyOffers,
  trophyView,
} from '@rokade/club';
import { seasonsOf, trophiesOf } from '@rokade/server';
import type { TrophyChampions } from '#lib/desks/club/trophy-champions.ts';
import { mayDo } from './may-do.ts';

/** Whose a competition is, and what of that club's books its reader may look into. */
async function ownerSeen({ app, ...locals }: App.Locals, { id }: Contest) {
  const owner = await app.contests.belonging(id);
  if (!owner.ok) return null;
  // Who keeps this one alone sees of others what everybody sees.
  const seesAll = mayDo({ app, ...locals }, 'see-contest', { id: '', ...owner.value });
  return {
    organisation: owner.value.organisation,
    seenBy: seesAll ? ('desk' as const) : ('everybody' as const),
  };
}

async function seasonsFor(locals: App.Locals, contest: Contest): Promise<readonly Contest[]> {
  const owner = await ownerSeen(locals, contest);
  return owner === null ? [] : seasonsOf(locals.app, owner.organisation, owner.seenBy);
}

const nameOf = ({ champions }: TrophyOffer): string => champions.map(({ name }) => name).join('; ');

/** The champions that the club's seasons name, for a trophy; null: the competition is none. */
export async function championsToTake(
  locals: App.Locals,
  contest: Contest,
  query: URLSearchParams,
): Promise<TrophyChampions | null> {
  const view = trophyView(contest);
  if (view === null) return null;
  const seasons = await seasonsFor(locals, contest);
  const sections = championSections(seasons);
  const section = sections.find(({ code }) => code === query.get('of'))?.code ?? null;
  const offers = section === null ? [] : trophyOffers(contest, seasons, section);
  return {
    sections,
    section,
    offers: offers.map((offer) => {
      const winner = view.years.find(({ year }) => year === offer.year)?.winner;
      return {
        item: offer.item,
        year: offer.year,
        competition: offer.competition,
        state: offer.state,
        isEntered: offer.entry !== null,
        name: nameOf(offer),
        winner: winner === undefined ? '' : entryName(contest, winner),
      };
    }),
  };
}

/** The trophies to whose desk a season's reader may go with a champion. */
export async function trophiesFor(
  locals: App.Locals,
  contest: Contest,
): Promise<readonly { readonly id: string; readonly name: string }[]> {
  const owner = await ownerSeen(locals, contest);
  if (owner?.seenBy !== 'desk') return [];
  const trophies = await trophiesOf(locals.app, owner.organisation, 'desk');
  return trophies.map(({ id, values: { name } }) => ({ id, name }));
}
