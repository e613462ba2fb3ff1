import { text, wordOf } from '@rokade/journal';
import { openToCodes } from '@rokade/rules';
import { textProblem } from './setting-problems.ts';
import { plainSetting } from './setting-record.ts';

const ofEvent = {
  seen: 'by-everybody',
  shared: false,
  copied: 'kept',
  part: 'event',
  unfiled: true,
} as const;

/** Whom a tournament is for; others play by an exception, with a reason. */
export const openTo = plainSetting(wordOf(openToCodes), { usual: 'all', ...ofEvent });

/**
 * The club whose members alone it is for; guests play by permission, with a reason. '' = for guests, too.
 *
 * @article Tempelhof 2018 I.2
 */
export const membersOf = plainSetting(text, { usual: '', ...ofEvent, problem: textProblem });
