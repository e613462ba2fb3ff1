import type { Translate } from '@rokade/texts';
import type { SystemCode } from '@rokade/tournament';
import { element, textElement } from './html.ts';

/** The steps for pairing a round of a system by hand, each with its article. */
export const stepsByHand = (t: Translate, code: SystemCode): string =>
  element(
    'ol',
    t(`emergency.by-hand-${code}`)
      .split('\n')
      .map((step) => textElement('li', step))
      .join('\n'),
  );
