import { parseTimeControl, timeControlShort } from '@rokade/tournament';
import type { PageLoad } from './$types';

/** Five minutes and three seconds a move, unless the address says otherwise. */
const usualTime = '5 + 3s';

/** A chess clock for any time control, `?time=90+30s`; nothing of it is sent or kept by the server. */
export const load: PageLoad = ({ url }) => {
  const time = url.searchParams.get('time') ?? usualTime;
  const control = parseTimeControl(time);
  return { time: control === null ? time : timeControlShort(control), control };
};
