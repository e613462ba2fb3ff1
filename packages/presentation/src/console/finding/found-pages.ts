import type { KeyFor, TextKey } from '@rokade/texts';
import type { PrintKind } from '../../views/prints/kinds.ts';

/** Further words by which the search finds a page: words of the trade that stand elsewhere for it. */
type FindKey = Extract<TextKey, `find.${string}`>;

/** A page that the search finds by its name and by further words. */
export interface FoundPage {
  readonly key: KeyFor<'server'>;
  readonly words: FindKey;
}

/** The pages of the console outside of any book, by their routes. */
export const deskPages = {
  '/console': { key: 'terms.tournaments', words: 'find.tournaments' },
  '/console/new': { key: 'console.new-tournament', words: 'find.new' },
  '/console/events': { key: 'terms.events', words: 'find.events' },
  '/console/events/new': { key: 'events.new', words: 'find.new' },
  '/console/events/lists': { key: 'entry-list.all', words: 'find.entry-list' },
  '/console/club': { key: 'club.title', words: 'find.club' },
  '/console/leagues': { key: 'leagues.title', words: 'find.leagues' },
  '/console/people': { key: 'people.title', words: 'find.people' },
  '/console/people/new': { key: 'people.add', words: 'find.people' },
  '/console/people/clubs': { key: 'people.clubs', words: 'find.clubs' },
  '/console/people/offices': { key: 'offices.title', words: 'find.offices' },
  '/console/people/doubles': { key: 'people.doubles', words: 'find.doubles' },
  '/console/people/lists': { key: 'people.lists', words: 'find.lists' },
  '/console/people/rating-lists': { key: 'lists.title', words: 'find.lists' },
  '/console/people/licences': { key: 'licences.title', words: 'find.licences' },
  '/console/people/sanctions': { key: 'sanctions.title', words: 'find.sanctions' },
  '/console/people/sanctions/history': { key: 'history.title', words: 'find.book-history' },
  '/console/people/personal': { key: 'people.tab-personal', words: 'find.personal' },
  '/console/people/looks': { key: 'people.tab-looks', words: 'find.looks' },
  '/console/people/history': { key: 'history.title', words: 'find.book-history' },
  '/console/lists': { key: 'list-door.title', words: 'find.lists' },
  '/console/ratings': { key: 'ratings.title', words: 'find.ratings' },
  '/console/ratings/events': { key: 'ratings.acts', words: 'find.ratings' },
  '/console/ratings/report': { key: 'ratings.report', words: 'find.ratings' },
  '/console/ratings/grant': { key: 'ratings.grant', words: 'find.ratings' },
  '/console/ratings/lists': { key: 'ratings.lists', words: 'find.ratings' },
  '/console/ratings/samples': { key: 'ratings.samples', words: 'find.ratings' },
  '/console/ratings/history': { key: 'history.title', words: 'find.book-history' },
  '/console/installation': { key: 'installation.title', words: 'find.installation' },
  '/console/installation/copies': { key: 'copies.title', words: 'find.copies' },
  '/console/accounts': { key: 'console.accounts', words: 'find.accounts' },
  '/console/organisations': { key: 'public.organisations', words: 'find.organisations' },
  '/console/account': { key: 'account.mine', words: 'find.account' },
  '/console/calculator': { key: 'public.calculator', words: 'find.calculator' },
  '/console/roles': { key: 'roles.title', words: 'find.roles' },
} as const satisfies Readonly<Record<string, FoundPage>>;

/** The pages of an event. */
const eventFound = {
  '/console/events/[event]': { key: 'terms.groups', words: 'find.event' },
  '/console/events/[event]/entries': { key: 'events.entries', words: 'find.entries' },
  '/console/events/[event]/entries/list': { key: 'events.enter-many', words: 'find.entries-list' },
  '/console/events/[event]/entries/office': { key: 'entry-list.title', words: 'find.entry-list' },
  '/console/events/[event]/entries/changes': { key: 'console.offers', words: 'find.lists' },
  '/console/events/[event]/invitation': { key: 'invitation.title', words: 'find.invitation' },
  '/console/events/[event]/timeline': { key: 'timeline.title', words: 'find.timeline' },
  '/console/events/[event]/timeline/reminders': {
    key: 'reminders.title',
    words: 'find.reminders',
  },
  '/console/events/[event]/classes': { key: 'classes.title', words: 'find.classes' },
  '/console/events/[event]/check-in': { key: 'check-in.title', words: 'find.check-in' },
  '/console/events/[event]/results': { key: 'terms.results', words: 'find.results' },
  '/console/events/[event]/standings': { key: 'terms.standings', words: 'find.standings' },
  '/console/events/[event]/appeals': { key: 'appeals.title', words: 'find.protests' },
  '/console/events/[event]/money': { key: 'money.title', words: 'find.money' },
  '/console/events/[event]/money/fees': { key: 'money.table', words: 'find.fees' },
  '/console/events/[event]/money/accounts': { key: 'money.accounts', words: 'find.money-accounts' },
  '/console/events/[event]/money/invoice': { key: 'money.invoice', words: 'find.invoice' },
  '/console/events/[event]/money/prizes': { key: 'prizes.prizes', words: 'find.prizes' },
  '/console/events/[event]/money/history': { key: 'history.title', words: 'find.book-history' },
  '/console/events/[event]/prints': { key: 'console.tab-prints', words: 'find.prints' },
  '/console/events/[event]/screens': { key: 'screens.title', words: 'find.screens' },
  '/console/events/[event]/links': { key: 'links.title', words: 'find.links' },
  '/console/events/[event]/history': { key: 'history.title', words: 'find.book-history' },
  '/console/events/[event]/settings': { key: 'events.settings', words: 'find.event-settings' },
} as const satisfies Readonly<Record<string, FoundPage>>;

/** The pages of a competition of the club year, with what it prints and shows in public. */
const contestFound = {
  '/console/club/[contest]': { key: 'club-desk.desk', words: 'find.contest' },
  '/print/club/[contest]': { key: 'club.certificates', words: 'find.certificates' },
  '/console/club/[contest]/links': { key: 'club-desk.links', words: 'find.player-links' },
  '/console/club/[contest]/history': { key: 'history.title', words: 'find.book-history' },
  '/console/club/[contest]/settings': {
    key: 'club-desk.settings',
    words: 'find.contest-settings',
  },
} as const satisfies Readonly<Record<string, FoundPage>>;

/** What only competitions of one format have besides, by the name of the format. */
export const contestFoundBy: Readonly<Record<string, Readonly<Record<string, FoundPage>>>> = {
  skat: { '/print/club/[contest]/lists': { key: 'club.skat-blank', words: 'find.skat-lists' } },
  season: {
    '/club/[contest]/champions': { key: 'club.champions', words: 'find.seasons' },
    '/club/[contest]/year': { key: 'club.year-in-numbers', words: 'find.seasons' },
  },
};

/** The pages of a league. */
const leagueFound = {
  '/console/leagues/[league]': { key: 'leagues.desk', words: 'find.league' },
  '/console/leagues/[league]/next': { key: 'leagues.season-end', words: 'find.league-next' },
  '/console/leagues/[league]/rating': { key: 'leagues.rating', words: 'find.reports' },
  '/console/leagues/[league]/prizes': { key: 'leagues.prizes', words: 'find.prizes' },
  '/console/leagues/[league]/history': { key: 'history.title', words: 'find.book-history' },
  '/console/leagues/[league]/settings': { key: 'leagues.settings', words: 'find.league-settings' },
} as const satisfies Readonly<Record<string, FoundPage>>;

/** The pages of each kind of book, by the part of an address that names the book. */
export const bookPages = { event: eventFound, contest: contestFound, league: leagueFound } as const;

/** A kind of book whose pages the search finds. */
export type FoundBook = keyof typeof bookPages;

/** Further words for the pages of a tournament, which have their names from its system. */
export const tournamentWords: Readonly<Record<string, FindKey>> = {
  about: 'find.event-settings',
  appeals: 'find.protests',
  'check-in': 'find.check-in',
  checklist: 'find.checklist',
  classes: 'find.classes',
  crosstable: 'find.standings',
  entries: 'find.entries',
  games: 'find.games',
  groups: 'find.groups',
  history: 'find.book-history',
  incidents: 'find.incidents',
  links: 'find.links',
  lots: 'find.lots',
  norms: 'find.norms',
  open: 'find.open',
  players: 'find.entries',
  prints: 'find.prints',
  prizes: 'find.prizes',
  reports: 'find.reports',
  results: 'find.results',
  round: 'find.round',
  screens: 'find.screens',
  settings: 'find.settings',
  stage: 'find.stage',
  standings: 'find.standings',
};

/** Further words for what is printed. */
export const printWords: Readonly<Partial<Record<PrintKind, FindKey>>> = {
  certificates: 'find.norms',
  classes: 'find.classes',
  crosstable: 'find.standings',
  diplomas: 'find.certificates',
  incidents: 'find.incidents',
  open: 'find.open',
  prizes: 'find.prizes',
  rating: 'find.reports',
  receipts: 'find.receipts',
  standings: 'find.standings',
};
