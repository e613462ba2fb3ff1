import {
  basicArticles,
  basicArticles2026,
  fideSwiss,
  fideSwissCode,
  fideSwissInput,
  fideSwissOptions,
} from './fide-swiss.ts';
import { defineSystem } from './system-record.ts';

/** The day on which the edition of 2026 came into force. */
const firstDayOf2026 = '2026-02-01';

/**
 * The edition that record 192's `FIDE_DUTCH` means without a year: the one in force on the first day of
 * the tournament, ISO; the newest if the day is not known.
 */
export const dutchEditionOn = (firstDay: string): 'fide-2017' | 'fide-2026' =>
  firstDay !== '' && firstDay < firstDayOf2026 ? 'fide-2017' : 'fide-2026';

/**
 * FIDE's Dutch system. In the last round it pairs by other criteria.
 *
 * @article FIDE C.04.3 2026; FIDE C.04.7 2026
 */
export const dutch = defineSystem({
  ...fideSwiss,
  code: 'dutch',
  article: 'FIDE C.04.3',
  editions: {
    'fide-2026': basicArticles2026,
    'fide-2017': basicArticles('b', 'd', 'f', 'g'),
  },
  lastRoundDiffers: true,
  words: /dutch/,
  usualOfForm: true,
  fideMode: 'usual',
  options: fideSwissOptions,
  engineOptions: fideSwissInput,
  stated: (choice, firstDay) => ({
    type:
      choice.edition === dutchEditionOn(firstDay)
        ? 'Individual: Swiss-System (Dutch)'
        : `Individual: Swiss-System (Dutch, edition ${choice.edition.slice(-4)})`,
    system: fideSwissCode('DUTCH', choice),
  }),
});
