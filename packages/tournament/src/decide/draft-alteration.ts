import { alteredByArbiter, err, ok, type Reason, type Result } from '@rokade/rules';
import type { WantedBoard } from '../command.ts';
import type { BoardEntry, ByeEntry } from '../entry.ts';
import type { PlayerId } from '../ids.ts';
import { type PairedBoards, requestedByes } from '../paired-boards.ts';
import { isPairedIn } from '../pairing-request.ts';
import type { Consequence, Refusal } from '../refusal.ts';
import type { Game, Tournament } from '../state.ts';

const sameBoard = (a: WantedBoard | undefined, b: WantedBoard): boolean =>
  a !== undefined && a.white === b.white && a.black === b.black;

const byHand: readonly Reason[] = [alteredByArbiter];

/** Who is on the wanted boards, or the first player who must not be. */
function seated(
  t: Tournament,
  round: number,
  wanted: readonly WantedBoard[],
): Result<ReadonlySet<PlayerId>, Refusal> {
  const present = new Set(t.players.filter((p) => isPairedIn(t, p, round)).map(({ id }) => id));
  const seen = new Set<PlayerId>();
  for (const player of wanted.flatMap(({ white, black }) => [white, black])) {
    if (!present.has(player)) return err({ code: 'draft.player-not-present', player });
    if (seen.has(player)) return err({ code: 'draft.player-twice', player });
    seen.add(player);
  }
  return ok(seen);
}

/** Whom the system leaves without a board though present: the sit-out, or the beaten of a cup. */
function leftOutBySystem(t: Tournament, round: number, system: PairedBoards): readonly PlayerId[] {
  const seatedThere = new Set(system.boards.flatMap(({ white, black }) => [white, black]));
  return t.players
    .filter((player) => isPairedIn(t, player, round) && !seatedThere.has(player.id))
    .map(({ id }) => id);
}

/**
 * A draft as the arbiter wants it: whoever is present and on no board sits out, one player at most
 * where the system itself leaves out no more. Boards that stay as the system paired them keep their
 * reasons; whom the system leaves out without a bye gets none.
 */
export function alteredBoards(
  t: Tournament,
  round: number,
  { wanted, system }: { readonly wanted: readonly WantedBoard[]; readonly system: PairedBoards },
): Result<Omit<PairedBoards, 'remarks'>, Refusal> {
  const seen = seated(t, round, wanted);
  if (!seen.ok) return seen;
  const idle = t.players
    .filter((player) => isPairedIn(t, player, round) && !seen.value.has(player.id))
    .map(({ id }) => id);
  const leftOut = leftOutBySystem(t, round, system);
  if (idle.length > Math.max(1, leftOut.length)) {
    return err({ code: 'draft.too-many-byes', players: idle });
  }
  const boards = wanted.map((want, index): BoardEntry => {
    const paired = system.boards.find((board) => sameBoard(board, want));
    return { ...want, board: index + 1, because: paired?.because ?? byHand };
  });
  const { allocatedBye } = t.settings.scoring;
  const sitOut = idle.flatMap((player): readonly ByeEntry[] => {
    const paired = system.byes.find((bye) => bye.player === player);
    if (paired !== undefined) return [paired];
    if (leftOut.includes(player)) return [];
    return [{ player, bye: 'pairing-allocated', halfPoints: allocatedBye, because: byHand }];
  });
  return ok({ boards, byes: [...sitOut, ...requestedByes(t, round)] });
}

/** Whether two had a game in a round; a forfeited or cancelled one is no meeting (4.10 §3). */
const isGameOf = ({ white, black }: WantedBoard, game: Game): boolean =>
  game.result?.kind !== 'forfeit' &&
  game.result?.kind !== 'cancelled' &&
  (sameBoard(game, { white, black }) || sameBoard(game, { white: black, black: white }));

function rematches(t: Tournament, boards: readonly WantedBoard[]): readonly Consequence[] {
  return boards.flatMap((board): readonly Consequence[] => {
    const earlier = t.rounds.find(
      ({ status, games }) => status === 'published' && games.some((game) => isGameOf(board, game)),
    );
    if (earlier === undefined) return [];
    const { white, black } = board;
    return [{ code: 'consequence.rematch', white, black, earlierRound: earlier.number }];
  });
}

function secondByes(t: Tournament, byes: readonly ByeEntry[]): readonly Consequence[] {
  return byes
    .filter(({ bye }) => bye === 'pairing-allocated')
    .filter(({ player }) =>
      t.rounds.some(
        (round) =>
          round.status === 'published' &&
          round.byes.some((old) => old.player === player && old.bye === 'pairing-allocated'),
      ),
    )
    .map(({ player }) => ({ code: 'consequence.second-bye', player }));
}

/** What follows from playing this draft instead of the one the system gives; empty if it is the same. */
export function alterationConsequences(
  t: Tournament,
  altered: Omit<PairedBoards, 'remarks'>,
  system: PairedBoards,
): readonly Consequence[] {
  const differing = altered.boards.filter(
    (board, index) => !sameBoard(system.boards[index], board),
  ).length;
  if (differing === 0) return [];
  return [
    { code: 'consequence.differs-from-rules', boards: differing },
    ...rematches(t, altered.boards),
    ...secondByes(t, altered.byes),
  ];
}
