import { type FieldsOf, idBy, text, yesOrNo } from '@rokade/journal';
import { parseInstallationId } from './own-installation.ts';

/** An event of one's own that another organisation sees, or sees no more. */
export const handingIn = {
  /** A tournament or an event, by its id. */
  event: text,
  to: idBy(parseInstallationId),
  /** False: it is taken back. */
  handedIn: yesOrNo,
};
interface HandingIn extends FieldsOf<typeof handingIn> {}

/** What was handed in, and to whom, with what an entry says of it. */
export function withHandedIn(
  before: Readonly<Record<string, readonly string[]>>,
  { event, to, handedIn }: HandingIn,
): Readonly<Record<string, readonly string[]>> {
  const { [event]: had = [], ...others } = before;
  const has = had.filter((one) => one !== to).concat(handedIn ? [to] : []);
  return has.length === 0 ? others : { ...others, [event]: has };
}
