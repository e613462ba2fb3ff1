import { atLeast, exactly, judges, ofClub, ofCompetition } from './office-record.ts';

/**
 * Offices of the club. Who sits in the playing committee follows from three of them; the chairman may
 * name somebody in his place. The committee hears protests against the director, who sits in it: where
 * it is his own decision that is protested against, that is said.
 *
 * @article Tempelhof 2018 I.1: the director, his deputy and the committee of both and the chairman
 * @article Tempelhof 2018 I.11: director, playing committee, court of arbitration
 */
const club = [
  ofClub('spielleiter', 'Spielleiter', 'I.1', {
    members: exactly(1),
    decides: {
      programme: 'I.1',
      guests: 'I.2',
      disputes: 'I.11',
      excuses: 'III.A.9',
      'players-between-teams': 'III.H.5',
    },
  }),
  ofClub('deputy', 'Stellvertretender Spielleiter', 'I.1', {
    members: exactly(1),
    decides: { 'tournaments-for-director': 'I.1' },
  }),
  ofClub('chair', 'Vorsitzender', 'I.1', { members: exactly(1) }),
  ofClub('spielausschuss', 'Spielausschuss', 'I.1', {
    members: exactly(3),
    comesWith: [
      { office: 'spielleiter', orRepresentative: false },
      { office: 'deputy', orRepresentative: false },
      { office: 'chair', orRepresentative: true },
    ],
    decides: {
      programme: 'I.1',
      protests: 'I.11',
      classes: 'III.A.8',
      'cup-byes': 'III.C.2',
      'line-ups': 'III.H.3',
    },
    conflicts: [judges('I.11', ['turnierleiter'])],
  }),
  ofClub('schiedsgericht', 'Schiedsgericht', 'I.11', {
    decides: { 'last-word': 'I.11' },
    conflicts: [judges('I.11', ['turnierleiter', 'spielleiter', 'spielausschuss'])],
  }),
];

/**
 * Offices of one competition: a tournament, a class, a team, a discipline. The director charges a
 * person with leading a tournament; three experienced players of an open rapid decide finally; a team's
 * captain is one of its players; one participant is in charge of each discipline.
 *
 * @article Tempelhof 2018 III.A.14: a player of each class looks after it
 */
const competition = [
  ofCompetition('turnierleiter', 'Turnierleiter', 'I.1', {
    members: exactly(1),
    decides: { disputes: 'I.11', 'draw-claims': 'I.7' },
    roles: ['chief-arbiter', 'deputy-arbiter', 'arbiter'],
  }),
  ofCompetition('court-of-players', 'Schiedsgericht aus dem Teilnehmerkreis', 'III.B.11', {
    members: exactly(3),
    eligible: 'participant',
    decides: { 'last-word': 'III.B.11' },
    conflicts: [judges('III.B.11', ['turnierleiter'])],
    roles: ['appeals'],
  }),
  ofCompetition('class-keeper', 'Betreuer der Spielklasse', 'III.A.14', {
    members: atLeast(0),
    eligible: 'participant',
    decides: { 'table-and-open-games': 'III.A.14' },
  }),
  ofCompetition('captain', 'Mannschaftsleiter (ML)', 'III.H.4', {
    members: exactly(1),
    substitutes: exactly(1),
    eligible: 'participant',
    decides: { 'line-ups': 'III.H.3', 'line-up-of-match': 'III.H.4', 'call-players': 'III.H.5' },
  }),
  ofCompetition('discipline', 'Organisator einer Disziplin', 'III.J.3', {
    members: exactly(1),
    eligible: 'participant',
    decides: { discipline: 'III.J.3' },
  }),
];

/** Every office in the club's regulations. */
export const offices2018 = [...club, ...competition];
