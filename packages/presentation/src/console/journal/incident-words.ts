import type { JournalEvent } from '@rokade/tournament';
import { situationText } from '../../chess/incident-text.ts';
import type { Reading, Words } from './reported-words.ts';

/** The journal entries about incidents at the boards. */
export type OfIncidents = Extract<JournalEvent, { kind: 'incident-recorded' }>;

/** The text key and the facts of a journal entry about an incident. */
export function incidentWords({ t, names }: Reading, event: OfIncidents): Words {
  const { round, board, situation, article } = event;
  const player = names.get(event.player) ?? event.player;
  const what = situationText({ t }, situation);
  return { key: 'history.incident-recorded', facts: { round, board, what, player, article } };
}
