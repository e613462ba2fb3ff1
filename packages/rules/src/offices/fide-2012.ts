import { atLeast, exactly, judges, ofCompetition, ofEvent } from './office-record.ts';

/**
 * The organiser and the arbiters of an event. The chief arbiter makes sure that there are enough
 * arbiters, helpers and deputies; at world and continental events they are IA of class A or B.
 *
 * @article FIDE 2012 2.1: an organiser can be charged with the event, and name a committee with who
 *   charged him
 */
const leading = [
  ofEvent('co', 'Chief Organiser (CO)', '2.1', {
    members: exactly(1),
    decides: { organisation: '2.1', 'appoint-appeals': '10.2', invitation: '13.2' },
    roles: ['organiser'],
  }),
  ofEvent('organising-committee', 'Organising Committee', '2.1', {
    decides: { organisation: '2.1' },
  }),
  ofEvent('ca', 'Chief Arbiter (CA)', '3.1', {
    members: exactly(1),
    eligible: 'class-a-or-b',
    decides: {
      'course-of-play': '3.1',
      'conditions-of-play': '3.2',
      pairings: '7.1',
      penalties: '10.1',
      'arbiters-report': '3.3',
    },
    roles: ['chief-arbiter'],
  }),
  ofEvent('dca', 'Deputy Chief Arbiter (DCA)', '3.2', {
    members: atLeast(0),
    decides: { 'course-of-play': '3.1' },
    roles: ['deputy-arbiter'],
  }),
  ofEvent('arbiter', 'Arbiter', '3.2', {
    members: atLeast(0),
    decides: { 'course-of-play': '3.1' },
    roles: ['arbiter'],
  }),
];

/**
 * The appeals committee: a chair, at least two members, two in reserve; an odd number, of different
 * federations if possible, nobody below 21. No member decides a case of their own: their games if they
 * play, their decisions if they are arbiter or organiser.
 *
 * @article FIDE 2012 10.2
 */
const appeals = ofEvent('ac', 'Appeals Committee (AC)', '10.2', {
  members: atLeast(3),
  substitutes: { least: 2, most: null, years: null },
  hasChair: true,
  mustBeOdd: true,
  differentFederations: true,
  leastAge: 21,
  decides: { 'appeals-finally': '10.4' },
  conflicts: [
    { kind: 'plays', code: 'own-games', offices: [], article: '10.2' },
    judges('10.2', ['co', 'ca', 'dca', 'arbiter']),
  ],
  roles: ['appeals'],
});

/** A team's captain, who can be replaced by another. */
const captain = ofCompetition('captain', 'Team Captain', '12.1', {
  members: exactly(1),
  substitutes: { least: 0, most: 1, years: null },
  decides: { 'line-up-of-match': '12.1' },
});

/** Every office that FIDE's tournament rules name. */
export const officesFide2012 = [...leading, appeals, captain];
