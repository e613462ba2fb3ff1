import type { RequestListener } from 'node:http';
import { join, resolve } from 'node:path';
import { err, ok, type Result } from '@rokade/rules';
import {
  databaseFileName,
  isPostgresAddress,
  type OpenStorageError,
  storageFailure,
  type UnreadableDatabase,
} from '@rokade/store';
import { translator } from '@rokade/texts/all';
import type { Language } from '@rokade/tournament';
import type { Application } from '../application.ts';
import { makeApi } from '../http/make-api.ts';
import { type ApplicationOptions, createApplication } from '../opening/create-application.ts';
import { watchedApplication } from '../readers/watched-application.ts';
import { type Relaying, usualLichess } from '../relays/relays.ts';
import type { TrustedProxies } from '../values/visitor.ts';
import { emergencyLines, makeEmergencyListener } from './emergency.ts';
import { makeRequestListener, type PageHandler } from './request-listener.ts';
import type { QuotaPolicies } from './request-quota.ts';
import { salvageBeside } from './salvage-folder.ts';

/** The options of a service. */
export interface ServiceOptions
  extends Pick<
    ApplicationOptions,
    'dataDirectory' | 'listDirectory' | 'mail' | 'passwordCost' | 'clock'
  > {
  /** The handler of the pages. Default: none, and only the API is served. */
  readonly pages?: PageHandler;
  /** The language of the output on stdout. Default: English. */
  readonly language?: Language;
  /** The trusted proxies. Default: one on this machine. */
  readonly proxies?: TrustedProxies;
  /** Whether webhooks may be addresses of this machine and private networks. Default: no. */
  readonly localWebhooks?: boolean;
  /** The address of lichess, to which broadcasts are sent. Default: https://lichess.org. */
  readonly lichess?: string;
  /** The folder below which electronic boards write PGN files. Default: `boards` in the data folder. */
  readonly boardFolder?: string;
  /** How many requests to the API visitors and programs may make. Default: the usual ones. */
  readonly quotas?: QuotaPolicies;
}

/** What answers requests at present: the application, or a page that explains why there is none. */
export interface Service {
  readonly listener: RequestListener;
  /** The path of the one-time link that creates the first account; null: there is an account, or no application. */
  readonly setupPath: string | null;
  /** Sentences for whoever started the program. */
  readonly lines: readonly string[];
  /** Whether the problem may pass by itself, so that opening the data should be tried again. */
  readonly isPassing: boolean;
  /** Whether a copy was restored, so that the data have to be opened anew. */
  isRestored(): boolean;
  /** Ends the streams of live updates, so that the server can close. */
  endStreams(): void;
  close(): Promise<void>;
}

export type ServiceError = Exclude<OpenStorageError, UnreadableDatabase>;

const reportBug = (message: string): void => void process.stderr.write(`rokade: ${message}\n`);

/** The path of set-up with a new token, null if there is an account; an error if the store cannot write the token. */
async function setupPathOf(app: Application): Promise<Result<string | null, UnreadableDatabase>> {
  try {
    const token = await app.accounts.setupToken();
    return ok(token === null ? null : `/setup?token=${token}`);
  } catch (thrown) {
    const failure = storageFailure(thrown);
    if (failure === null) throw thrown;
    const { dataDirectory: place } = app;
    const file = isPostgresAddress(place) ? place : join(place, databaseFileName);
    return err({ code: 'store.unreadable', file, problem: failure.problem });
  }
}

/** The folder of electronic boards where none is named; a database elsewhere has none. */
function usualBoardFolder(dataDirectory: string): string | null {
  const isFolder = dataDirectory !== ':memory:' && !isPostgresAddress(dataDirectory);
  return isFolder ? join(resolve(dataDirectory), 'boards') : null;
}

/** How broadcasts and electronic boards are reached. */
const relayingOf = ({ dataDirectory, lichess, boardFolder }: ServiceOptions): Relaying => ({
  lichess: lichess ?? usualLichess,
  boardFolder: boardFolder === undefined ? usualBoardFolder(dataDirectory) : resolve(boardFolder),
});

/** Opens the data and makes the API and the pages on it. */
async function openService(options: ServiceOptions): Promise<Result<Service, OpenStorageError>> {
  const created = await createApplication(options);
  if (!created.ok) return created;
  const app = watchedApplication(created.value);
  const setupPath = await setupPathOf(app);
  if (!setupPath.ok) {
    await app.close();
    return setupPath;
  }
  const api = makeApi(app, reportBug);
  const { pages, proxies = 'local', localWebhooks: local = false } = options;
  app.webhooks.send({ local: app.isSandbox ? 'this-machine' : local });
  app.push.send({ local: false });
  app.relays.send(relayingOf(options));
  return ok({
    listener: makeRequestListener({
      app,
      api,
      pages,
      proxies,
      log: reportBug,
      quotas: options.quotas,
    }),
    setupPath: setupPath.value,
    lines: [],
    isPassing: false,
    isRestored: app.copies.isRestored,
    endStreams: api.endStreams,
    close: app.close,
  });
}

/** Makes the service for a database that cannot be read, whose pages all explain the problem. */
function emergencyService(options: ServiceOptions, error: UnreadableDatabase): Service {
  const { problem, file } = error;
  // Damage stays; other problems, such as a lock or a full disk, may pass.
  const isDamage = problem === 'malformed' || problem === 'empty';
  // A PostgreSQL database is repaired where it runs; here it can only be tried again.
  const isPassing = !isDamage || isPostgresAddress(options.dataDirectory);
  const salvaged = isPassing ? null : salvageBeside(file, options.dataDirectory);
  const emergency = { error, salvaged };
  return {
    listener: makeEmergencyListener(emergency),
    setupPath: null,
    lines: emergencyLines(translator(options.language ?? 'en'), emergency),
    isPassing,
    isRestored: () => false,
    endStreams: () => undefined,
    close: async () => undefined,
  };
}

/** Makes the service: the application or, if the database cannot be read, the emergency page. */
export async function findService(options: ServiceOptions): Promise<Result<Service, ServiceError>> {
  const opened = await openService(options);
  if (opened.ok) return opened;
  const { error } = opened;
  return error.code === 'store.unreadable' ? ok(emergencyService(options, error)) : err(error);
}
