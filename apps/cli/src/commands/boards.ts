import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { BoardFile, Pace, Turn } from '@rokade/server';
import { originOption, tokenOf } from '../broadcast/address-and-token.ts';
import { keepCurrent, usualPace } from '../broadcast/keep-current.ts';
import { hasOption, numberOption } from '../options.ts';
import { bad, type Context, done, no, type Run } from '../outcome.ts';

/** A folder of electronic boards and the tournament whose games stand there. */
interface Boards {
  readonly folder: string;
  /** The address at the API that takes games. */
  readonly to: string;
  readonly token: string;
  /** The state of each file when it was sent. */
  readonly sent: Map<string, string>;
}

/** What the API answers: the games whose moves were attached, and those left out. */
interface Attached {
  readonly attached?: readonly unknown[];
  readonly left?: readonly unknown[];
  readonly code?: string;
}

/** Answers that a later try does not change: the right is missing, or there is no such tournament. */
const final: ReadonlySet<number> = new Set([401, 403, 404]);

async function sendFile(
  { terminal, t }: Context,
  { to, token, sent }: Boards,
  file: BoardFile,
): Promise<Turn> {
  const { pgnIn } = await import('@rokade/server');
  const pgn = pgnIn(file);
  if (pgn === null) return { kind: 'done' };
  const request = {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ pgn }),
  };
  const answer = await fetch(to, request).catch(() => null);
  if (answer === null) {
    terminal.say(t('cli.boards.unreachable', { url: to }));
    return { kind: 'later', atLeast: 0 };
  }
  const {
    attached = [],
    left = [],
    code = '',
  } = (await answer.json().catch(() => ({}))) as Attached;
  if (answer.status >= 500) return { kind: 'later', atLeast: 0 };
  sent.set(file.path, file.state);
  if (!answer.ok) {
    terminal.say(t('cli.boards.refused', { file: file.path, code, status: answer.status }));
    return final.has(answer.status) ? { kind: 'over' } : { kind: 'done' };
  }
  const facts = { file: file.path, count: attached.length, left: left.length };
  terminal.say(t('cli.boards.taken', facts));
  return { kind: 'done' };
}

async function sendChanged(context: Context, boards: Boards): Promise<Turn> {
  const { changedFiles } = await import('@rokade/server');
  for (const file of changedFiles(boards.folder, boards.sent, Date.now())) {
    const turn = await sendFile(context, boards, file);
    if (turn.kind !== 'done') return turn;
  }
  return { kind: 'done' };
}

/** The least and greatest number of seconds between two looks. */
const seconds = { least: 5, most: 3600, usual: 60 } as const;

/** Sends the PGN files of electronic boards as they change; once without `--watch`. */
export const boardsAt =
  ({ pauses }: Pace): Run =>
  async (context, [tournament = '', folder = '']) => {
    const from = originOption(context, 'from', null);
    if (!from.ok) return from.error;
    const every = numberOption(context, { name: 'every', ...seconds });
    if (!every.ok) return every.error;
    const token = await tokenOf(context);
    if (!token.ok) return token.error;
    const where = resolve(folder);
    if (!existsSync(where) || !statSync(where).isDirectory()) {
      return bad(context.t('cli.boards.no-folder', { folder: where }));
    }
    const boards: Boards = {
      folder: where,
      to: `${from.value}/api/tournaments/${encodeURIComponent(tournament)}/games`,
      token: token.value,
      sent: new Map(),
    };
    const signal = context.terminal.interruption();
    let last: Turn = { kind: 'done' };
    const takeTurn = async (): Promise<Turn> => {
      last = await sendChanged(context, boards);
      return last;
    };
    const between = (every.value ?? seconds.usual) * 1000;
    if (hasOption(context, 'watch')) await keepCurrent(takeTurn, signal, { between, pauses });
    else await takeTurn();
    return last.kind === 'done' || signal.aborted ? done('') : no('');
  };

/** `boards TOURNAMENT FOLDER`: the moves that electronic boards write to PGN files. */
export const boards: Run = boardsAt(usualPace);
