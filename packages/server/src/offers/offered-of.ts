import type { Entrant } from '@rokade/event';
import type { Offered, PlayerId } from '@rokade/tournament';

/** Somebody on an entry list, who has the same id as a player of a group; a list remembers no refusals. */
export const offeredOf = ({ id, values }: Entrant): Offered => ({
  id: id as string as PlayerId,
  details: values,
  declined: [],
});
