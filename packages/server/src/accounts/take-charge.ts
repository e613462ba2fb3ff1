import { type Act, belongingTo, type InstallationId, may, placeIn } from '@rokade/installation';
import type { Accounts } from './accounts.ts';
import type { Session } from './session.ts';

/** The act that shows that somebody leads a book, by the kind of book. */
const charges = {
  tournament: 'change-event',
  event: 'change-event',
  contest: 'keep-contest',
  league: 'keep-league',
} as const satisfies Readonly<Record<string, Act>>;

/** A book that was just created. */
export interface MadeBook {
  readonly kind: keyof typeof charges;
  readonly id: string;
}

/** The accounts, and the organisation at whose desk the book was created. */
interface DeskAccounts {
  readonly accounts: Pick<Accounts, 'giveRight'>;
  readonly organisation: InstallationId;
}

/**
 * Gives whoever created a book the right of a chief arbiter for it, unless another right of theirs lets
 * them lead it: an officer may create a tournament, and then leads that one. The book belongs to the
 * organisation at whose desk it was created.
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
