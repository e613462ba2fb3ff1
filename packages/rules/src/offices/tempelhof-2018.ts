import { atLeast, exactly, type OfficeRecord, plainOffice } from './office-record.ts';

/**
 * Offices of the club. Who sits in the playing committee follows from three of them; the chairman may
 * name somebody in his place. The committee hears protests against the director, who sits in it: where
 * it is his own decision that is protested against, that is said.
 *
 * @article Tempelhof 2018 I.1: the director, his deputy and the committee of both and the chairman
 * @article Tempelhof 2018 I.11: director, playing committee, court of arbitration
 */
const club: readonly OfficeRecord[] = [
  {
    ...plainOffice,
    code: 'spielleiter',
    term: 'Spielleiter',
    article: 'I.1',
    level: 'club',
    members: exactly(1),
    decides: [
      { code: 'programme', article: 'I.1' },
      { code: 'guests', article: 'I.2' },
      { code: 'disputes', article: 'I.11' },
      { code: 'excuses', article: 'III.A.9' },
      { code: 'players-between-teams', article: 'III.H.5' },
    ],
  },
  {
    ...plainOffice,
    code: 'deputy',
    term: 'Stellvertretender Spielleiter',
    article: 'I.1',
    level: 'club',
    members: exactly(1),
    decides: [{ code: 'tournaments-for-director', article: 'I.1' }],
  },
  {
    ...plainOffice,
    code: 'chair',
    term: 'Vorsitzender',
    article: 'I.1',
    level: 'club',
    members: exactly(1),
    decides: [],
  },
  {
    ...plainOffice,
    code: 'spielausschuss',
    term: 'Spielausschuss',
    article: 'I.1',
    level: 'club',
    members: exactly(3),
    comesWith: [
      { office: 'spielleiter', orRepresentative: false },
      { office: 'deputy', orRepresentative: false },
      { office: 'chair', orRepresentative: true },
    ],
    decides: [
      { code: 'programme', article: 'I.1' },
      { code: 'protests', article: 'I.11' },
      { code: 'classes', article: 'III.A.8' },
      { code: 'cup-byes', article: 'III.C.2' },
      { code: 'line-ups', article: 'III.H.3' },
    ],
    conflicts: [
      { kind: 'holds', code: 'own-decisions', offices: ['turnierleiter'], article: 'I.11' },
    ],
  },
  {
    ...plainOffice,
    code: 'schiedsgericht',
    term: 'Schiedsgericht',
    article: 'I.11',
    level: 'club',
    decides: [{ code: 'last-word', article: 'I.11' }],
    conflicts: [
      {
        kind: 'holds',
        code: 'own-decisions',
        offices: ['turnierleiter', 'spielleiter', 'spielausschuss'],
        article: 'I.11',
      },
    ],
  },
];

/**
 * Offices of one competition: a tournament, a class, a team, a discipline. Whoever the director charges
 * with a tournament leads it; three experienced players of an open rapid decide finally; a team's
 * captain is one of its players; one taking part looks after each discipline.
 *
 * @article Tempelhof 2018 III.A.14: a player of each class looks after it
 */
const competition: readonly OfficeRecord[] = [
  {
    ...plainOffice,
    code: 'turnierleiter',
    term: 'Turnierleiter',
    article: 'I.1',
    level: 'competition',
    members: exactly(1),
    decides: [
      { code: 'disputes', article: 'I.11' },
      { code: 'draw-claims', article: 'I.7' },
    ],
    roles: ['chief-arbiter', 'deputy-arbiter', 'arbiter'],
  },
  {
    ...plainOffice,
    code: 'court-of-players',
    term: 'Schiedsgericht aus dem Teilnehmerkreis',
    article: 'III.B.11',
    level: 'competition',
    members: exactly(3),
    eligible: 'participant',
    decides: [{ code: 'last-word', article: 'III.B.11' }],
    conflicts: [
      { kind: 'holds', code: 'own-decisions', offices: ['turnierleiter'], article: 'III.B.11' },
    ],
    roles: ['appeals'],
  },
  {
    ...plainOffice,
    code: 'class-keeper',
    term: 'Betreuer der Spielklasse',
    article: 'III.A.14',
    level: 'competition',
    members: atLeast(0),
    eligible: 'participant',
    decides: [{ code: 'table-and-open-games', article: 'III.A.14' }],
  },
  {
    ...plainOffice,
    code: 'captain',
    term: 'Mannschaftsleiter (ML)',
    article: 'III.H.4',
    level: 'competition',
    members: exactly(1),
    substitutes: exactly(1),
    eligible: 'participant',
    decides: [
      { code: 'line-ups', article: 'III.H.3' },
      { code: 'line-up-of-match', article: 'III.H.4' },
      { code: 'call-players', article: 'III.H.5' },
    ],
  },
  {
    ...plainOffice,
    code: 'discipline',
    term: 'Organisator einer Disziplin',
    article: 'III.J.3',
    level: 'competition',
    members: exactly(1),
    eligible: 'participant',
    decides: [{ code: 'discipline', article: 'III.J.3' }],
  },
];

/** Every office that the club's regulations name. */
export const offices2018 = [...club, ...competition];
