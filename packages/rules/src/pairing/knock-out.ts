import type { PlayerNo, RoundRecord } from '../kernel/round-record.ts';
import type { PairingRequest } from './pairing-system.ts';

/** Whether a player had the pairing's bye in a round. */
export const hasBye = (record: RoundRecord | undefined): boolean =>
  record?.kind === 'bye' && record.bye === 'pairing-allocated';

/** Whether a player had a board or the bye in a round. */
export const isSeated = (record: RoundRecord | undefined): boolean =>
  record?.kind === 'game' || record?.kind === 'forfeit' || hasBye(record);

/** The players drawn, by number: all present in round 1. Later entries are not in the cup. */
export const entrantsOf = ({ roundNumber, players }: PairingRequest): readonly PlayerNo[] =>
  players
    .filter(({ records, availability }) =>
      roundNumber === 1 ? availability.kind === 'present' : isSeated(records[0]),
    )
    .map(({ no }) => no)
    .sort((a, b) => a - b);
