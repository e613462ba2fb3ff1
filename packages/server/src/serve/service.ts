import type { RequestListener } from 'node:http';
import { join } from 'node:path';
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
import type { TrustedProxies } from '../values/visitor.ts';
import { emergencyLines, makeEmergencyListener } from './emergency.ts';
import { makeRequestListener, type PageHandler } from './request-listener.ts';
import { salvageBeside } from './salvage-folder.ts';

/** What is served. */
export interface ServiceOptions
  extends Pick<ApplicationOptions, 'dataDirectory' | 'listDirectory' | 'mail' | 'passwordCost'> {
  /** The pages; without them only the API answers. */
  readonly pages?: PageHandler;
  /** The language of what is said on standard output; English unless told otherwise. */
  readonly language?: Language;
  /** The proxies before it; one on this machine unless told otherwise. */
  readonly proxies?: TrustedProxies;
  /** Webhooks may be addresses of this machine and the nets around it. */
  readonly localWebhooks?: boolean;
}

/** What answers requests for the time being: the application, or a page that says why there is none. */
export interface Service {
  readonly listener: RequestListener;
  /** The path of the one-time link that makes the first account; null: there is one. */
  readonly setupPath: string | null;
  /** What whoever started the program has to know. */
  readonly lines: readonly string[];
  /** What is wrong may pass by itself, so the data are worth trying again. */
  readonly isPassing: boolean;
  /** Ends the live updates, so that the server can close. */
  endStreams(): void;
  close(): Promise<void>;
}

export type ServiceError = Exclude<OpenStorageError, UnreadableDatabase>;

const reportBug = (message: string): void => void process.stderr.write(`rokade: ${message}\n`);

/** The first account's token as a path; a database that cannot take it down is not usable yet. */
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

/** The API and the pages on the data. */
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
  app.webhooks.send({ local });
  return ok({
    listener: makeRequestListener({ app, api, pages, proxies, log: reportBug }),
    setupPath: setupPath.value,
    lines: [],
    isPassing: false,
    endStreams: api.endStreams,
    close: app.close,
  });
}

/** Without a database there is no application; every page then says so. */
function emergencyService(options: ServiceOptions, error: UnreadableDatabase): Service {
  const { problem, file } = error;
  // Damage stays; another program lets go, and a disk gets room.
  const isDamage = problem === 'malformed' || problem === 'empty';
  // A PostgreSQL database is mended where it runs; here it can only be tried again.
  const isPassing = !isDamage || isPostgresAddress(options.dataDirectory);
  const salvaged = isPassing ? null : salvageBeside(file, options.dataDirectory);
  const emergency = { error, salvaged };
  return {
    listener: makeEmergencyListener(emergency),
    setupPath: null,
    lines: emergencyLines(translator(options.language ?? 'en'), emergency),
    isPassing,
    endStreams: () => undefined,
    close: async () => undefined,
  };
}

/** The application where the data open, else the emergency; an error means that neither can be. */
export async function findService(options: ServiceOptions): Promise<Result<Service, ServiceError>> {
  const opened = await openService(options);
  if (opened.ok) return opened;
  const { error } = opened;
  return error.code === 'store.unreadable' ? ok(emergencyService(options, error)) : err(error);
}
