import { type StoredRelay, storedJson } from '@rokade/store';
import { z } from 'zod';
import type { Relay, RelayOutcome, RelayPace, RelayProgress } from './relays.ts';
import { type Turn, waitAfter } from './turn.ts';

const progressShape = z.object({
  last: z.object({ at: z.string(), outcome: z.looseObject({ kind: z.string() }) }).nullable(),
  takenAt: z.string().nullable(),
  failures: z.number(),
  failingSince: z.string().nullable(),
  nextAt: z.string().nullable(),
  offSince: z.string().nullable(),
});

/** The progress before anything was tried. */
export const nothingRelayed: RelayProgress = {
  last: null,
  takenAt: null,
  failures: 0,
  failingSince: null,
  nextAt: null,
  offSince: null,
};

/** The progress of a relay; if it is damaged in the store it begins anew. */
export const progressOfRelay = ({ progress }: Pick<StoredRelay, 'progress'>): RelayProgress => {
  const read = progressShape.safeParse(storedJson(progress));
  return read.success ? (read.data as RelayProgress) : nothingRelayed;
};

const marksShape = z.record(z.string(), z.string());

/** The marks of what the other side has, by round or file; none if that is damaged in the store, so that all goes again. */
export const marksOf = ({ sent }: Pick<StoredRelay, 'sent'>): ReadonlyMap<string, string> => {
  const read = marksShape.safeParse(storedJson(sent));
  return new Map(Object.entries(read.success ? read.data : {}));
};

const settingsShape = z.object({
  rounds: z.array(z.string()).default([]),
  folder: z.string().default(''),
});

/** What was chosen for a relay. */
export const settingsOf = ({ settings }: Pick<StoredRelay, 'settings'>) =>
  settingsShape.catch({ rounds: [], folder: '' }).parse(storedJson(settings));

/** A relay in the answer to those who keep it, without its token. */
export const relayOf = (stored: StoredRelay): Relay => ({
  madeBy: stored.madeBy,
  madeAt: stored.madeAt,
  ...progressOfRelay(stored),
});

/** What came of a turn: null: there was nothing new. */
export interface RelayTurn {
  readonly turn: Turn;
  readonly outcome: RelayOutcome | null;
}

const later = (now: Date, milliseconds: number): string =>
  new Date(now.getTime() + milliseconds).toISOString();

const took = ({ kind }: RelayOutcome): boolean => kind === 'taken' || kind === 'attached';

/** The progress after a turn: each failure makes the pause longer, and after `patience` it is switched off. */
export function progressAfterTurn(
  before: RelayProgress,
  { turn, outcome }: RelayTurn,
  now: Date,
  pace: RelayPace,
): RelayProgress {
  const at = now.toISOString();
  const kept = before.failures > 0 && turn.kind === 'done' ? null : before.last;
  const last = outcome === null ? kept : { at, outcome };
  const takenAt = outcome !== null && took(outcome) ? at : before.takenAt;
  if (turn.kind === 'done') return { ...nothingRelayed, last, takenAt };
  const failures = before.failures + 1;
  const failingSince = before.failingSince ?? at;
  const isOver = turn.kind === 'over' || now.getTime() - Date.parse(failingSince) >= pace.patience;
  return {
    last,
    takenAt,
    failures,
    failingSince,
    nextAt: isOver ? null : later(now, waitAfter(turn, failures, pace)),
    offSince: isOver ? at : null,
  };
}
