import type { BoardScore, SeasonBoard, SeasonFault, SeasonMatch, SeatedAs } from '@rokade/league';
import { type Colour, opposite, type PlayerNo } from '@rokade/rules';
import { boardsOf, type RoundFacts, type SourceTeam } from '../reader/team-line-ups.ts';
import type { TrfCell, TrfDocument } from '../trf/trf-document.ts';
import type { LineRound, LinesOfTeams } from './boards-in-lines.ts';

/** What is read of a report file, with what the league says: which colour the home team has at the first board. */
export interface Reading {
  readonly document: TrfDocument;
  readonly teams: readonly SourceTeam[];
  readonly homeColour: Colour;
  readonly cells: ReadonlyMap<PlayerNo, readonly TrfCell[]>;
  readonly names: ReadonlyMap<PlayerNo, SeatedAs>;
  /** What 801 says of each board. */
  readonly lines: LinesOfTeams;
  readonly faults: SeasonFault[];
}

const cellOf = ({ cells }: Reading, no: PlayerNo | null, round: number): TrfCell =>
  no === null ? null : (cells.get(no)?.[round - 1] ?? null);

/** A team's round by 801; null: a bye, or 801 has nothing of it. */
const lineOf = ({ lines }: Reading, { no }: SourceTeam, round: number): LineRound | null =>
  lines.get(no)?.[round - 1] ?? null;

/** What gave a board its points, as 801 and the lines of players have it. */
const boardCodes = { '1': 'win', '=': 'draw', '0': 'loss', '+': 'plus', '-': 'minus' } as const;

const codes = {
  ...boardCodes,
  W: 'win',
  D: 'draw',
  L: 'loss',
  F: 'plus',
  Z: 'minus',
  H: 'none',
  U: 'none',
  '?': 'none',
} as const;

type Code = (typeof codes)[keyof typeof codes];

const codeOf = (cell: TrfCell): Code => (cell === null ? 'none' : codes[cell.result]);

const codesInLines: ReadonlyMap<string | undefined, Code> = new Map(Object.entries(boardCodes));

/** What 801 says of a board. */
const codeInLine = (letter: string | undefined): Code => codesInLines.get(letter) ?? 'none';

/** The score of a board by what stands in the lines of both its players. */
function scoreOf(home: Code, away: Code): BoardScore {
  if (home === 'minus' && away === 'minus') return '-/-';
  if (home === 'plus' || (away === 'minus' && home === 'none')) return '+/-';
  if (away === 'plus' || (home === 'minus' && away === 'none')) return '-/+';
  if (home === 'win' || away === 'loss') return '1-0';
  if (home === 'loss' || away === 'win') return '0-1';
  return home === 'draw' || away === 'draw' ? 'draw' : '';
}

/** Whether everybody meets everybody of the other team: then colours go by the round, and the first team is at home. */
const isCrosswise = ({ document: { header } }: Reading): boolean =>
  /scheveningen/i.test(`${header.system} ${header.type}`);

/** The colour of a side at the first board that says one; null: none does. */
function firstColour(reading: Reading, boards: ReturnType<typeof boardsOf>, round: number) {
  for (const [index, { own, theirs }] of boards.entries()) {
    const mine = cellOf(reading, own, round)?.colour ?? null;
    const other = cellOf(reading, theirs, round)?.colour ?? null;
    const colour = mine ?? (other && opposite(other));
    if (colour === null) continue;
    return index % 2 === 1 ? opposite(colour) : colour;
  }
  return null;
}

function checkColours(
  reading: Reading,
  match: Pick<SeasonMatch, 'home' | 'away' | 'round'>,
  boards: readonly { readonly home: PlayerNo | null }[],
): void {
  const isWrong = boards.some(({ home }, index) => {
    const colour = cellOf(reading, home, match.round)?.colour ?? null;
    const isAsFirst = index % 2 === 0;
    return colour !== null && isAsFirst !== (colour === reading.homeColour);
  });
  if (!isWrong) return;
  const text = `${match.home} – ${match.away}`;
  reading.faults.push({ ...placeOf(match.round), code: 'colours', text });
}

const dayOf = ({ roundDates }: TrfDocument, round: number): string => {
  const [, year, month, day] = /^(\d\d)\/(\d\d)\/(\d\d)$/.exec(roundDates[round - 1] ?? '') ?? [];
  return year === undefined ? '' : `20${year}-${month}-${day}`;
};

/** What a report file says of a round has no line of its own: its place is the round. */
export const placeOf = (round: number) => ({ where: '', row: round });

/** A match of a round of which nothing else is known. */
export const bare = (reading: Reading, round: number) => ({
  ...placeOf(round),
  round,
  day: dayOf(reading.document, round),
  time: '',
  place: '',
  counts: null,
});

/** A board as it is read, home team first. */
interface ReadBoard {
  readonly home: PlayerNo | null;
  readonly away: PlayerNo | null;
  readonly score: BoardScore;
}

/** The opponent of a team by 801, in whose line the team stands as well; null: none. */
export function opponentInLines(
  reading: Reading,
  team: SourceTeam,
  round: number,
): SourceTeam | null {
  const opponent = lineOf(reading, team, round)?.opponent;
  const other = reading.teams.find(({ no }) => no === opponent);
  if (other === undefined) return null;
  return lineOf(reading, other, round)?.opponent === team.no ? other : null;
}

/** What stands of a pairing in a player's line; null: nothing, as where the player sat at two boards. */
function cellOfPairing(
  reading: Reading,
  no: PlayerNo | null,
  { other, round }: { readonly other: PlayerNo | null; readonly round: number },
): TrfCell {
  const cell = cellOf(reading, no, round);
  if (cell === null) return null;
  return (cell.kind === 'game' ? cell.opponent : null) === other ? cell : null;
}

/**
 * The boards of a match by 801: who sat there, also where nobody did, and somebody at a second board. The
 * result is that of the players' lines, where they have the pairing; a board that was lost by its
 * line-up has another in 801. null: 801 does not have them, or contradicts the players' lines.
 */
function boardsByLines(
  reading: Reading,
  round: number,
  {
    home,
    away,
    pairs,
  }: {
    readonly home: SourceTeam;
    readonly away: SourceTeam;
    readonly pairs: ReturnType<typeof boardsOf>;
  },
): readonly ReadBoard[] | null {
  const [one, other] = [lineOf(reading, home, round), lineOf(reading, away, round)];
  if (!one?.places || !other?.places || one.colour === other.colour) return null;
  const awayPlaces = other.places;
  const seated = one.places.map((place, index) => ({
    home: home.members[place - 1] ?? null,
    away: away.members[(awayPlaces[index] ?? 0) - 1] ?? null,
  }));
  const isSeated = (pair: (typeof pairs)[number]): boolean =>
    pair.own === null ||
    pair.theirs === null ||
    seated.some((board) =>
      [board.home, board.away].every((no) => no === pair.own || no === pair.theirs),
    );
  if (!pairs.every(isSeated)) return null;
  return seated.map((board, index) => {
    const cells = [
      cellOfPairing(reading, board.home, { other: board.away, round }),
      cellOfPairing(reading, board.away, { other: board.home, round }),
    ].map(codeOf);
    const isInCells = cells.some((one) => one !== 'none');
    const letters = [one, other].map(({ results }) => codeInLine(results[index]));
    const [mine = 'none', theirs = 'none'] = isInCells ? cells : letters;
    // An empty chair loses by itself, which nobody has to enter.
    const isEmpty = board.home === null && board.away === null;
    return { ...board, score: isEmpty ? '' : scoreOf(mine, theirs) };
  });
}

/** Whether the first team of a match is at home: by the colours at the boards, else by 801. */
function isFirstAtHome(
  reading: Reading,
  round: number,
  { pairs, team }: { readonly pairs: ReturnType<typeof boardsOf>; readonly team: SourceTeam },
): boolean {
  if (isCrosswise(reading)) return true;
  const inLine = lineOf(reading, team, round)?.colour === 'b' ? 'black' : 'white';
  return (firstColour(reading, pairs, round) ?? inLine) === reading.homeColour;
}

/** A match of two teams by what stands in their players' lines, and in 801; without boards where nobody sits yet. */
export function matchOf(
  reading: Reading,
  facts: RoundFacts,
  round: number,
  [team, against]: readonly [SourceTeam, SourceTeam],
): SeasonMatch {
  const pairs = boardsOf(facts, team, against);
  const isHome = isFirstAtHome(reading, round, { pairs, team });
  const [home, away] = isHome ? [team, against] : [against, team];
  const match = { ...bare(reading, round), home: home.name, away: away.name };
  const byCells = (): readonly ReadBoard[] =>
    pairs.map(({ own, theirs }) => {
      const board = isHome ? { home: own, away: theirs } : { home: theirs, away: own };
      const [mine, other] = [board.home, board.away].map((no) =>
        codeOf(cellOf(reading, no, round)),
      );
      return { ...board, score: scoreOf(mine ?? 'none', other ?? 'none') };
    });
  const read = boardsByLines(reading, round, { home, away, pairs }) ?? byCells();
  // Boards below the last that has anything are those that this match does not have; where none has
  // anything, the match is to be played.
  const last = read.findLastIndex(
    (one) => one.home !== null || one.away !== null || one.score !== '',
  );
  const boards = read.slice(0, last + 1);
  if (!isCrosswise(reading)) checkColours(reading, match, boards);
  const who = (no: PlayerNo | null) => (no === null ? null : (reading.names.get(no) ?? null));
  return {
    ...match,
    boards: boards.map(
      (board): SeasonBoard => ({
        players: { home: who(board.home), away: who(board.away) },
        score: board.score,
      }),
    ),
    score: null,
    forfeited: '',
  };
}
