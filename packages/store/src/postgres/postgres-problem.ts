import type { StorageProblem } from '../journal-store.ts';

/**
 * SQLSTATE codes (https://www.postgresql.org/docs/current/errcodes-appendix.html) that are no bugs of
 * Rokade.
 */
const problems: ReadonlyMap<unknown, StorageProblem> = new Map([
  // Too many connections; the server is starting or shutting down; a deadlock or a serialisation
  // failure.
  ['53300', 'busy'],
  ['57P03', 'busy'],
  ['40001', 'busy'],
  ['40P01', 'busy'],
  ['55P03', 'busy'],
  ['25006', 'read-only'],
  ['53100', 'disk-full'],
  ['XX001', 'malformed'],
  ['XX002', 'malformed'],
  // The server was shut down or crashed during the query.
  ['57P01', 'io'],
  ['57P02', 'io'],
  ['58030', 'io'],
]);

/** SQLSTATE codes of refused access: wrong password or user, no such database, no right to its tables. */
const refusals: ReadonlySet<unknown> = new Set(['28P01', '28000', '3D000', '42501']);

/** Messages of the driver, which have no code, for a connection that was lost or never made. */
const lostConnection =
  /^Connection terminated|not queryable$|^timeout exceeded when trying to connect/;

const isOfConnection = (thrown: Error & { readonly code?: unknown }): boolean =>
  'syscall' in thrown ||
  String(thrown.code).startsWith('08') ||
  lostConnection.test(thrown.message);

/** The problem that an exception of the driver stands for; null: it is a bug of ours. */
export function postgresProblem(thrown: unknown): StorageProblem | null {
  if (!(thrown instanceof Error)) return null;
  // A host name with several addresses, none of which could be reached.
  if (thrown instanceof AggregateError) return postgresProblem(thrown.errors[0]);
  const code = 'code' in thrown ? thrown.code : undefined;
  return problems.get(code) ?? (isOfConnection(thrown) ? 'io' : null);
}

/** Why a database cannot be opened; null: a bug. */
export function problemOnOpening(thrown: unknown): StorageProblem | 'no-access' | null {
  const code = thrown instanceof Error && 'code' in thrown ? thrown.code : undefined;
  const problem = refusals.has(code) ? 'no-access' : postgresProblem(thrown);
  return problem === 'io' ? 'no-access' : problem;
}
