import type { PlayerNo, RoundRecord } from '../kernel/round-record.ts';
import type { PairingRequest } from './pairing-system.ts';

/** Whether a round gave somebody the bye of the pairing. */
export const hasBye = (record: RoundRecord | undefined): boolean =>
  record?.kind === 'bye' && record.bye === 'pairing-allocated';

/** Whether a round had a place for somebody: a board or the bye. */
export const isSeated = (record: RoundRecord | undefined): boolean =>
  record?.kind === 'game' || record?.kind === 'forfeit' || hasBye(record);

/** Who is drawn, by number: everybody present in round 1. Who comes later is not in it. */
export const entrantsOf = ({ roundNumber, players }: PairingRequest): readonly PlayerNo[] =>
  players
    .filter(({ records, availability }) =>
      roundNumber === 1 ? availability.kind === 'present' : isSeated(records[0]),
    )
    .map(({ no }) => no)
    .sort((a, b) => a - b);
