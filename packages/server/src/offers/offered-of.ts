import type { Entrant } from '@rokade/event';
import type { Offered, PlayerId } from '@rokade/tournament';

/** An entrant as somebody to whom changes are offered; a player in a group has the same id. No refusals are kept. */
export const offeredOf = ({ id, values }: Entrant): Offered => ({
  id: id as string as PlayerId,
  details: values,
  declined: [],
});
