import type { AnnouncementLine, AnnouncementRule } from './announcement-rules.ts';
import { announcement2002 } from './edition-dsu-2002.ts';
import { announcementFide2012 } from './edition-fide-2012.ts';
import { announcement2018 } from './edition-tempelhof-2018.ts';

/** Each regulation's requirements for an invitation; a new one is a file, and an entry here. */
const editions: Readonly<Record<string, readonly AnnouncementLine[]>> = {
  'dsu-2002': announcement2002,
  'fide-2012': announcementFide2012,
  'tempelhof-2018': announcement2018,
};

/** Every requirement for an invitation. */
export const announcementRules: readonly AnnouncementRule[] = Object.entries(editions).flatMap(
  ([edition, lines]) =>
    lines.map(([article, content, duty, ...only]) => ({ edition, article, content, duty, only })),
);
