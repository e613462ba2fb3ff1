import { wordOf } from '@rokade/journal';
import { openToCodes } from '@rokade/rules';
import { plainSetting } from './setting-record.ts';

/** Whom a tournament is for; others play by an exception, with a reason. */
export const openTo = plainSetting(wordOf(openToCodes), {
  usual: 'all',
  seen: 'by-everybody',
  shared: false,
  copied: 'kept',
  part: 'event',
  unfiled: true,
});
