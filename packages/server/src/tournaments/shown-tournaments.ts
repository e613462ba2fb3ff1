import { invariant } from '@rokade/rules';
import {
  type ChosenNames,
  type HallClock,
  isPast,
  keptBackUntil,
  publicTournament,
  type Tournament,
} from '@rokade/tournament';
import type { ShownTournament } from '../kinds/tournament-types.ts';

/** What the public view of tournaments needs of the installation. */
export interface HallOfInstallation {
  clock(): HallClock;
  zone(): string;
  /** How people of an organisation want their names shown in public; the same object until that changes. */
  names(organisation: string): Promise<ChosenNames>;
}

const published = (t: Tournament): Tournament => ({
  ...t,
  settings: { ...t.settings, visibility: { ...t.settings.visibility, published: true } },
});

/**
 * Makes the public view of tournaments, cached for each state: the same state gives the same object until
 * results that were kept back become public.
 */
export function makeShown(
  hall: HallOfInstallation,
): (t: Tournament, names: ChosenNames) => ShownTournament {
  const cache = new WeakMap<
    Tournament,
    { readonly zone: string; readonly names: ChosenNames; readonly shown: ShownTournament }
  >();
  return (t, names) => {
    const [clock, zone] = [hall.clock(), hall.zone()];
    const before = cache.get(t);
    const isStillTrue =
      before?.zone === zone &&
      before.names === names &&
      !isPast(before.shown.keptBackUntil, clock.now);
    if (isStillTrue) return before.shown;
    const seen = publicTournament(published(t), clock, names);
    invariant(seen !== null, 'what is published is seen');
    const isPublished = t.settings.visibility.published;
    const shown = { t: seen, isPublished, keptBackUntil: keptBackUntil(t, clock) };
    cache.set(t, { zone, names, shown });
    return shown;
  };
}
