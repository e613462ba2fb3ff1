import {
  type Contest,
  championSections,
  entryName,
  type TrophyOffer,
  trophyOffers,
  trophyView,
} from '@rokade/club';
import type { TrophyChampions } from '@rokade/presentation/desks/club/trophy-champions.ts';
import { seasonsOf, trophiesOf } from '@rokade/server';
import { mayDo } from '../rights/may-do.ts';

/**
 * The organisation of a competition, and whether the reader sees all of its seasons and trophies or
 * the public ones; null: the competition's book does not open.
 */
async function ownerSeen({ app, ...locals }: App.Locals, { id }: Contest) {
  const owner = await app.contests.belonging(id);
  if (!owner.ok) return null;
  // A right for this competition alone opens no other: of those, only the public ones are shown.
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

/** The champions of the club's seasons, for entering in a trophy; null: this is not a trophy. */
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

/** The trophies in which the reader of a season may enter its champions. */
export async function trophiesFor(
  locals: App.Locals,
  contest: Contest,
): Promise<readonly { readonly id: string; readonly name: string }[]> {
  const owner = await ownerSeen(locals, contest);
  if (owner?.seenBy !== 'desk') return [];
  const trophies = await trophiesOf(locals.app, owner.organisation, 'desk');
  return trophies.map(({ id, values: { name } }) => ({ id, name }));
}
