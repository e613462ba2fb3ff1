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
  /** The present address of its page, below `/k/`. */
  readonly address: string;
  readonly name: string;
}

/** Why an act on an organisation failed. */
export type OrganisationError =
  | AddressRefusal
  | OrganisationNotEmpty
  | InstallationError
  | LastCopyFailed
  | BesideError
  | RegisterError
  | { readonly code: 'organisation.address-taken'; readonly address: string }
  | { readonly code: 'organisation.name-missing' }
  /** The name typed to confirm is not the organisation's. */
  | { readonly code: 'organisation.name-other' }
  /** The installation's own organisation cannot be removed. */
  | { readonly code: 'organisation.first' }
  /** An organisation cannot hand in to itself. */
  | { readonly code: 'organisation.same'; readonly organisation: string }
  /** The tournament is a group of an event and can only be assigned with it. */
  | { readonly code: 'organisation.group-of-event'; readonly event: string };

/** What belongs to an organisation: a tournament or an event. */
export type Belongings =
  | { readonly kind: 'tournament'; readonly id: TournamentId }
  | { readonly kind: 'event'; readonly id: EventId };

type Answer<T> = Promise<Result<T, OrganisationError>>;

/** All acts on the organisations of a server, and on what belongs to them. */
export interface Organisations {
  /** All organisations by name, the installation's own first. */
  list(): Promise<readonly ListedOrganisation[]>;
  /** Finds an organisation by its id, or a present or former address; null: there is none. */
  find(text: string): Promise<ListedOrganisation | null>;
  /** The organisation's own book. */
  book(id: InstallationId): Promise<InstallationBook>;
  /** Calls the listener when an organisation is created, changed, renamed or removed; returns the way to stop. */
  subscribe(listener: (id: InstallationId) => void): () => void;
  /** Calls the listener when the public side of a register may have changed; returns the way to stop. */
  subscribeToPeople(listener: () => void): () => void;
  /** Creates an organisation; its first address is its id for ever. */
  make(
    request: { readonly address: string; readonly name: string },
    actor: Actor,
  ): Answer<InstallationId>;
  /** Changes the address of an organisation; the former one redirects to it. */
  rename(id: InstallationId, address: string): Answer<null>;
  /** Removes an organisation for good, if nothing belongs to it; backups of its own books are kept. */
  remove(id: InstallationId): Answer<null>;
  /** Gives a tournament, or an event with its groups, to another organisation; its hand-ins end. */
  assign(what: Belongings, to: InstallationId): Answer<null>;
  /** Hands a tournament or event in to another organisation, which may then read it; or takes it back. */
  handIn(
    what: Belongings,
    request: { readonly to: InstallationId; readonly handedIn: boolean },
    actor: Actor,
  ): Answer<null>;
}
