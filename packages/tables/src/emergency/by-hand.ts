import type { Translate } from '@rokade/texts';
import type { SystemCode } from '@rokade/tournament';
import { element, said } from './html.ts';

/** How a round is paired by hand: systems that do so in the same way share their steps. */
const waysByHand = {
  monrad: 'monrad',
  nordic: 'nordic',
  dutch: 'dutch',
  tempelhof: 'tempelhof',
  berger: 'table',
  dsu: 'table',
  'tempelhof-table': 'table',
  rutsch: 'rutsch',
  cup: 'cup',
  'play-off': 'matches',
  olympiad: 'olympiad',
} as const satisfies Readonly<Record<SystemCode, string>>;

/** The steps by which a round of a system is paired by hand, each with its article. */
export const stepsByHand = (t: Translate, code: SystemCode): string =>
  element(
    'ol',
    t(`emergency.by-hand-${waysByHand[code]}`)
      .split('\n')
      .map((step) => said('li', step))
      .join('\n'),
  );
