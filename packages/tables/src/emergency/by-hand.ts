import type { Translate } from '@rokade/texts';
import type { SystemCode } from '@rokade/tournament';
import { element, said } from './html.ts';

/** The steps by which a round of a system is paired by hand, each with its article. */
export const stepsByHand = (t: Translate, code: SystemCode): string =>
  element(
    'ol',
    t(`emergency.by-hand-${code}`)
      .split('\n')
      .map((step) => said('li', step))
      .join('\n'),
  );
