import { type FieldsOf, text, whole, wordOf, yesOrNo } from '@rokade/journal';
import { type LicenceAct, licenceSteps } from '@rokade/rules';
import type { LicenceActId } from '../ids.ts';

/** What is said of something that happened on somebody's way to a licence. */
export const licenceActShapes = {
  /** The rule set of licences, `dsu-2002`. */
  rules: text,
  step: wordOf(licenceSteps),
  on: text,
  passed: yesOrNo,
  groups: whole(0, 99),
  /** The course, the event whose groups were led, or the reasons. */
  matter: text,
  /** Who held the course, declares, awards or withdraws. */
  by: text,
};
export interface LicenceActValues extends FieldsOf<typeof licenceActShapes>, LicenceAct {}

/** Something that happened on a person's way to a licence. */
export interface LicenceActOf extends LicenceActValues {
  readonly id: LicenceActId;
}
