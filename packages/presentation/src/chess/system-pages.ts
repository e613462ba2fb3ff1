import type { KeyFor } from '@rokade/texts';
import { hasPage, type SystemChoice, type SystemPage } from '@rokade/tournament';

/** A page with the key of its name. */
interface SystemPageLink {
  readonly page: SystemPage;
  readonly key: KeyFor<'tournament'>;
}

/** The linked pages besides those of every tournament, the most wanted first. */
const linked: readonly SystemPageLink[] = [
  { page: 'crosstable', key: 'terms.crosstable' },
  { page: 'teams', key: 'teams.teams' },
  { page: 'schedule', key: 'schedule.schedule' },
  { page: 'seats', key: 'seats.plan' },
  { page: 'open', key: 'public.open-games' },
];

/** The further pages of a tournament with this system. */
export const systemPages = (system: SystemChoice): readonly SystemPageLink[] =>
  linked.filter(({ page }) => hasPage(system, page));
