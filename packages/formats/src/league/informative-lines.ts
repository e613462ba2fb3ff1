import {
  boardsOf,
  type Division,
  type League,
  type Match,
  matchScore,
  type Side,
  type TableLine,
} from '@rokade/league';
import type { ByeKind } from '@rokade/rules';
import { byeCodes } from '../trf/cell-record.ts';
import { left, placed, pointsText, right } from '../trf/line-maker.ts';
import type { OtherLine } from '../trf/trf-document.ts';
import { whiteSide } from './board-colours.ts';
import type { NumberedSquad } from './numbered-squads.ts';
import { placeLetters, unknownPlace } from './place-letters.ts';

interface Shown {
  readonly squads: readonly NumberedSquad[];
  readonly table: readonly TableLine[];
  readonly last: number;
}

/** A round of a team: its match and side, or its bye; null: neither. */
type TeamRound = { readonly match: Match; readonly side: Side } | ByeKind | null;

/** Byes as 802 has them; 801 has the letter of a player's, as often as there are boards. */
const byeTypes: Readonly<Record<ByeKind, string>> = {
  'pairing-allocated': 'PAB',
  'full-point': 'FPB',
  'half-point': 'HPB',
  'zero-point': 'ZPB',
};

function roundOf(league: League, division: Division, team: string, round: number): TeamRound {
  const match = league.matches.find(
    (one) =>
      one.division === division.id &&
      one.round === round &&
      !one.isPlayOff &&
      (one.home === team || one.away === team),
  );
  if (match === undefined) {
    return division.byes.find((one) => one.team === team && one.round === round)?.bye ?? null;
  }
  return { match, side: match.home === team ? 'home' : 'away' };
}

const noResult = '.';

/** What a board gave a side: `1 = 0`, `+ -` without play; `.` nothing yet. */
function resultAt(score: string, side: Side): string {
  if (score === '' || score === 'draw') return score === '' ? noResult : '=';
  const [home = '', away = ''] = score.includes('/') ? score.split('/') : score.split('-');
  return side === 'home' ? home : away;
}

function placesAt(league: League, match: Match, side: Side, squads: Shown['squads']): string {
  const members = squads.find(({ team }) => team.id === match[side])?.members ?? [];
  return boardsOf(league, match)
    .map(({ players }) => {
      const player = players[side];
      if (player === null) return placeLetters[0];
      return placeLetters[members.indexOf(player) + 1 || placeLetters.length] ?? unknownPlace;
    })
    .join('');
}

const opponentIn = (squads: Shown['squads'], match: Match, side: Side): string => {
  const other = match[side === 'home' ? 'away' : 'home'];
  return right(squads.find(({ team }) => team.id === other)?.no ?? '', 3);
};

const colourOf = (league: League, side: Side): string => (side === whiteSide(league) ? 'w' : 'b');

/** A round of 802 from a column on: opponent, colour, board points, and whether it was lost without play. */
function shortRound(
  league: League,
  round: TeamRound,
  { squads, from }: { squads: Shown['squads']; from: number },
): readonly (readonly [number, string])[] {
  if (round === null) return [];
  if (typeof round === 'string') return [[from, byeTypes[round]]];
  const { match, side } = round;
  if (matchScore(league, match).points === null) return [];
  const points = matchScore(league, match).halfPoints[side === 'home' ? 0 : 1];
  return [
    [from, opponentIn(squads, match, side)],
    [from + 4, colourOf(league, side)],
    [from + 6, right(pointsText(points), 4)],
    [from + 10, match.forfeited === '' ? ' ' : 'f'],
  ];
}

/** A round of 801: opponent, colour, what each board gave, and who sat there by the places of the team's list. */
function longRound(
  league: League,
  round: TeamRound,
  { squads, boards }: { squads: Shown['squads']; boards: number },
): string {
  const blank = ' '.repeat(boards);
  if (round === null) return `      ${blank} ${blank}`;
  if (typeof round === 'string') return `      ${byeCodes[round].repeat(boards)} ${blank}`;
  const { match, side } = round;
  const results = boardsOf(league, match).map(({ score }) => resultAt(score, side));
  const places = placesAt(league, match, side, squads);
  // A match of small teams has fewer boards than the division.
  const text = [
    opponentIn(squads, match, side),
    colourOf(league, side),
    results.join('').padEnd(boards, noResult),
    places.padEnd(boards, placeLetters[0]),
  ];
  return text.join(' ');
}

/**
 * 801 and 802: each team with its points and its rounds, as a reader of the file would like to see them;
 * 801 with each board, also of matches to come. Its width goes by the number of boards; the
 * description gives no columns, and its rounds stand here as in the example of the format.
 */
export function informativeLines(
  league: League,
  division: Division,
  { squads, table, last }: Shown,
): readonly OtherLine[] {
  const { boards } = division.values;
  const lines = squads.map(({ no, team }) => {
    const line = table.find((one) => one.team === team.id);
    const rounds = Array.from({ length: last }, (_, index) =>
      roundOf(league, division, team.id, index + 1),
    );
    const head: readonly (readonly [number, string])[] = [
      [5, right(no, 3)],
      [9, left('', 5)],
      [15, right(pointsText(2 * (line?.matchPoints ?? 0)), 6)],
      [22, right(pointsText(line?.halfPoints ?? 0), 6)],
    ];
    const long = rounds.map((round) => longRound(league, round, { squads, boards })).join(' ');
    return {
      long: `${placed([[1, '801'], ...head])} ${long}`.trimEnd(),
      short: placed([
        [1, '802'],
        ...head,
        ...rounds.flatMap((round, index) =>
          shortRound(league, round, { squads, from: 29 + 13 * index }),
        ),
      ]),
    };
  });
  return [...lines.map(({ long }) => long), ...lines.map(({ short }) => short)].map((text) => ({
    place: 'after-players',
    text,
  }));
}
