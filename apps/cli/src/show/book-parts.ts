import { allOf, type ById } from '@rokade/journal';
import { boardsOf, type Match } from '@rokade/league';
import {
  associationsOf,
  type Person,
  peopleOf,
  type Register,
  visibleFields,
} from '@rokade/register';
import type { DoorTypes } from '@rokade/server';
import type { Tournament } from '@rokade/tournament';
import type { BookName } from '../tell/command-sentence.ts';

/** A line of a part of a book: its own id first, then its values, with the field names of the commands. */
export type PartLine = Readonly<Record<string, unknown>>;

type PartsOf<State> = Readonly<Record<string, (state: State) => readonly PartLine[]>>;

/** A line for each value. */
const oneByOne = (values: object): readonly PartLine[] =>
  Object.entries(values).map(([field, value]) => ({ field, value }));

/** A line for each entry of a table, with the entry's id or name. */
const byName = <Value extends object>(
  name: string,
  table: Readonly<Record<string, Value>>,
): readonly PartLine[] => Object.entries(table).map(([id, value]) => ({ [name]: id, ...value }));

/** The fields of persons without contact data. Only the export contains these, and it is recorded. */
const shownFields = visibleFields('desk');

const personLine = ({ id, values }: Person): PartLine => ({
  person: id,
  ...Object.fromEntries(shownFields.map((field) => [field, values[field]])),
});

/** The lines of all persons in a register. */
const ofPeople =
  (linesOf: (person: Person) => readonly PartLine[]) =>
  (register: Register): readonly PartLine[] =>
    peopleOf(register).flatMap(linesOf);

const boardLines = ({ rounds }: Tournament): readonly PartLine[] =>
  rounds.flatMap(({ number, status, games }) =>
    games.map(({ white, black, result, rated }, index) => ({
      round: number,
      board: index + 1,
      status,
      white,
      black,
      result,
      rated,
    })),
  );

const playerLines = ({ players }: Tournament): readonly PartLine[] =>
  players.map(({ id, no, details, presence, fixedTable }) => ({
    player: id,
    no,
    ...details,
    presence: presence.kind,
    fixedTable,
  }));

const byes = ({ rounds, players }: Tournament): readonly PartLine[] => [
  ...rounds.flatMap(({ number, byes: entries }) =>
    entries.map((one) => ({ round: number, ...one, requested: false })),
  ),
  ...players.flatMap(({ id, byeRequests }) =>
    byeRequests.map((one) => ({ player: id, ...one, requested: true })),
  ),
];

const matchLine = ({ id, division, round, home, away, meeting, postponed }: Match): PartLine => ({
  match: id,
  division,
  round,
  home,
  away,
  ...meeting,
  due: postponed?.due ?? '',
});

const allIn = <Value>(values: ById<Value>): readonly Value[] => allOf(values);

/** The parts of each kind of book, as lines made from its state. */
export const bookParts: { readonly [Book in BookName]: PartsOf<DoorTypes[Book]['state']> } = {
  tournament: {
    settings: ({ settings }) => oneByOne(settings),
    players: playerLines,
    boards: boardLines,
    byes,
    appeals: ({ appeals }) => appeals.map((one) => ({ ...one })),
    reports: ({ sentReports }) => sentReports.map(({ from: _, ...one }) => one),
  },
  event: {
    values: ({ values }) => oneByOne(values),
    invitation: ({ invitation }) => oneByOne(invitation),
    groups: ({ groups }) => groups.map((group) => ({ group })),
    entrants: ({ entrants }) =>
      entrants.map(({ id, values, group }) => ({ entrant: id, ...values, group })),
    entries: ({ entries }) => byName('entrant', entries),
    points: ({ done, doneBy }) =>
      Object.entries(done).map(([point, day]) => ({ point, day, by: doneBy[point] ?? '' })),
  },
  money: {
    values: ({ values }) => oneByOne(values),
    fees: ({ values }) => values.fees.map((one) => ({ ...one })),
    dues: ({ dues }) => byName('player', dues),
    bookings: ({ bookings }) =>
      bookings.map(({ id, values, ...one }) => ({ booking: id, ...one, ...values })),
  },
  register: {
    people: ofPeople((person) => [personLine(person)]),
    associations: (register) =>
      associationsOf(register).map(({ id, level, values, above }) => ({
        association: id,
        level,
        ...values,
        above,
      })),
    memberships: ofPeople(({ id, memberships }) =>
      memberships.map(({ id: membership, leftOutBy: _, ...one }) => ({
        membership,
        person: id,
        ...one,
      })),
    ),
    offices: ofPeople(({ id, offices }) =>
      offices.map(({ id: term, ...one }) => ({ term, person: id, ...one })),
    ),
    licences: ofPeople(({ id, licenceActs }) =>
      licenceActs.map(({ id: act, ...one }) => ({ act, person: id, ...one })),
    ),
  },
  ratings: {
    people: ({ people }) => allIn(people).map(({ id, values }) => ({ person: id, ...values })),
    acts: ({ acts }) =>
      acts.map((act) => ({
        act: act.id,
        kind: act.kind,
        day: act.day,
        what: 'name' in act ? act.name : '',
        person: 'person' in act ? act.person : '',
        rating: 'rating' in act ? act.rating : '',
      })),
    steps: ({ steps }) =>
      [...steps].flatMap(([act, each]) => each.map((step) => ({ act, ...step }))),
  },
  sanctions: {
    given: ({ given: sanctions }) =>
      sanctions.map(({ id, values, lifted, annulled }) => ({
        sanction: id,
        ...values,
        lifted: lifted?.day ?? '',
        annulled: annulled?.day ?? '',
      })),
  },
  contest: {
    values: ({ values, format, rules, seed }) => oneByOne({ ...values, format, rules, seed }),
    entries: ({ entries }) => entries.map(({ id, values }) => ({ entry: id, ...values })),
    acts: ({ acts }) => acts.map((act) => ({ ...act })),
  },
  league: {
    values: ({ values }) => oneByOne(values),
    divisions: ({ divisions }) =>
      divisions.map(({ id, values, days }) => ({ division: id, ...values, days })),
    teams: ({ teams }) =>
      teams.map(({ id, division, values, captain, withdrawn }) => ({
        team: id,
        division,
        ...values,
        captain: captain.captain,
        deputy: captain.deputy,
        withdrawn,
      })),
    players: ({ members }) =>
      members.map(({ id, team, seat, leave, values }) => ({
        player: id,
        team,
        seat,
        leave,
        ...values,
      })),
    matches: ({ matches }) => matches.map(matchLine),
    boards: (league) =>
      league.matches.flatMap((match) =>
        boardsOf(league, match).map(({ board, players, score }) => ({
          match: match.id,
          board,
          ...players,
          score,
        })),
      ),
    penalties: ({ penalties }) => penalties.map(({ id, ...one }) => ({ penalty: id, ...one })),
    calls: ({ calls }) =>
      calls.map(({ id, answer, ...one }) => ({ call: id, ...one, granted: answer?.granted ?? '' })),
  },
  installation: {
    values: ({ version: _, rights: __, handedIn: ___, logo, ...values }) =>
      oneByOne({ ...values, logo: logo?.type ?? '' }),
  },
};

/** The part that every kind has: the lines of its journal, which `return-to` and `--based-on` refer to. */
export const historyPart = 'history';

/** The names of the parts of a kind of book. */
export const partNames = (book: BookName): readonly string[] => [
  ...Object.keys(bookParts[book]),
  historyPart,
];
