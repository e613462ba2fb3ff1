import { err, ok, type Result } from '@rokade/rules';
import type { Decider, Versioned } from './decider.ts';
import type { OfKind, Returned } from './entry.ts';
import { isReturnTo, type Request, type ReturnTo } from './request.ts';

/** The refusal of a return to a version that does not lie before the present one. */
export interface UnknownVersion {
  readonly code: 'journal.unknown-version';
  readonly version: number;
}

/**
 * Decides a request to a book of any kind: the kind decides its own commands, and may object to a return.
 *
 * @param earlier for a return, the state that it leads to (see `foldReturn`)
 */
export function decideRequest<
  State extends Versioned,
  Command extends OfKind,
  Event extends OfKind,
  Refusal,
>(
  book: Pick<Decider<State, Command, Event, Refusal>, 'decide' | 'objectionToReturn'>,
  state: State | null,
  request: Request<Command | ReturnTo>,
  earlier: State | null,
): Result<readonly (Event | Returned)[], Refusal | UnknownVersion> {
  const { command } = request;
  if (!isReturnTo(command)) return book.decide(state, { ...request, command });
  const { toVersion } = command;
  const isVersion =
    Number.isInteger(toVersion) && toVersion >= 1 && toVersion < (state?.version ?? 0);
  if (!isVersion) return err({ code: 'journal.unknown-version', version: toVersion });
  const objection =
    state === null || earlier === null ? null : book.objectionToReturn(state, earlier, request);
  return objection === null ? ok([{ kind: 'returned-to', toVersion }]) : err(objection);
}
