import { err, ok, type Result } from '@rokade/rules';
import type { Decider, Versioned } from './decider.ts';
import type { OfKind, Returned } from './entry.ts';
import { isReturnTo, type Request, type ReturnTo } from './request.ts';

/** A return to a version that is not before the present one. */
export interface UnknownVersion {
  readonly code: 'journal.unknown-version';
  readonly version: number;
}

/**
 * What a request leads to in a book of any kind: its own commands are its own to decide, a return
 * asks it for objections alone.
 *
 * @param earlier for a return, the state it leads to; only the whole journal can tell
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
  const isKnown =
    Number.isInteger(toVersion) && toVersion >= 1 && toVersion < (state?.version ?? 0);
  if (!isKnown) return err({ code: 'journal.unknown-version', version: toVersion });
  const objection =
    state === null || earlier === null ? null : book.objectionToReturn(state, earlier, request);
  return objection === null ? ok([{ kind: 'returned-to', toVersion }]) : err(objection);
}
