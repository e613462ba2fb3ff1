import {
  emptyValuesOf,
  languages,
  leftOut,
  listOf,
  orNull,
  shapesIn,
  text,
  textUpTo,
  type ValueFields,
  type ValuesOf,
  whole,
  wordOf,
  yesOrNo,
} from '@rokade/journal';
import { teamWithdrawalRules } from '@rokade/rules';
import { divisionFormFields } from './division-form-fields.ts';
import { lineUpFields } from './line-up-fields.ts';

const open = { seenBy: 'everybody', personal: false } as const;
const line = { shape: text, ...open, input: { kind: 'line' }, longest: 200 } as const;

/** A number of a rule, with the bounds of its form. */
const number = <const Least extends number, const Most extends number>(least: Least, most: Most) =>
  ({
    shape: whole(least, most),
    ...open,
    input: { kind: 'number', between: [least, most] },
  }) as const;

/** Every field of a season of a league; the rules of all its divisions among them. '' = not given. */
export const leagueFields = {
  name: { ...line, required: true, room: 'two' },
  /** `2026/27` */
  season: line,
  /** The name of who runs it, which is public. */
  leader: line,
  /** Match points of a win and of a drawn match. */
  winPoints: number(0, 9),
  drawPoints: number(0, 9),
  /** What decides in the tables, in order: the codes of the criteria. */
  order: {
    shape: listOf(text, { most: 20 }),
    ...open,
    input: { kind: 'list' },
    label: 'leagues.order',
    hint: 'leagues.order-hint',
    room: 'two',
  },
  /** What becomes of the matches of a team that withdraws, where its leader leaves it to the rule. */
  withdrawal: {
    shape: wordOf(teamWithdrawalRules),
    ...open,
    input: { kind: 'choice', words: 'leagues.withdrawal-' },
    label: 'leagues.withdrawal',
  },
  /** The tables by which matches are drawn. */
  table: {
    shape: wordOf(['berger', 'dsu']),
    ...open,
    input: { kind: 'choice', words: 'leagues.table-' },
    label: 'leagues.table',
  },
  /** The home team's colour at the first board; it alternates from there. */
  firstBoard: {
    shape: wordOf(['black', 'white']),
    ...open,
    input: { kind: 'choice', words: 'leagues.first-board-' },
  },
  ...lineUpFields,
  /** The last day on which squads are named without leave. */
  namedUntil: { shape: text, ...open, input: { kind: 'day' } },
  /** After so many hours the other captain's silence is agreement; 0: never. */
  silenceHours: { ...number(0, 720), hint: 'leagues.silence-hint' },
  /** The language in which captains are reminded by mail of what is missing; '' = they are not. */
  letters: {
    shape: leftOut(wordOf(['', ...languages])),
    seenBy: 'desk',
    personal: false,
    input: {
      kind: 'choice',
      of: languages,
      words: 'leagues.letters-',
      nothing: 'leagues.letters-none',
    },
    label: 'leagues.letters',
    hint: 'leagues.letters-hint',
  },
  published: { shape: yesOrNo, ...open, input: { kind: 'tick' } },
  /** Sites that may embed the tables of its divisions in a frame, `https://club.example`. */
  embedAt: {
    shape: leftOut(listOf(textUpTo(200), { most: 20 })),
    ...open,
    input: { kind: 'texts', rows: 3 },
    hint: 'leagues.embed-hint',
    room: 'two',
  },
} as const satisfies ValueFields;

/** Every field of a division: one table. Those with the same level are groups beside each other. */
export const divisionFields = {
  name: { ...line, required: true },
  /** 1 is the highest. */
  level: { ...number(1, 50), usual: 1, label: 'leagues.level' },
  boards: { ...number(1, 40), usual: 8, label: 'leagues.boards' },
  /** How many go up and down. */
  promoted: number(0, 20),
  relegated: number(0, 20),
  /** How many of the next teams of all groups of the level go up as well, by their quotient. */
  bestNext: { ...number(0, 20), shape: leftOut(whole(0, 20)) },
  /** Down to this place a team may go up where others may not or will not; 0: only by its place. */
  lastPlace: { ...number(0, 50), shape: leftOut(whole(0, 50)) },
  /** How many of the teams just before those who go down go down as well. */
  worstNext: { ...number(0, 20), shape: leftOut(whole(0, 20)) },
  /** How many teams of a club may play in the level; null: any number. */
  mostOfClub: {
    shape: leftOut(orNull(whole(1, 20))),
    ...open,
    input: { kind: 'number', between: [1, 20] },
  },
  ...divisionFormFields,
} as const satisfies ValueFields;

/** The day of the week on which a team plays at home. */
export const homeDays = [
  '',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

/** Every field of a team. */
export const teamFields = {
  name: { ...line, required: true },
  club: line,
  /** Where it plays at home. */
  hall: line,
  /** '' = on the round's own day. */
  homeDay: {
    shape: wordOf(homeDays),
    ...open,
    input: {
      kind: 'choice',
      of: homeDays.slice(1),
      words: 'leagues.day-',
      nothing: 'leagues.day-of-round',
    },
  },
  /** `19:00` */
  homeTime: { ...line, longest: 5 },
  /** Whether it has said that it would not go up after the season. */
  refuses: { shape: leftOut(yesOrNo), ...open, input: { kind: 'tick' } },
} as const satisfies ValueFields;

const ofPerson = { personal: true, input: { kind: 'line' }, shape: text, longest: 200 } as const;

/** Every field of a team's captain and deputy, which are erased together. */
export const captainFields = {
  captain: { ...ofPerson, seenBy: 'everybody', input: { kind: 'person' } },
  captainContact: { ...ofPerson, seenBy: 'desk' },
  deputy: { ...ofPerson, seenBy: 'everybody', input: { kind: 'person' } },
  deputyContact: { ...ofPerson, seenBy: 'desk' },
  /** The names of the accounts that act for the team, with commas between them. */
  accounts: { ...ofPerson, seenBy: 'desk', hint: 'leagues.accounts-hint' },
} as const satisfies ValueFields;

/** Every field of a player in a squad. */
export const memberFields = {
  /** "Surname, Firstname" */
  name: {
    ...ofPerson,
    seenBy: 'everybody',
    input: { kind: 'person' },
    erased: 'N. N.',
    required: true,
  },
  /** 0 = none. */
  rating: {
    shape: whole(0, 4000),
    seenBy: 'everybody',
    personal: true,
    input: { kind: 'number', between: [0, 4000] },
  },
  /** FIDE's standard rating, by which norms are judged; left out: none is known. */
  fideRating: {
    shape: leftOut(whole(0, 4000)),
    seenBy: 'everybody',
    personal: true,
    input: { kind: 'number', between: [0, 4000] },
  },
  /** The number in the federation's register. */
  nationalId: { ...ofPerson, seenBy: 'everybody' },
  fideId: { ...ofPerson, seenBy: 'everybody' },
  /** A chess title: `WFM`. */
  title: { ...ofPerson, seenBy: 'everybody' },
  /** Three capitals: `DEN`. */
  federation: { ...ofPerson, seenBy: 'everybody', longest: 3 },
  sex: {
    shape: wordOf(['', 'm', 'w']),
    seenBy: 'desk',
    personal: true,
    input: { kind: 'choice', of: ['m', 'w'], words: 'console.sex-' },
  },
  /** Whether the player is a guest by the league's rules: a member of another club. */
  guest: {
    shape: yesOrNo,
    seenBy: 'everybody',
    personal: true,
    input: { kind: 'tick' },
    label: 'leagues.guest',
  },
  /** The year of birth, `2001`. */
  born: { ...ofPerson, seenBy: 'desk', label: 'terms.born', longest: 4 },
  /** The id in the register; '' = none. */
  person: { shape: text, seenBy: 'desk', personal: true, input: null },
} as const satisfies ValueFields;

/** The seats in a squad. */
export const seats = ['regular', 'reserve'] as const;
export type Seat = (typeof seats)[number];

/** Every field of when and where a match is played. */
export const meetingFields = {
  day: { shape: text, ...open, input: { kind: 'day' }, label: 'leagues.day' },
  time: { ...line, longest: 5 },
  place: line,
} as const satisfies ValueFields;

const note = {
  shape: text,
  seenBy: 'desk',
  personal: false,
  input: { kind: 'lines', rows: 3 },
} as const;

/** Every field of the sheet of a match, besides line-ups and results. */
export const sheetFields = {
  /** When play began, `13:05`. */
  start: { ...line, longest: 5 },
  /** Who is arbiter, who may play where the league's rules let them. */
  arbiter: line,
  lateArrivals: { ...note, room: 'below' },
  remarks: { ...note, room: 'below' },
} as const satisfies ValueFields;

export const leagueShapes = shapesIn(leagueFields);
export const divisionShapes = shapesIn(divisionFields);
export const teamShapes = shapesIn(teamFields);
export const captainShapes = shapesIn(captainFields);
export const memberShapes = shapesIn(memberFields);
export const meetingShapes = shapesIn(meetingFields);
export const sheetShapes = shapesIn(sheetFields);

export interface LeagueValues extends ValuesOf<typeof leagueFields> {}
export interface DivisionValues extends ValuesOf<typeof divisionFields> {}
export interface TeamValues extends ValuesOf<typeof teamFields> {}
export interface CaptainValues extends ValuesOf<typeof captainFields> {}
export interface MemberValues extends ValuesOf<typeof memberFields> {}
export interface MeetingValues extends ValuesOf<typeof meetingFields> {}
export interface SheetValues extends ValuesOf<typeof sheetFields> {}

/** The values with which the form for a new league begins. */
export const emptyLeagueValues: LeagueValues = {
  ...emptyValuesOf(leagueShapes),
  order: ['MP', 'GP', 'SKT-BW'],
  winPoints: 2,
  drawPoints: 1,
  silenceHours: 48,
  waitMinutes: 30,
};
export const emptyTeamValues: TeamValues = emptyValuesOf(teamShapes);
export const emptyCaptainValues: CaptainValues = emptyValuesOf(captainShapes);
export const emptyMemberValues: MemberValues = emptyValuesOf(memberShapes);
export const emptySheetValues: SheetValues = emptyValuesOf(sheetShapes);
