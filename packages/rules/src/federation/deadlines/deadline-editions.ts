import type { DeadlineRule, ListedDeadline } from './deadline-rules.ts';
import { deadlines2002 } from './edition-dsu-2002.ts';
import { deadlinesFide2012 } from './edition-fide-2012.ts';
import { deadlines2018 } from './edition-tempelhof-2018.ts';

/** The deadlines of each regulation; a new one's are a file, and an entry here. */
const editions: Readonly<Record<string, readonly ListedDeadline[]>> = {
  'dsu-2002': deadlines2002,
  'tempelhof-2018': deadlines2018,
  'fide-2012': deadlinesFide2012,
};

/** Every deadline that is counted in hours, days, weeks or months from one date. */
export const deadlineRules: readonly DeadlineRule[] = Object.entries(editions).flatMap(
  ([edition, listed]) => listed.map((rule) => ({ ...rule, edition })),
);
