import { reconsidered } from '@rokade/presentation/console/commands/reconsidered.ts';
import type {
  CommandRequest,
  SendError,
} from '@rokade/presentation/console/commands/sent-command.ts';
import type { Command, JournalEntry } from '@rokade/tournament';
import { script } from '#lib/ui/early-choices.svelte.ts';
import { invalidateAll } from '$app/navigation';
import type { Questions } from '../questions/questions.svelte.ts';
import { type Sender, sendCommand } from './send-command.ts';

/**
 * The address and the session with which commands are sent; `version` is the one that the page
 * shows.
 */
export interface CommandsSource {
  readonly sender: () => Sender;
  readonly version: () => number;
  readonly questions: Questions;
}

/**
 * Whether fetching the data again would lose the page with what was typed: the server is out of
 * reach, or the reader may no longer see the page.
 */
const losesPage = ({ code }: { readonly code: string }): boolean =>
  code === 'send.unreachable' || code === 'request.not-allowed' || code === 'request.not-signed-in';

/** Carries out ordinary commands of the console, one at a time. */
export class Commands {
  #sending = $state(false);
  /** Why the last command was not carried out; stays until dismissed or the next command. */
  failure = $state.raw<SendError | null>(null);
  /**
   * What the last act wrote, so that it can be taken back; several commands of one act are taken
   * back together.
   */
  done = $state.raw<readonly JournalEntry[]>([]);
  /** The first entry of each command of the last act. */
  heads = $state.raw<readonly JournalEntry[]>([]);
  readonly #source: CommandsSource;

  constructor(source: CommandsSource) {
    this.#source = source;
  }

  /** Whether a command is on its way. */
  get sending(): boolean {
    return this.#sending;
  }

  /**
   * Whether nothing can be done now: a command is on its way, or the page's script does not run
   * yet.
   */
  get busy(): boolean {
    return this.#sending || !script.runs;
  }

  /**
   * Sends a command and fetches the page's data again; returns whether the command is in the
   * journal.
   *
   * @param refuse is called with the reason if the command was not carried out; default: it is
   * shown above the page
   */
  send(
    command: Command,
    refuse: (why: SendError) => void = (why) => {
      this.failure = why;
    },
    reason = '',
  ): Promise<boolean> {
    return this.#carryOut([command], refuse, reason);
  }

  /**
   * Sends commands one after the other, each with its own questions, until one is not carried out;
   * returns whether all are in the journal. The button takes back those that were carried out
   * together, unless somebody else wrote something between them.
   */
  sendInTurn(commands: readonly Command[]): Promise<boolean> {
    const refuse = (why: SendError) => {
      this.failure = why;
    };
    return this.#carryOut(commands, refuse, '');
  }

  async #carryOut(
    commands: readonly Command[],
    refuse: (why: SendError) => void,
    reason: string,
  ): Promise<boolean> {
    if (this.#sending) return false;
    this.#sending = true;
    this.failure = null;
    this.done = [];
    this.heads = [];
    let basedOn = this.#source.version();
    let refusal: SendError | 'declined' | null = null;
    for (const command of commands) {
      const settled = await this.#sendUntilSettled({ command, basedOn, reason, confirmed: false });
      if (typeof settled !== 'number') {
        refusal = settled;
        break;
      }
      basedOn = settled;
    }
    if (refusal !== null && refusal !== 'declined') refuse(refusal);
    if (refusal === null || refusal === 'declined' || !losesPage(refusal)) await invalidateAll();
    this.#sending = false;
    return refusal === null;
  }

  /** Makes what a form wrote the last act, which can be taken back. */
  noteForm(entries: readonly JournalEntry[]): void {
    this.done = [];
    this.#note(entries);
  }

  /** Adds what a command wrote to what can be taken back, if it follows at once. */
  #note(entries: readonly JournalEntry[]): void {
    const [first] = entries;
    if (first === undefined) return;
    const follows = this.done.at(-1)?.version === first.version - 1;
    this.done = follows ? [...this.done, ...entries] : entries;
    this.heads = follows ? [...this.heads, first] : [first];
  }

  /** Removes the message about the last failure. */
  dismiss(): void {
    this.failure = null;
  }

  /**
   * Sends until there is a final outcome: the version after the command, or why it is not in the
   * journal.
   */
  async #sendUntilSettled(request: CommandRequest): Promise<SendError | 'declined' | number> {
    const outcome = await sendCommand(this.#source.sender(), request);
    if (outcome.ok) {
      this.#note(outcome.entries);
      return outcome.version;
    }
    const next = await reconsidered(outcome.error, request, (question) =>
      this.#source.questions.ask(question),
    );
    if (next === null) return outcome.error;
    return next === 'declined' ? next : this.#sendUntilSettled(next);
  }
}
