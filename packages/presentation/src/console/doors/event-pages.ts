import type { Act } from '@rokade/installation';
import type { KeyFor } from '@rokade/texts';

/** A page of an event's console. */
interface EventPage {
  /** Below the event's address. */
  readonly path: string;
  readonly key: KeyFor<'console'>;
  readonly act: Act;
  /** Only championships whose regulations have classes have something on the page. */
  readonly ofClasses?: true;
}

/** What everybody who plays or leads asks for, in the order of use. */
const used: readonly EventPage[] = [
  { path: '', key: 'terms.groups', act: 'see-event' },
  { path: '/entries', key: 'events.entries', act: 'see-event' },
  { path: '/check-in', key: 'check-in.title', act: 'check-in' },
  { path: '/results', key: 'terms.results', act: 'see-boards' },
  { path: '/standings', key: 'terms.standings', act: 'see-event' },
  { path: '/prints', key: 'console.tab-prints', act: 'see-event' },
];

/** What the organiser does besides, behind one button. */
const organising: readonly EventPage[] = [
  { path: '/invitation', key: 'invitation.title', act: 'see-event' },
  { path: '/timeline', key: 'timeline.title', act: 'see-event' },
  { path: '/money', key: 'money.title', act: 'see-money' },
  { path: '/screens', key: 'screens.title', act: 'keep-screens' },
  { path: '/classes', key: 'classes.title', act: 'see-event', ofClasses: true },
  { path: '/appeals', key: 'appeals.title', act: 'see-event' },
  { path: '/history', key: 'history.title', act: 'see-event' },
  { path: '/settings', key: 'events.settings', act: 'see-event' },
];

/** Pages without a place of their own in the bar, by the page they belong to. */
const further: Readonly<Record<string, string>> = { '/links': '/results' };

/** The reader of an event's console. */
interface EventReader {
  readonly may: readonly Act[];
  readonly hasClasses: boolean;
}

/**
 * The pages in an event's bar that its reader may open; `later` are those that stand empty as long as the
 * event is no championship, and say what makes it one.
 */
export function eventPages({ may, hasClasses }: EventReader) {
  const isOpen = ({ act }: EventPage): boolean => may.includes(act);
  const isLater = ({ ofClasses }: EventPage): boolean => ofClasses === true && !hasClasses;
  const ofOrganiser = organising.filter(isOpen);
  return {
    used: used.filter(isOpen),
    organising: ofOrganiser.filter((page) => !isLater(page)),
    later: ofOrganiser.filter(isLater),
  };
}

/** The page of the bar to which an address below the event's belongs; null: none. */
export function eventPageOf(path: string): EventPage | null {
  const own = further[path] ?? path;
  const all = [...used, ...organising].filter((one) => one.path !== '');
  const within = all.find((one) => own === one.path || own.startsWith(`${one.path}/`));
  return within ?? (own === '' ? (used[0] ?? null) : null);
}
