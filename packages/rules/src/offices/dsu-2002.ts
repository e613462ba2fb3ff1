import { atLeast, exactly, type OfficeRecord, plainOffice } from './office-record.ts';

/**
 * The strength committee: HB appoints the chair and one more, the players of the strength list who
 * are there the third. A first, second and third substitute are called when members cannot come or
 * do not think they can decide in a case.
 *
 * @article DSU 2002 §2: three members of three years, one of whom leaves each year; three ordered
 *   substitutes of one year; masters (§23) can be chosen
 */
const su: OfficeRecord = {
  ...plainOffice,
  code: 'su',
  term: 'Spilleudvalget (SU)',
  article: '§2',
  level: 'federation',
  members: exactly(3, 3),
  substitutes: exactly(3, 1),
  hasChair: true,
  oneLeavesEachYear: true,
  eligible: 'master',
  decides: [
    { code: 'unreported-abroad', article: '§2' },
    { code: 'play-off-rules', article: '§2' },
    { code: 'approve-entry-rating', article: '§2' },
    { code: 'junior-strength-list', article: '§2' },
  ],
};

/**
 * The rating committee and who keeps the register for it. RKF is an office of one; that its holder
 * gives an arbiter leave to play stands in §6.
 *
 * @article DSU 2002 §3: three members of three years, one of whom leaves each year; one substitute of
 *   one year
 */
const ratingOffices: readonly OfficeRecord[] = [
  {
    ...plainOffice,
    code: 'rk',
    term: 'Ratingkomiteen (RK)',
    article: '§3',
    level: 'federation',
    members: exactly(3, 3),
    substitutes: exactly(1, 1),
    oneLeavesEachYear: true,
    decides: [
      { code: 'ratings-abroad', article: '§3a' },
      { code: 'fide-report', article: '§3b' },
      { code: 'check-ratings', article: '§3c' },
      { code: 'propose-entry-rating', article: '4.5.5.1 §1' },
    ],
  },
  {
    ...plainOffice,
    code: 'rkf',
    term: 'Ratingkartoteksføreren (RKF)',
    article: '§4',
    level: 'federation',
    members: exactly(1),
    decides: [
      { code: 'rating-register', article: '§4' },
      { code: 'entry-lists', article: '§5c' },
      { code: 'arbiter-may-play', article: '§6' },
      { code: 'foreign-members', article: '§62' },
    ],
  },
];

/**
 * Offices of the union and below it. How many sit in HB, FU and Skaknævnet stands in the union's laws,
 * which are not among our texts.
 */
const union: readonly OfficeRecord[] = [
  {
    ...plainOffice,
    code: 'hb',
    term: 'Hovedbestyrelsen (HB)',
    article: '§2',
    level: 'federation',
    decides: [{ code: 'appoint-committees', article: '§2' }],
  },
  {
    ...plainOffice,
    code: 'fu',
    term: 'Forretningsudvalget (FU)',
    article: '§31',
    level: 'federation',
    decides: [
      { code: 'emt-committee', article: '§31' },
      { code: 'play-off-place', article: '§37' },
      { code: 'licences', article: '4.6.1' },
    ],
  },
  {
    ...plainOffice,
    code: 'skaknaevnet',
    term: 'Skaknævnet',
    article: '§18',
    level: 'federation',
    decides: [{ code: 'appeal-from-committee', article: '§18' }],
    conflicts: [{ kind: 'holds', code: 'own-decisions', offices: ['tk'], article: '§17' }],
  },
  {
    ...plainOffice,
    code: 'treasurer',
    term: 'Unionens kasserer',
    article: '§5e',
    level: 'federation',
    members: exactly(1),
    decides: [{ code: 'emt-fees', article: '§5e' }],
  },
  {
    ...plainOffice,
    code: 'district-chair',
    term: 'Hovedkredsformand',
    article: '4.5.5.1 §2',
    level: 'district',
    members: exactly(1),
    decides: [
      { code: 'entry-rating-from-1800', article: '4.5.5.1 §2' },
      { code: 'enter-single-members', article: '§62' },
    ],
  },
  {
    ...plainOffice,
    code: 'club-chair',
    term: 'Klubformand',
    article: '§62',
    level: 'club',
    members: exactly(1),
    decides: [
      { code: 'enter-members', article: '§62' },
      { code: 'entry-rating-to-1700', article: '4.5.5.1 §3' },
    ],
  },
];

/**
 * Offices of one event. The committee judges what the arbiter decided: whoever is both judges himself.
 * The organiser appoints arbiters, of whom one at least is licensed, and a committee of three, all
 * licensed, which is filled up again when one leaves.
 *
 * @article DSU 2002 §5b: a committee of three
 * @article DSU 2002 §6: an arbiter who wants to play needs RKF's leave each time
 * @article DSU 2002 §7: the committee decides what is appealed to it
 */
const event: readonly OfficeRecord[] = [
  {
    ...plainOffice,
    code: 'organiser',
    term: 'Turneringsarrangør',
    article: '§5',
    level: 'event',
    members: atLeast(1),
    decides: [
      { code: 'appoint-arbiters', article: '§5a' },
      { code: 'appoint-committee', article: '§5b' },
      { code: 'groups-and-lots', article: '§5d' },
      { code: 'prizes', article: '§5f' },
      { code: 'report-to-register', article: '§5g' },
    ],
    roles: ['organiser'],
  },
  {
    ...plainOffice,
    code: 'tl',
    term: 'Turneringsleder (TL)',
    article: '§6',
    level: 'event',
    members: atLeast(1),
    eligible: 'one-licensed',
    decides: [
      { code: 'decisions-in-play', article: '§6' },
      { code: 'ratings-and-report', article: '§6' },
    ],
    conflicts: [{ kind: 'plays', code: 'plays-without-leave', offices: [], article: '§6' }],
    roles: ['chief-arbiter', 'deputy-arbiter', 'arbiter'],
  },
  {
    ...plainOffice,
    code: 'tk',
    term: 'Turneringskomite (TK)',
    article: '§7',
    level: 'event',
    members: exactly(3),
    eligible: 'licensed',
    decides: [
      { code: 'appeals', article: '§7' },
      { code: 'sanctions', article: '§7' },
    ],
    conflicts: [{ kind: 'holds', code: 'own-decisions', offices: ['tl'], article: '§7' }],
    roles: ['appeals'],
  },
  {
    ...plainOffice,
    code: 'economic-leader',
    term: 'Økonomisk leder',
    article: '§31',
    level: 'event',
    members: exactly(1),
    decides: [{ code: 'accounts', article: '§31' }],
  },
];

/**
 * Every office that handbook 4 names.
 *
 * @article DSU 2002 §1
 */
export const offices2002 = [su, ...ratingOffices, ...union, ...event];
