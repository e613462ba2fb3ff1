import type { Session } from '../accounts/session.ts';
import type { Application } from '../application.ts';
import { bearerOf, sentToken } from './cookies.ts';
import type { Exchange } from './exchange.ts';

/** Who sends a request, by what it brings along. */
export interface Asker {
  /** Null: nobody who is signed in. */
  readonly session: Session | null;
  /** A program asks, with a token of its own. */
  readonly isProgram: boolean;
}

/** Who asks at this moment: a program by its token, else whoever a browser's cookie signs in. */
export async function askerOf({ accounts }: Application, exchange: Exchange): Promise<Asker> {
  const program = await accounts.programOf(bearerOf(exchange));
  const session = program ?? (await accounts.session(sentToken(exchange)));
  return { session, isProgram: program !== null };
}
