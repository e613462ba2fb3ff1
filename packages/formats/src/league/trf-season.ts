import type { Season, SeasonMatch } from '@rokade/league';
import { groupedBy, type PlayerNo } from '@rokade/rules';
import { opposingTeam, type RoundFacts, type SourceTeam } from '../reader/team-line-ups.ts';
import { documentPlayers } from '../trf/document-players.ts';
import { lastRoundStated } from '../trf/paired-rounds.ts';
import type { TrfDocument } from '../trf/trf-document.ts';
import { trfReader } from '../trf/trf-reader.ts';
import { boardsInLines } from './boards-in-lines.ts';
import { scoresInLines } from './scores-in-lines.ts';
import type { SeasonRules } from './season-rules.ts';
import { bare, matchOf, opponentInLines, placeOf, type Reading } from './trf-match.ts';
import { memberInFile } from './trf-members.ts';

/** A match that was lost without play, by its record 330. */
function forfeited(reading: Reading, round: number, team: SourceTeam): SeasonMatch | null {
  const found = reading.document.forfeitedMatches.find(
    (one) => one.round === round && one.white === team.no,
  );
  const other = reading.teams.find(({ no }) => no === found?.black);
  if (found === undefined || other === undefined) return null;
  const isHome = reading.homeColour === 'white';
  const [home, away] = isHome ? [team, other] : [other, team];
  const winner = found.winner === null ? null : (found.winner === 'white') === isHome;
  return {
    ...bare(reading, round),
    home: home.name,
    away: away.name,
    boards: [],
    score: null,
    forfeited: winner === null ? 'both' : winner ? 'away' : 'home',
  };
}

/** The matches of which 802 tells the score, and what those with boards count there. */
function scoredMatches(
  reading: Reading,
  round: number,
  matches: readonly SeasonMatch[],
): readonly SeasonMatch[] {
  const nameOf = (no: PlayerNo) => reading.teams.find((team) => team.no === no)?.name ?? '';
  const left = scoresInLines(reading.document, round, reading.homeColour).map((one) => ({
    home: nameOf(one.home),
    away: nameOf(one.away),
    score: one.score,
  }));
  const scoreOf = ({ home, away }: SeasonMatch) =>
    left.find((one) => one.home === home && one.away === away)?.score ?? null;
  const isKnown = (name: string): boolean =>
    name === '' || matches.some(({ home, away }) => home === name || away === name);
  return [
    ...matches.map((match): SeasonMatch => {
      if (match.forfeited !== '') return match;
      const score = scoreOf(match);
      return match.boards.length === 0 ? { ...match, score } : { ...match, counts: score };
    }),
    ...left
      .filter(({ home, away }) => !isKnown(home) && !isKnown(away))
      .map((one) => ({ ...bare(reading, round), ...one, boards: [], forfeited: '' as const })),
  ];
}

/** The matches of a round: those without play, those at the boards or to come, and those of which only 802 knows. */
function matchesIn(reading: Reading, facts: RoundFacts, round: number): readonly SeasonMatch[] {
  const done = new Set<PlayerNo>();
  const matches: SeasonMatch[] = [];
  const add = (match: SeasonMatch | null): void => {
    if (match === null) return;
    matches.push(match);
    for (const { no, name } of reading.teams) {
      if (name === match.home || name === match.away) done.add(no);
    }
  };
  for (const team of reading.teams) add(forfeited(reading, round, team));
  for (const team of reading.teams) {
    if (done.has(team.no)) continue;
    const against = opposingTeam(facts, team) ?? opponentInLines(reading, team, round);
    if (against === null) continue;
    if (done.has(against.no)) {
      reading.faults.push({ ...placeOf(round), code: 'opponents', text: team.name });
      continue;
    }
    add(matchOf(reading, facts, round, [team, against]));
  }
  return scoredMatches(reading, round, matches);
}

/** The teams without a match: with the pairing's bye (320), and those of 240. */
function byesOf({ document, teams }: Reading, rounds: number): Season['byes'] {
  const nameOf = (no: number | null): readonly string[] =>
    teams.filter((team) => team.no === no).map(({ name }) => name);
  const drawn = document.teamByes.flatMap(({ teams: numbers }) =>
    numbers
      .slice(0, rounds)
      .flatMap((no, index) =>
        nameOf(no).map((team) => ({ team, round: index + 1, bye: 'pairing-allocated' as const })),
      ),
  );
  const announced = document.byeAnnouncements.flatMap(({ bye, round, players }) =>
    round === null ? [] : players.flatMap(nameOf).map((team) => ({ team, round, bye })),
  );
  return [...drawn, ...announced];
}

/** Points taken from teams (299 without a letter); others than whole match points are told. */
function penaltiesOf(reading: Reading): Season['penalties'] {
  return reading.document.abnormalPoints.flatMap((points) => {
    const { kind, matchHalfPoints, halfPoints, participants, round } = points;
    if (kind !== '') return [];
    const [match, board] = [-(matchHalfPoints ?? 0), -(halfPoints ?? 0)];
    if (match < 0 || board < 0 || match % 2 !== 0) {
      reading.faults.push({
        ...placeOf(round ?? 0),
        code: 'points',
        text: participants.join(', '),
      });
      return [];
    }
    return participants.flatMap((no) => {
      const team = reading.teams.find((one) => one.no === no);
      return team === undefined
        ? []
        : [{ team: team.name, matchPoints: match / 2, halfPoints: board }];
    });
  });
}

/**
 * The season of a division in a report file: teams of 310 or 013, players, and the matches that follow
 * from their games, line-ups (300) and matches without play (330). The white team of a match is at home
 * where the home team has White at the first board, else the other one. Where each leg of a pair is a round
 * of the file, two of them are a round of the division.
 */
export function trfSeason(document: TrfDocument, { homeColour, legs }: SeasonRules): Season {
  const { teams } = trfReader(document).teamEvent;
  const players = documentPlayers(document);
  const reading: Reading = {
    document,
    teams,
    homeColour,
    cells: new Map(document.players.map(({ no, cells }) => [no, cells])),
    names: new Map(players.map(({ no, name, nationalId }) => [no, { name, nationalId }] as const)),
    lines: boardsInLines(document),
    faults: [],
  };
  const rounds = Math.max(
    lastRoundStated(document),
    ...document.forfeitedMatches.map(({ round }) => round),
    document.roundsPlanned ?? 0,
  );
  const scored = trfReader(document).scoredPlayers(rounds);
  const teamOfPlayer = new Map(
    teams.flatMap((team) => team.members.map((no) => [no, team] as const)),
  );
  const matches = Array.from({ length: rounds }, (_, index) => {
    const records = scored.flatMap(({ no, records: own }) => {
      const record = own[index];
      return record === undefined ? [] : [[no, record] as const];
    });
    const seats = document.lineUps
      .filter(({ round }) => round === index + 1)
      .map(({ team, boards }) => [team, boards] as const);
    const facts = { records: new Map(records), teamOfPlayer, seats: new Map(seats) };
    return matchesIn(reading, facts, index + 1);
  });
  const ofDivision = <Of extends { readonly round: number }>(one: Of): Of => ({
    ...one,
    round: Math.ceil(one.round / legs),
  });
  // A team without an opponent has none in both legs.
  const byes = groupedBy(
    byesOf(reading, rounds).map(ofDivision),
    ({ team, round }) => `${round} ${team}`,
  );
  return {
    teams: teams.map(({ name }) => ({ name, club: '', hall: '' })),
    players: teams.flatMap(({ name: team, members }) =>
      members.flatMap((no) => {
        const player = players.find((one) => one.no === no);
        if (player === undefined) return [];
        return [
          { ...placeOf(0), team, seat: 'regular' as const, values: memberInFile(document, player) },
        ];
      }),
    ),
    matches: matches.flat().map(ofDivision),
    byes: [...byes.values()].flatMap(([bye]) => bye ?? []),
    penalties: penaltiesOf(reading),
    faults: reading.faults,
  };
}
