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

/** The hall's clock, and the time zone it goes by. */
export interface HallOfInstallation {
  clock(): HallClock;
  zone(): string;
  /** How people of an organisation want their names to stand in public; the same object until that changes. */
  names(organisation: string): Promise<ChosenNames>;
}

const published = (t: Tournament): Tournament => ({
  ...t,
  settings: { ...t.settings, visibility: { ...t.settings.visibility, published: true } },
});

/**
 * Tournaments as everybody may see them, each made once for its state: the same state gives the same
 * object until the clock lets more of it be known.
 */
export function makeShown(
  hall: HallOfInstallation,
): (t: Tournament, names: ChosenNames) => ShownTournament {
  const known = new WeakMap<
    Tournament,
    { readonly zone: string; readonly names: ChosenNames; readonly shown: ShownTournament }
  >();
  return (t, names) => {
    const [clock, zone] = [hall.clock(), hall.zone()];
    const before = known.get(t);
    const isStillTrue =
      before?.zone === zone &&
      before.names === names &&
      !isPast(before.shown.keptBackUntil, clock.now);
    if (isStillTrue) return before.shown;
    const seen = publicTournament(published(t), clock, names);
    invariant(seen !== null, 'what is published is seen');
    const isPublished = t.settings.visibility.published;
    const shown = { t: seen, isPublished, keptBackUntil: keptBackUntil(t, clock) };
    known.set(t, { zone, names, shown });
    return shown;
  };
}
