import type { Result } from '@rokade/rules';

/** The organisation owns books, or books were handed in to it, so it cannot be removed. */
export interface OrganisationNotEmpty {
  readonly code: 'organisation.not-empty';
  readonly books: number;
}

/**
 * The addresses of organisations. Each has one present address; its former ones redirect to it. The
 * first process to take an address gets it. Failures of the medium are thrown.
 */
export interface OrganisationStore {
  /** The organisation with this address, present or former; null: the address is free. */
  organisationAt(address: string): Promise<string | null>;
  /** The present address of each organisation that has one. */
  addresses(): Promise<ReadonlyMap<string, string>>;
  /** Makes an address the present one of an organisation; refused if it is another's. */
  takeAddress(
    address: string,
    organisation: string,
  ): Promise<
    Result<null, { readonly code: 'organisation.address-taken'; readonly address: string }>
  >;
  /** Gives up all its addresses, if it owns no book; from then on it cannot own one. */
  giveUp(organisation: string): Promise<Result<null, OrganisationNotEmpty>>;
}
