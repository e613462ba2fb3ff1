import type { Act, Purpose } from '@rokade/installation';
import type { KeyFor } from '@rokade/texts';
import type { DeskName } from '../../words/desk-name.ts';

/** A page of a desk that has a tab. */
interface DeskTab {
  readonly href: `/console${string}`;
  readonly text: KeyFor<'console'>;
  /** The act that a reader must be allowed to have the tab. */
  readonly act: Act;
}

/** A desk of the console: a link in its header, with tabs if it has several pages. */
interface Desk {
  readonly name: DeskName;
  readonly text: KeyFor<'console'>;
  readonly tabs: readonly DeskTab[];
}

/** Makes a desk that has only one page. */
const alone = (name: DeskName, tab: DeskTab): Desk => ({ name, text: tab.text, tabs: [tab] });

const desks: readonly Desk[] = [
  alone('tournaments', { href: '/console', text: 'terms.tournaments', act: 'keep-own-account' }),
  alone('events', { href: '/console/events', text: 'terms.events', act: 'keep-own-account' }),
  {
    name: 'people',
    text: 'people.title',
    tabs: [
      { href: '/console/people', text: 'people.title', act: 'see-people' },
      { href: '/console/people/clubs', text: 'people.clubs', act: 'see-people' },
      { href: '/console/people/offices', text: 'offices.title', act: 'see-people' },
      { href: '/console/people/doubles', text: 'people.doubles', act: 'see-people' },
      { href: '/console/lists', text: 'list-door.title', act: 'keep-people' },
      { href: '/console/people/rating-lists', text: 'lists.title', act: 'see-lists' },
      { href: '/console/people/history', text: 'history.title', act: 'see-people' },
      { href: '/console/people/personal', text: 'people.tab-personal', act: 'see-contact' },
      { href: '/console/people/looks', text: 'people.tab-looks', act: 'see-contact-log' },
    ],
  },
  {
    name: 'ratings',
    text: 'ratings.title',
    tabs: [
      { href: '/console/ratings', text: 'terms.list', act: 'see-ratings' },
      { href: '/console/ratings/events', text: 'ratings.acts', act: 'see-ratings' },
      { href: '/console/ratings/report', text: 'ratings.report', act: 'keep-ratings' },
      { href: '/console/ratings/grant', text: 'ratings.grant', act: 'keep-ratings' },
      { href: '/console/ratings/lists', text: 'ratings.lists', act: 'keep-ratings' },
      { href: '/console/ratings/samples', text: 'ratings.samples', act: 'see-ratings' },
      { href: '/console/ratings/history', text: 'history.title', act: 'see-ratings' },
    ],
  },
  {
    name: 'federation',
    text: 'console.desk-federation',
    tabs: [
      { href: '/console/people/licences', text: 'licences.title', act: 'see-people' },
      { href: '/console/people/sanctions', text: 'sanctions.title', act: 'see-sanctions' },
      { href: '/console/people/sanctions/history', text: 'history.title', act: 'see-sanctions' },
      { href: '/console/events/lists', text: 'entry-list.all', act: 'see-people' },
    ],
  },
  alone('club', { href: '/console/club', text: 'club.title', act: 'keep-own-account' }),
  alone('leagues', { href: '/console/leagues', text: 'leagues.title', act: 'keep-own-account' }),
  {
    name: 'installation',
    text: 'installation.title',
    tabs: [
      { href: '/console/installation', text: 'installation.title', act: 'change-organisation' },
      { href: '/console/installation/copies', text: 'copies.title', act: 'keep-copies' },
      { href: '/console/accounts', text: 'console.accounts', act: 'keep-accounts' },
      { href: '/console/organisations', text: 'public.organisations', act: 'keep-organisations' },
    ],
  },
];

/**
 * The desks in the header for each purpose of an installation; the others are found under *More*.
 */
const desksFor: Readonly<Record<Purpose, readonly DeskName[]>> = {
  club: ['tournaments', 'installation'],
  'club-year': ['tournaments', 'people', 'club', 'installation'],
  open: ['tournaments', 'events', 'installation'],
  federation: desks.map(({ name }) => name),
};

/**
 * The desks in the header: those of the installation's purpose and those in use. Without a purpose,
 * all of them.
 */
export const topDesks = (purpose: Purpose | '', inUse: readonly DeskName[]): readonly DeskName[] =>
  purpose === '' ? desksFor.federation : [...desksFor[purpose], ...inUse];

/**
 * Whether a path is that of a page or below it. Nothing counts as below the list of tournaments.
 */
const isAt = (path: string, href: string): boolean =>
  path === href || (href !== '/console' && path.startsWith(`${href}/`));

/** The tab of a path: the nearest one at or above it. */
const tabOf = (path: string): DeskTab | undefined =>
  desks
    .flatMap(({ tabs }) => tabs)
    .filter(({ href }) => isAt(path, href))
    .toSorted((a, b) => b.href.length - a.href.length)[0];

/** A desk as the reader of a page sees it. */
export interface OpenDesk {
  readonly name: DeskName;
  readonly text: KeyFor<'console'>;
  readonly href: string;
  readonly isHere: boolean;
  readonly tabs: readonly DeskTab[];
  /** The address of the tab to which the page belongs. */
  readonly current: string | undefined;
}

/** The desks with at least one page that the reader may see. Each leads to the first such page. */
export function openDesks(path: string, may: (act: Act) => boolean): readonly OpenDesk[] {
  const here = tabOf(path);
  return desks.flatMap(({ name, text, tabs }) => {
    const open = tabs.filter(({ act }) => may(act));
    const [first] = open;
    if (first === undefined) return [];
    const isHere = here !== undefined && tabs.includes(here);
    return [
      { name, text, href: first.href, isHere, tabs: open, current: isHere ? here.href : undefined },
    ];
  });
}
