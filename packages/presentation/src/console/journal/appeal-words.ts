import type { JournalEvent } from '@rokade/tournament';
import type { Reading, Words } from './reported-words.ts';

/** The journal entries about protests. */
export type OfAppeals = Extract<JournalEvent, { kind: `appeal${string}` }>;

export const isOfAppeals = (event: JournalEvent): event is OfAppeals =>
  event.kind.startsWith('appeal');

/** The text key and the facts of a journal entry about a protest. */
export function appealWords({ t, names }: Reading, event: OfAppeals): Words {
  if (event.kind === 'appeals-set') return { key: 'history.appeals-set', facts: {} };
  const { appeal, appellant } = event;
  const facts = { appeal, player: names.get(appellant) ?? appellant };
  if (event.kind === 'appeal-decided') {
    const outcome = t(`appeals.outcome-${event.outcome}`);
    return { key: 'history.appeal-decided', facts: { ...facts, outcome } };
  }
  return event.kind === 'appeal-lodged' && event.game !== null
    ? { key: 'history.appeal-lodged-game', facts: { ...facts, ...event.game } }
    : { key: `history.${event.kind}`, facts };
}
