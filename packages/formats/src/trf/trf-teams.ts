import {
  type Colour,
  type MatchRecord,
  type PlayerNo,
  type PointSystem,
  type ScoredPlayer,
  type TeamScore,
  usualTeamRules,
} from '@rokade/rules';
import { scoredTeams } from '../reader/scored-teams.ts';
import type { SourceTeam } from '../reader/team-line-ups.ts';
import type { SourceTeams } from '../reader/tournament-reader.ts';
import { byeKindOf } from './cell-record.ts';
import { gamePoints } from './swiss-facts.ts';
import type { ForfeitedMatch } from './team-section.ts';
import type { ByeAnnouncement, TrfDocument } from './trf-document.ts';

/** The teams of 310 by number; without any, those of 013, numbered by their position in the file. */
function teamsOf({ numberedTeams, teams }: TrfDocument): readonly SourceTeam[] {
  if (numberedTeams.length === 0)
    return teams.map(({ name, members }, index) => ({
      no: index + 1,
      name,
      members,
      rating: null,
    }));
  return numberedTeams
    .map(({ no, name, members, strength }) => ({ no, name, members, rating: strength }))
    .toSorted((a, b) => a.no - b.no);
}

/** The first of the two scores in the encoded system (192), `FIDE_TEAM_GP_MP`. */
function primaryScore({ header }: TrfDocument): TeamScore {
  const [first] = header.system.split('_').filter((word) => word === 'MP' || word === 'GP');
  return first === 'GP' ? 'GP' : 'MP';
}

const symbols = { win: 'TW', draw: 'TD', loss: 'TL' } as const;

/** 2 – 1 – 0, unless 362 has other points. */
function matchPointsOf({ matchScoring }: TrfDocument): PointSystem {
  const stated = (outcome: keyof typeof symbols): number =>
    matchScoring.findLast(({ symbol }) => symbol === symbols[outcome])?.halfPoints ??
    usualTeamRules.matchPoints[outcome];
  return { win: stated('win'), draw: stated('draw'), loss: stated('loss') };
}

interface Points {
  readonly matchPoints: PointSystem;
  readonly gamePoints: PointSystem;
}

const byeOutcomes = { 'full-point': 'win', 'half-point': 'draw', 'zero-point': 'loss' } as const;

/** The bye of a team in record 240. */
function announcedBye(
  bye: ByeAnnouncement['bye'],
  { matchPoints, gamePoints: points }: Points,
  boards: number,
): MatchRecord {
  const outcome = byeOutcomes[bye];
  return {
    kind: 'bye',
    bye,
    matchHalfPoints: matchPoints[outcome],
    gameHalfPoints: boards * points[outcome],
  };
}

/** The record of an unplayed match (330) for one of its teams. */
function forfeitedRecord(
  { winner, white, black }: ForfeitedMatch,
  no: PlayerNo,
  { matchPoints, gamePoints: points }: Points,
  boards: number,
): MatchRecord {
  const colour: Colour = no === white ? 'white' : 'black';
  const outcome = winner === colour ? 'win' : 'loss';
  return {
    kind: 'forfeit',
    opponent: colour === 'white' ? black : white,
    colour,
    matchHalfPoints: matchPoints[outcome],
    boardHalfPoints: new Array<number>(boards).fill(points[outcome]),
  };
}

/** A team's round by 320, 330 and, in a file with 310, 240; null: none states it. */
function statedRecord(
  document: TrfDocument,
  { no, round, boards }: { readonly no: PlayerNo; readonly round: number; readonly boards: number },
  points: Points,
): MatchRecord | null {
  const forfeited = document.forfeitedMatches.find(
    (match) => match.round === round && (match.white === no || match.black === no),
  );
  if (forfeited !== undefined) return forfeitedRecord(forfeited, no, points, boards);
  const teamBye = document.teamByes.find(({ teams }) => teams[round - 1] === no);
  if (teamBye !== undefined) {
    const { matchHalfPoints, gameHalfPoints } = teamBye;
    return { kind: 'bye', bye: byeKindOf('U'), matchHalfPoints, gameHalfPoints };
  }
  if (document.numberedTeams.length === 0) return null;
  const announcement = document.byeAnnouncements.find(
    (each) => each.round === round && each.players.includes(no),
  );
  return announcement === undefined ? null : announcedBye(announcement.bye, points, boards);
}

/** The teams of a report file with their matches. */
export function trfTeams(
  document: TrfDocument,
  scoredPlayers: (rounds: number) => readonly ScoredPlayer[],
): SourceTeams {
  const teams = teamsOf(document);
  const points = { matchPoints: matchPointsOf(document), gamePoints: gamePoints(document) };
  return {
    teams,
    matchPoints: points.matchPoints,
    primary: primaryScore(document),
    scored: (rounds) =>
      scoredTeams({
        teams,
        players: scoredPlayers(rounds),
        ...points,
        boards: document.boardColours.length || null,
        seatsIn: (round) =>
          new Map(
            document.lineUps
              .filter((lineUp) => lineUp.round === round)
              .map(({ team, boards }) => [team, boards]),
          ),
        statedRecord: ({ no }, round, boards) =>
          statedRecord(document, { no, round, boards }, points),
      }),
  };
}
