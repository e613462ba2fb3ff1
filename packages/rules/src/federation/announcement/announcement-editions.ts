import type { AnnouncementLine, AnnouncementRule } from './announcement-rules.ts';
import { announcement2002 } from './edition-dsu-2002.ts';
import { announcementFide2012 } from './edition-fide-2012.ts';
import { announcement2018 } from './edition-tempelhof-2018.ts';

/** What each regulation wants of an invitation; another one's is a file, and a line here. */
const editions: Readonly<Record<string, readonly AnnouncementLine[]>> = {
  'dsu-2002': announcement2002,
  'fide-2012': announcementFide2012,
  'tempelhof-2018': announcement2018,
};

/** Every demand on an invitation. */
export const announcementRules: readonly AnnouncementRule[] = Object.entries(editions).flatMap(
  ([edition, lines]) =>
    lines.map(([article, content, duty, ...only]) => ({ edition, article, content, duty, only })),
);
