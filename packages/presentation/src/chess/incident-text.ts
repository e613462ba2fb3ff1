import { situationCodes } from '@rokade/rules';
import type { Locale } from '../words/locale.ts';

type Reading = Pick<Locale<'console'>, 't'>;

/** The name of a situation; its code where this Rokade does not know it. */
export const situationText = ({ t }: Reading, code: string): string => {
  const situation = situationCodes.find((each) => each === code);
  return situation === undefined ? code : t(`incidents.situation-${situation}`);
};
