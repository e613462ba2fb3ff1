import { type Right, rightIsFor } from '@rokade/installation';
import type { AccountInfo, ListedSession } from '@rokade/server';
import { momentDay } from '@rokade/tables';
import { accountStateText, deviceText, rightsText, type ShownRight } from '@rokade/texts';
import { type Context, jsonLine } from '../outcome.ts';
import { leftTable } from '../say/text-table.ts';

/** A right as the command line shows it, a tournament by its address. */
export const shownRight = ({ role, for: scope }: Right): ShownRight => ({
  role,
  event: rightIsFor(scope),
});

/** What a right is given for: a tournament or an event by its address, otherwise all of an organisation. */
export const scopeFrom = (event: string | undefined, organisation: string): Right['for'] =>
  event === undefined ? { kind: 'organisation', organisation } : { kind: 'event', event };

/** The accounts of a folder as a table. */
export function accountsTable({ t }: Context, accounts: readonly AccountInfo[]): string {
  const columns = [t('terms.name'), t('account.rights'), t('terms.since'), t('account.state')];
  const rows = accounts.map((account) => [
    account.name,
    rightsText(t, account.rights.map(shownRight)),
    // By the clock of this machine, as everything on the command line.
    momentDay({}, account.createdAt),
    accountStateText(t, account),
  ]);
  return leftTable(columns, rows);
}

/** The accounts of a folder as JSON. */
export const accountsJson = (accounts: readonly AccountInfo[]): string =>
  jsonLine(
    accounts.map(({ name, rights, createdAt, disabledAt, sessions }) => {
      const disabled = disabledAt !== null;
      return { name, rights: rights.map(shownRight), created: createdAt, disabled, sessions };
    }),
  );

/** A moment to the minute, in UTC. */
const moment = (utc: string | null): string =>
  utc === null ? '' : `${utc.slice(0, 16).replace('T', ' ')} UTC`;

/** The sign-ins of an account as a table. */
export function sessionsTable({ t }: Context, sessions: readonly ListedSession[]): string {
  const columns = [t('cli.account.session'), t('account.device'), t('terms.since')];
  const rows = sessions.map(({ id, device, begunAt, usedAt }) => [
    ...[id, deviceText(t, device), moment(begunAt), moment(usedAt)],
  ]);
  return leftTable([...columns, t('account.last-used')], rows);
}

/** The sign-ins of an account as JSON. */
export const sessionsJson = (sessions: readonly ListedSession[]): string =>
  jsonLine(
    sessions.map(({ id, device, begunAt, usedAt }) => {
      return { session: id, device, since: begunAt, used: usedAt };
    }),
  );
