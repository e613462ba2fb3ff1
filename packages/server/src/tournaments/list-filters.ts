import type { TournamentQuestion } from '../kinds/tournament-types.ts';

/** The states by which a reader may filter a list of tournaments: phases, or archived ones. */
export const listStates = ['upcoming', 'running', 'finished', 'archived'] as const;

export type ListState = (typeof listStates)[number];

/** The filters of a list in its address; '' = none. */
export interface ListFilters {
  readonly search: string;
  readonly state: ListState | '';
  readonly since: string;
  readonly until: string;
  readonly after: string;
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

const dayIn = (text: string | null): string => (text !== null && isDay(text) ? text : '');

/**
 * Reads the filters of a list of tournaments from an address: `?search=&state=&since=&until=&after=`.
 * Invalid values count as none; `?archived` and `?view=archived` are the forms of older links.
 */
export function filtersInAddress(query: URLSearchParams): ListFilters {
  const isArchive = query.has('archived') || query.get('view') === 'archived';
  const stated = isArchive ? 'archived' : query.get('state');
  return {
    search: (query.get('search') ?? '').trim(),
    state: listStates.find((state) => state === stated) ?? '',
    since: dayIn(query.get('since')),
    until: dayIn(query.get('until')),
    after: query.get('after') ?? '',
  };
}

/** The question for a list's filters; archived tournaments are left out unless they are wanted. */
export const questionOf = ({ state, ...filters }: ListFilters): TournamentQuestion => ({
  ...filters,
  archived: state === 'archived',
  ...(state === '' || state === 'archived' ? {} : { states: [state] }),
});
