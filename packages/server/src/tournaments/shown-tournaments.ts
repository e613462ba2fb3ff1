import { invariant } from '@rokade/rules';
import {
  type HallClock,
  isPast,
  keptBackUntil,
  publicTournament,
  type Tournament,
} from '@rokade/tournament';
import type { ShownTournament } from '../application.ts';

/** The hall's clock, and the time zone it goes by. */
export interface HallOfInstallation {
  clock(): HallClock;
  zone(): string;
}

const published = (t: Tournament): Tournament => ({
  ...t,
  settings: { ...t.settings, visibility: { ...t.settings.visibility, published: true } },
});

/**
 * Tournaments as everybody may see them, each made once for its state: the same state gives the same
 * object until the clock lets more of it be known.
 */
export function makeShown(hall: HallOfInstallation): (t: Tournament) => ShownTournament {
  const known = new WeakMap<
    Tournament,
    { readonly zone: string; readonly shown: ShownTournament }
  >();
  return (t) => {
    const [clock, zone] = [hall.clock(), hall.zone()];
    const before = known.get(t);
    const isStillTrue = before?.zone === zone && !isPast(before.shown.keptBackUntil, clock.now);
    if (isStillTrue) return before.shown;
    const seen = publicTournament(published(t), clock);
    invariant(seen !== null, 'what is published is seen');
    const isPublished = t.settings.visibility.published;
    const shown = { t: seen, isPublished, keptBackUntil: keptBackUntil(t, clock) };
    known.set(t, { zone, shown });
    return shown;
  };
}
