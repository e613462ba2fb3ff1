import { leftOut, listOf, text, type ValueFields, whole, wordOf, yesOrNo } from '@rokade/journal';
import { colourPreferenceTypes } from '@rokade/rules';

/** How the matches of a division come about; what each form needs stands in `forms/division-forms.ts`. */
export const divisionFormCodes = ['all-play-all', 'swiss', 'cup', 'scheveningen'] as const;
export type DivisionFormCode = (typeof divisionFormCodes)[number];

/** The form of a division that says none. */
export const usualForm = 'all-play-all' satisfies DivisionFormCode;

/** How long the games of a division are, which decides whether they are rated as long ones. */
const paces = ['long', 'rapid', 'blitz'] as const;

const ofForm = { seenBy: 'everybody', personal: false, part: 'leagues.part-form' } as const;
/** The forms in which a team's line-up can be for each match, or for all that are to come. */
const linedUp = {
  ...ofForm,
  where: { field: 'form', is: ['all-play-all', 'swiss', 'cup'] },
} as const;
const inSwiss = { ...ofForm, where: { field: 'form', is: ['swiss'] } } as const;
const inCup = { ...ofForm, where: { field: 'form', is: ['cup'] } } as const;

/**
 * The fields of a division that say how it is played. Books before format 4 have none of them; a word that
 * is '' is the first one.
 */
export const divisionFormFields = {
  form: {
    shape: leftOut(wordOf(divisionFormCodes)),
    ...ofForm,
    input: { kind: 'choice', of: divisionFormCodes, words: 'leagues.form-' },
    label: 'leagues.form',
    hint: 'leagues.form-hint',
    usual: 'all-play-all',
    room: 'two',
  },
  pace: {
    shape: leftOut(wordOf(paces)),
    ...ofForm,
    input: { kind: 'choice', of: paces, words: 'leagues.pace-' },
    label: 'leagues.pace',
    usual: 'long',
  },
  /**
   * Whether a match has no more boards than the smaller of its teams has players, as where one list was
   * divided into teams (DSU 2002 4.13.5); else a board that a team cannot fill is lost.
   */
  boardsByTeams: {
    shape: leftOut(yesOrNo),
    ...ofForm,
    where: { field: 'form', is: ['all-play-all'] },
    input: { kind: 'tick' },
    label: 'leagues.boards-by-teams',
    hint: 'leagues.boards-by-teams-hint',
  },
  /** Whether all rounds are played on one day, in turn, as in a blitz tournament of teams. */
  oneDay: {
    shape: leftOut(yesOrNo),
    ...ofForm,
    input: { kind: 'tick' },
    label: 'leagues.one-day',
  },
  /** Whether a line-up is for its match, or for the team's matches to come as well. */
  lineUps: {
    shape: leftOut(wordOf(['', 'each-match', 'to-come'])),
    ...linedUp,
    input: { kind: 'choice', of: ['each-match', 'to-come'], words: 'leagues.line-ups-for-' },
    label: 'leagues.line-ups-for',
    usual: 'each-match',
  },
  /** The rounds that are planned, by which the last ones are told; 0 = not said. */
  rounds: {
    shape: leftOut(whole(0, 40)),
    ...inSwiss,
    input: { kind: 'number', between: [1, 40] },
    label: 'leagues.rounds-planned',
    usual: 7,
  },
  /** The type of colour preferences (C.04.6 1.7). */
  preferences: {
    shape: leftOut(wordOf(['', ...colourPreferenceTypes])),
    ...inSwiss,
    input: { kind: 'choice', of: colourPreferenceTypes, words: 'leagues.preferences-' },
    label: 'leagues.preferences',
    usual: 'A',
  },
  /** The colour drawn before round 1 (C.04.6 4.1); '' = it is drawn with the round. */
  firstColour: {
    shape: leftOut(wordOf(['', 'white', 'black'])),
    ...inSwiss,
    input: {
      kind: 'choice',
      of: ['white', 'black'],
      words: 'leagues.first-colour-',
      nothing: 'leagues.first-colour-by-lot',
    },
    label: 'leagues.first-colour',
  },
  /** What a team without an opponent gets: the points of a drawn match (C.04.6 1.4), or of a won one. */
  byePoints: {
    shape: leftOut(wordOf(['', 'draw', 'win'])),
    ...inSwiss,
    input: { kind: 'choice', of: ['draw', 'win'], words: 'leagues.bye-points-' },
    label: 'leagues.bye-points',
    usual: 'draw',
  },
  /** Whether lots are drawn once for the whole bracket, or before each round. */
  cupLots: {
    shape: leftOut(wordOf(['', 'once', 'each-round'])),
    ...inCup,
    input: { kind: 'choice', of: ['once', 'each-round'], words: 'leagues.cup-lots-' },
    label: 'leagues.cup-lots',
    usual: 'once',
  },
  /** Whether each pair plays at home and away. */
  twoLegs: {
    shape: leftOut(yesOrNo),
    ...inCup,
    input: { kind: 'tick' },
    label: 'leagues.two-legs',
  },
  /** What decides a match of a cup, in order, as codes; none: the usual list. */
  deciders: {
    shape: leftOut(listOf(text, { most: 10 })),
    ...inCup,
    input: { kind: 'list' },
    label: 'leagues.deciders',
    hint: 'leagues.deciders-hint',
    usual: 'MP, GP, SKT-BW, LAST-OFF, LOTS',
    room: 'two',
  },
} as const satisfies ValueFields;
