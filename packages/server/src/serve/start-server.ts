import { err, ok, type Result } from '@rokade/rules';
import type { OpenStorageError, UnreadableDatabase } from '@rokade/store';
import { translator } from '@rokade/texts';
import type { Language } from '@rokade/tournament';
import type { Application } from '../application.ts';
import { createApplication } from '../create-application.ts';
import { makeApi } from '../http/make-api.ts';
import { emergencyLines, makeEmergencyListener } from './emergency.ts';
import { type ListenError, listen, type Place, stopListening } from './listen.ts';
import { makeRequestListener, type PageHandler } from './request-listener.ts';
import { salvageBeside } from './salvage-folder.ts';

/** How a server is started. */
export interface ServerOptions extends Place {
  readonly dataDirectory: string;
  /** The pages; without them only the API answers. */
  readonly pages?: PageHandler;
  /** Says nothing on standard output. */
  readonly quiet?: boolean;
  /** The language of what it says there; English unless told otherwise. */
  readonly language?: Language;
}

/** A server at work. */
export interface RunningServer {
  readonly url: string;
  /** The one-time link that makes the first account; null once there is one. */
  readonly setupUrl: string | null;
  /** Lets requests under way finish and closes the data. Also done on SIGINT and SIGTERM. */
  close(): Promise<void>;
}

export type StartError = Exclude<OpenStorageError, UnreadableDatabase> | ListenError;

type Started = Result<RunningServer, StartError>;
type Say = (...lines: readonly string[]) => void;

const sayOn = ({ quiet = false }: ServerOptions): Say =>
  quiet
    ? () => undefined
    : (...lines) => {
        for (const line of lines) process.stdout.write(`${line}\n`);
      };

/** Closes once, whoever asks first: the owner or the operating system. */
function closingOnce(close: () => Promise<void>): () => Promise<void> {
  let closing: Promise<void> | undefined;
  const closeOnce = (): Promise<void> => {
    process.off('SIGINT', closeOnce).off('SIGTERM', closeOnce);
    closing ??= close();
    return closing;
  };
  process.on('SIGINT', closeOnce).on('SIGTERM', closeOnce);
  return closeOnce;
}

const reportBug = (message: string): void => void process.stderr.write(`rokade: ${message}\n`);

async function serveApplication(options: ServerOptions, app: Application): Promise<Started> {
  const api = makeApi(app, reportBug);
  const listening = await listen(options, makeRequestListener(app, api, options.pages));
  if (!listening.ok) {
    await app.close();
    return listening;
  }
  const { server, url } = listening.value;
  const token = await app.accounts.setupToken();
  const setupUrl = token === null ? null : `${url}/setup?token=${token}`;
  const t = translator(options.language ?? 'en');
  const say = sayOn(options);
  say(t('serve.listening', { url, folder: app.dataDirectory }));
  if (setupUrl !== null) say(t('serve.set-up', { url: setupUrl }));
  const close = closingOnce(async () => {
    api.endStreams();
    await stopListening(server);
    await app.close();
  });
  return ok({ url, setupUrl, close });
}

/** Without a database there is no application; the server then says so on every page. */
async function serveEmergency(options: ServerOptions, error: UnreadableDatabase): Promise<Started> {
  const { dataDirectory } = options;
  const emergency = { error, dataDirectory, salvaged: salvageBeside(error.file, dataDirectory) };
  const listening = await listen(options, makeEmergencyListener(emergency));
  if (!listening.ok) return listening;
  const { server, url } = listening.value;
  const t = translator(options.language ?? 'en');
  const say = sayOn(options);
  say(...emergencyLines(t, emergency), t('serve.listening', { url, folder: dataDirectory }));
  return ok({ url, setupUrl: null, close: closingOnce(() => stopListening(server)) });
}

/** Opens the data and serves the API and the pages on it. */
export async function startServer(options: ServerOptions): Promise<Started> {
  const created = await createApplication(options);
  if (created.ok) return serveApplication(options, created.value);
  const { error } = created;
  return error.code === 'store.unreadable' ? serveEmergency(options, error) : err(error);
}
