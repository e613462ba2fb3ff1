import { err, ok, type Result } from '../../kernel/result.ts';
import type { PairedRound, PairingRefusal, PairingSystem } from '../pairing-system.ts';
import { roundsOnce } from '../round-robin/schedule.ts';
import { type FreeInTable, seatGames, type TableGame } from '../round-robin/seat-games.ts';
import type { OlympiadOptions, OlympiadRequest } from './olympiad-request.ts';
import type { OlympiadReason } from './reason-codes.ts';
import { type MatchTeam, type TeamRound, teamRound } from './team-matches.ts';
import { teamCount } from './teams.ts';

const article = '4.13.5';

type Match = readonly [MatchTeam, MatchTeam];

/** The games of a match: board against board as far as both teams have players. */
function gamesOf([first, second]: Match, roundNumber: number): readonly TableGame[] {
  const boards = Math.min(first.players.length, second.players.length);
  return first.players.slice(0, boards).flatMap((player, index) => {
    const opponent = second.players[index];
    if (opponent === undefined) return [];
    const board = index + 1;
    const firstIsWhite = board % 2 === 1;
    const [white, black] = firstIsWhite ? [player, opponent] : [opponent, player];
    const because: readonly OlympiadReason[] = [
      {
        code: 'olympiad.team-match',
        article,
        facts: { team: first.team, opponentTeam: second.team, roundNumber, board },
      },
      { code: 'olympiad.board-colours', article, facts: { white, black, team: first.team, board } },
    ];
    return [{ white, black, because }];
  });
}

/** The players at boards that the other team does not have. */
function withoutBoard([first, second]: Match): readonly FreeInTable[] {
  const longer = first.players.length > second.players.length ? first : second;
  const shorter = longer === first ? second : first;
  return longer.players.slice(shorter.players.length).map((no, index) => {
    const board = shorter.players.length + index + 1;
    const facts = { player: no, board, opponentTeam: shorter.team };
    return { no, because: [{ code: 'olympiad.no-such-board', article, facts }] };
  });
}

function freeIn({ matches, free }: TeamRound): readonly FreeInTable[] {
  const teamFree = (free?.players ?? []).map((no) => ({
    no,
    because: [
      { code: 'olympiad.team-free', article, facts: { player: no, team: free?.team ?? 0 } },
    ],
  }));
  return [...teamFree, ...matches.flatMap(withoutBoard)];
}

/**
 * Pairs a round of an olympiad tournament: teams by the snake, all against all, board by board. The
 * article does not mention colours; the team with White by the table has it on the odd boards. Refuses
 * with `pairing.schedule-over` once all teams have met.
 *
 * @article DSU 2002 4.13.5, 4.15
 */
export function pairOlympiadRound(request: OlympiadRequest): Result<PairedRound, PairingRefusal> {
  const { players, roundNumber } = request;
  const present = players.filter(({ availability }) => availability.kind === 'present').length;
  if (present < 2) return err({ code: 'pairing.too-few-players', present });
  const entered = players.reduce((highest, { no }) => Math.max(highest, no), 0);
  const teams = teamCount(entered, request.teams);
  const round = teamRound(entered, teams, roundNumber);
  if (round === null) {
    return err({ code: 'pairing.schedule-over', roundNumber, rounds: roundsOnce(teams) });
  }
  const games = round.matches.flatMap((match) => gamesOf(match, roundNumber));
  return ok(seatGames(request, { article, games, free: freeIn(round), gamesTogether: 1 }));
}

/** The Danish clubs' olympiad tournament. */
export const olympiad = {
  code: 'olympiad',
  edition: 'dsu-2002',
  isByTable: true,
  pairRound: pairOlympiadRound,
} as const satisfies PairingSystem<OlympiadOptions>;
