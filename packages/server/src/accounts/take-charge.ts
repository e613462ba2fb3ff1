import { type Act, belongingTo, type InstallationId, may, placeIn } from '@rokade/installation';
import type { Accounts } from './accounts.ts';
import type { Session } from './session.ts';

/** What whoever has charge of a book may do, by what the book is of. */
const charges = {
  tournament: 'change-event',
  event: 'change-event',
  contest: 'keep-contest',
} as const satisfies Readonly<Record<string, Act>>;

/** A book that somebody has just made. */
export interface MadeBook {
  readonly kind: keyof typeof charges;
  readonly id: string;
}

/** The accounts, as they are used at an organisation's desk. */
interface DeskAccounts {
  readonly accounts: Pick<Accounts, 'giveRight'>;
  readonly organisation: InstallationId;
}

/**
 * Gives whoever made a book the right of a chief arbiter for it, where no right of theirs lets them lead
 * it: an officer may make a tournament, and leads the one that they made. The book stands with the
 * organisation at whose desk it was made.
 */
export async function takeCharge(
  { accounts, organisation }: DeskAccounts,
  { accountId, name, rights }: Session,
  { kind, id }: MadeBook,
): Promise<void> {
  if (may(rights, charges[kind], placeIn(belongingTo(organisation), id))) return;
  const right = { role: 'chief-arbiter', for: { kind: 'event', event: id } } as const;
  await accounts.giveRight(accountId, right, { id: accountId, name });
}
