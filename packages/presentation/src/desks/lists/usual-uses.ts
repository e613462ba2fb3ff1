import type { ListFileCode, ListUse } from '@rokade/formats';

/** What a file is mostly used for; a kind that is not named is asked about. */
const usual: Partial<Readonly<Record<ListFileCode, readonly ListUse[]>>> = {
  packed: ['lookup'],
  'fide-text': ['lookup'],
  'fide-xml': ['lookup'],
  'dsu-members': ['lookup'],
  'dsu-club': ['members', 'lookup'],
  dsb: ['members', 'lookup'],
  ecf: ['lookup'],
  export: ['tournament'],
  report: ['tournament'],
  document: ['tournament'],
  games: ['tournament'],
};

/** More people than any club has. */
const moreThanAClub = 2000;

/** A file that was recognised, as far as its usual uses depend on it. */
interface FileToUse {
  readonly kind: ListFileCode;
  readonly lines: number | null;
  /** What it can become, also where the reader may not do it. */
  readonly becomes: readonly ListUse[];
  /** How many players the list has whose place it would take; 0: there is none. */
  readonly replaces: number;
}

/**
 * The uses that are ticked at first: the one for which the reader came, else what such a file is
 * mostly used for. Members of a club bring the list with their ratings along, where it has
 * ratings; the list of a whole
 * federation does not become members by itself. A shorter list takes no longer one's place by itself.
 */
export function usualUses(
  { kind, lines, becomes, replaces }: FileToUse,
  purpose: string,
  possible: readonly ListUse[],
): readonly ListUse[] {
  const own = possible.filter((use) => use === purpose);
  const isLong = (lines ?? 0) > moreThanAClub;
  const found = (usual[kind] ?? []).filter((use) => use !== 'members' || !isLong);
  const hasRatings = becomes.includes('ratings') || found.includes('lookup');
  const chosen: readonly ListUse[] =
    own.length === 0 ? found : purpose === 'members' && hasRatings ? [...own, 'lookup'] : own;
  const isShorter = (lines ?? 0) < replaces;
  return possible.filter((use) => chosen.includes(use) && !(use === 'lookup' && isShorter));
}
