import type { Session } from '../accounts/session.ts';
import type { Application } from '../application.ts';
import { bearerOf, sentToken } from './cookies.ts';
import type { Exchange } from './exchange.ts';

/** The sender of a request, by its token or cookie. */
export interface Asker {
  /** null: the sender is not signed in. */
  readonly session: Session | null;
  /** Whether the sender is a program with a token of its own. */
  readonly isProgram: boolean;
}

/** The present sender of a request: a program by its token, else the session of the browser's cookie. */
export async function askerOf({ accounts }: Application, exchange: Exchange): Promise<Asker> {
  const program = await accounts.programOf(bearerOf(exchange));
  const session = program ?? (await accounts.session(sentToken(exchange)));
  return { session, isProgram: program !== null };
}
