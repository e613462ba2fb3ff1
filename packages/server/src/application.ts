import type { InstallationId } from '@rokade/installation';
import type { BookKind, BookTypes } from '@rokade/journal';
import type { HallClock } from '@rokade/tournament';
import type { Accounts } from './accounts/accounts.ts';
import type { Contests } from './contests/contests.ts';
import type { Events } from './events/events.ts';
import type { InstallationBook } from './installation/installation-types.ts';
import type { Books } from './kinds/books.ts';
import type { Tournaments } from './kinds/tournament-types.ts';
import type { Lists } from './lists/lists.ts';
import type { MoneyBooks } from './money/money-books.ts';
import type { Organisations } from './organisations/organisations.ts';
import type { RatingsBook } from './ratings/ratings-types.ts';
import type { ContactLooks } from './register/contact-looks.ts';
import type { RegisterBook } from './register/register-book.ts';
import type { Reminders } from './reminders/make-reminders.ts';
import type { SanctionsBook } from './sanctions/sanctions-types.ts';
import type { Screens } from './screens/screens.ts';
import type { HealthProblem } from './values/health.ts';
import type { Webhooks } from './webhooks/webhooks.ts';

/** The running application: what a page or an API route is given. */
export interface Application {
  /** Whose desk it is: what begins here belongs to it, and its own books are these. */
  readonly organisation: InstallationId;
  readonly organisations: Organisations;
  /** The same application, as it is used at the desk of an organisation that is there. */
  deskOf(organisation: InstallationId): Promise<Application>;
  readonly tournaments: Tournaments;
  readonly installation: InstallationBook;
  readonly register: RegisterBook;
  readonly contactLooks: ContactLooks;
  readonly ratings: RatingsBook;
  readonly sanctions: SanctionsBook;
  readonly events: Events;
  readonly contests: Contests;
  readonly money: MoneyBooks;
  /** The books of a kind that has no room of its own. */
  booksOf<B extends BookTypes>(kind: BookKind<B>): Books<B>;
  readonly lists: Lists;
  readonly accounts: Accounts;
  readonly reminders: Reminders;
  readonly screens: Screens;
  readonly webhooks: Webhooks;
  readonly version: string;
  readonly dataDirectory: string;
  /** The hall's clock as it is now: what rounds are dated by. */
  hall(): HallClock;
  /** What is not as it should be now; empty when all is well. */
  health(): readonly HealthProblem[];
  /** Finishes what is under way and lets go of the data. */
  close(): Promise<void>;
}
