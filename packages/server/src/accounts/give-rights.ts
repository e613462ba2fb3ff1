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

/** The book in which rights are kept, and the events and organisations for which they may be given. */
export interface RightsKeeping {
  readonly book: Pick<InstallationBook, 'now' | 'execute'>;
  readonly isEvent: (id: string) => Promise<boolean>;
  readonly isOrganisation: (id: string) => Promise<boolean>;
}

/** How often a change is tried when other processes change the book first. */
const mostAttempts = 5;

type Rights = readonly Right[];

/** An account, the rights that it is to have, and who changes them. */
interface Change {
  readonly account: StoredAccount;
  readonly rights: Rights;
  readonly by: Actor;
}

/**
 * Writes the rights into the book. The account's row only holds whether it is an owner: whoever ceases to
 * be one does so in the row first, since the store ensures, also between processes, that one owner stays.
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

/** Makes the acts that give and take rights, which become entries of the installation's book. */
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
 * The rights of an account that are not in the installation's book, or if the book is damaged: those of
 * the first owner, and of accounts older than rights.
 */
const cameWith: Readonly<Record<StoredAccount['role'], readonly Right[]>> = {
  admin: [{ role: 'owner', for: organisation }],
  arbiter: [{ role: 'chief-arbiter', for: organisation }],
  none: [],
};

/** The rights of an account by the installation's book, else by the account's row. */
export const rightsOfAccount = (
  { id, role }: Pick<StoredAccount, 'id' | 'role'>,
  inBook: RightsByAccount,
): readonly Right[] => inBook[id] ?? cameWith[role];
