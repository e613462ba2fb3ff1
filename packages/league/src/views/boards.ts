import { oncePer } from '@rokade/journal';
import { type BoardScore, isGame, lostBy, type Side, sides } from '../board-result.ts';
import { seatsOf } from '../forms/seating.ts';
import type { MemberId } from '../ids.ts';
import type { League, Match } from '../league.ts';
import { limitsOf } from './league-limits.ts';
import { judgementOf } from './line-up-faults.ts';

/** A board of a match as it counts. */
export interface BoardOfMatch {
  /** From 1. */
  readonly board: number;
  readonly homeColour: 'white' | 'black';
  readonly players: Readonly<Record<Side, MemberId | null>>;
  /** Whoever stood in the line-up where a reserve took the board; null: no reserve did. */
  readonly replaced: Readonly<Record<Side, MemberId | null>>;
  /** What was entered. */
  readonly entered: BoardScore;
  /** What counts for the match: what was entered, with boards lost without playing. */
  readonly score: BoardScore;
  /** Whether the game counts for ratings: not where it was not played, or a reserve who came later is not rated. */
  readonly isRated: boolean;
}

const replacementAt = ({ replacements }: Match, side: Side, board: number): MemberId | null =>
  replacements.find((one) => one.side === side && one.board === board)?.player ?? null;

/** The places of a line-up at which a side has lost by it. */
function placesLost(league: League, match: Match, side: Side): (place: number) => boolean {
  const lost = new Set(judgementOf(league, match, side).lost.map(({ board }) => board));
  return (place) => lost.has(place);
}

const isFilled = ({ lineUps }: Match): boolean => lineUps.home !== null && lineUps.away !== null;

/** The sides that lose a board because nobody sits there or the whole match is lost. */
function absentAt(match: Match, players: BoardOfMatch['players']): readonly Side[] {
  if (match.forfeited === 'both') return sides;
  if (match.forfeited !== '') return [match.forfeited];
  return isFilled(match) ? sides.filter((side) => players[side] === null) : [];
}

function computeBoards(league: League, match: Match): readonly BoardOfMatch[] {
  const lost = { home: placesLost(league, match, 'home'), away: placesLost(league, match, 'away') };
  return seatsOf(league, match).map(({ places, homeColour }, index): BoardOfMatch => {
    const board = index + 1;
    const named = (side: Side) => match.lineUps[side]?.players[places[side] - 1] ?? null;
    const later = (side: Side) => replacementAt(match, side, board);
    const players = { home: later('home') ?? named('home'), away: later('away') ?? named('away') };
    const replaced = {
      home: later('home') === null ? null : named('home'),
      away: later('away') === null ? null : named('away'),
    };
    const entered = match.scores[index] ?? '';
    const losing = new Set([
      ...absentAt(match, players),
      ...sides.filter((side) => lost[side](places[side])),
    ]);
    return {
      board,
      homeColour,
      players,
      replaced,
      entered,
      score: [...losing].reduce<BoardScore>((score, side) => lostBy(side, score), entered),
      isRated:
        isGame(entered) &&
        (limitsOf(league.values).ratesLateReserve ||
          (later('home') === null && later('away') === null)),
    };
  });
}

/** The boards of a match. Nobody sits at boards without line-ups. */
export const boardsOf: (league: League, match: Match) => readonly BoardOfMatch[] = oncePer(
  computeBoards,
  (match) => match,
  Number.POSITIVE_INFINITY,
);

/** The boards at which a match still lacks a result; none where it is counted otherwise. */
export const boardsMissing = (league: League, match: Match): readonly number[] =>
  match.bare !== null || match.ruling !== null
    ? []
    : boardsOf(league, match)
        .filter(({ score }) => score === '')
        .map(({ board }) => board);
