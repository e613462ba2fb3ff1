import { codesOf, type FieldRecord, nothingSaid, type ValuesOf } from './field.ts';

/** Every field of a club, a district (hovedkreds, Landesverband) or a federation. */
export const associationFields = {
  name: {
    kind: 'text',
    seenBy: 'everybody',
    headings: 'klub skakklub klubnavn verein vereinsname schachverein club clubname verbandname',
  },
  federation: {
    kind: 'federation',
    seenBy: 'everybody',
    headings: 'federation fed forbund föderation',
  },
  dsuNumber: {
    kind: 'number',
    seenBy: 'everybody',
    headings: 'klubnr klubnummer',
  },
  zps: {
    kind: 'number',
    seenBy: 'everybody',
    headings: 'zps zpsnummer zpsnr verbandnummer',
  },
  ownNumber: {
    kind: 'number',
    seenBy: 'desk',
    headings: 'egetnummer eigenenummer ownnumber',
  },
} as const satisfies Readonly<Record<string, FieldRecord>>;

/** The name of a field of an association. */
export type AssociationField = keyof typeof associationFields;

/** The values of an association; '' = not given. */
export type AssociationValues = ValuesOf<typeof associationFields>;

/** Every field of an association, in the order of forms and files. */
export const associationFieldCodes: readonly AssociationField[] = codesOf(associationFields);

/** The empty values of an association. */
export const unsaidAssociation: AssociationValues = nothingSaid(associationFields);
