import {
  shapesIn,
  text,
  type ValueFields,
  type ValuesOf,
  whole,
  wordOf,
  yesOrNo,
} from '@rokade/journal';
import { type LicenceAct, licenceSteps } from '@rokade/rules';
import type { LicenceActId } from '../ids.ts';

const atDesk = { seenBy: 'desk', personal: false } as const;
/** Words of officers about somebody, which go with them. */
const personal = { seenBy: 'desk', personal: true } as const;

/** Every field of an act on a person's way to a licence. */
export const licenceActFields = {
  /** The code of the rule set, `dsu-2002`. */
  rules: { shape: text, ...atDesk, input: { kind: 'choice' } },
  step: {
    shape: wordOf(licenceSteps),
    ...atDesk,
    input: { kind: 'choice', words: 'licences.step-' },
    usual: 'course',
  },
  on: { shape: text, ...atDesk, input: { kind: 'day' } },
  groups: {
    shape: whole(0, 99),
    ...atDesk,
    input: { kind: 'number', between: [1, 99] },
    where: { field: 'step', is: ['declaration'] },
  },
  /** Who held the course, or declares, awards or withdraws. */
  by: { shape: text, ...personal, input: { kind: 'line' } },
  /** The course, the event in which groups were led, or the reasons. */
  matter: { shape: text, ...personal, input: { kind: 'lines', rows: 2 } },
  passed: {
    shape: yesOrNo,
    ...atDesk,
    input: { kind: 'tick' },
    where: { field: 'step', is: ['course'] },
  },
} as const satisfies ValueFields;

export const licenceActShapes = shapesIn(licenceActFields);
export interface LicenceActValues extends ValuesOf<typeof licenceActFields>, LicenceAct {}

/** An act in the register, with its id. */
export interface LicenceActOf extends LicenceActValues {
  readonly id: LicenceActId;
}
