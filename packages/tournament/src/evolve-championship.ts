import type { Championship } from './championship.ts';
import type { TournamentEvent } from './entry.ts';
import type { PlayerId } from './ids.ts';
import type { Tournament } from './state.ts';

export type ChampionshipEvent = Extract<TournamentEvent, { kind: `championship-${string}` }>;

export const isOfChampionship = (event: TournamentEvent): event is ChampionshipEvent =>
  event.kind.startsWith('championship-');

const noChampionship: Championship = { rules: '', of: 1, given: [], published: null, next: [] };

const others = <One extends { readonly player: PlayerId }>(
  list: readonly One[],
  player: PlayerId,
): readonly One[] => list.filter((one) => one.player !== player);

function after(now: Championship, event: ChampionshipEvent): Championship {
  switch (event.kind) {
    case 'championship-set':
      return { ...now, rules: event.rules, of: event.of };
    case 'championship-class-given': {
      const { kind: _, said, ...given } = event;
      return { ...now, given: [...others(now.given, event.player), { ...given, ...said }] };
    }
    case 'championship-targets-published':
      return { ...now, published: { rounds: event.rounds, classes: event.classes } };
    case 'championship-next-class-given': {
      const { player, class: next, said } = event;
      const rest = others(now.next, player);
      return { ...now, next: next === null ? rest : [...rest, { player, class: next, ...said }] };
    }
  }
}

/** The tournament after an entry about the classes of a championship. */
export const evolveChampionship = (t: Tournament, event: ChampionshipEvent): Tournament => ({
  ...t,
  championship: after(t.championship ?? noChampionship, event),
});

/** The same without what was said of somebody in words. */
export const withoutNotes = (
  { championship }: Tournament,
  isOf: (player: PlayerId) => boolean,
): Championship | null =>
  championship && {
    ...championship,
    given: championship.given.map((one) => (isOf(one.player) ? { ...one, note: '' } : one)),
    next: championship.next.map((one) => (isOf(one.player) ? { ...one, note: '' } : one)),
  };
