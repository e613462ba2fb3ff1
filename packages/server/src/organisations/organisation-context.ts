import type { InstallationTypes } from '@rokade/installation';
import type { RegisterTypes } from '@rokade/register';
import type { OrganisationStore } from '@rokade/store';
import type { RemovalContext } from '../books/remove-book.ts';
import type { Events } from '../events/events.ts';
import type { RunningInstallations } from '../installation/make-installations.ts';
import type { Tournaments } from '../kinds/tournament-types.ts';
import type { MoneyBooks } from '../money/money-books.ts';
import type { RunningRegisters } from '../register/make-registers.ts';

/** What organisations need. */
export interface OrganisationContext {
  readonly store: OrganisationStore;
  readonly installations: RunningInstallations;
  readonly registers: RunningRegisters;
  readonly tournaments: Tournaments;
  readonly events: Events;
  readonly money: MoneyBooks;
  /** For removing their own books. */
  readonly removal: {
    readonly installations: RemovalContext<InstallationTypes>;
    readonly registers: RemovalContext<RegisterTypes>;
  };
}
