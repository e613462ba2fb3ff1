import {
  boardsOf,
  byePoints,
  type Division,
  type DivisionId,
  formOf,
  type League,
  type Match,
  type MemberId,
  type roundsOf,
  type Side,
  sides,
} from '@rokade/league';
import { groupedBy, type PlayerNo } from '@rokade/rules';
import type { ForfeitedMatch, LineUp, TeamByes } from '../trf/team-section.ts';
import type { TrfDocument } from '../trf/trf-document.ts';
import { whiteSide } from './board-colours.ts';
import type { NumberedSquad } from './numbered-squads.ts';

const numberOf = (squads: readonly NumberedSquad[], team: string): number =>
  squads.find((one) => one.team.id === team)?.no ?? 0;

/** Whether a line-up is read otherwise than it was if the file has the order of the squad alone. */
function isOutOfOrder(
  players: readonly (MemberId | null)[],
  members: readonly MemberId[],
): boolean {
  const places = players.map((player) => (player === null ? -1 : members.indexOf(player)));
  return places.some((place, index) => place <= (places[index - 1] ?? -1));
}

function lineUpOf(
  league: League,
  match: Match,
  side: Side,
  {
    squads,
    numbers,
  }: { squads: readonly NumberedSquad[]; numbers: ReadonlyMap<MemberId, PlayerNo> },
): readonly LineUp[] {
  const squad = squads.find(({ team }) => team.id === match[side]);
  if (squad === undefined || match.lineUps[side] === null) return [];
  const players = boardsOf(league, match).map((board) => board.players[side]);
  if (!isOutOfOrder(players, squad.members)) return [];
  return [
    {
      round: match.round,
      team: squad.no,
      opponent: numberOf(squads, match[side === 'home' ? 'away' : 'home']),
      boards: players.map((player) => (player === null ? null : (numbers.get(player) ?? null))),
    },
  ];
}

/** 300: the line-ups out of the order of the squad, or with an empty board. */
export const lineUpsOf = (
  league: League,
  division: DivisionId,
  squads: readonly NumberedSquad[],
  numbers: ReadonlyMap<MemberId, PlayerNo>,
): readonly LineUp[] =>
  league.matches
    .filter((match) => match.division === division)
    .flatMap((match) =>
      sides.flatMap((side) => lineUpOf(league, match, side, { squads, numbers })),
    );

/** 330: the matches that were lost without play. */
export const forfeitsOf = (
  league: League,
  division: DivisionId,
  squads: readonly NumberedSquad[],
): readonly ForfeitedMatch[] =>
  league.matches
    .filter((match) => match.division === division && match.forfeited !== '')
    .map((match) => {
      const white = whiteSide(league);
      const black = white === 'home' ? 'away' : 'home';
      return {
        winner: match.forfeited === 'both' ? null : match.forfeited === white ? 'black' : 'white',
        round: match.round,
        white: numberOf(squads, match[white]),
        black: numberOf(squads, match[black]),
      };
    });

interface Rounds {
  readonly rounds: ReturnType<typeof roundsOf>;
  readonly squads: readonly NumberedSquad[];
  readonly last: number;
}

/** 320 of a division whose rounds are drawn one by one: the teams with the bye of the pairing, and its points. */
function drawnByes(
  league: League,
  division: Division,
  { squads, last }: Rounds,
): readonly TeamByes[] {
  // A bracket may have several byes in a round, and 320 has one: they stand in 240.
  if (formOf(division).shows === 'bracket') return [];
  const teams = Array.from({ length: last }, (_, index) => {
    const bye = division.byes.find(
      (one) => one.round === index + 1 && one.bye === 'pairing-allocated',
    );
    return bye === undefined ? null : numberOf(squads, bye.team);
  });
  const { match, game } = byePoints(league, division, 'pairing-allocated');
  return teams.every((team) => team === null)
    ? []
    : [{ matchHalfPoints: match, gameHalfPoints: game, teams }];
}

/**
 * 240: the teams that were or will be away in a round, with what they get for it; in a bracket those that
 * went on without a match, as whoever wins one.
 */
export const announcedByes = (
  division: Division,
  squads: readonly NumberedSquad[],
): TrfDocument['byeAnnouncements'] =>
  [...groupedBy(division.byes, ({ round, bye }) => `${round} ${bye}`).values()].flatMap((same) => {
    const [first] = same;
    const isBracket = formOf(division).shows === 'bracket';
    if (first === undefined || (first.bye === 'pairing-allocated' && !isBracket)) return [];
    const bye = first.bye === 'pairing-allocated' ? 'full-point' : first.bye;
    const players = same.map(({ team }) => numberOf(squads, team));
    return [{ bye, round: first.round, players }];
  });

/** 320: the team that had no match in a round; where everybody plays everybody it gets no points. */
export function byesOf(league: League, division: Division, all: Rounds): readonly TeamByes[] {
  if (formOf(division).drawRound !== null) return drawnByes(league, division, all);
  const { rounds, squads, last } = all;
  if (squads.length % 2 === 0 || last === 0) return [];
  const teams = Array.from({ length: last }, (_, index) => {
    const matches = rounds.find(({ round }) => round === index + 1)?.matches ?? [];
    const resting = squads.filter(
      ({ team }) => !matches.some(({ home, away }) => home === team.id || away === team.id),
    );
    return resting.length === 1 ? (resting[0]?.no ?? null) : null;
  });
  return teams.every((team) => team === null)
    ? []
    : [{ matchHalfPoints: 0, gameHalfPoints: 0, teams }];
}
