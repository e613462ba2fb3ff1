import type { TournamentQuestion } from '../kinds/tournament-types.ts';

/** What a reader may ask to see: tournaments that do something, or those put away. */
export const askedStates = ['upcoming', 'running', 'finished', 'archived'] as const;

export type AskedState = (typeof askedStates)[number];

/** What a reader asks of a list by its address; '' = nothing. */
export interface AskedList {
  readonly search: string;
  readonly state: AskedState | '';
  readonly since: string;
  readonly until: string;
  readonly after: string;
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

const dayIn = (text: string | null): string => (text !== null && isDay(text) ? text : '');

/**
 * What an address asks of a list of tournaments: `?search=&state=&since=&until=&after=`. A word that
 * is none of these asks for nothing; `?archived` and `?view=archived` are what links of before say.
 */
export function askedInAddress(query: URLSearchParams): AskedList {
  const isArchive = query.has('archived') || query.get('view') === 'archived';
  const said = isArchive ? 'archived' : query.get('state');
  return {
    search: (query.get('search') ?? '').trim(),
    state: askedStates.find((state) => state === said) ?? '',
    since: dayIn(query.get('since')),
    until: dayIn(query.get('until')),
    after: query.get('after') ?? '',
  };
}

/** The question to tournaments that a reader asks. Without a word of the archive, what is in it is left out. */
export const questionAsked = ({ state, ...asked }: AskedList): TournamentQuestion => ({
  ...asked,
  archived: state === 'archived',
  ...(state === '' || state === 'archived' ? {} : { states: [state] }),
});
