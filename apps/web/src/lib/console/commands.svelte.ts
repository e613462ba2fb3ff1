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

/**
 * Fetching anew while the server is out of reach, or where the reader may not see the page any more,
 * would lose it with what was typed.
 */
const losesPage = ({ code }: { readonly code: string }): boolean =>
  code === 'send.unreachable' || code === 'request.not-allowed' || code === 'request.not-signed-in';

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

  /**
   * True once it is in the journal and the page's data are fetched anew.
   *
   * @param refuse tells why it was not done; else that stands above the page
   */
  async send(
    command: Command,
    refuse: (why: SendError) => void = (why) => {
      this.failure = why;
    },
    reason = '',
  ): Promise<boolean> {
    if (this.#sending) return false;
    this.#sending = true;
    this.failure = null;
    this.done = [];
    const basedOn = this.#source.version();
    const wanted = { command, basedOn, reason, confirmed: false };
    const refusal = await this.#sendUntilSettled(wanted);
    if (refusal !== null && refusal !== 'declined') refuse(refusal);
    if (refusal === null || refusal === 'declined' || !losesPage(refusal)) await invalidateAll();
    this.#sending = false;
    return refusal === null;
  }

  /** The arbiter has read why. */
  dismiss(): void {
    this.failure = null;
  }

  /** Why it is not in the journal; null: it is. */
  async #sendUntilSettled(wanted: WantedCommand): Promise<SendError | 'declined' | null> {
    const outcome = await sendCommand(this.#source.sender(), wanted);
    if (outcome.ok) {
      this.done = outcome.entries;
      return null;
    }
    const next = await reconsidered(outcome.error, wanted, (question) =>
      this.#source.questions.ask(question),
    );
    if (next === null) return outcome.error;
    return next === 'declined' ? next : this.#sendUntilSettled(next);
  }
}
