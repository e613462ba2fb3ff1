import type { JournalEvent } from '@rokade/tournament';
import type { Reading, Words } from './reported-words.ts';

/** The journal entries about the classes of a championship. */
export type OfChampionship = Extract<JournalEvent, { kind: `championship-${string}` }>;

export const isOfChampionship = (event: JournalEvent): event is OfChampionship =>
  event.kind.startsWith('championship-');

/** The text key and the facts of a journal entry about a class. */
export function championshipWords({ names }: Pick<Reading, 'names'>, event: OfChampionship): Words {
  if (event.kind === 'championship-set') {
    return { key: 'history.championship-set', facts: { of: event.of } };
  }
  if (event.kind === 'championship-targets-published') {
    return { key: `history.${event.kind}`, facts: {} };
  }
  const player = names.get(event.player) ?? event.player;
  return event.class === null
    ? { key: 'history.championship-next-class-left', facts: { player } }
    : { key: `history.${event.kind}`, facts: { player, class: event.class } };
}
