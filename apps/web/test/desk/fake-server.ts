import type {
  CommandRequest,
  SendOutcome,
} from '@rokade/presentation/console/commands/sent-command.ts';
import { invariant } from '@rokade/rules';
import {
  type Command,
  conflictsWith,
  decide,
  foldJournal,
  type GameResult,
  type JournalEntry,
  makeEntries,
  type Tournament,
} from '@rokade/tournament';
import { journalOf, started } from '../../../../test/tournament/played-journal.ts';

/** How the line to the server is: an answer can be lost although the command arrived; its disk can be full. */
export type Connection =
  | 'fine'
  | 'away'
  | 'answer-lost'
  | 'broken'
  | 'disk-full'
  | 'signed-out'
  | 'other-session';

const unreachable: SendOutcome = { ok: false, error: { code: 'send.unreachable' } };
const signedOut: SendOutcome = { ok: false, error: { code: 'request.not-signed-in' } };
const otherSession: SendOutcome = { ok: false, error: { code: 'request.forged' } };
const diskFull: SendOutcome = {
  ok: false,
  error: { code: 'store.failed', problem: 'disk-full' },
};

/** The server with its journal in memory: a published round of two boards, and a line that can fail. */
export class FakeServer {
  entries: readonly JournalEntry[] = journalOf(started);
  connection: Connection = 'fine';
  /** How many requests were tried. */
  tries = 0;

  get version(): number {
    return this.entries.length;
  }

  get state(): Tournament {
    const state = foldJournal(this.entries);
    invariant(state !== null, 'there is a tournament');
    return state;
  }

  /** The results of round 1 by board. */
  get results(): readonly (GameResult | null)[] {
    return this.state.rounds[0]?.games.map(({ result }) => result) ?? [];
  }

  async send(wanted: CommandRequest): Promise<SendOutcome> {
    this.tries += 1;
    if (this.connection === 'away') return unreachable;
    if (this.connection === 'disk-full') return diskFull;
    if (this.connection === 'signed-out') return signedOut;
    if (this.connection === 'other-session') return otherSession;
    if (this.connection === 'broken')
      return { ok: false, error: { code: 'send.broken', status: 502 } };
    const outcome = this.#execute(wanted, 'Bo');
    return this.connection === 'answer-lost' ? unreachable : outcome;
  }

  /** Ida does something, on whatever there is. */
  idaDoes(...commands: readonly Command[]): void {
    for (const command of commands) {
      const wanted = { command, basedOn: this.version, reason: 'because', confirmed: true };
      invariant(this.#execute(wanted, 'Ida').ok, `${command.kind} is carried out`);
    }
  }

  /** Ida writes a result. */
  idaWrites(board: number, result: GameResult | null): void {
    this.idaDoes({ kind: 'correct-result', round: 1, board, result });
  }

  #execute(wanted: CommandRequest, name: string): SendOutcome {
    const since = this.entries.slice(wanted.basedOn);
    if (conflictsWith(wanted.command, since)) {
      return {
        ok: false,
        error: { code: 'store.conflict', actualVersion: this.version, since },
      };
    }
    const decided = decide(this.state, wanted);
    if (!decided.ok) return { ok: false, error: { ...decided.error } };
    const at = '2026-11-21T18:00:00.000Z';
    const sign = { version: this.version, at, actor: { id: name, name }, reason: wanted.reason };
    const entries = makeEntries(decided.value, sign);
    this.entries = [...this.entries, ...entries];
    return { ok: true, version: this.version, entries };
  }
}
