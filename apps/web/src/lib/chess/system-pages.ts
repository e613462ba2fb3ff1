import type { KeyFor } from '@rokade/texts';
import { hasPage, type SystemChoice, type SystemPage } from '@rokade/tournament';

/** A page with its name. */
interface SystemPageLink {
  readonly page: SystemPage;
  readonly key: KeyFor<'tournament'>;
}

/** The pages that are linked to beside those that every tournament has, the most wanted first. */
const linked: readonly SystemPageLink[] = [
  { page: 'crosstable', key: 'terms.crosstable' },
  { page: 'teams', key: 'teams.teams' },
  { page: 'schedule', key: 'schedule.schedule' },
  { page: 'seats', key: 'seats.plan' },
  { page: 'open', key: 'public.open-games' },
];

/** What a tournament by this system shows besides what all show. */
export const systemPages = (system: SystemChoice): readonly SystemPageLink[] =>
  linked.filter(({ page }) => hasPage(system, page));
