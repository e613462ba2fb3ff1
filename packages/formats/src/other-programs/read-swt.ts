import { err, ok, type Result } from '@rokade/rules';
import { parseDate } from '../input/parse-date.ts';
import { serialDay } from '../spreadsheet/shown-number.ts';
import { parseTitle } from '../trf/title.ts';
import type { AloneCode, GameCode } from '../trf/trf-document.ts';
import { uint16, windowsText } from './bytes.ts';
import { type ProgramFault, type ProgramWarning, wholeFile } from './program-fault.ts';
import {
  misplacedIn,
  type ProgramBoard,
  type ProgramPlayer,
  type ProgramTournament,
  programDocument,
  type ReadProgram,
} from './program-tournament.ts';
import {
  card,
  colours,
  type Field,
  file,
  layoutOf,
  line,
  points,
  scorings,
  since8,
  statuses,
  teamsFlag,
  types,
  type Version,
} from './swt-layout.ts';

const program = 'Swiss-Chess';

const textOf = (bytes: Uint8Array, start: number, [at, length]: Field): string =>
  windowsText(bytes, start + at, length);

/** "Surname,Firstname" with the blank that Rokade has. */
const withBlank = (name: string): string => name.replace(/\s*,\s*/, ', ');

/** A day written as `19860615` or `18.05.2013`; '' if it is none. */
function dayIn(text: string): string {
  const digits = /^(\d{4})(\d\d)(\d\d)$/.exec(text);
  return parseDate(digits === null ? text : digits.slice(1).join('/')) ?? '';
}

const ratingOf = (text: string): number | null => {
  const rating = Number(text);
  return Number.isInteger(rating) && rating > 0 ? rating : null;
};

function sexOf(text: string): ProgramPlayer['sex'] {
  const letter = text.toLowerCase();
  return letter === 'm' || letter === 'w' ? letter : '';
}

function readCard(bytes: Uint8Array, start: number, version: Version): ProgramPlayer {
  const text = (field: Field): string => textOf(bytes, start, field);
  const [club, member] = [text(card.clubNumber), text(version.memberNumber)];
  const person = version === since8 ? text(version.personNumber) : '';
  const fideId = text(version.fideId);
  return {
    no: uint16(bytes, start + card.no),
    name: withBlank(text(card.name)),
    title: parseTitle(text(card.title)) ?? '',
    sex: sexOf(text(card.sex)),
    club: text(card.club),
    federation: /^[A-Z]{3}$/.test(text(card.country)) ? text(card.country) : '',
    citizenship: '',
    rating: ratingOf(text(card.rating)),
    rapidRating: null,
    blitzRating: null,
    fideRating: ratingOf(text(card.fideRating)),
    fideId: /^[1-9]\d*$/.test(fideId) ? fideId : '',
    nationalId: person || (member === '' ? '' : [club, member].filter(Boolean).join('-')),
    birthDate: dayIn(text(card.born)),
    dwzIndex: null,
  };
}

/** A player's own side of a round. */
interface Side {
  readonly colour: 'white' | 'black' | 'bye' | null;
  readonly opponent: number;
  readonly points: (typeof points)[number];
  readonly status: 'forfeit' | 'absent' | 'adjourned' | null;
}

function readSide(bytes: Uint8Array, at: number): Side {
  return {
    colour: colours[bytes[at + line.colour] ?? 0] ?? null,
    opponent: uint16(bytes, at + line.opponent),
    points: points[(bytes[at + line.result] ?? 0) % 4] ?? '?',
    status: statuses[bytes[at + line.status] ?? 0] ?? null,
  };
}

/** What a side's entry says in a report file. */
function resultOf({ points: own, status }: Side): GameCode {
  if (status === 'adjourned') return '?';
  if (status === null) return own;
  return own === '1' ? '+' : '-';
}

const byePoints: Readonly<Record<Side['points'], AloneCode>> = {
  '1': 'U',
  '=': 'H',
  '0': 'Z',
  '?': 'Z',
};

/** The boards of a round from everybody's own side of it. */
function boardsOf(sides: ReadonlyMap<number, Side>): readonly ProgramBoard[] {
  return [...sides].flatMap(([no, side]): readonly ProgramBoard[] => {
    if (side.colour === null) return [];
    const other = sides.get(side.opponent);
    if (side.colour === 'bye' || other === undefined) {
      return [{ alone: no, result: byePoints[side.points] }];
    }
    if (side.colour === 'black') return other.opponent === no ? [] : [{ alone: no, result: 'Z' }];
    return [{ white: no, black: side.opponent, results: [resultOf(side), resultOf(other)] }];
  });
}

function readRounds(
  bytes: Uint8Array,
  players: readonly ProgramPlayer[],
  { pairings }: Version,
): readonly (readonly ProgramBoard[])[] {
  const planned = uint16(bytes, file.rounds);
  return Array.from({ length: Math.min(planned, uint16(bytes, file.drawn)) }, (_, round) =>
    boardsOf(
      new Map(
        players.map(({ no }, index) => [
          no,
          readSide(bytes, pairings + (index * planned + round) * line.length),
        ]),
      ),
    ),
  );
}

function roundDaysOf(bytes: Uint8Array, { days }: Version, rounds: number): readonly string[] {
  if (days === null) return [];
  return Array.from({ length: rounds }, (_, round) => {
    const day = uint16(bytes, days + 4 * round);
    return day === 0 ? '' : serialDay(day, false);
  });
}

type Problem = 'program.teams' | 'program.system' | 'program.players.none' | 'program.damaged';

/** Why the tournament in a file is of a kind that is not read; null: it is read. */
function problemOf(bytes: Uint8Array): Problem | null {
  if (bytes[file.teams] === teamsFlag) return 'program.teams';
  if (types[bytes[file.mode] ?? 0] === undefined) return 'program.system';
  if ((bytes[file.cycles] ?? 1) > 1) return 'program.system';
  return uint16(bytes, file.players) === 0 ? 'program.players.none' : null;
}

function warningsOf(bytes: Uint8Array): readonly ProgramWarning[] {
  const isOwn = scorings[bytes[file.scoring] ?? 0] === undefined;
  return [
    { code: 'swiss-chess.left-out', ...wholeFile },
    ...(isOwn ? [{ code: 'program.scoring', program, ...wholeFile } as const] : []),
  ];
}

/** The head of the report file. */
function headerOf(bytes: Uint8Array): ProgramTournament['header'] {
  const text = (field: Field): string => textOf(bytes, 0, field);
  return {
    name: text(file.name),
    city: text(file.city),
    startDate: dayIn(text(file.firstDay)).replaceAll('-', '/'),
    endDate: dayIn(text(file.lastDay)).replaceAll('-', '/'),
    type: types[bytes[file.mode] ?? 0] ?? '',
    chiefArbiter: text(file.arbiter),
    timeControl: text(file.pace),
  };
}

/**
 * A tournament of Swiss-Chess in its own binary form (`.SWT`), version 7 and newer: its days and
 * arbiters, the players with DWZ, Elo and their numbers, and the rounds drawn with colours, results,
 * forfeits and byes. Texts have the Windows characters; each player has a line for every round.
 */
export function readSwt(bytes: Uint8Array): Result<ReadProgram, ProgramFault> {
  const problem = problemOf(bytes);
  if (problem !== null) return err({ code: problem, program, ...wholeFile });
  const version = layoutOf(bytes);
  const planned = uint16(bytes, file.rounds);
  const count = uint16(bytes, file.players);
  const lines = uint16(bytes, file.drawn) > 0 ? count * planned : 0;
  const cards = version.pairings + lines * line.length;
  const players = Array.from({ length: count }, (_, index) =>
    readCard(bytes, cards + index * version.card, version),
  );
  const rounds = readRounds(bytes, players, version);
  const misplaced = misplacedIn({ players, rounds });
  if (misplaced !== null) {
    return err({ code: 'program.contradiction', program, ...misplaced, ...wholeFile });
  }
  const others = textOf(bytes, 0, file.otherArbiters);
  const document = programDocument({
    header: headerOf(bytes),
    deputyArbiters: others === '' ? [] : [others],
    roundsPlanned: planned,
    roundDays: roundDaysOf(bytes, version, planned),
    scoring: scorings[bytes[file.scoring] ?? 0] ?? [],
    players,
    rounds,
  });
  return ok({ document, warnings: warningsOf(bytes) });
}
