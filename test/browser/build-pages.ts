import { env } from 'node:process';
import { setup as buildPages } from './built-pages.ts';
import { serveBrowser } from './launch.ts';

/**
 * Browser tests look at the pages as they are in the source now, not at an old build, in one
 * browser that all files share.
 */
export async function setup(): Promise<() => Promise<void>> {
  buildPages();
  const browser = await serveBrowser();
  env['ROKADE_BROWSER'] = browser.wsEndpoint();
  return () => browser.close();
}
