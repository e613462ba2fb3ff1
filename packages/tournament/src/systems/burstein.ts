import {
  basicArticles2026,
  fideSwiss,
  fideSwissCode,
  fideSwissInput,
  fideSwissOptions,
} from './fide-swiss.ts';
import { defineSystem } from './system-record.ts';

/**
 * FIDE's Burstein system, whose first rounds are those of the Dutch one.
 *
 * @article FIDE C.04.4.2 2026; FIDE C.04.7 2026
 */
export const burstein = defineSystem({
  ...fideSwiss,
  code: 'burstein',
  article: 'FIDE C.04.4.2',
  editions: { 'fide-2026': basicArticles2026 },
  words: /burstein/,
  isRare: true,
  options: fideSwissOptions,
  engineOptions: fideSwissInput,
  stated: (choice) => ({
    type: 'Individual: Swiss-System (Burstein)',
    system: fideSwissCode('BURSTEIN', choice),
  }),
});
