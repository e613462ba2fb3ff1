import type { TranslateFor } from '@rokade/texts';
import type { Tournament } from '@rokade/tournament';
import { consolePages, pagesFor } from './console-pages.ts';
import type { SearchEntry } from './search-index.ts';

/** Players, boards of the newest published round, rounds and pages, with their addresses. */
export function searchEntries(
  t: Tournament,
  published: number,
  say: TranslateFor<'console'>,
): readonly SearchEntry[] {
  const base = `/console/${t.id}`;
  const nameOf = (id: string): string => t.players.find((p) => p.id === id)?.details.name ?? id;
  const players = t.players.map(
    ({ id, details }): SearchEntry => ({
      kind: 'player',
      label: details.name,
      detail: details.club,
      href: `${base}/players/${id}`,
    }),
  );
  const boards = (t.rounds[published - 1]?.games ?? []).map(
    ({ board, white, black }): SearchEntry => ({
      kind: 'board',
      label: say('terms.board-n', { board }),
      detail: `${nameOf(white)} – ${nameOf(black)}`,
      href: `${base}/results/${published}?board=${board}`,
    }),
  );
  const rounds = t.rounds.map(
    ({ number }): SearchEntry => ({
      kind: 'round',
      label: say('terms.round-n', { round: number }),
      detail: '',
      href: `${base}/round/${number}`,
    }),
  );
  const pages = [...pagesFor(t.settings.system.code), 'crosstable', 'prizes', 'lots'].map(
    (page): SearchEntry => ({
      kind: 'page',
      label: say(pageKey(page)),
      detail: '',
      href: `${base}/${page}`,
    }),
  );
  return [...players, ...boards, ...rounds, ...pages];
}

const pageKey = (page: string) => {
  const tab = consolePages.find((known) => known === page);
  if (tab !== undefined) return `console.tab-${tab}` as const;
  if (page === 'lots') return 'console.lots';
  return page === 'prizes' ? 'prizes.prizes' : 'terms.crosstable';
};
