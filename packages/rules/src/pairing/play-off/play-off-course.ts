import { groupedBy } from '../../kernel/grouped-by.ts';
import { type PlayerNo, totalHalfPoints } from '../../kernel/round-record.ts';
import { entrantsOf } from '../knock-out.ts';
import type { KnockOutPlace } from '../pairing-system.ts';
import { type Duel, duelOf, type PlayOffField, type RoundRange } from './duel.ts';
import type { PlayOffRequest } from './play-off-request.ts';

/** The present state of a play-off. */
export type PlayOffPosition =
  /** Matches of two, with the undecided ones. */
  | {
      readonly kind: 'duels';
      readonly part: 'match' | 'semi-final' | 'final';
      readonly duels: readonly Duel[];
    }
  /** Three players play all against all: the number of the next round, from 1. */
  | { readonly kind: 'round-robin'; readonly round: number }
  | { readonly kind: 'decided' };

/** A play-off so far. */
export interface PlayOffCourse {
  readonly field: PlayOffField;
  /** The players, by the drawn numbers. */
  readonly entrants: readonly PlayerNo[];
  readonly position: PlayOffPosition;
  /** The players with a decided place, best first. */
  readonly places: readonly KnockOutPlace[];
}

const most = 4;

/** The number of rounds in which three players meet each other. */
const roundRobinRounds = 3;

/** Orders by the ranking, best first; players missing in it come last, by number. */
function byRanking(ranking: readonly PlayerNo[], numbers: readonly PlayerNo[]) {
  const ranked = ranking.filter((no) => numbers.includes(no));
  return [...ranked, ...numbers.filter((no) => !ranked.includes(no))];
}

const placesFrom = (first: number, numbers: readonly PlayerNo[]): readonly KnockOutPlace[] =>
  numbers.map((no) => ({ no, first, last: first + numbers.length - 1 }));

type Progress = Pick<PlayOffCourse, 'position' | 'places'>;

/** The winner, or a player without an opponent left; null while both are in. */
function outcomeOf(field: PlayOffField, { players, winner }: Duel) {
  const isPresent = (no: PlayerNo): boolean => field.get(no)?.availability.kind === 'present';
  if (winner !== null) return { winner, losers: players.filter((no) => no !== winner) };
  return players.some(isPresent) ? null : { winner: null, losers: players };
}

/** The match for first place, and the places below it. */
function lastDuel(
  field: PlayOffField,
  duel: Duel,
  part: 'match' | 'final',
  behind: readonly KnockOutPlace[],
): Progress {
  const outcome = outcomeOf(field, duel);
  if (outcome === null) return { position: { kind: 'duels', part, duels: [duel] }, places: behind };
  const first = placesFrom(1, outcome.winner === null ? [] : [outcome.winner]);
  const places = [...first, ...placesFrom(first.length + 1, outcome.losers), ...behind];
  return { position: { kind: 'decided' }, places };
}

/** Groups of equal points after the round robin, best first. */
function groupsByPoints(field: PlayOffField, entrants: readonly PlayerNo[]) {
  const pointsOf = (no: PlayerNo): number =>
    totalHalfPoints((field.get(no)?.records ?? []).slice(0, roundRobinRounds));
  const groups = groupedBy(entrants, pointsOf);
  return [...groups].sort(([a], [b]) => b - a).map(([, numbers]) => numbers);
}

/**
 * Three players: all against all; if all are tied, the last by the next tie-break is out and the others
 * play a match. Two tied for first place play that match, too, on which the article is silent.
 *
 * @article FIDE 2012 annex 3 1e, 1f, 1k.2
 */
function threePlayers(
  { field, entrants }: Pick<PlayOffCourse, 'field' | 'entrants'>,
  { roundNumber, ranking = [] }: PlayOffRequest,
): Progress {
  if (roundNumber <= roundRobinRounds) {
    return { position: { kind: 'round-robin', round: roundNumber }, places: [] };
  }
  const [top = [], ...others] = groupsByPoints(field, entrants);
  const behind = others.flatMap((group, index) =>
    placesFrom(1 + top.length + others.slice(0, index).flat().length, group),
  );
  const [winner] = top;
  if (top.length === 1 && winner !== undefined) {
    return { position: { kind: 'decided' }, places: [...placesFrom(1, top), ...behind] };
  }
  const out = top.length === entrants.length ? byRanking(ranking, top).slice(-1) : [];
  const [first = 0, second = 0] = top.filter((no) => !out.includes(no));
  const rounds = { from: roundRobinRounds, to: roundNumber - 1 };
  const duel = duelOf(field, [first, second], rounds);
  return lastDuel(field, duel, 'match', [...behind, ...placesFrom(entrants.length, out)]);
}

/**
 * Four players: semi-finals by lot, then the final; the losers of the semi-finals share third place.
 *
 * @article FIDE 2012 annex 3 1f, 1k.3
 */
function fourPlayers(
  { field, entrants }: Pick<PlayOffCourse, 'field' | 'entrants'>,
  roundsPlayed: number,
): Progress {
  const [a = 0, b = 0, c = 0, d = 0] = entrants;
  const semis = (to: number): readonly Duel[] => [
    duelOf(field, [a, b], { from: 0, to }),
    duelOf(field, [d, c], { from: 0, to }),
  ];
  if (semis(roundsPlayed).some((duel) => outcomeOf(field, duel) === null)) {
    return {
      position: { kind: 'duels', part: 'semi-final', duels: semis(roundsPlayed) },
      places: [],
    };
  }
  // A player absent now may have played then: the semi-finals ended when both had a winner.
  let from = 0;
  while (from < roundsPlayed && semis(from).some(({ winner }) => winner === null)) from += 1;
  const outcomes = semis(from).flatMap((duel) => outcomeOf(field, duel) ?? []);
  const finalists = outcomes.flatMap(({ winner }) => winner ?? []);
  const losers = outcomes.flatMap((outcome) => outcome.losers);
  const behind = placesFrom(finalists.length + 1, losers);
  const [first, second] = finalists;
  if (first === undefined || second === undefined) {
    return { position: { kind: 'decided' }, places: [...placesFrom(1, finalists), ...behind] };
  }
  const rounds: RoundRange = { from, to: roundsPlayed };
  return lastDuel(field, duelOf(field, [first, second], rounds), 'final', behind);
}

function progressOf(
  course: Pick<PlayOffCourse, 'field' | 'entrants'>,
  request: PlayOffRequest,
): Progress {
  const { field, entrants } = course;
  const roundsPlayed = request.roundNumber - 1;
  const [first = 0, second = 0] = entrants;
  if (entrants.length >= most) return fourPlayers(course, roundsPlayed);
  if (entrants.length > 2) return threePlayers(course, request);
  return lastDuel(
    field,
    duelOf(field, [first, second], { from: 0, to: roundsPlayed }),
    'match',
    [],
  );
}

/**
 * The state of a play-off, from the records of its rounds only.
 *
 * @article FIDE 2012 annex 3 1k
 */
export function playOffCourse(request: PlayOffRequest): PlayOffCourse {
  const field: PlayOffField = new Map(request.players.map((player) => [player.no, player]));
  const { ranking = [] } = request;
  const tied = entrantsOf(request);
  const entrants =
    tied.length > most
      ? byRanking(ranking, tied)
          .slice(0, most)
          .sort((a, b) => a - b)
      : tied;
  return { field, entrants, ...progressOf({ field, entrants }, request) };
}
