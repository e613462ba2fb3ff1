import type {
  BoardScore,
  Season,
  SeasonBoard,
  SeasonFault,
  SeasonMatch,
  SeatedAs,
} from '@rokade/league';
import type { Colour, PlayerNo } from '@rokade/rules';
import {
  boardsOf,
  opposingTeam,
  type RoundFacts,
  type SourceTeam,
} from '../reader/team-line-ups.ts';
import { documentPlayers } from '../trf/document-players.ts';
import { lastRoundStated } from '../trf/paired-rounds.ts';
import type { TrfCell, TrfDocument } from '../trf/trf-document.ts';
import { trfReader } from '../trf/trf-reader.ts';
import { scoresInLines } from './scores-in-lines.ts';
import { memberInFile } from './trf-members.ts';

/** What is read of a report file, with what the league says: which colour the home team has at the first board. */
interface Reading {
  readonly document: TrfDocument;
  readonly teams: readonly SourceTeam[];
  readonly homeColour: Colour;
  readonly cells: ReadonlyMap<PlayerNo, readonly TrfCell[]>;
  readonly names: ReadonlyMap<PlayerNo, SeatedAs>;
  readonly faults: SeasonFault[];
}

const cellOf = ({ cells }: Reading, no: PlayerNo | null, round: number): TrfCell =>
  no === null ? null : (cells.get(no)?.[round - 1] ?? null);

const codes = {
  '1': 'win',
  W: 'win',
  '=': 'draw',
  D: 'draw',
  '0': 'loss',
  L: 'loss',
  '+': 'plus',
  F: 'plus',
  '-': 'minus',
  Z: 'minus',
  H: 'none',
  U: 'none',
  '?': 'none',
} as const;

type Code = (typeof codes)[keyof typeof codes];

const codeOf = (cell: TrfCell): Code => (cell === null ? 'none' : codes[cell.result]);

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
    const colour = mine ?? (other === null ? null : other === 'white' ? 'black' : 'white');
    if (colour === null) continue;
    const isSwapped = index % 2 === 1;
    return isSwapped === (colour === 'white') ? 'black' : 'white';
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
const placeOf = (round: number) => ({ where: '', row: round });

const bare = (reading: Reading, round: number) => ({
  ...placeOf(round),
  round,
  day: dayOf(reading.document, round),
  time: '',
  place: '',
});

/** A match of two teams by what stands in their players' lines. */
function matchOf(
  reading: Reading,
  facts: RoundFacts,
  round: number,
  [team, against]: readonly [SourceTeam, SourceTeam],
): SeasonMatch {
  const pairs = boardsOf(facts, team, against);
  const isHome =
    isCrosswise(reading) || (firstColour(reading, pairs, round) ?? 'white') === reading.homeColour;
  const [home, away] = isHome ? [team, against] : [against, team];
  const seated = pairs.map(({ own, theirs }) =>
    isHome ? { home: own, away: theirs } : { home: theirs, away: own },
  );
  const match = { ...bare(reading, round), home: home.name, away: away.name };
  if (!isCrosswise(reading)) checkColours(reading, match, seated);
  const boards = seated.map((board): SeasonBoard => {
    const who = (no: PlayerNo | null) => (no === null ? null : (reading.names.get(no) ?? null));
    return {
      players: { home: who(board.home), away: who(board.away) },
      score: scoreOf(
        codeOf(cellOf(reading, board.home, round)),
        codeOf(cellOf(reading, board.away, round)),
      ),
    };
  });
  return { ...match, boards, score: null, forfeited: '' };
}

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

/** The matches of a round: those without play, those at the boards, and those of which only 802 knows. */
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
    const against = opposingTeam(facts, team);
    if (against === null) continue;
    if (done.has(against.no)) {
      reading.faults.push({ ...placeOf(round), code: 'opponents', text: team.name });
      continue;
    }
    add(matchOf(reading, facts, round, [team, against]));
  }
  for (const { home, away, score } of scoresInLines(reading.document, round, reading.homeColour)) {
    const [one, other] = [home, away].map((no) => reading.teams.find((team) => team.no === no));
    if (one === undefined || other === undefined || done.has(home) || done.has(away)) continue;
    const names = { home: one.name, away: other.name };
    add({ ...bare(reading, round), ...names, boards: [], score, forfeited: '' });
  }
  return matches;
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
 * where the home team has White at the first board, else the other one.
 */
export function trfSeason(document: TrfDocument, homeColour: Colour): Season {
  const { teams } = trfReader(document).teamEvent;
  const players = documentPlayers(document);
  const reading: Reading = {
    document,
    teams,
    homeColour,
    cells: new Map(document.players.map(({ no, cells }) => [no, cells])),
    names: new Map(players.map(({ no, name, nationalId }) => [no, { name, nationalId }] as const)),
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
    matches: matches.flat(),
    byes: byesOf(reading, rounds),
    penalties: penaltiesOf(reading),
    faults: reading.faults,
  };
}
