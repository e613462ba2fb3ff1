import { setTimeout } from 'node:timers/promises';
import { ok, type Result } from '@rokade/rules';
import { shownAddress } from '@rokade/store';
import { translator } from '@rokade/texts/all';
import { type ListenAddress, type ListenError, listen, stopListening } from './listen.ts';
import { findService, type Service, type ServiceError, type ServiceOptions } from './service.ts';

/** How a server is started. */
export interface ServerOptions extends ListenAddress, ServiceOptions {
  /** Says nothing on standard output. */
  readonly quiet?: boolean;
}

/** A server at work. */
export interface RunningServer {
  readonly url: string;
  /** The one-time link that makes the first account; null once there is one. */
  readonly setupUrl: string | null;
  /** Lets requests under way finish and closes the data. Also done on SIGINT and SIGTERM. */
  close(): Promise<void>;
}

export type StartError = ServiceError | ListenError;

type Started = Result<RunningServer, StartError>;

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

const setupUrlOf = ({ setupPath }: Service, url: string): string | null =>
  setupPath === null ? null : `${url}${setupPath}`;

/** Says what is served and where. */
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

/** The pause between two tries to open the data, in milliseconds. */
const pause = 2000;

/** Opens the data and serves the API and the pages on it. */
export async function startServer(options: ServerOptions): Promise<Started> {
  const found = await findService(options);
  if (!found.ok) return found;
  let service = found.value;
  const listening = await listen(options, (request, response) =>
    service.listener(request, response),
  );
  if (!listening.ok) {
    await service.close();
    return listening;
  }
  const { server, url } = listening.value;
  introduce(options, service, url);

  const closing = new AbortController();
  const { signal } = closing;
  const tryAgain = async (): Promise<void> => {
    while (service.isPassing) {
      await setTimeout(pause, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      const again = await findService(options);
      if (again.ok) service = again.value;
    }
    introduce(options, service, url);
  };
  const trying = service.isPassing ? tryAgain() : undefined;

  const close = closingOnce(async () => {
    closing.abort();
    await trying;
    service.endStreams();
    await stopListening(server);
    await service.close();
  });
  return ok({ url, setupUrl: setupUrlOf(service, url), close });
}
