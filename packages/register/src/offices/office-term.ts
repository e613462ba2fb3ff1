import { shapesIn, text, type ValueFields, type ValuesOf, whole, wordOf } from '@rokade/journal';
import { officeSeats, type TermOfOffice } from '@rokade/rules';
import { associationOrErased, type OfficeTermId } from '../ids.ts';

/** Public where the association lets everybody see its officers. */
const open = { seenBy: 'everybody', personal: false } as const;
/** Tells who somebody is, and goes with them. */
const personal = { seenBy: 'everybody', personal: true } as const;
const line = { shape: text, input: { kind: 'line' } } as const;
const day = { shape: text, input: { kind: 'day' } } as const;

/** Every field of a term of office. */
export const officeTermFields = {
  /** The code of the rule set, `dsu-2002`; chosen together with the code of the office in it. */
  regulation: {
    shape: text,
    ...open,
    input: { kind: 'choice', also: ['office'] },
    label: 'field.office',
    room: 'two',
  },
  office: { shape: text, ...personal, input: null },
  /** The association in which it is held, or to which the competition belongs. */
  association: {
    shape: associationOrErased,
    ...personal,
    input: { kind: 'choice' },
    label: 'people.member-of',
  },
  /** The name of the tournament, event, team or class; '' for an office of the association. */
  competition: { ...line, ...personal },
  seat: {
    shape: wordOf(officeSeats),
    ...open,
    input: { kind: 'choice', words: 'offices.seat-' },
    usual: 'member',
  },
  order: {
    shape: whole(0, 20),
    ...open,
    input: { kind: 'number', between: [1, 20] },
    usual: 1,
    where: { field: 'seat', is: ['substitute'] },
  },
  from: { ...day, ...open },
  until: { ...day, ...open },
  ended: { ...day, ...open },
} as const satisfies ValueFields;

export const officeTermShapes = shapesIn(officeTermFields);
export interface OfficeTermValues
  extends ValuesOf<typeof officeTermFields>,
    Omit<TermOfOffice, 'holder'> {}

/** A person's term of office. */
export interface OfficeTerm extends OfficeTermValues {
  readonly id: OfficeTermId;
}
