import { articlesIn, lawYears } from '@rokade/rules';
import { namesIn } from '@rokade/tables';
import { publishedRounds, type Tournament } from '@rokade/tournament';
import { articleTitle, lawHref } from '../../views/laws/law-text.ts';
import {
  isAboutRound,
  isAfterRound,
  isKindOf,
  listsOf,
  printKinds,
} from '../../views/prints/kinds.ts';
import { namedPages } from '../doors/console-pages.ts';
import { actAtDoor } from '../doors/doors.ts';
import { type Allowed, actsOf } from './acts-of-tournament.ts';
import { type Entries, type May, type Say, wordsOf } from './found-entries.ts';
import { printWords, tournamentWords } from './found-pages.ts';
import type { SearchEntry } from './search-index.ts';
import { settingsOf } from './settings-of-tournament.ts';

function playersAndBoards(t: Tournament, base: string, say: Say, may: May): Entries {
  const published = publishedRounds(t);
  const { nameOf } = namesIn(t);
  const players = t.players.map(
    ({ id, details }): SearchEntry => ({
      kind: 'player',
      label: nameOf(id),
      detail: details.club,
      href: `${base}/players/${id}`,
    }),
  );
  const paired = t.rounds[published - 1]?.games ?? [];
  const boards = paired.map(
    ({ board, white, black }): SearchEntry => ({
      kind: 'board',
      label: say('terms.board-n', { board }),
      detail: `${nameOf(white)} – ${nameOf(black)}`,
      href: `${base}/results/${published}?board=${board}`,
    }),
  );
  const games = may('see-event')
    ? paired.map(
        ({ board, white, black }): SearchEntry => ({
          kind: 'board',
          label: `${say('terms.board-n', { board })}: ${say('game.link')}`,
          detail: `${nameOf(white)} – ${nameOf(black)}`,
          href: `${base}/games/${published}/${board}`,
        }),
      )
    : [];
  return [...players, ...boards, ...games];
}

function roundsAndPages(t: Tournament, base: string, say: Say, may: May): Entries {
  const rounds = t.rounds.map(
    ({ number }): SearchEntry => ({
      kind: 'round',
      label: say('terms.round-n', { round: number }),
      detail: '',
      href: `${base}/round/${number}`,
    }),
  );
  const isOpen = (page: string): boolean => {
    const act = actAtDoor(`/console/[id]/${page}`, null);
    return act === null || may(act);
  };
  const pages = namedPages(t.settings.system)
    .filter(({ page }) => isOpen(page))
    .map(
      ({ page, key }): SearchEntry => ({
        kind: 'page',
        label: say(key),
        detail: '',
        href: `${base}/${page}`,
        ...wordsOf(tournamentWords[page], say),
      }),
    );
  return [...rounds, ...pages];
}

/** The lists that can be printed now. */
function prints(t: Tournament, say: Say): Entries {
  const isThere = { round: t.rounds.length > 0, after: publishedRounds(t) > 0 };
  return printKinds
    .filter((kind) => isKindOf(kind, listsOf(t)))
    .filter((kind) => isThere.round || !isAboutRound(kind))
    .filter((kind) => isThere.after || !isAfterRound(kind))
    .map((kind) => ({
      kind: 'print',
      label: say(`print.kind-${kind}`),
      detail: say('terms.print'),
      href: `/print/${t.id}/${kind}`,
      ...wordsOf(printWords[kind], say),
    }));
}

function acts(t: Tournament, base: string, say: Say, allowed: Allowed): Entries {
  return actsOf(t, allowed).map(({ key, page, name }) => ({
    kind: 'act',
    label: say(key),
    detail: say('console.search-act'),
    href: `${base}/${page}#${name}`,
  }));
}

function settings(t: Tournament, base: string, say: Say): Entries {
  return settingsOf(t.settings).map(({ key, name }) => ({
    kind: 'setting',
    label: say(key),
    detail: say('console.tab-settings'),
    href: `${base}/settings#${name}`,
  }));
}

/** The Laws and their articles, of the newest edition first. */
function laws(say: Say): Entries {
  const pages: Entries = [
    { kind: 'page', label: say('public.laws'), detail: '', href: '/laws' },
    { kind: 'page', label: say('law.sentences'), detail: '', href: '/laws/sentences' },
  ];
  const articles = lawYears.toReversed().flatMap((year) =>
    articlesIn(year).map(
      (article): SearchEntry => ({
        kind: 'page',
        label: articleTitle({ t: say }, year, article),
        detail: `${say(`law.year-${year}`)} ${article}`,
        href: lawHref(year, article),
      }),
    ),
  );
  return [...pages, ...articles];
}

/**
 * All entries of the console's search, with their addresses: players, boards of the newest
 * published round, rounds, pages, possible acts, settings, prints and articles of the Laws, as far as the reader may use
 * them.
 */
export function searchEntries(t: Tournament, say: Say, allowed: Allowed): Entries {
  const { may } = allowed;
  const base = `/console/${t.id}`;
  return [
    ...playersAndBoards(t, base, say, may),
    ...roundsAndPages(t, base, say, may),
    ...acts(t, base, say, allowed),
    ...(may('change-event') ? settings(t, base, say) : []),
    ...prints(t, say),
    ...laws(say),
  ];
}
