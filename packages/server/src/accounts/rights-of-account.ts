import { ownInstallation, type Right, type RightsByAccount } from '@rokade/installation';
import type { StoredAccount } from '@rokade/store';

const organisation = { kind: 'organisation', organisation: ownInstallation } as const;

/**
 * What an account may of which the organisation's book does not speak, or whose book is damaged: the
 * first owner, and whoever was made before rights were given.
 */
const cameWith: Readonly<Record<StoredAccount['role'], readonly Right[]>> = {
  admin: [{ role: 'owner', for: organisation }],
  arbiter: [{ role: 'chief-arbiter', for: organisation }],
  none: [],
};

/** The rights of an account, as the organisation's book has them. */
export const rightsOfAccount = (
  { id, role }: Pick<StoredAccount, 'id' | 'role'>,
  said: RightsByAccount,
): readonly Right[] => said[id] ?? cameWith[role];
