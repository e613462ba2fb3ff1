import { version } from '$app/env';
import { hasCopy, keepPage } from './keep-page.ts';

/** How long changes gather before a page that has a copy is kept anew, in milliseconds. */
const gathering = 2000;

const place = () => ({ caches, fetch, version });

/**
 * Keeps copies of the desk's page, so that it can be loaded anew while the server is away: by a
 * service worker, which browsers have on https and on the machine itself.
 */
export class KeptPage {
  /** The address that can be loaded anew without the server, or ''. */
  path = $state('');
  #wanted = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #worker: Promise<boolean> | undefined;

  /** The page at an address is shown, or changed. */
  changed(path: string): void {
    if (!('serviceWorker' in navigator)) return;
    this.#wanted = path;
    if (navigator.serviceWorker.controller !== null) void this.#look(path);
    const isFirst = this.path !== path;
    this.#timer ??= setTimeout(
      () => {
        this.#timer = undefined;
        void this.#keep(this.#wanted);
      },
      isFirst ? 0 : gathering,
    );
  }

  async #look(path: string): Promise<void> {
    if (await hasCopy(place(), path)) this.path = path;
  }

  async #keep(path: string): Promise<void> {
    this.#worker ??= navigator.serviceWorker
      .register('/service-worker.js', { scope: '/console/' })
      .then(() => navigator.serviceWorker.ready)
      .then(
        () => true,
        () => false,
      );
    if ((await this.#worker) && (await keepPage(place(), path))) this.path = path;
  }
}
