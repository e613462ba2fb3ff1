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

/** The group that the tournament is for; other players need an exception, with a reason. */
export const openTo = plainSetting(wordOf(openToCodes), { usual: 'all', ...ofEvent });

/**
 * The club to whose members the tournament is restricted; guests need permission, with a reason. '' =
 * open to guests.
 *
 * @article Tempelhof 2018 I.2
 */
export const membersOf = plainSetting(text, { usual: '', ...ofEvent, problem: textProblem });
