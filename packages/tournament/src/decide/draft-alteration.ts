import { alteredByArbiter, err, ok, type Result } from '@rokade/rules';
import type { DraftBoard } from '../commands/command.ts';
import type { Consequence } from '../commands/consequence.ts';
import type { Refusal } from '../commands/refusal.ts';
import type { BoardEntry, ByeEntry } from '../events/entry.ts';
import { type PairedBoards, requestedByes } from '../questions/paired-boards.ts';
import { isPairedIn } from '../questions/pairing-request.ts';
import type { Game, Tournament } from '../state/state.ts';
import { isScheduled, meetingsOf } from '../systems/system-choice.ts';
import type { PlayerId } from '../values/ids.ts';
import { barredByes, boardConsequences, ruleArticles } from './rule-consequences.ts';

const sameBoard = (a: DraftBoard | undefined, b: DraftBoard): boolean =>
  a !== undefined && a.white === b.white && a.black === b.black;

/** The players on the wanted boards, or the refusal of the first who cannot be there. */
function seated(
  t: Tournament,
  round: number,
  boards: readonly DraftBoard[],
): Result<ReadonlySet<PlayerId>, Refusal> {
  const present = new Set(t.players.filter((p) => isPairedIn(t, p, round)).map(({ id }) => id));
  const seen = new Set<PlayerId>();
  for (const player of boards.flatMap(({ white, black }) => [white, black])) {
    if (!present.has(player)) return err({ code: 'draft.player-not-present', player });
    if (seen.has(player)) return err({ code: 'draft.player-twice', player });
    seen.add(player);
  }
  return ok(seen);
}

/** The present players to whom the system gives no board: the sit-out, or those beaten in a cup. */
function leftOutBySystem(
  t: Tournament,
  round: number,
  system: PairedBoards | null,
): readonly PlayerId[] {
  if (system === null) return [];
  const seatedThere = new Set(system.boards.flatMap(({ white, black }) => [white, black]));
  return t.players
    .filter((player) => isPairedIn(t, player, round) && !seatedThere.has(player.id))
    .map(({ id }) => id);
}

/**
 * The arbiter's draft as boards and byes. A present player on no board sits out: one player at most,
 * unless the system itself leaves out more. Boards as the system paired them keep their reasons; a
 * player whom the system leaves out without a bye gets none. `system` null: the system has no pairing.
 */
export function alteredBoards(
  t: Tournament,
  round: number,
  {
    draftBoards,
    system,
  }: { readonly draftBoards: readonly DraftBoard[]; readonly system: PairedBoards | null },
): Result<Omit<PairedBoards, 'remarks'>, Refusal> {
  const seen = seated(t, round, draftBoards);
  if (!seen.ok) return seen;
  const idle = t.players
    .filter((player) => isPairedIn(t, player, round) && !seen.value.has(player.id))
    .map(({ id }) => id);
  const leftOut = leftOutBySystem(t, round, system);
  if (idle.length > Math.max(1, leftOut.length)) {
    return err({ code: 'draft.too-many-byes', players: idle });
  }
  const byHand = [alteredByArbiter(t.settings.system.edition)];
  const boards = draftBoards.map((want, index): BoardEntry => {
    const paired = system?.boards.find((board) => sameBoard(board, want));
    return { ...want, board: index + 1, because: paired?.because ?? byHand };
  });
  // Who is free in a round robin has no points for it.
  const worth = isScheduled(t.settings.system) ? 0 : t.settings.scoring.allocatedBye;
  const sitOut = idle.flatMap((player): readonly ByeEntry[] => {
    const paired = system?.byes.find((bye) => bye.player === player);
    if (paired !== undefined) return [paired];
    if (leftOut.includes(player)) return [];
    return [{ player, bye: 'pairing-allocated', halfPoints: worth, because: byHand }];
  });
  return ok({ boards, byes: [...sitOut, ...requestedByes(t, round)] });
}

/** Whether the two of a board have met: a forfeited or cancelled game is no meeting (4.10 §3). */
export const isMeeting = ({ result }: Game): boolean =>
  result?.kind !== 'forfeit' && result?.kind !== 'cancelled';

/** Whether a game was between the two players of a wanted board. */
const isGameOf = ({ white, black }: DraftBoard, game: Game): boolean =>
  isMeeting(game) &&
  (sameBoard(game, { white, black }) || sameBoard(game, { white: black, black: white }));

type Rematch = Extract<Consequence, { code: 'consequence.rematch' }>;

/** The boards whose players have met before as often as the system lets them. */
export function rematches(t: Tournament, boards: readonly DraftBoard[]): readonly Rematch[] {
  const most = meetingsOf(t.settings.system);
  return boards.flatMap((board): readonly Rematch[] => {
    const meetings = t.rounds.filter(
      ({ status, games }) => status === 'published' && games.some((game) => isGameOf(board, game)),
    );
    const earlier = meetings.at(-1);
    if (earlier === undefined || meetings.length < most) return [];
    const { white, black } = board;
    const { rematch: article } = ruleArticles(t.settings.system);
    return [{ code: 'consequence.rematch', white, black, earlierRound: earlier.number, article }];
  });
}

/** Whether a player has had the pairing's bye before. */
export const hadBye = (t: Tournament, player: PlayerId): boolean =>
  t.rounds.some(
    (round) =>
      round.status === 'published' &&
      round.byes.some((old) => old.player === player && old.bye === 'pairing-allocated'),
  );

function byeConsequences(
  t: Tournament,
  round: number,
  byes: readonly ByeEntry[],
): readonly Consequence[] {
  const allocated = byes.filter(({ bye }) => bye === 'pairing-allocated');
  const again = allocated.filter(({ player }) => hadBye(t, player));
  const { bye: article } = ruleArticles(t.settings.system);
  return [
    ...again.map(({ player }) => ({ code: 'consequence.second-bye', player, article }) as const),
    ...barredByes(
      t,
      round,
      allocated.filter((bye) => !again.includes(bye)),
    ),
  ];
}

function whatDiffers(
  altered: readonly BoardEntry[],
  system: PairedBoards | null,
): Consequence | null {
  if (system === null) return { code: 'consequence.paired-by-hand', boards: altered.length };
  const boards = altered.filter((board, index) => !sameBoard(system.boards[index], board)).length;
  return boards === 0 ? null : { code: 'consequence.differs-from-rules', boards };
}

/**
 * The consequences of playing this draft instead of the system's pairing (null: there is none), each
 * with the article it breaks; empty if they are the same.
 */
export function alterationConsequences(
  t: Tournament,
  round: number,
  {
    altered,
    system,
  }: {
    readonly altered: Omit<PairedBoards, 'remarks'>;
    readonly system: PairedBoards | null;
  },
): readonly Consequence[] {
  const differing = whatDiffers(altered.boards, system);
  if (differing === null) return [];
  const byHandOnly = altered.boards.filter(
    (board) => !system?.boards.some((paired) => sameBoard(paired, board)),
  );
  return [
    differing,
    ...rematches(t, altered.boards),
    ...boardConsequences(t, round, byHandOnly),
    ...byeConsequences(t, round, altered.byes),
  ];
}
