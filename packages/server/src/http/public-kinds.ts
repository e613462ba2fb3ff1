import type { JournalEventKind } from '@rokade/tournament';

/**
 * Whether everybody may hear that such an entry was written. Drafts and byes asked for are the
 * arbiter's alone until the round is published; who is in the hall is the helpers' matter.
 */
export const isPublicKind: Readonly<Record<JournalEventKind, boolean>> = {
  'tournament-created': true,
  'settings-changed': true,
  'player-entered': true,
  'player-changed': true,
  'player-changes-declined': false,
  'player-removed': true,
  'player-erased': true,
  'player-withdrawn': true,
  'player-returned': true,
  'entries-closed': true,
  'entries-reopened': true,
  'lots-drawn': true,
  'bye-granted': true,
  'bye-requested': false,
  'bye-request-cancelled': false,
  'players-checked-in': false,
  'check-in-undone': false,
  'absences-settled': false,
  'player-kept-in': false,
  'round-paired': false,
  'draft-altered': false,
  'round-published': true,
  'pair-added': true,
  'round-withdrawn': true,
  'result-entered': true,
  'result-corrected': true,
  'colours-swapped': true,
  'game-rating-decided': false,
  'rating-result-decided': false,
  'report-sent': false,
  'tie-lots-drawn': true,
  'prizes-set': true,
  'tournament-finished': true,
  'tournament-reopened': true,
  'returned-to': true,
};
