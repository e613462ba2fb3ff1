import type { Right } from '@rokade/installation';
import type { Role } from '@rokade/store';

/** Somebody signed in. */
export interface Session {
  readonly accountId: string;
  readonly name: string;
  /** null: it came with a helper's link, without an account. */
  readonly role: Role | null;
  /** Those in force. */
  readonly rights: readonly Right[];
  /** Comes back with every writing request, header `x-rokade-csrf` or form field `csrf`. */
  readonly csrf: string;
}
