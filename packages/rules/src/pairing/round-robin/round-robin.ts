import { reason } from '../../kernel/reason.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import type { PairedRound, PairingRefusal, PairingSystem } from '../pairing-system.ts';
import { bergerTable, dsuTable } from './berger.ts';
import type { RoundRobinReason } from './reason-codes.ts';
import type { RoundRobinOptions, RoundRobinRequest } from './round-robin-request.ts';
import { rutschTable } from './rutsch-table.ts';
import { roundsOnce, type ScheduledGame, type ScheduleTable, scheduledRound } from './schedule.ts';
import { seatGames } from './seat-games.ts';
import { tempelhofTable } from './tempelhof-table.ts';

/** The place of a game: its round, and the size of the table. */
interface GameSlot {
  readonly article: string;
  readonly roundNumber: number;
  readonly entered: number;
  readonly isSecondCycle: boolean;
}

function explainGame(
  { white, black }: ScheduledGame,
  { article, roundNumber, entered, isSecondCycle }: GameSlot,
): readonly RoundRobinReason[] {
  const facts = { white, black };
  const scheduled: RoundRobinReason = reason('round-robin.scheduled', article, {
    ...facts,
    roundNumber,
    entered,
  });
  return isSecondCycle
    ? [scheduled, reason('round-robin.second-cycle', article, facts)]
    : [scheduled];
}

function pairByTable(
  table: ScheduleTable,
  request: RoundRobinRequest,
): Result<PairedRound, PairingRefusal> {
  const { players, roundNumber, cycles = 1, keepsLastRounds = false } = request;
  const present = players.filter(({ availability }) => availability.kind === 'present').length;
  if (present < 2) return err({ code: 'pairing.too-few-players', present });
  const entered = players.reduce((highest, { no }) => Math.max(highest, no), 0);
  const scheduled = scheduledRound(
    table,
    { players: entered, cycles, keepsLastRounds },
    roundNumber,
  );
  const once = roundsOnce(entered);
  if (scheduled === null) {
    return err({ code: 'pairing.schedule-over', roundNumber, rounds: once * cycles });
  }
  const { article } = table;
  const isSecondCycle = roundNumber > once;
  const place = { article, roundNumber, entered, isSecondCycle };
  const free = (no: number): RoundRobinReason =>
    reason('round-robin.free-in-table', article, { player: no, roundNumber, entered });
  return ok(
    seatGames(request, {
      article,
      games: scheduled.pairings.map((game) => ({ ...game, because: explainGame(game, place) })),
      free: scheduled.bye === null ? [] : [{ no: scheduled.bye, because: [free(scheduled.bye)] }],
      gamesTogether: isSecondCycle ? 2 : 1,
    }),
  );
}

/**
 * A round robin by a table. Numbers are the table's; it is made for everybody ever entered, so that a
 * withdrawal does not change other players' games. A late entry takes the free number of an odd field;
 * beyond that the table becomes longer, and players whom it would pair a second time are free instead.
 * Refuses a round that the table does not have.
 */
const systemOf = <Code extends string, Edition extends string>(
  code: Code,
  edition: Edition,
  table: ScheduleTable,
) =>
  ({
    code,
    edition,
    isByTable: true,
    pairRound: (request) => pairByTable(table, request),
  }) as const satisfies PairingSystem<RoundRobinOptions>;

/**
 * All-play-all by the Berger tables.
 *
 * @article FIDE 2012 annex 1
 */
export const berger = systemOf('berger', 'fide-2012', bergerTable);

/**
 * All-play-all by the Danish rule.
 *
 * @article DSU 2002 4.15
 */
export const dsu = systemOf('dsu', 'dsu-2002', dsuTable);

/**
 * All-play-all by the club's own tables.
 *
 * @article Tempelhof 2018 IV.1
 */
export const tempelhofRoundRobin = systemOf('tempelhof-table', 'tempelhof-2018', tempelhofTable);

/**
 * The slide system for blitz.
 *
 * @article Tempelhof 2018 III.D.1, IV.3
 */
export const rutsch = systemOf('rutsch', 'tempelhof-2018', rutschTable);
