import type { RequestListener } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { findService, type Service, type ServiceOptions } from './service.ts';

/** The pause between two tries to open the data, in milliseconds. */
const pause = 2000;

/** The service of a server, which is made anew when the data can be opened or were restored. */
export interface ChangingService {
  readonly listener: RequestListener;
  now(): Service;
  /** Tries to open the data again and again while the problem may pass; then `opened` is called. */
  tryWhilePassing(opened: () => void): void;
  /** Ends the tries and the opening under way. */
  end(): Promise<void>;
}

/** Makes the service of a server from the one that was found at its start. */
export function makeChangingService(options: ServiceOptions, first: Service): ChangingService {
  let service = first;
  let trying: Promise<void> | undefined;
  let reopening: Promise<void> | null = null;
  const ending = new AbortController();
  const { signal } = ending;
  const open = async (): Promise<void> => {
    const again = await findService(options);
    if (again.ok) service = again.value;
  };
  const waited = () => setTimeout(pause, undefined, { signal }).catch(() => undefined);

  const tryAgain = async (opened: () => void): Promise<void> => {
    while (service.isPassing) {
      await waited();
      if (signal.aborted) return;
      await open();
    }
    opened();
  };

  const reopen = async (): Promise<void> => {
    const restored = service;
    restored.endStreams();
    await restored.close();
    await open();
    while (service === restored && !signal.aborted) {
      await waited();
      await open();
    }
    reopening = null;
  };

  return {
    listener(request, response) {
      if (reopening !== null) {
        void reopening.then(() => service.listener(request, response));
        return;
      }
      // The answer to whoever restored a copy is sent first; other requests wait for the new data.
      response.once('close', () => {
        if (service.isRestored()) reopening ??= reopen();
      });
      service.listener(request, response);
    },
    now: () => service,
    tryWhilePassing(opened) {
      if (service.isPassing) trying = tryAgain(opened);
    },
    async end() {
      ending.abort();
      await trying;
      await reopening;
    },
  };
}
