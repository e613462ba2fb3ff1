import {
  type AssociationId,
  type AssociationValues,
  associationFieldCodes,
  type LicenceActValues,
  type MembershipValues,
  type OfficeTermValues,
  type PersonField,
  type PersonValues,
  type Standing,
  standings,
} from '@rokade/register';
import { licenceRuleSets, licenceSteps, officeSeats } from '@rokade/rules';

const text = (form: FormData, field: string): string => {
  const value = form.get(field);
  return typeof value === 'string' ? value.trim() : '';
};

const textsOf = (form: FormData, fields: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    fields.filter((field) => form.has(field)).map((field) => [field, text(form, field)]),
  );

/** What a form says of a person, of the fields that its sender may see. */
export const personOfForm = (
  form: FormData,
  fields: readonly PersonField[],
): Partial<PersonValues> => textsOf(form, fields);

/** What a form says of a club. */
export const associationOfForm = (form: FormData): Partial<AssociationValues> =>
  textsOf(form, associationFieldCodes);

/** An association chosen in a form; null: none. */
export const associationIn = (form: FormData, field: string): AssociationId | null =>
  (text(form, field) || null) as AssociationId | null;

const standingIn = (form: FormData): Standing =>
  standings.find((standing) => standing === text(form, 'standing')) ?? 'playing';

/** What a form says of the time in which somebody holds an office. */
export function officeTermOfForm(form: FormData): OfficeTermValues {
  const [regulation = '', office = ''] = text(form, 'office').split(' ');
  const seat = officeSeats.find((one) => one === text(form, 'seat')) ?? 'member';
  return {
    regulation,
    office,
    association: text(form, 'association') as AssociationId,
    competition: text(form, 'competition'),
    seat,
    order: seat === 'substitute' ? Number(text(form, 'order') || 1) : 0,
    from: text(form, 'from'),
    until: text(form, 'until'),
    ended: text(form, 'ended'),
  };
}

/** What a form says of a step to a licence; what that step does not have is left empty. */
export function licenceActOfForm(form: FormData): LicenceActValues {
  const step = licenceSteps.find((one) => one === text(form, 'step')) ?? 'course';
  return {
    rules: text(form, 'rules') || (licenceRuleSets[0]?.code ?? ''),
    step,
    on: text(form, 'on'),
    passed: step === 'course' && form.has('passed'),
    groups: step === 'declaration' ? Number(text(form, 'groups') || 0) : 0,
    matter: text(form, 'matter').replace(/\r\n/g, '\n'),
    by: text(form, 'by'),
  };
}

/** What a form says of a membership. */
export const membershipOfForm = (form: FormData): MembershipValues => ({
  association: text(form, 'association') as AssociationId,
  standing: standingIn(form),
  memberNumber: text(form, 'memberNumber'),
  from: text(form, 'from'),
  to: text(form, 'to'),
});
