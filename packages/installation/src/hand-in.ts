import { type FieldsOf, idBy, text, yesOrNo } from '@rokade/journal';
import { parseInstallationId } from './own-installation.ts';

/** The handing in of an own event to another organisation, which then sees it, or its end. */
export const handingIn = {
  /** The id of a tournament or an event. */
  event: text,
  to: idBy(parseInstallationId),
  /** False: it is taken back. */
  handedIn: yesOrNo,
};
interface HandingIn extends FieldsOf<typeof handingIn> {}

/** The handed-in events after one more entry. */
export function withHandedIn(
  before: Readonly<Record<string, readonly string[]>>,
  { event, to, handedIn }: HandingIn,
): Readonly<Record<string, readonly string[]>> {
  const { [event]: had = [], ...others } = before;
  const has = had.filter((one) => one !== to).concat(handedIn ? [to] : []);
  return has.length === 0 ? others : { ...others, [event]: has };
}
