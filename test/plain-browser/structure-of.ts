import { type Document, faultsOfPage } from '../../apps/web/test/pages/structure.ts';
import type { PlainPage } from './plain-page.ts';

/**
 * What is wrong with how a page is built: headings, labels, links, ids, words. What a page looks like
 * (contrast, width, focus), a browser tells: `faultsOn` in `test/browser`.
 */
export const faultsOn = async (page: PlainPage): Promise<readonly string[]> =>
  faultsOfPage(page.document() as unknown as Document, page.url());
