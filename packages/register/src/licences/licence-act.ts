import type { LicenceAct } from '@rokade/rules';
import type { LicenceActId } from '../ids.ts';

/** What is said of something that happened on somebody's way to a licence. */
export interface LicenceActValues extends LicenceAct {
  /** The rule set of licences, `dsu-2002`. */
  readonly rules: string;
  /** The course, the event whose groups were led, or the reasons. */
  readonly matter: string;
  /** Who held the course, declares, awards or withdraws. */
  readonly by: string;
}

/** Something that happened on a person's way to a licence. */
export interface LicenceActOf extends LicenceActValues {
  readonly id: LicenceActId;
}
