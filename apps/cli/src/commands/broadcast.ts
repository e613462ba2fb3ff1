import { err, ok, type Result } from '@rokade/rules';
import type { BroadcastTarget, Pace, PushAnswer, Turn } from '@rokade/server';
import { originOption, tokenOf } from '../broadcast/address-and-token.ts';
import { keepCurrent, usualPace } from '../broadcast/keep-current.ts';
import { hasOption, textOption } from '../options.ts';
import { bad, type Context, done, no, type Outcome, type Run } from '../outcome.ts';

/** A tournament's public games, and the broadcast that shows them. */
interface Broadcast extends BroadcastTarget {
  /** The address of the public PGN feed. */
  readonly feed: string;
  /** The marks of what lichess has, by round. */
  readonly sent: Map<number, string>;
}

/** The ids of rounds in `--rounds`: eight letters and figures each, with commas. */
function roundsOption(context: Context): Result<readonly string[], Outcome> {
  const text = textOption(context, 'rounds') ?? '';
  const ids = text.split(',').map((id) => id.trim());
  if (ids.every((id) => /^[A-Za-z0-9]{8}$/.test(id))) return ok(ids);
  const wrong = { what: '--rounds', text, known: 'abcd1234,efgh5678' };
  return err(bad(context.t('cli.usage.invalid-value', wrong)));
}

/** The public games; null: the feed does not answer, or the tournament is not public. */
async function publicGames({ feed }: Broadcast): Promise<ReadonlyMap<number, string> | null> {
  const { gamesByRound } = await import('@rokade/server');
  try {
    const answer = await fetch(feed);
    return answer.ok ? gamesByRound(await answer.text()) : null;
  } catch {
    return null;
  }
}

/** Whether the Rokade at an address is a sandbox, whose invented games go nowhere. */
async function isSandbox(from: string): Promise<boolean> {
  try {
    const answer = await fetch(`${from}/api/health`);
    const health: unknown = await answer.json();
    return typeof health === 'object' && health !== null && 'sandbox' in health;
  } catch {
    return false;
  }
}

/** Says what lichess answered to the games of a round. */
function linesOf({ t }: Context, round: number, answer: PushAnswer): readonly string[] {
  switch (answer.kind) {
    case 'taken':
      return [
        t('cli.broadcast.taken', { round, count: answer.games }),
        ...answer.untaken.map((game) => t('cli.broadcast.untaken', { ...game })),
      ];
    case 'refused':
      return [t('cli.broadcast.refused', { round, status: answer.status })];
    default:
      return [
        answer.status === null
          ? t('cli.broadcast.unreachable')
          : t('cli.broadcast.later', { round, status: answer.status }),
      ];
  }
}

/** Sends what changed of the public games, and says what came of it. */
async function sendPublic(
  context: Context,
  broadcast: Broadcast,
  signal: AbortSignal,
): Promise<Turn> {
  const { terminal, t } = context;
  const games = await publicGames(broadcast);
  if (games === null) {
    terminal.say(t('cli.broadcast.no-feed', { url: broadcast.feed }));
    return { kind: 'later', atLeast: 0 };
  }
  const note = (round: number, answer: PushAnswer): void => {
    for (const line of linesOf(context, round, answer)) terminal.say(line);
  };
  const { sendChanged } = await import('@rokade/server');
  return sendChanged(broadcast, games, { sent: broadcast.sent, signal, note });
}

/** Keeps a broadcast current until the user ends it, or lichess refuses it; sends it once without `--watch`. */
export const broadcastAt =
  (pace: Pace): Run =>
  async (context, [tournament = '']) => {
    const { usualLichess } = await import('@rokade/server');
    const [from, lichess] = [
      originOption(context, 'from', null),
      originOption(context, 'lichess', usualLichess),
    ];
    if (!from.ok) return from.error;
    if (!lichess.ok) return lichess.error;
    const rounds = roundsOption(context);
    if (!rounds.ok) return rounds.error;
    const token = await tokenOf(context);
    if (!token.ok) return token.error;
    if (await isSandbox(from.value))
      return no('', context.t('cli.broadcast.sandbox', { url: from.value }));
    const broadcast: Broadcast = {
      feed: `${from.value}/feed/${encodeURIComponent(tournament)}/games.pgn`,
      lichess: lichess.value,
      token: token.value,
      rounds: rounds.value,
      sent: new Map(),
    };
    const signal = context.terminal.interruption();
    let last: Turn = { kind: 'done' };
    const takeTurn = async (): Promise<Turn> => {
      last = await sendPublic(context, broadcast, signal);
      return last;
    };
    if (hasOption(context, 'watch')) await keepCurrent(takeTurn, signal, pace);
    else await takeTurn();
    return last.kind === 'done' || signal.aborted ? done('') : no('');
  };

/** `broadcast TOURNAMENT`: a tournament's public games to a broadcast of lichess. */
export const broadcast: Run = broadcastAt(usualPace);
