import { blitzYear2018 } from '../blitz-year/blitz-year.ts';
import { ladder2018 } from '../ladder/edition-2018.ts';
import { mehrkampf2018 } from '../mehrkampf/mehrkampf.ts';
import { season2018 } from '../season/season.ts';
import { skat2018 } from '../skat/edition-2018.ts';
import { titleGames2018 } from '../title-games/title-games.ts';
import { trophy2018 } from '../trophy/trophy.ts';
import type { ClubRules } from './club-rules.ts';
import { tournaments2018 } from './tournaments-2018.ts';

/** The year of Tempelhof: its tournaments, and the competitions beside them. */
export const tempelhof2018 = {
  code: 'tempelhof-2018',
  name: 'Tempelhof 2018',
  called: /tempelhof/i,
  tournaments: tournaments2018,
  ladder: ladder2018,
  'blitz-year': blitzYear2018,
  mehrkampf: mehrkampf2018,
  skat: skat2018,
  trophy: trophy2018,
  season: season2018,
  'title-games': titleGames2018,
} as const satisfies ClubRules;
