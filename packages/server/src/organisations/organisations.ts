import type { EventId } from '@rokade/event';
import type { AddressRefusal, InstallationId } from '@rokade/installation';
import type { Actor } from '@rokade/journal';
import type { Result } from '@rokade/rules';
import type { BesideError, OrganisationNotEmpty } from '@rokade/store';
import type { TournamentId } from '@rokade/tournament';
import type { InstallationBook, InstallationError } from '../installation/installation-types.ts';
import type { RegisterError } from '../register/register-book.ts';
import type { LastCopyFailed } from '../values/health.ts';

/** An organisation in a list. */
export interface ListedOrganisation {
  readonly id: InstallationId;
  /** Where its page is, below `/k/`. */
  readonly address: string;
  readonly name: string;
}

/** Why something is not done with an organisation. */
export type OrganisationError =
  | AddressRefusal
  | OrganisationNotEmpty
  | InstallationError
  | LastCopyFailed
  | BesideError
  | RegisterError
  | { readonly code: 'organisation.address-taken'; readonly address: string }
  | { readonly code: 'organisation.name-missing' }
  /** What was typed, so that it is meant, is not its name. */
  | { readonly code: 'organisation.name-other' }
  /** Those who have the installation are always there. */
  | { readonly code: 'organisation.first' }
  /** Nobody hands in to themselves. */
  | { readonly code: 'organisation.same'; readonly organisation: string }
  /** It goes where its event goes. */
  | { readonly code: 'organisation.group-of-event'; readonly event: string };

/** What belongs to an organisation: a tournament or an event. */
export type Belongings =
  | { readonly kind: 'tournament'; readonly id: TournamentId }
  | { readonly kind: 'event'; readonly id: EventId };

type Answer<T> = Promise<Result<T, OrganisationError>>;

/** Many organisations on one server: made, found, renamed and removed, and what belongs to each. */
export interface Organisations {
  /** All of them by name; those who have the installation first. */
  list(): Promise<readonly ListedOrganisation[]>;
  /** By its id or an address it has or had; null: there is none. */
  find(text: string): Promise<ListedOrganisation | null>;
  /** What it says of itself, as its own book has it. */
  book(id: InstallationId): Promise<InstallationBook>;
  /** Calls back when one says something else, is made, renamed or removed. Gives the way to stop it. */
  subscribe(listener: (id: InstallationId) => void): () => void;
  /** Calls back when what a register shows in public may have changed. Gives the way to stop it. */
  subscribeToPeople(listener: () => void): () => void;
  /** Makes one; its first address is its id for ever. */
  make(
    request: { readonly address: string; readonly name: string },
    actor: Actor,
  ): Answer<InstallationId>;
  /** Gives it another address; the one before leads on to it. */
  rename(id: InstallationId, address: string): Answer<null>;
  /** Takes it away for good where nothing belongs to it; copies of its own books are kept. */
  remove(id: InstallationId): Answer<null>;
  /** Gives something to another organisation, an event with its groups; to whom it was handed in is forgotten. */
  assign(what: Belongings, to: InstallationId): Answer<null>;
  /** Hands something in to another organisation, which may then look at it; or takes it back. */
  handIn(
    what: Belongings,
    request: { readonly to: InstallationId; readonly handedIn: boolean },
    actor: Actor,
  ): Answer<null>;
}
