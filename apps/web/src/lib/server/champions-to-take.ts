import {
  type Contest,
  championSections,
  type EntryId,
  entryName,
  type TrophyOffer,
  trophyOffers,
  trophyView,
} from '@rokade/club';
import { newEntryId, seasonsOf, trophiesOf } from '@rokade/server';
import type { TrophyChampions } from '#lib/desks/club/trophy-champions.ts';
import { contestDay, loadContest, tellContest } from './contest-page.ts';
import { formText } from './form-text.ts';
import { mayDo } from './may-do.ts';
import type { NotTold } from './tell-book.ts';

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

/** Who of the trophy's book a champion is, entered now where they were not. */
async function entered(
  asked: Pick<Parameters<typeof takeChampions>[0], 'locals' | 'params'>,
  form: FormData,
  offer: TrophyOffer,
): Promise<EntryId | NotTold> {
  const [values] = offer.champions;
  if (offer.entry !== null || values === undefined) return offer.entry ?? newEntryId();
  const entry = newEntryId();
  const day = contestDay(asked.locals);
  const command = { kind: 'enter-entry', entry, values, rating: null, day } as const;
  return (await tellContest(asked.locals, asked.params, form, command)) ?? entry;
}

/** Notes the champions that the form ticks as winners of a trophy, each of their year; null once it is done. */
export async function takeChampions(
  asked: { readonly locals: App.Locals; readonly params: { readonly contest: string } },
  form: FormData,
): Promise<NotTold | null> {
  const { locals, params } = asked;
  const contest = await loadContest(locals, params);
  const offers = trophyOffers(contest, await seasonsFor(locals, contest), formText(form, 'of'));
  for (const offer of offers) {
    const isTaken = form.get(`take.${offer.item}`) === 'on';
    if (!isTaken || offer.state === 'shared' || offer.state === 'noted') continue;
    // A tick where somebody else stands says that it is meant so.
    if (offer.state === 'other') form.set('confirmed', 'on');
    else form.delete('confirmed');
    const winner = await entered(asked, form, offer);
    if (typeof winner !== 'string') return winner;
    const act = { kind: 'trophy-won', year: offer.year, winner, day: contestDay(locals) } as const;
    const failure = await tellContest(locals, params, form, { kind: 'note-act', act });
    if (failure !== null) return failure;
  }
  return null;
}
