import type { TextKey } from '@rokade/texts';
import { hasFreeDates, isRoundRobin, isScheduled, type SystemChoice } from '@rokade/tournament';

/** The pages that only some systems have. */
export type SystemPage = 'teams' | 'schedule' | 'seats' | 'open' | 'crosstable';

/** A page with its name. */
export interface SystemPageLink {
  readonly page: SystemPage;
  readonly key: TextKey;
}

const all = [
  { page: 'crosstable', key: 'terms.crosstable', isFor: isRoundRobin },
  { page: 'teams', key: 'teams.teams', isFor: ({ code }) => code === 'olympiad' },
  { page: 'schedule', key: 'schedule.schedule', isFor: isScheduled },
  { page: 'seats', key: 'seats.plan', isFor: ({ code }) => code === 'rutsch' },
  { page: 'open', key: 'public.open-games', isFor: hasFreeDates },
] as const satisfies readonly (SystemPageLink & {
  readonly isFor: (system: SystemChoice) => boolean;
})[];

/** What a tournament by this system shows besides what all show, the most wanted first. */
export const systemPages = (system: SystemChoice): readonly SystemPageLink[] =>
  all.flatMap(({ page, key, isFor }) => (isFor(system) ? [{ page, key }] : []));

/** Whether a tournament by this system has the page. */
export const hasPage = (system: SystemChoice, page: SystemPage): boolean =>
  systemPages(system).some((link) => link.page === page);
