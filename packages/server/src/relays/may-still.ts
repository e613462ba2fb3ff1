import { may, placeIn } from '@rokade/installation';
import { parseTournamentId } from '@rokade/tournament';
import type { Accounts } from '../accounts/accounts.ts';
import { type GroupsOf, reachedRights } from '../accounts/reached-rights.ts';
import type { Tournaments } from '../kinds/tournament-types.ts';

/**
 * Makes the question whether an account, which is not signed in at present, may still keep a tournament's
 * entries. Where the store does not answer that is thrown, as nobody has lost a right by it.
 */
export const makeMayStill =
  (
    accounts: Pick<Accounts, 'list'>,
    tournaments: Pick<Tournaments, 'belonging'>,
    groupsOf: GroupsOf,
  ) =>
  async (account: string, tournament: string): Promise<boolean> => {
    const id = parseTournamentId(tournament);
    const belonging = id === null ? null : await tournaments.belonging(id);
    if (belonging?.ok === false && belonging.error.code === 'store.failed') {
      throw new Error('the tournament cannot be read', { cause: belonging.error });
    }
    const found = (await accounts.list()).find((one) => one.id === account);
    if (!belonging?.ok || found === undefined || found.disabledAt !== null) return false;
    const rights = await reachedRights(found.rights, groupsOf);
    return may(rights, 'keep-entries', placeIn(belonging.value, tournament));
  };
