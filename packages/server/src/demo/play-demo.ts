import { carryOn } from '@rokade/journal';
import { invariant, makeSeededRandom, type SeededRandom } from '@rokade/rules';
import {
  type Actor,
  type Command,
  decide,
  type Game,
  type GameResult,
  type JournalEntry,
  makeEntries,
  type Tournament,
  type TournamentId,
  tournamentBook,
} from '@rokade/tournament';
import { demoPlayerId, demoPlayers } from './demo-players.ts';
import { demoRoundInPlay, demoRoundStart, demoSettings } from './demo-settings.ts';

/** The seed of the lots and the results, so that every demo is the same. */
const demoSeed = 'hjørnetårnet';

/** The chance of a draw in per cent, and how many rating points change the chance to win by one per cent. */
const drawPercent = 28;
const ratingPointsPerPercent = 8;
const strengthOfUnrated = 1200;

/** A tournament that is played by commands, in memory. */
interface Play {
  readonly carryOut: (command: Command, at: Date) => Tournament;
  readonly entries: readonly JournalEntry[];
}

function beginPlay(actor: Actor): Play {
  const entries: JournalEntry[] = [];
  let state: Tournament | null = null;
  const carryOut = (command: Command, at: Date): Tournament => {
    const decided = decide(state, { command, reason: '', confirmed: true });
    invariant(decided.ok, `the demo may ${command.kind}`);
    const version = entries.length;
    const signed = { version, at: at.toISOString(), actor, reason: '' };
    const written = makeEntries(decided.value, signed);
    state = carryOn(tournamentBook, state, written);
    entries.push(...written);
    invariant(state !== null, 'the demo has been created');
    return state;
  };
  return { carryOut, entries };
}

const played = (white: number, black: number): GameResult => ({ kind: 'played', white, black });

/** A random result, roughly as likely as the ratings let expect. */
function plausibleResult(t: Tournament, game: Game, random: SeededRandom): GameResult {
  const strength = (id: Game['white']): number =>
    t.players.find((player) => player.id === id)?.details.rating ?? strengthOfUnrated;
  const lead = strength(game.white) - strength(game.black);
  const winPercent = (100 - drawPercent) / 2 + lead / ratingPointsPerPercent;
  const lot = random.below(100);
  if (lot < drawPercent) return played(1, 1);
  return lot < drawPercent + winPercent ? played(2, 0) : played(0, 2);
}

/** The board of round 3 whose game is postponed, and the boards of the present round without a result. */
const postponedBoard = 6;
const openBoards: readonly number[] = [1, 2, 4, 7, 9];

/** The result that a game has at present; null: it is still being played. */
function resultAtPresent(round: number, board: number, played: GameResult, due: string) {
  if (round === demoRoundInPlay) return openBoards.includes(board) ? null : played;
  const isPostponed = round === demoRoundInPlay - 1 && board === postponedBoard;
  return isPostponed ? ({ kind: 'pending', why: 'postponed', due } as const) : played;
}

function playRound(play: Play, round: number, now: Date, random: SeededRandom): void {
  const start = demoRoundStart(round, now);
  const minutesLater = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
  play.carryOut({ kind: 'pair-round' }, minutesLater(-20));
  const t = play.carryOut({ kind: 'publish-round' }, minutesLater(-15));
  const due = t.settings.roundDates[round + 1] ?? '';
  for (const game of t.rounds[round - 1]?.games ?? []) {
    const { board } = game;
    const result = resultAtPresent(round, board, plausibleResult(t, game, random), due);
    if (result === null) continue;
    play.carryOut({ kind: 'enter-result', round, board, result }, minutesLater(25 + 2 * board));
  }
}

/** The player who withdraws after two rounds: the ninth of the list. */
const withdrawn = demoPlayerId(9);

/**
 * The journal of an invented tournament in the middle of its fourth round: 24 players, one of them
 * withdrawn, a postponed game in round 3, some boards of round 4 still playing. Every entry comes from a
 * command, as in a real tournament.
 *
 * @param now the present of the demo, whose rounds are in the weeks before and after
 */
export function playDemo(id: TournamentId, now: Date, actor: Actor): readonly JournalEntry[] {
  const play = beginPlay(actor);
  const random = makeSeededRandom(demoSeed);
  const before = new Date(demoRoundStart(1, now).getTime() - 60 * 60_000);
  play.carryOut({ kind: 'create-tournament', id, settings: demoSettings(now), demo: true }, before);
  play.carryOut({ kind: 'enter-players', players: demoPlayers }, before);
  play.carryOut({ kind: 'draw-lots', seed: demoSeed }, before);
  for (let round = 1; round <= demoRoundInPlay; round++) {
    if (round === 3) {
      const at = new Date(demoRoundStart(3, now).getTime() - 30 * 60_000);
      play.carryOut({ kind: 'withdraw-player', player: withdrawn, fromRound: 3 }, at);
    }
    playRound(play, round, now, random);
  }
  return play.entries;
}
