import type { JournalEntry } from '@rokade/tournament';
import { type EventContext, entryText } from './event-text.ts';

/** What an act wrote: all its entries, and the first of each of its commands. */
export interface WrittenAct {
  readonly entries: readonly JournalEntry[];
  readonly heads: readonly JournalEntry[];
}

/**
 * What an act did, a sentence for each of its commands in the reader's language. A command that paired
 * several rounds is named by all of them.
 */
export function actText(context: EventContext, { entries, heads }: WrittenAct): string {
  const texts = heads.map((head, index) => {
    const next = heads[index + 1]?.version ?? Number.POSITIVE_INFINITY;
    const rounds = entries.flatMap(({ event, version }) =>
      event.kind === 'round-paired' && version >= head.version && version < next
        ? [event.round]
        : [],
    );
    const [first = 0] = rounds;
    const last = rounds.at(-1) ?? first;
    return first === last
      ? entryText(context, head)
      : context.t('history.rounds-paired', { first, last });
  });
  return texts.join(' · ');
}
