import { atLeast, exactly, type OfficeRecord, plainOffice } from './office-record.ts';

/**
 * The organiser and the arbiters of an event. The chief arbiter sees to it that there are enough
 * arbiters, helpers and deputies; of world and continental events he is IA of class A or B.
 *
 * @article FIDE 2012 2.1: an organiser can be charged with the event, and name a committee with who
 *   charged him
 */
const leading: readonly OfficeRecord[] = [
  {
    ...plainOffice,
    code: 'co',
    term: 'Chief Organiser (CO)',
    article: '2.1',
    level: 'event',
    members: exactly(1),
    decides: [
      { code: 'organisation', article: '2.1' },
      { code: 'appoint-appeals', article: '10.2' },
      { code: 'invitation', article: '13.2' },
    ],
    roles: ['organiser'],
  },
  {
    ...plainOffice,
    code: 'organising-committee',
    term: 'Organising Committee',
    article: '2.1',
    level: 'event',
    decides: [{ code: 'organisation', article: '2.1' }],
  },
  {
    ...plainOffice,
    code: 'ca',
    term: 'Chief Arbiter (CA)',
    article: '3.1',
    level: 'event',
    members: exactly(1),
    eligible: 'class-a-or-b',
    decides: [
      { code: 'course-of-play', article: '3.1' },
      { code: 'conditions-of-play', article: '3.2' },
      { code: 'pairings', article: '7.1' },
      { code: 'penalties', article: '10.1' },
      { code: 'arbiters-report', article: '3.3' },
    ],
    roles: ['chief-arbiter'],
  },
  {
    ...plainOffice,
    code: 'dca',
    term: 'Deputy Chief Arbiter (DCA)',
    article: '3.2',
    level: 'event',
    members: atLeast(0),
    decides: [{ code: 'course-of-play', article: '3.1' }],
    roles: ['deputy-arbiter'],
  },
  {
    ...plainOffice,
    code: 'arbiter',
    term: 'Arbiter',
    article: '3.2',
    level: 'event',
    members: atLeast(0),
    decides: [{ code: 'course-of-play', article: '3.1' }],
    roles: ['arbiter'],
  },
];

/**
 * The appeals committee: a chair, two members at least, two in reserve; an odd number, of different
 * federations where that can be, nobody below 21. Nobody in it decides about what they are part of:
 * their own games where they play, their own decisions where they are arbiter or organiser.
 *
 * @article FIDE 2012 10.2
 */
const appeals: OfficeRecord = {
  ...plainOffice,
  code: 'ac',
  term: 'Appeals Committee (AC)',
  article: '10.2',
  level: 'event',
  members: atLeast(3),
  substitutes: { least: 2, most: null, years: null },
  hasChair: true,
  mustBeOdd: true,
  differentFederations: true,
  leastAge: 21,
  decides: [{ code: 'appeals-finally', article: '10.4' }],
  conflicts: [
    { kind: 'plays', code: 'own-games', offices: [], article: '10.2' },
    {
      kind: 'holds',
      code: 'own-decisions',
      offices: ['co', 'ca', 'dca', 'arbiter'],
      article: '10.2',
    },
  ],
  roles: ['appeals'],
};

/** A team's captain, who may hand over to another. */
const captain: OfficeRecord = {
  ...plainOffice,
  code: 'captain',
  term: 'Team Captain',
  article: '12.1',
  level: 'competition',
  members: exactly(1),
  substitutes: { least: 0, most: 1, years: null },
  decides: [{ code: 'line-up-of-match', article: '12.1' }],
};

/** Every office that FIDE's tournament rules name. */
export const officesFide2012 = [...leading, appeals, captain];
