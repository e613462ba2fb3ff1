import type { InstallationId } from '@rokade/installation';
import type { BookKind, BookTypes } from '@rokade/journal';
import type { ChangeStore } from '@rokade/store';
import type { HallClock } from '@rokade/tournament';
import type { Accounts } from './accounts/accounts.ts';
import type { Contests } from './contests/contests.ts';
import type { Copies } from './copies/copies.ts';
import type { Events } from './events/events.ts';
import type { InstallationBook } from './installation/installation-types.ts';
import type { Books } from './kinds/books.ts';
import type { Tournaments } from './kinds/tournament-types.ts';
import type { Leagues } from './leagues/leagues.ts';
import type { DailyLists } from './lists/daily-lists.ts';
import type { Lists } from './lists/lists.ts';
import type { MoneyBooks } from './money/money-books.ts';
import type { Organisations } from './organisations/organisations.ts';
import type { Push } from './push/push.ts';
import type { RatingsBook } from './ratings/ratings-types.ts';
import type { ContactLooks } from './register/contact-looks.ts';
import type { RegisterBook } from './register/register-book.ts';
import type { Relays } from './relays/relays.ts';
import type { Reminders } from './reminders/make-reminders.ts';
import type { SanctionsBook } from './sanctions/sanctions-types.ts';
import type { Screens } from './screens/screens.ts';
import type { HealthProblem } from './values/health.ts';
import type { Webhooks } from './webhooks/webhooks.ts';

/** The running application, which pages and API routes get. */
export interface Application {
  /** The organisation at whose desk the application is used: it owns new books, and the books below are its own. */
  readonly organisation: InstallationId;
  readonly organisations: Organisations;
  /** The same application at the desk of another, existing organisation. */
  deskOf(organisation: InstallationId): Promise<Application>;
  readonly tournaments: Tournaments;
  readonly installation: InstallationBook;
  readonly register: RegisterBook;
  readonly contactLooks: ContactLooks;
  readonly ratings: RatingsBook;
  readonly sanctions: SanctionsBook;
  readonly events: Events;
  readonly contests: Contests;
  readonly leagues: Leagues;
  readonly money: MoneyBooks;
  /** The books of any kind. */
  booksOf<B extends BookTypes>(kind: BookKind<B>): Books<B>;
  readonly lists: Lists;
  /** Lists fetched once a day from the addresses that the installation's owner states. */
  readonly dailyLists: DailyLists;
  readonly accounts: Accounts;
  readonly reminders: Reminders;
  readonly screens: Screens;
  readonly webhooks: Webhooks;
  readonly push: Push;
  readonly relays: Relays;
  /** Whether the data are a sandbox, from which nothing leaves. */
  readonly isSandbox: boolean;
  /** Copies of everything at the place of the data. */
  readonly copies: Copies;
  /** The log of the newest changes of all books. */
  readonly changes: ChangeStore;
  readonly version: string;
  readonly dataDirectory: string;
  /** The local time, by which rounds are dated. */
  hall(): HallClock;
  /** The time zone of that clock by its IANA name: as chosen, else the machine's own. */
  hallZone(): string;
  /** The present problems; empty if there are none. */
  health(): readonly HealthProblem[];
  /** Finishes the work under way and closes the store. */
  close(): Promise<void>;
}
