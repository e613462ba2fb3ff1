import type { Colour, PlayerNo } from '@rokade/rules';
import type { PlayerDetails } from '@rokade/tournament';
import { trfDate } from '../trf/player-details.ts';
import { ranked } from '../trf/ranked.ts';
import {
  type AloneCode,
  emptyTrfDocument,
  type GameCode,
  type NationalPlayer,
  type ScoringStatement,
  type TrfCell,
  type TrfDocument,
  type TrfHeader,
} from '../trf/trf-document.ts';
import type { ProgramWarning } from './program-fault.ts';

/** A tournament of another program as the document of a report file, and what was noticed. */
export interface ReadProgram {
  readonly document: TrfDocument;
  readonly warnings: readonly ProgramWarning[];
}

/** What a program knows of a player. */
export type ProgramPlayer = Omit<PlayerDetails, 'person'> & { readonly no: PlayerNo };

/** A line of a round: a game, or a player without an opponent. */
export type ProgramBoard =
  | {
      readonly white: PlayerNo;
      readonly black: PlayerNo;
      /** White's and Black's result. */
      readonly results: readonly [GameCode, GameCode];
    }
  | { readonly alone: PlayerNo; readonly result: AloneCode };

/** A tournament as another program keeps it. */
export interface ProgramTournament {
  readonly header: Partial<TrfHeader>;
  readonly deputyArbiters: readonly string[];
  readonly roundsPlanned: number;
  /** ISO; index 0 is round 1, '' if the day is missing. */
  readonly roundDays: readonly string[];
  readonly scoring: readonly ScoringStatement[];
  readonly players: readonly ProgramPlayer[];
  /** Index 0 is round 1. */
  readonly rounds: readonly (readonly ProgramBoard[])[];
}

/** Somebody who is in a round twice, or plays a number that nobody has. */
export interface Misplaced {
  readonly player: PlayerNo;
  readonly round: number;
}

/** The first player who is in a round twice, or is not among the players; null: everybody is in place. */
export function misplacedIn({
  players,
  rounds,
}: Pick<ProgramTournament, 'players' | 'rounds'>): Misplaced | null {
  const numbers = new Set(players.map(({ no }) => no));
  for (const [index, boards] of rounds.entries()) {
    const seated = new Set<PlayerNo>();
    for (const board of boards) {
      for (const no of 'alone' in board ? [board.alone] : [board.white, board.black]) {
        if (seated.has(no) || !numbers.has(no)) return { player: no, round: index + 1 };
        seated.add(no);
      }
    }
  }
  return null;
}

function cellsOf({ players, rounds }: ProgramTournament): ReadonlyMap<PlayerNo, TrfCell[]> {
  const cells = new Map(players.map(({ no }): [PlayerNo, TrfCell[]] => [no, []]));
  const put = (no: PlayerNo, round: number, cell: TrfCell): void => {
    const row = cells.get(no) ?? [];
    while (row.length < round) row.push(null);
    row.push(cell);
  };
  for (const [round, boards] of rounds.entries()) {
    for (const board of boards) {
      if ('alone' in board) {
        const { result } = board;
        put(board.alone, round, { kind: 'alone', colour: null, result });
        continue;
      }
      const { white, black, results } = board;
      const game = (opponent: PlayerNo, colour: Colour, result: GameCode): TrfCell => ({
        kind: 'game',
        opponent,
        colour,
        result,
      });
      put(white, round, game(black, 'white', results[0]));
      put(black, round, game(white, 'black', results[1]));
    }
  }
  return cells;
}

const isCode = (text: string): boolean => /^[A-Z]{3}$/.test(text);

/** The federation of most players, for a file that does not name its own. */
function mostCommon(players: readonly ProgramPlayer[]): string {
  const counts = new Map<string, number>();
  for (const { federation } of players) {
    if (isCode(federation)) counts.set(federation, (counts.get(federation) ?? 0) + 1);
  }
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

/** The records of a federation's own list, which also keep the clubs. */
function nationalPlayersOf(
  players: readonly ProgramPlayer[],
  list: string,
): readonly NationalPlayer[] {
  return players
    .filter(({ rating, nationalId, club }) => rating !== null || nationalId !== '' || club !== '')
    .map(({ no, sex, name, rating, nationalId, club, birthDate }) => ({
      list,
      no,
      sex,
      classification: '',
      name,
      rating,
      origin: club,
      nationalId,
      birthDate: trfDate(birthDate),
    }));
}

/** The list of players whose federation is not known. */
const anyList = 'NAT';

/** A tournament of another program as the document of a report file. */
export function programDocument(tournament: ProgramTournament): TrfDocument {
  const { header, players, roundDays } = tournament;
  const cells = cellsOf(tournament);
  const list = header.federation || mostCommon(players) || anyList;
  return {
    ...emptyTrfDocument,
    header: { ...emptyTrfDocument.header, ...header },
    deputyArbiters: tournament.deputyArbiters,
    roundsPlanned: tournament.roundsPlanned || null,
    roundDates: roundDays.some((day) => day !== '')
      ? roundDays.map((day) => day.slice(2).replaceAll('-', '/'))
      : [],
    scoring: tournament.scoring,
    players: ranked(
      players.map(({ no, sex, title, name, fideRating, federation, fideId, birthDate }) => ({
        no,
        sex,
        title,
        name,
        rating: fideRating,
        federation,
        fideId,
        birthDate: trfDate(birthDate),
        halfPoints: null,
        rank: null,
        cells: cells.get(no) ?? [],
      })),
      tournament.scoring,
    ).toSorted((a, b) => a.no - b.no),
    nationalPlayers: nationalPlayersOf(players, list),
  };
}
