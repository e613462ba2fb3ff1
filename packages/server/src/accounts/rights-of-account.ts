import { ownInstallation, type Right, type Role } from '@rokade/installation';
import type { Role as AccountRole } from '@rokade/store';

/** The column of the matrix that an account's role is. */
export const columnOf: Readonly<Record<AccountRole, Role>> = {
  admin: 'owner',
  arbiter: 'chief-arbiter',
};

/** The rights that come with an account: one, for all that the folder holds. */
export const rightsOfAccount = (role: AccountRole): readonly Right[] => [
  { role: columnOf[role], for: { kind: 'organisation', organisation: ownInstallation } },
];
