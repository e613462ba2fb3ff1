import type { ValuesOf } from '@rokade/journal';
import { emptyValues, type FieldRecord, fieldKinds as of } from './field.ts';

const open = { seenBy: 'everybody', personal: false } as const;
const atDesk = { seenBy: 'desk', personal: false } as const;

/** Every field of a club, a district (hovedkreds, Landesverband) or a federation. */
export const associationFields = {
  name: {
    ...of.text,
    ...open,
    required: true,
    headings: 'klub skakklub klubnavn verein vereinsname schachverein club clubname verbandname',
  },
  federation: {
    ...of.federation,
    ...open,
    headings: 'federation fed forbund föderation',
  },
  dsuNumber: {
    ...of.number,
    ...open,
    headings: 'klubnr klubnummer',
  },
  zps: {
    ...of.number,
    ...open,
    headings: 'zps zpsnummer zpsnr verbandnummer',
  },
  ownNumber: {
    ...of.number,
    ...atDesk,
    headings: 'egetnummer eigenenummer ownnumber',
  },
} as const satisfies Readonly<Record<string, FieldRecord>>;

/** The values of an association; '' = not given. */
export type AssociationValues = ValuesOf<typeof associationFields>;

/** The empty values of an association. */
export const emptyAssociationValues: AssociationValues = emptyValues(associationFields);
