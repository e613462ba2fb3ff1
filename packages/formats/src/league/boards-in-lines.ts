import type { PlayerNo } from '@rokade/rules';
import type { TrfDocument } from '../trf/trf-document.ts';
import { placeLetters } from './place-letters.ts';

/** A round of a team as the informative line 801 has it, board by board. */
export interface LineRound {
  readonly opponent: PlayerNo;
  readonly colour: 'w' | 'b';
  /** What each board gave: `1 = 0 + -`; `.` nothing yet. */
  readonly results: string;
  /** Who sat at each board, by the place in the team's list from 1; 0: nobody. null: not all are known. */
  readonly places: readonly number[] | null;
}

/** The lines of a team: its rounds in order; null: a bye, or nothing. */
export type LinesOfTeams = ReadonlyMap<PlayerNo, readonly (LineRound | null)[]>;

/**
 * Where rounds begin in a line and how far they are apart. The description gives no columns: the head of
 * the line is that of 802, or the narrower one of the format's example.
 */
const layouts = [
  { start: 28, gap: 1 },
  { start: 23, gap: 1 },
  { start: 29, gap: 2 },
] as const;

const placesOf = (text: string): LineRound['places'] => {
  const places = Array.from(text, (letter) => placeLetters.indexOf(letter));
  return places.includes(-1) ? null : places;
};

/** A round in its columns; undefined: it is none, so that the line has another layout. */
function roundIn(text: string, boards: number): LineRound | null | undefined {
  const isBye = /^ *(?:[PFHZ][ABP]{2}B?|([FHZU])\1*)? *$/.test(text);
  if (isBye) return null;
  const [, opponent, colour, results = '', places = ''] =
    /^ *(\d{1,3}) ([wb]) ([10=+\-.]+) ?(\S*) *$/.exec(text) ?? [];
  if (colour !== 'w' && colour !== 'b') return undefined;
  if (results.length !== boards) return undefined;
  return {
    opponent: Number(opponent),
    colour,
    results,
    places: places.length === boards ? placesOf(places) : null,
  };
}

/** The rounds of a line in a layout; null: it does not fit. */
function roundsIn(
  line: string,
  boards: number,
  { start, gap }: (typeof layouts)[number],
): readonly (LineRound | null)[] | null {
  const width = 7 + 2 * boards;
  const rounds: (LineRound | null)[] = [];
  for (let from = start; from < line.trimEnd().length; from += width + gap) {
    const round = roundIn(line.slice(from, from + width), boards);
    if (round === undefined) return null;
    rounds.push(round);
  }
  return rounds;
}

/** The boards of all matches by the informative lines 801, where their layout is known. */
export function boardsInLines({ otherLines, boardColours }: TrfDocument): LinesOfTeams {
  const boards = boardColours.length;
  const teams = new Map<PlayerNo, readonly (LineRound | null)[]>();
  for (const { text } of boards === 0 ? [] : otherLines) {
    const no = /^801 {1,3}(\d{1,3}) /.exec(text)?.[1];
    if (no === undefined) continue;
    for (const layout of layouts) {
      const rounds = roundsIn(text, boards, layout);
      if (rounds === null) continue;
      teams.set(Number(no), rounds);
      break;
    }
  }
  return teams;
}
