import {
  atLeast,
  exactly,
  judges,
  ofClub,
  ofDistrict,
  ofEvent,
  ofFederation,
} from './office-record.ts';

/**
 * The strength committee: HB appoints the chair and one more, the players of the strength list who
 * are there the third. A first, second and third substitute are called when members cannot come or
 * do not think they can decide in a case.
 *
 * @article DSU 2002 §2: three members of three years, one of whom leaves each year; three ordered
 *   substitutes of one year; masters (§23) can be chosen
 */
const su = ofFederation('su', 'Spilleudvalget (SU)', '§2', {
  members: exactly(3, 3),
  substitutes: exactly(3, 1),
  hasChair: true,
  oneLeavesEachYear: true,
  eligible: 'master',
  decides: {
    'unreported-abroad': '§2',
    'play-off-rules': '§2',
    'approve-entry-rating': '§2',
    'junior-strength-list': '§2',
  },
});

/**
 * The rating committee and who keeps the register for it. RKF is an office of one; that its holder
 * gives an arbiter leave to play stands in §6.
 *
 * @article DSU 2002 §3: three members of three years, one of whom leaves each year; one substitute of
 *   one year
 */
const ratingOffices = [
  ofFederation('rk', 'Ratingkomiteen (RK)', '§3', {
    members: exactly(3, 3),
    substitutes: exactly(1, 1),
    oneLeavesEachYear: true,
    decides: {
      'ratings-abroad': '§3a',
      'fide-report': '§3b',
      'check-ratings': '§3c',
      'propose-entry-rating': '4.5.5.1 §1',
    },
  }),
  ofFederation('rkf', 'Ratingkartoteksføreren (RKF)', '§4', {
    members: exactly(1),
    decides: {
      'rating-register': '§4',
      'entry-lists': '§5c',
      'arbiter-may-play': '§6',
      'foreign-members': '§62',
    },
  }),
];

/**
 * Offices of the federation and below it. The number of members of HB, FU and Skaknævnet is in the
 * federation's statutes, which are not among our texts.
 */
const union = [
  ofFederation('hb', 'Hovedbestyrelsen (HB)', '§2', { decides: { 'appoint-committees': '§2' } }),
  ofFederation('fu', 'Forretningsudvalget (FU)', '§31', {
    decides: { 'emt-committee': '§31', 'play-off-place': '§37', licences: '4.6.1' },
  }),
  ofFederation('skaknaevnet', 'Skaknævnet', '§18', {
    decides: { 'appeal-from-committee': '§18' },
    conflicts: [judges('§17', ['tk'])],
  }),
  ofFederation('treasurer', 'Unionens kasserer', '§5e', {
    members: exactly(1),
    decides: { 'emt-fees': '§5e' },
  }),
  ofDistrict('district-chair', 'Hovedkredsformand', '4.5.5.1 §2', {
    members: exactly(1),
    decides: { 'entry-rating-from-1800': '4.5.5.1 §2', 'enter-single-members': '§62' },
  }),
  ofClub('club-chair', 'Klubformand', '§62', {
    members: exactly(1),
    decides: { 'enter-members': '§62', 'entry-rating-to-1700': '4.5.5.1 §3' },
  }),
];

/**
 * Offices of one event. The committee judges the arbiter's decisions, so a person in both offices would
 * judge their own. The organiser appoints arbiters, of whom at least one is licensed, and a committee
 * of three, all licensed, which is filled up when one leaves.
 *
 * @article DSU 2002 §5b: a committee of three
 * @article DSU 2002 §6: an arbiter who wants to play needs RKF's leave each time
 * @article DSU 2002 §7: the committee decides what is appealed to it
 */
const event = [
  ofEvent('organiser', 'Turneringsarrangør', '§5', {
    members: atLeast(1),
    decides: {
      'appoint-arbiters': '§5a',
      'appoint-committee': '§5b',
      'groups-and-lots': '§5d',
      prizes: '§5f',
      'report-to-register': '§5g',
    },
    roles: ['organiser'],
  }),
  ofEvent('tl', 'Turneringsleder (TL)', '§6', {
    members: atLeast(1),
    eligible: 'one-licensed',
    decides: { 'decisions-in-play': '§6', 'ratings-and-report': '§6' },
    conflicts: [{ kind: 'plays-unasked', code: 'plays-without-leave', offices: [], article: '§6' }],
    roles: ['chief-arbiter', 'deputy-arbiter', 'arbiter'],
  }),
  ofEvent('tk', 'Turneringskomite (TK)', '§7', {
    members: exactly(3),
    eligible: 'licensed',
    decides: { appeals: '§7', sanctions: '§7' },
    conflicts: [judges('§7', ['tl'])],
    roles: ['appeals'],
  }),
  ofEvent('economic-leader', 'Økonomisk leder', '§31', {
    members: exactly(1),
    decides: { accounts: '§31' },
  }),
];

/**
 * Every office that handbook 4 names.
 *
 * @article DSU 2002 §1
 */
export const offices2002 = [su, ...ratingOffices, ...union, ...event];
