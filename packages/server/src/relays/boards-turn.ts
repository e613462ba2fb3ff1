import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { StoredRelay } from '@rokade/store';
import { parseTournamentId } from '@rokade/tournament';
import { type AttachedGames, attachGames } from '../games/attach-games.ts';
import type { TurnOfKind, TurnTools } from './broadcast-turn.ts';
import { type BoardFile, changedFiles, pgnIn } from './changed-files.ts';
import { marksOf, settingsOf } from './kept-relay.ts';
import type { RelayOutcome } from './relays.ts';
import type { Turn } from './turn.ts';

/** How often files are looked at, in milliseconds: each change is an entry of the journal. */
const between = 60_000;

/** The largest file that is read, in bytes: far more than a round of the largest open. */
const largest = 20_000_000;

/** Of how many games it is kept why they were left. */
const most = 10;

/** What came of some files. */
interface Attempt {
  readonly turn: Turn;
  readonly outcome: RelayOutcome;
}

const done: Turn = { kind: 'done' };
const again: Turn = { kind: 'later', atLeast: 0 };

/** What a page says of the files that were read; a game that stands in two files is no fault of boards. */
function attachedOf(all: readonly AttachedGames[]): RelayOutcome {
  const left = all.flatMap((one) => one.left).filter(({ why }) => why.code !== 'games.twice');
  return {
    kind: 'attached',
    files: all.length,
    games: all.reduce((sum, { attached }) => sum + attached.length, 0),
    left: left.length,
    why: left.slice(0, most).map(({ why }) => why),
  };
}

/** Reads one file; an `AttachedGames` is what the tournament took of it, null that it is gone. */
async function readFile(
  { tournaments }: TurnTools,
  { tournament, account, madeBy }: StoredRelay,
  { file, name }: { readonly file: BoardFile; readonly name: string },
): Promise<AttachedGames | Attempt | null> {
  const refused = (code: Extract<RelayOutcome, { kind: 'file-refused' }>['code']): Attempt => ({
    turn: done,
    outcome: { kind: 'file-refused', file: name, code },
  });
  if (file.size > largest) return refused('boards.file-too-large');
  const pgn = pgnIn(file);
  const id = parseTournamentId(tournament);
  if (pgn === null || id === null) return null;
  const whose = { id, actor: { id: account, name: madeBy } };
  const attached = await attachGames(tournaments, whose, pgn);
  if (attached.ok) return attached.value;
  const { code } = attached.error;
  if (code === 'games.none' || code === 'games.too-many') return refused(code);
  return { turn: again, outcome: { kind: 'not-kept', code } };
}

/** Reads the files that changed, one after the other, until the tournament does not take one. */
async function readAll(
  tools: TurnTools,
  relay: StoredRelay,
  folder: string,
  files: readonly BoardFile[],
): Promise<Attempt> {
  const marks = new Map(marksOf(relay));
  const attached: AttachedGames[] = [];
  let fault: Attempt | null = null;
  for (const file of files) {
    if (tools.closing.aborted || !(await tools.goesOn())) break;
    const name = relative(folder, file.path);
    const read = await readFile(tools, relay, { file, name });
    if (read !== null && 'turn' in read) {
      fault = read;
      if (read.turn.kind !== 'done') break;
    } else if (read !== null) attached.push(read);
    marks.set(name, file.state);
    await tools.keep(marks);
  }
  return fault ?? { turn: done, outcome: attachedOf(attached) };
}

/** Takes the moves of games from the files that electronic boards wrote since they were read last. */
export async function boardsTurn(tools: TurnTools, relay: StoredRelay): Promise<TurnOfKind> {
  const { tournament, account } = relay;
  const changesIn = between;
  const own = settingsOf(relay).folder;
  const folder = join(tools.boardFolder ?? '', own);
  if (tools.boardFolder === null || own === '' || !existsSync(folder)) {
    return { turn: again, outcome: { kind: 'no-folder' }, changesIn };
  }
  if (!(await tools.mayStill(account, tournament))) {
    return { turn: { kind: 'over' }, outcome: { kind: 'not-allowed' }, changesIn: null };
  }
  const known = new Map([...marksOf(relay)].map(([name, mark]) => [join(folder, name), mark]));
  const files = changedFiles(folder, known, tools.clock().getTime());
  if (files.length === 0) return { turn: done, outcome: null, changesIn };
  return { ...(await readAll(tools, relay, folder, files)), changesIn };
}
