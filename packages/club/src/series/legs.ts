import type { BlitzSystem } from '@rokade/rules';
import type { ActOf, LegScore } from '../acts.ts';
import type { Contest } from '../contest.ts';
import type { EntryId, LegId } from '../ids.ts';

/** A leg of a series: a discipline, an evening. */
export interface Leg {
  readonly id: LegId;
  /** The kind of leg in its format. */
  readonly what: string;
  /** Its name; '' = the name of its kind. */
  readonly name: string;
  readonly organiser: EntryId | null;
  /** The planned day, '' = none yet. */
  readonly on: string;
  /** The day it was held, '' = not yet. */
  readonly held: string;
  readonly games: number;
  /** The system of play; '' = not given. */
  readonly system: BlitzSystem | '';
  readonly scores: readonly LegScore[];
}

type LegAct = ActOf<'leg-planned' | 'leg-dropped' | 'leg-held'>;

const unheld = { held: '', games: 0, system: '', scores: [] } as const;

function planned(
  legs: readonly Leg[],
  { leg: id, what, name, organiser, on }: ActOf<'leg-planned'>,
): readonly Leg[] {
  const plan = { id, what, name, organiser, on };
  return legs.some((one) => one.id === id)
    ? legs.map((one) => (one.id === id ? { ...one, ...plan } : one))
    : [...legs, { ...plan, ...unheld }];
}

function after(legs: readonly Leg[], act: LegAct): readonly Leg[] {
  switch (act.kind) {
    case 'leg-planned':
      return planned(legs, act);
    case 'leg-dropped':
      return legs.filter(({ id }) => id !== act.leg);
    case 'leg-held': {
      const { day: held, games, system = '', scores } = act;
      return legs.map((one) =>
        one.id === act.leg ? { ...one, held, games, system, scores } : one,
      );
    }
  }
}

/** The day of a leg for sorting; without a day last. */
const dayOf = ({ held, on }: Leg): string => held || on || '9';

const compareDays = (a: Leg, b: Leg): number => {
  if (dayOf(a) === dayOf(b)) return 0;
  return dayOf(a) < dayOf(b) ? -1 : 1;
};

/** The legs of a series, by day. */
export const legsOf = ({ acts }: Contest): readonly Leg[] =>
  acts
    .reduce((legs: readonly Leg[], act) => ('leg' in act ? after(legs, act) : legs), [])
    .toSorted(compareDays);
