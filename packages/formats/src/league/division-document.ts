import {
  type Division,
  type DivisionId,
  divisionOf,
  divisionTable,
  federationOfMost,
  isDraft,
  type League,
  type MemberId,
  memberOf,
  roundsOf,
  roundsPlanned,
  type TableLine,
} from '@rokade/league';
import { isListCode } from '../trf/national-players.ts';
import type { RatingChoice } from '../trf/player-details.ts';
import { emptyTrfDocument, type TrfDocument, type TrfPlayer } from '../trf/trf-document.ts';
import { boardColours } from './board-colours.ts';
import { cellsOfPlayers, pointsOfPlayers } from './division-cells.ts';
import { systemOfDivision } from './division-system.ts';
import { informativeLines } from './informative-lines.ts';
import { legsAsRounds } from './legs-as-rounds.ts';
import { announcedByes, byesOf, forfeitsOf, lineUpsOf } from './match-records.ts';
import { type NumberedSquad, squadsOf } from './numbered-squads.ts';

/** `26/11/21` */
const shortDay = (day: string): string => day.slice(2).replaceAll('-', '/');
const longDay = (day: string): string => day.replaceAll('-', '/');

/** 172: which rating 001 has; '' where no federation is known whose list could be told from FIDE's. */
const rankMethodOf = (federation: string, ratings: RatingChoice): string =>
  isListCode(federation) ? `${federation} ${ratings === 'fide' ? 'FIDE' : 'NRO'}` : '';

function headerOf(
  league: League,
  division: Division,
  { days, ratings }: { days: readonly string[]; ratings: RatingChoice },
): TrfDocument['header'] {
  const { name, season, leader } = league.values;
  const sorted = days.filter((day) => day !== '').toSorted();
  return {
    ...emptyTrfDocument.header,
    name: [name, season, division.values.name].filter(Boolean).join(' '),
    startDate: longDay(sorted[0] ?? ''),
    endDate: longDay(sorted.at(-1) ?? ''),
    chiefArbiter: leader,
    federation: federationOfMost(league),
    startingRankMethod: rankMethodOf(federationOfMost(league), ratings),
    ...systemOfDivision(league, division),
  };
}

function playerOf(
  league: League,
  id: MemberId,
  { no, ratings }: { no: number; ratings: RatingChoice },
): Omit<TrfPlayer, 'cells'> {
  const values = memberOf(league, id)?.values;
  const rating = ratings === 'fide' ? values?.fideRating : values?.rating;
  return {
    no,
    sex: values?.sex ?? '',
    title: values?.title ?? '',
    name: values?.name ?? '',
    rating: rating || null,
    federation: values?.federation ?? '',
    fideId: values?.fideId ?? '',
    birthDate: values?.born === undefined || values.born === '' ? '' : `${values.born}/00/00`,
    halfPoints: null,
    rank: null,
  };
}

/**
 * The ratings and numbers in the squads: those of the league's federation, also of players from other
 * federations.
 */
function nationalPlayers(
  league: League,
  numbers: ReadonlyMap<MemberId, number>,
): TrfDocument['nationalPlayers'] {
  const list = federationOfMost(league);
  return [...numbers].flatMap(([id, no]) => {
    const values = memberOf(league, id)?.values;
    if (values === undefined || !isListCode(list)) return [];
    const { name, rating, nationalId, sex } = values;
    if (nationalId === '' && rating === 0) return [];
    return [
      {
        list,
        no,
        sex,
        classification: '',
        name,
        rating: rating || null,
        origin: '',
        nationalId,
        birthDate: '',
      },
    ];
  });
}

/** The points of a match, if they are not 2 – 1 – 0. */
function scoringOf({ values: { winPoints, drawPoints } }: League): TrfDocument['matchScoring'] {
  if (winPoints === 2 && drawPoints === 1) return [];
  return [
    { symbol: 'TW', halfPoints: 2 * winPoints },
    { symbol: 'TD', halfPoints: 2 * drawPoints },
    { symbol: 'TL', halfPoints: 0 },
  ];
}

const penaltiesOf = (
  league: League,
  squads: readonly NumberedSquad[],
): TrfDocument['abnormalPoints'] =>
  squads.flatMap(({ no, team }) =>
    league.penalties
      .filter((penalty) => penalty.team === team.id)
      .map(({ matchPoints, halfPoints }) => ({
        kind: '' as const,
        matchHalfPoints: -2 * matchPoints,
        halfPoints: -halfPoints,
        round: null,
        participants: [no],
      })),
  );

/** 310: a team with what it has in the table. */
function numberedTeam(
  { no, team, members }: NumberedSquad,
  table: readonly TableLine[],
  numbers: ReadonlyMap<MemberId, number>,
): TrfDocument['numberedTeams'][number] {
  const line = table.find((one) => one.team === team.id);
  return {
    no,
    name: team.values.name,
    nickname: '',
    strength: null,
    matchHalfPoints: 2 * (line?.matchPoints ?? 0),
    gameHalfPoints: line?.halfPoints ?? 0,
    rank: line?.rank ?? null,
    members: members.flatMap((member) => numbers.get(member) ?? []),
  };
}

/** FIDE's if anybody's is known, else the national ones. */
const usualRatings = (league: League, squads: readonly NumberedSquad[]): RatingChoice =>
  squads.some(({ members }) => members.some((id) => memberOf(league, id)?.values.fideRating))
    ? 'fide'
    : 'national';

/**
 * A division as the document of a report file: TRF26 with its teams (310), line-ups out of the squad’s
 * order (300), rounds without a match (320, and 240 where a team is away), matches lost without play
 * (330), board colours (352), match points (362), points taken (299) and the informative lines 801 and
 * 802. In a cup with two legs each leg is a round. Games stand as they were played: one that counts
 * otherwise, by a line-up or a ruling, shows in the points of 310 alone. The rating in 001 is FIDE's if
 * anybody's is known; that of the federation's list has a record of its own.
 */
export function divisionDocument(
  whole: League,
  id: DivisionId,
  choice: RatingChoice | null = null,
): TrfDocument {
  const league = legsAsRounds(whole, id);
  const division = divisionOf(league, id);
  if (division === undefined) return emptyTrfDocument;
  const squads = squadsOf(league, id);
  const ratings = choice ?? usualRatings(league, squads);
  const numbers = new Map(
    squads.flatMap(({ members }) => members).map((member, index) => [member, index + 1] as const),
  );
  const rounds = roundsOf(league, id).filter(({ round }) => !isDraft(division, round));
  const cells = cellsOfPlayers(league, id, numbers);
  const points = pointsOfPlayers(league, id);
  const table = divisionTable(league, id);
  const days = rounds.map(({ round, matches }) => ({
    round,
    day:
      division.days[round - 1] || (matches.find(({ meeting }) => meeting.day)?.meeting.day ?? ''),
  }));
  const last = Math.max(0, ...days.map(({ round }) => round));
  return {
    ...emptyTrfDocument,
    header: headerOf(league, division, {
      days: rounds.flatMap(({ matches }) => matches.map(({ meeting }) => meeting.day)),
      ratings,
    }),
    roundDates: days.every(({ day }) => day === '')
      ? []
      : Array.from({ length: last }, (_, index) =>
          shortDay(days.find(({ round }) => round === index + 1)?.day ?? ''),
        ),
    roundsPlanned: Math.max(last, roundsPlanned(division)) || null,
    boardColours: boardColours(division.values.boards),
    matchScoring: scoringOf(league),
    abnormalPoints: penaltiesOf(league, squads),
    players: [...numbers].map(([member, no]) => ({
      ...playerOf(league, member, { no, ratings }),
      halfPoints: points.get(member) ?? 0,
      cells: cells.get(member) ?? [],
    })),
    nationalPlayers: nationalPlayers(league, numbers),
    numberedTeams: squads.map((squad) => numberedTeam(squad, table, numbers)),
    lineUps: lineUpsOf(league, id, squads, numbers),
    teamByes: byesOf(league, division, { rounds, squads, last }),
    byeAnnouncements: announcedByes(division, squads),
    forfeitedMatches: forfeitsOf(league, id, squads),
    otherLines: informativeLines(league, division, { squads, table, last }),
  };
}
