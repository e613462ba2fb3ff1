import { err, ok, type Result } from '@rokade/rules';
import { parseDate } from '../input/parse-date.ts';
import { parseTitle } from '../trf/title.ts';
import { standsAt, uint16, uint32, wideText } from './bytes.ts';
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
  gameResults,
  headTexts,
  isRoundRobin,
  kinds,
  layout,
  mark,
  noOpponent,
  notPairedResults,
  parts,
  playerTexts,
} from './tunx-layout.ts';

const program = 'Swiss-Manager';

/** Reads a file from front to back. */
interface Reading {
  readonly bytes: Uint8Array;
  at: number;
}

function readText(reading: Reading): string {
  const letters = uint16(reading.bytes, reading.at);
  const text = wideText(reading.bytes, reading.at + 2, letters);
  reading.at += 2 + 2 * letters;
  return text;
}

const readTexts = (reading: Reading, count: number): readonly string[] =>
  Array.from({ length: count }, () => readText(reading));

/** Whether the part begins here; then what follows its mark is read next. */
function begins(reading: Reading, part: keyof typeof parts): boolean {
  if (!standsAt(reading.bytes, reading.at, mark(parts[part]))) return false;
  reading.at += layout.markLength;
  return true;
}

/** A day as a number, 20261130 or 19670000; '' if it is none. */
function dayOf(number: number): string {
  const digits = String(number);
  if (!/^\d{8}$/.test(digits)) return '';
  return parseDate(`${digits.slice(0, 4)}/${digits.slice(4, 6)}/${digits.slice(6)}`) ?? '';
}

interface Round {
  readonly day: string;
  /** How many lines of pairings the round has. */
  readonly boards: number;
}

function readRound(reading: Reading): Round {
  readText(reading);
  const { numbers, day, boards } = layout.round;
  const at = reading.at;
  reading.at += numbers;
  return {
    day: dayOf(uint32(reading.bytes, at + day)),
    boards: uint16(reading.bytes, at + boards),
  };
}

/** The rating, null for an unrated player. */
const ratingOf = (number: number): number | null => (number > 0 && number < 4000 ? number : null);

function readPlayer(reading: Reading, no: number): ProgramPlayer {
  const { bytes } = reading;
  const { texts, numbers, sex, fideRating, rating, born, fideId } = layout.player;
  const own = readTexts(reading, texts);
  const text = (field: keyof typeof playerTexts): string => own[playerTexts[field]] ?? '';
  const at = reading.at;
  reading.at += numbers;
  const idNumber = uint32(bytes, at + fideId);
  return {
    no,
    name: [text('surname'), text('firstName')].filter((part) => part !== '').join(', '),
    title: parseTitle(text('title')) ?? '',
    sex: bytes[at + sex] === 1 ? 'w' : '',
    club: text('club'),
    federation: text('federation'),
    citizenship: '',
    rating: ratingOf(uint16(bytes, at + rating)),
    rapidRating: null,
    blitzRating: null,
    fideRating: ratingOf(uint16(bytes, at + fideRating)),
    fideId: idNumber === 0 ? '' : String(idNumber),
    nationalId: text('nationalId'),
    birthDate: dayOf(uint32(bytes, at + born)),
    dwzIndex: null,
  };
}

/** A line of a round, and the number of a result that is not known; null: it is. */
interface ReadBoard {
  readonly board: ProgramBoard;
  readonly unknown: { readonly player: number; readonly text: string } | null;
}

function readBoard(reading: Reading, isCycle: boolean): ReadBoard {
  const { bytes, at } = reading;
  reading.at += layout.pairing.length;
  const white = uint16(bytes, at);
  const black = uint16(bytes, at + layout.pairing.black);
  const code = uint16(bytes, at + layout.pairing.result);
  if (black === noOpponent.bye) {
    return { board: { alone: white, result: isCycle ? 'Z' : 'U' }, unknown: null };
  }
  if (black === noOpponent.notPaired) {
    return { board: { alone: white, result: notPairedResults[code] ?? 'Z' }, unknown: null };
  }
  const results = gameResults[code];
  return {
    board: { white, black, results: results ?? ['?', '?'] },
    unknown: results === undefined ? { player: white, text: String(code) } : null,
  };
}

/** Names in one text, between semicolons or in lines of their own. */
const namesIn = (text: string): readonly string[] =>
  text
    .split(/[;\r\n]+/)
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** What a file says, part by part. */
interface TunxParts {
  readonly head: readonly string[];
  /** Where the settings begin. */
  readonly settings: number;
  readonly rounds: readonly Round[];
  readonly players: readonly ProgramPlayer[];
  /** Index 0 is round 1. */
  readonly paired: readonly (readonly ReadBoard[])[];
}

type Problem = 'program.damaged' | 'program.teams' | 'program.players.none';

/** Reads the parts one after the other; each must begin where the one before ends. */
function readParts(bytes: Uint8Array): Result<TunxParts, Problem> {
  const reading: Reading = { bytes, at: layout.markLength + layout.head };
  const head: string[] = [];
  while (reading.at < bytes.length && !begins(reading, 'settings')) head.push(readText(reading));
  const settings = reading.at;
  const kind = bytes[settings + layout.kind] ?? 0;
  reading.at += layout.settings;
  if (!begins(reading, 'rounds')) return err('program.damaged');
  if (kinds[kind] === undefined) return err('program.teams');
  const rounds = Array.from({ length: uint16(bytes, settings + layout.roundCount) }, () =>
    readRound(reading),
  );
  if (!begins(reading, 'players')) return err('program.damaged');
  const count = uint16(bytes, settings + layout.playerCount);
  const players: ProgramPlayer[] = [];
  while (players.length < count && reading.at < bytes.length) {
    players.push(readPlayer(reading, players.length + 1));
  }
  if (count === 0) return err('program.players.none');
  if (!begins(reading, 'pairings')) return err('program.damaged');
  const lines = rounds.reduce((sum, { boards }) => sum + boards, 0);
  if (reading.at + lines * layout.pairing.length > bytes.length) return err('program.damaged');
  const paired = rounds.map(({ boards }) =>
    Array.from({ length: boards }, () => readBoard(reading, isRoundRobin(kind))),
  );
  return ok({ head, settings, rounds, players, paired });
}

function headerOf(bytes: Uint8Array, { head, settings }: TunxParts): ProgramTournament['header'] {
  const text = (field: keyof typeof headTexts): string => head[headTexts[field]] ?? '';
  const day = (at: number): string => dayOf(uint32(bytes, settings + at)).replaceAll('-', '/');
  return {
    name: text('name'),
    city: text('city') || text('place'),
    federation: /^[A-Z]{3}$/.test(text('federation')) ? text('federation') : '',
    startDate: day(layout.firstDay),
    endDate: day(layout.lastDay),
    type: kinds[bytes[settings + layout.kind] ?? 0] ?? '',
    chiefArbiter: text('chief'),
    timeControl: text('pace'),
  };
}

const unknownResults = (paired: TunxParts['paired']): readonly ProgramWarning[] =>
  paired.flatMap((boards, index) =>
    boards.flatMap(({ unknown }) =>
      unknown === null
        ? []
        : [{ code: 'program.result-unknown', program, round: index + 1, ...unknown, ...wholeFile }],
    ),
  );

/**
 * A tournament of Swiss-Manager in its own binary form (`.TUNX`): its days and arbiters, the players
 * with both ratings, and all rounds with colours, results, byes and players who were not paired. All
 * numbers have the lower byte first, all texts letters of two bytes behind their number. Each player
 * stands once in each round.
 */
export function readTunx(bytes: Uint8Array): Result<ReadProgram, ProgramFault> {
  const read = readParts(bytes);
  if (!read.ok) return err({ code: read.error, program, ...wholeFile });
  const { head, players, paired } = read.value;
  const rounds = paired.map((boards) => boards.map(({ board }) => board));
  const misplaced = misplacedIn({ players, rounds });
  if (misplaced !== null) {
    return err({ code: 'program.contradiction', program, ...misplaced, ...wholeFile });
  }
  const document = programDocument({
    header: headerOf(bytes, read.value),
    deputyArbiters: namesIn(head[headTexts.arbiters] ?? ''),
    roundsPlanned: rounds.length,
    roundDays: read.value.rounds.map(({ day }) => day),
    scoring: [],
    players,
    rounds,
  });
  const warnings: readonly ProgramWarning[] = [
    { code: 'swiss-manager.left-out', ...wholeFile },
    ...unknownResults(paired),
  ];
  return ok({ document, warnings });
}
