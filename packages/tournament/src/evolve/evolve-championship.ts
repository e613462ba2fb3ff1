import type { Tournament } from '../state/state.ts';
import type { Championship } from '../values/championship.ts';
import type { PlayerId } from '../values/ids.ts';
import type { Evolvers } from './evolving.ts';

const noChampionship: Championship = { rules: '', of: 1, given: [], published: null, next: [] };

const others = <One extends { readonly player: PlayerId }>(
  list: readonly One[],
  player: PlayerId,
): readonly One[] => list.filter((one) => one.player !== player);

/** A handler of events that change the championship, or begin it. */
const ofChampionship =
  <Event>(after: (now: Championship, event: Event) => Partial<Championship>) =>
  (t: Tournament, event: Event): Tournament => {
    const now = t.championship ?? noChampionship;
    return { ...t, championship: { ...now, ...after(now, event) } };
  };

/** The handlers of events about the classes of a championship. */
export const championshipEvolvers = {
  'championship-set': ofChampionship((_, { rules, of }) => ({ rules, of })),
  'championship-class-given': ofChampionship(({ given }, { kind: _, said, ...one }) => ({
    given: [...others(given, one.player), { ...one, ...said }],
  })),
  'championship-targets-published': ofChampionship((_, { rounds, classes }) => ({
    published: { rounds, classes },
  })),
  'championship-next-class-given': ofChampionship((now, { player, class: next, said }) => {
    const rest = others(now.next, player);
    return { next: next === null ? rest : [...rest, { player, class: next, ...said }] };
  }),
} satisfies Partial<Evolvers>;

/** The championship without free text about a player. */
export const withoutNotes = (
  { championship }: Tournament,
  isOf: (player: PlayerId) => boolean,
): Championship | null =>
  championship && {
    ...championship,
    given: championship.given.map((one) => (isOf(one.player) ? { ...one, note: '' } : one)),
    next: championship.next.map((one) => (isOf(one.player) ? { ...one, note: '' } : one)),
  };
