import {
  type AssociationId,
  type LicenceActValues,
  type MembershipValues,
  type OfficeTermValues,
  type PersonField,
  type PersonValues,
  type Standing,
  standings,
} from '@rokade/register';
import { licenceRuleSets, licenceSteps, officeSeats } from '@rokade/rules';
import { textIn, textsIn, wholeIn, wordIn } from '#lib/console/said-in-form.ts';

const textsOf = (form: FormData, fields: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    fields.filter((field) => form.has(field)).map((field) => [field, textIn(form, field)]),
  );

/** What a form says of a person, of the fields that its sender may see. */
export const personOfForm = (
  form: FormData,
  fields: readonly PersonField[],
): Partial<PersonValues> => textsOf(form, fields);

/** An association chosen in a form; null: none. */
export const associationIn = (form: FormData, field: string): AssociationId | null =>
  (textIn(form, field) || null) as AssociationId | null;

const standingIn = (form: FormData): Standing => wordIn(form, 'standing', standings) ?? 'playing';

/** What a form says of the time in which somebody holds an office. */
export function officeTermOfForm(form: FormData): OfficeTermValues {
  const [regulation = '', office = ''] = textIn(form, 'office').split(' ');
  const seat = wordIn(form, 'seat', officeSeats) ?? 'member';
  return {
    regulation,
    office,
    association: textIn(form, 'association') as AssociationId,
    seat,
    order: seat === 'substitute' ? wholeIn(form, 'order', 1) : 0,
    ...textsIn(form, 'competition', 'from', 'until', 'ended'),
  };
}

/** What a form says of a step to a licence; what that step does not have is left empty. */
export function licenceActOfForm(form: FormData): LicenceActValues {
  const step = wordIn(form, 'step', licenceSteps) ?? 'course';
  return {
    rules: textIn(form, 'rules') || (licenceRuleSets[0]?.code ?? ''),
    step,
    on: textIn(form, 'on'),
    passed: step === 'course' && form.has('passed'),
    groups: step === 'declaration' ? wholeIn(form, 'groups') : 0,
    matter: textIn(form, 'matter').replace(/\r\n/g, '\n'),
    by: textIn(form, 'by'),
  };
}

/** What a form says of a membership. */
export const membershipOfForm = (form: FormData): MembershipValues => ({
  association: textIn(form, 'association') as AssociationId,
  standing: standingIn(form),
  ...textsIn(form, 'memberNumber', 'from', 'to'),
});
