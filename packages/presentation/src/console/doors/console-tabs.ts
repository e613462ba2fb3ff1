import type { Act } from '@rokade/installation';
import { isRoundRobin, type SystemChoice } from '@rokade/tournament';
import type { Locale } from '../../words/locale.ts';
import { type ConsolePage, pagesFor, tabOfPath } from './console-pages.ts';

/** A tournament as the tabs of its console depend on it. */
interface TabbedTournament {
  readonly id: string;
  readonly system: SystemChoice;
  /** The acts that the reader may do in it. */
  readonly may: readonly Act[];
  /** Whether it is an entry list that is divided into groups. */
  readonly divided: boolean;
  /** Whether its players are in classes. */
  readonly hasClasses: boolean;
  /** The number of results that are missing in the round that is played. */
  readonly missing: number;
}

/** A tab with its address, and a number that is read out by `countLabel`. */
interface ConsoleTab {
  readonly href: string;
  readonly label: string;
  readonly count?: number | undefined;
  readonly countLabel?: string | undefined;
}

/** The pages of an entry list that is divided into groups. */
const listPages: readonly ConsolePage[] = ['entries', 'players', 'history', 'settings'];

const actOf = (page: ConsolePage): Act =>
  page === 'results' ? 'see-boards' : page === 'standings' ? 'follow-play' : 'see-event';

/**
 * The tabs of a tournament's console, and which of them the page at `path` belongs to. A reader who only
 * checks players in has a tab for that, which an arbiter reaches from the round; whoever looks after one
 * class begins with its open games and has its table. A championship in classes has a tab for them
 * behind that of the standings.
 */
export function consoleTabs(
  { id, system, may, divided, hasClasses, missing }: TabbedTournament,
  { t }: Pick<Locale<'console'>, 't'>,
  path: string,
): { readonly tabs: readonly ConsoleTab[]; readonly current: string } {
  const base = `/console/${id}`;
  const sees = may.includes('see-event');
  const isAtDoor = may.includes('check-in') && !sees;
  const isKeeper = may.includes('follow-play') && !sees;
  const showsClasses = hasClasses && may.includes('follow-play');
  // The table of a round robin is its crosstable.
  const hrefOf = (page: ConsolePage): string =>
    `${base}/${page === 'standings' && !isKeeper && isRoundRobin(system) ? 'crosstable' : page}`;
  const doorTab = { href: `${base}/check-in`, label: t('check-in.title') };
  const openTab = { href: `${base}/open`, label: t('public.open-games') };
  const classesTab = { href: `${base}/classes`, label: t('classes.title') };
  const ofPages = pagesFor(system.code)
    .filter((page) => !divided || listPages.includes(page))
    .filter((page) => may.includes(actOf(page)))
    .flatMap((page): readonly ConsoleTab[] => {
      const tab = {
        href: hrefOf(page),
        label: t(`console.tab-${page}`),
        count: page === 'results' ? missing : undefined,
        countLabel: t('console.missing-n', { count: missing }),
      };
      return showsClasses && page === 'standings' ? [tab, classesTab] : [tab];
    });
  const first = isAtDoor ? [doorTab] : isKeeper ? [openTab] : [];
  const page = tabOfPath(base, path);
  const isOwnTab =
    isAtDoor || (isKeeper && path === openTab.href) || (showsClasses && path === classesTab.href);
  return {
    tabs: [...first, ...ofPages],
    current: page === null || isOwnTab ? path : hrefOf(page),
  };
}
