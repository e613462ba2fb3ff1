import { version } from '$app/env';
import { hasCopy, keepPage } from './keep-page.ts';

/**
 * The time during which changes of a page are collected before its copy is made again, in
 * milliseconds.
 */
const gathering = 2000;

const place = () => ({ caches, fetch, version });

/**
 * Keeps copies of the results desk's page with a service worker, so that it can be loaded again
 * while the server is away. Browsers allow service workers on https and on the local machine only.
 */
export class KeptPage {
  /** The address of which there is a copy; '': none. */
  path = $state('');
  #wanted = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #worker: Promise<boolean> | undefined;

  /** Call when the page at an address is shown or changes. */
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
