import type { FindingArticles, FindingRules } from '../edition-findings.ts';

/**
 * Who enters a person for a tournament of the federation: the chairman of their club, their district,
 * or the federation's rating officer for a single member abroad; `once` for a person who is not a
 * member.
 */
export const entryWays = ['club-chairman', 'district', 'federation', 'once'] as const;
export type EntryWay = (typeof entryWays)[number];

/** The possible findings about an entry. */
export const entryFindingCodes = [
  /** It is not recorded who entered them. */
  'way-unsaid',
  /** The register gives another way of entering. */
  'way-other',
  'not-a-member',
  /** Has played once before without membership, and has no exemption. */
  'guest-again',
  'guest-once',
  /** Is not a member, and permission is not recorded. */
  'guest-leave',
  'late',
  'not-valid',
  'after-list',
  'no-club',
  'no-birth',
  'no-rating',
  'no-address',
  /** Accepted an invitation in time: the place is guaranteed. */
  'accepted',
  'accepted-late',
] as const;
export type EntryFindingCode = (typeof entryFindingCodes)[number];

/**
 * @article DSU 2002 §5c: the list says name, club, birth date and rating
 * @article DSU 2002 §31: and the address, for the championship
 * @article DSU 2002 §33: who is no member of a club or of the federation has no right to it, and an
 *   entry after the deadline is not valid
 */
const dsu2002: FindingRules<EntryFindingCode> = {
  edition: 'dsu-2002',
  usual: {
    'way-unsaid': '§62',
    'way-other': '§62',
    'guest-again': '§63',
    'guest-once': '§63',
    late: '§27',
    'after-list': '§64',
    'no-club': '§64',
    'no-birth': '§64',
    'no-rating': '§64',
  },
  championship: {
    'way-unsaid': '§33',
    'way-other': '§33',
    'not-a-member': '§33',
    'not-valid': '§33',
    'after-list': '§31',
    'no-club': '§31',
    'no-birth': '§31',
    'no-rating': '§31',
    'no-address': '§31',
  },
};

const guests2018: FindingArticles<EntryFindingCode> = { 'guest-leave': 'I.2' };

/** @article Tempelhof 2018 I.2: a guest plays by leave of the director */
const tempelhof2018: FindingRules<EntryFindingCode> = {
  edition: 'tempelhof-2018',
  usual: guests2018,
  championship: guests2018,
};

const accepted2012: FindingArticles<EntryFindingCode> = {
  accepted: '13.4',
  'accepted-late': '13.3.22',
};

/** @article FIDE 2012 13.4: of who accepted on the day asked for, or before */
const fide2012: FindingRules<EntryFindingCode> = {
  edition: 'fide-2012',
  usual: accepted2012,
  championship: accepted2012,
};

/** Each regulation's rules on entries; a new edition is a new record. */
export const entryRuleSets: readonly FindingRules<EntryFindingCode>[] = [
  dsu2002,
  tempelhof2018,
  fide2012,
];
