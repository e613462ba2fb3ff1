import {
  isOwner,
  ownInstallation,
  type Right,
  type RightsByAccount,
  rightKey,
} from '@rokade/installation';
import type { Actor } from '@rokade/journal';
import { err, ok, type Result } from '@rokade/rules';
import type { AccountStore, StoredAccount } from '@rokade/store';
import type { InstallationBook } from '../installation/installation-types.ts';
import type { GiveError, RightsManagement } from './accounts.ts';

/** Where rights are kept, and which events and organisations there are to give them for. */
export interface RightsKeeping {
  readonly book: Pick<InstallationBook, 'now' | 'execute'>;
  readonly isEvent: (id: string) => Promise<boolean>;
  readonly isOrganisation: (id: string) => Promise<boolean>;
}

/** How often a change is made anew when another process was faster. */
const mostAttempts = 5;

type Rights = readonly Right[];

/** Whose account it is, what it may now, and by whom that is changed. */
interface Change {
  readonly account: StoredAccount;
  readonly rights: Rights;
  readonly by: Actor;
}

/**
 * Writes it into the book. The row says only whether an account is an owner: whoever ceases to be one
 * does so in the row first, where it is decided, also between processes, that one is left.
 */
async function write(
  store: AccountStore,
  { book }: RightsKeeping,
  { account, rights, by }: Change,
): Promise<Result<null, GiveError>> {
  const { id, name, role: before } = account;
  const role = isOwner(rights) ? 'admin' : 'none';
  const stepped = before === 'admin' ? await store.setRole(id, role) : ok(null);
  if (!stepped.ok) return stepped;
  const command = { kind: 'set-rights', account: id, name, rights } as const;
  const request = { basedOn: book.now().version, command, reason: '', confirmed: false };
  const written = await book.execute(request, by);
  if (written.ok) return store.setRole(id, role);
  await store.setRole(id, before);
  return written;
}

/** Gives rights to accounts and takes them away: entries of the organisation's book. */
export function manageRights(store: AccountStore, keeping: RightsKeeping): RightsManagement {
  async function change(
    id: string,
    by: Actor,
    alter: (rights: Rights) => Rights,
  ): Promise<Result<null, GiveError>> {
    for (let attempts = 1; ; attempts++) {
      const account = await store.find(id);
      if (account === null) return err({ code: 'account.missing' });
      const rights = alter(rightsOfAccount(account, keeping.book.now().rights));
      const written = await write(store, keeping, { account, rights, by });
      const isOvertaken = !written.ok && written.error.code === 'store.conflict';
      if (!isOvertaken || attempts === mostAttempts) return written;
    }
  }
  return {
    async giveRight(id, right, by) {
      const { role, for: scope } = right;
      if (scope.kind === 'event' && !(await keeping.isEvent(scope.event))) {
        return err({ code: 'rights.unknown-event', event: scope.event });
      }
      if (scope.kind === 'organisation' && !(await keeping.isOrganisation(scope.organisation))) {
        return err({ code: 'organisation.unknown', organisation: scope.organisation });
      }
      const others = (rights: Rights) => rights.filter((one) => rightKey(one) !== rightKey(right));
      return change(id, by, (rights) => [...others(rights), { role, for: scope }]);
    },
    takeRight: (id, right, by) =>
      change(id, by, (rights) => rights.filter((one) => rightKey(one) !== rightKey(right))),
  };
}

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
