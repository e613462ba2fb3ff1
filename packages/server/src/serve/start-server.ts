import { err, ok, type Result } from '@rokade/rules';
import { shownAddress } from '@rokade/store';
import { translator } from '@rokade/texts/all';
import { rokadeVersion } from '../values/version.ts';
import { makeChangingService } from './changing-service.ts';
import { type ListenAddress, type ListenError, listen, stopListening } from './listen.ts';
import { noteRunning, type RunningNote, runningNote } from './running-note.ts';
import { findService, type Service, type ServiceError, type ServiceOptions } from './service.ts';

/** The options of a server. */
export interface ServerOptions extends ListenAddress, ServiceOptions {
  /** Whether nothing is written on stdout. Default: no. */
  readonly quiet?: boolean;
}

/** A running server. */
export interface RunningServer {
  readonly url: string;
  /** The one-time link that creates the first account; null: there is an account. */
  readonly setupUrl: string | null;
  /** Waits for requests under way and closes the data. Also done on SIGINT and SIGTERM. */
  close(): Promise<void>;
}

/** Another Rokade uses the data folder; the note tells its address and version. */
export type RunningError = RunningNote & { readonly folder: string } & (
    | { readonly code: 'serve.running' }
    | { readonly code: 'serve.other-version'; readonly own: string }
  );

export type StartError = ServiceError | ListenError | RunningError;

type Started = Result<RunningServer, StartError>;

/** Makes a closing that runs once, whether it is called or a signal arrives. */
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

const setupUrlOf = ({ setupPath }: Service, url: string): string | null =>
  setupPath === null ? null : `${url}${setupPath}`;

/** Writes on stdout what is served and where. */
function introduce(options: ServerOptions, service: Service, url: string): void {
  if (options.quiet === true) return;
  const t = translator(options.language ?? 'en');
  const setupUrl = setupUrlOf(service, url);
  const lines = [
    ...service.lines,
    t('serve.listening', { url, folder: shownAddress(options.dataDirectory) }),
    ...(setupUrl === null ? [] : [t('serve.set-up', { url: setupUrl })]),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** For a locked folder, an error with the address of the Rokade that uses it, if that left a note. */
function whoHasIt(error: ServiceError): StartError {
  const note = error.code === 'store.locked' ? runningNote(error.folder) : null;
  if (error.code !== 'store.locked' || note === null) return error;
  const facts = { folder: error.folder, ...note };
  return note.version === rokadeVersion
    ? { code: 'serve.running', ...facts }
    : { code: 'serve.other-version', ...facts, own: rokadeVersion };
}

const goOn = (): void => undefined;

/** Ignores errors of stdout and stderr, so that the server goes on when nobody reads them any more. */
function outliveReaders(): void {
  for (const output of [process.stdout, process.stderr])
    output.off('error', goOn).on('error', goOn);
}

/** Opens the data, and serves the API and the pages. */
export async function startServer(options: ServerOptions): Promise<Started> {
  outliveReaders();
  const found = await findService(options);
  if (!found.ok) return err(whoHasIt(found.error));
  const changing = makeChangingService(options, found.value);
  const service = changing.now;
  const listening = await listen(options, changing.listener);
  if (!listening.ok) {
    await service().close();
    return listening;
  }
  const { server, url } = listening.value;
  noteRunning(options.dataDirectory, { url, version: rokadeVersion });
  introduce(options, service(), url);
  changing.tryWhilePassing(() => introduce(options, service(), url));

  const close = closingOnce(async () => {
    await changing.end();
    service().endStreams();
    await stopListening(server);
    noteRunning(options.dataDirectory, null);
    await service().close();
  });
  return ok({ url, setupUrl: setupUrlOf(service(), url), close });
}
