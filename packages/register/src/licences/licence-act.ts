import { type FieldsOf, text, whole, wordOf, yesOrNo } from '@rokade/journal';
import { type LicenceAct, licenceSteps } from '@rokade/rules';
import type { LicenceActId } from '../ids.ts';

/** An act on a person's way to a licence. */
export const licenceActShapes = {
  /** The code of the rule set, `dsu-2002`. */
  rules: text,
  step: wordOf(licenceSteps),
  on: text,
  passed: yesOrNo,
  groups: whole(0, 99),
  /** The course, the event in which groups were led, or the reasons. */
  matter: text,
  /** Who held the course, or declares, awards or withdraws. */
  by: text,
};
export interface LicenceActValues extends FieldsOf<typeof licenceActShapes>, LicenceAct {}

/** An act in the register, with its id. */
export interface LicenceActOf extends LicenceActValues {
  readonly id: LicenceActId;
}
