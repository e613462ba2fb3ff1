import type { Result } from '@rokade/rules';

/** Books belong to an organisation, or were handed in to it, and it is not removed. */
export interface OrganisationNotEmpty {
  readonly code: 'organisation.not-empty';
  readonly books: number;
}

/**
 * Where organisations are found. Each has one address now, and keeps those it had: they lead on to
 * it. Whoever takes an address first has it, from whatever process. Failures of the medium are thrown.
 */
export interface OrganisationStore {
  /** The organisation of an address, present or former; null: nobody has it. */
  organisationAt(address: string): Promise<string | null>;
  /** The present address of each organisation that has one. */
  addresses(): Promise<ReadonlyMap<string, string>>;
  /** Makes an address the present one of an organisation, or tells that it is another's. */
  takeAddress(
    address: string,
    organisation: string,
  ): Promise<
    Result<null, { readonly code: 'organisation.address-taken'; readonly address: string }>
  >;
  /** Gives its addresses up, where nothing belongs to it; from then on nothing can. */
  giveUp(organisation: string): Promise<Result<null, OrganisationNotEmpty>>;
}
