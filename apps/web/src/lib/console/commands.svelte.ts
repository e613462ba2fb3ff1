import type { Command, JournalEntry } from '@rokade/tournament';
import { script } from '#lib/ui/early-choices.svelte.ts';
import { invalidateAll } from '$app/navigation';
import type { Questions } from './questions.svelte.ts';
import { reconsidered } from './reconsidered.ts';
import { type SendError, type Sender, sendCommand, type WantedCommand } from './send-command.ts';

/** Where and as whom commands are sent; `version` is the one the page shows. */
export interface CommandsSource {
  readonly sender: () => Sender;
  readonly version: () => number;
  readonly questions: Questions;
}

/** Carries out ordinary commands of the console, one at a time. */
export class Commands {
  #sending = $state(false);
  /** Why the last command was not carried out; stays until dismissed or the next command. */
  failure = $state.raw<SendError | null>(null);
  /** What the last command wrote, so that it can be taken back. */
  done = $state.raw<readonly JournalEntry[]>([]);
  readonly #source: CommandsSource;

  constructor(source: CommandsSource) {
    this.#source = source;
  }

  /** Nothing can be done now: a command is on its way, or the page's script does not run yet. */
  get busy(): boolean {
    return this.#sending || !script.runs;
  }

  /** True once it is in the journal and the page's data are fetched anew. */
  async send(command: Command): Promise<boolean> {
    if (this.#sending) return false;
    this.#sending = true;
    this.failure = null;
    this.done = [];
    const basedOn = this.#source.version();
    const done = await this.#sendUntilSettled({ command, basedOn, reason: '', confirmed: false });
    await this.#refresh();
    this.#sending = false;
    return done;
  }

  /** The arbiter has read why. */
  dismiss(): void {
    this.failure = null;
  }

  /** Fetching anew while the server is out of reach would lose the page. */
  async #refresh(): Promise<void> {
    if (this.failure?.code !== 'send.unreachable') await invalidateAll();
  }

  async #sendUntilSettled(first: WantedCommand): Promise<boolean> {
    let wanted: WantedCommand | 'declined' | null = first;
    while (wanted !== null && wanted !== 'declined') {
      const outcome = await sendCommand(this.#source.sender(), wanted);
      if (outcome.ok) {
        this.done = outcome.entries;
        return true;
      }
      wanted = await reconsidered(outcome.error, wanted, (question) =>
        this.#source.questions.ask(question),
      );
      if (wanted === null) this.failure = outcome.error;
    }
    return false;
  }
}
