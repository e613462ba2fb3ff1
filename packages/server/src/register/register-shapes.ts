import {
  entryOf,
  type FieldShapes,
  idBy,
  kindsOf,
  leftOut,
  listOf,
  oneOf,
  orNull,
  returned,
  returnTo,
  type Shape,
  someOf,
  tableOf,
  text,
  whole,
  wordOf,
  yesOrNo,
} from '@rokade/journal';
import {
  type AssociationId,
  associationFields,
  associationLevels,
  type FieldKind,
  type FieldRecord,
  type FieldValues,
  type LicenceActValues,
  listColumnCodes,
  type MembershipValues,
  type OfficeTermValues,
  parseAssociationId,
  parseLicenceActId,
  parseMembershipId,
  parseOfficeTermId,
  parsePersonId,
  personFields,
  publicNames,
  type RegisterCommand,
  type RegisterEvent,
  standings,
} from '@rokade/register';
import { licenceSteps, officeSeats } from '@rokade/rules';

/** A kind of field does not compile until its shape stands here; what it may be exactly, `decide` says. */
const fieldShapes: { readonly [Kind in FieldKind]: Shape<FieldValues[Kind]> } = {
  text,
  number: text,
  federation: text,
  'day-or-year': text,
  sex: wordOf(['m', 'w', '']),
  title: text,
  'public-name': wordOf([...publicNames, '']),
};

type ShapesOf<Fields extends Readonly<Record<string, FieldRecord>>> = {
  readonly [Field in keyof Fields]: Shape<FieldValues[Fields[Field]['kind']]>;
};

const shapesOf = <Fields extends Readonly<Record<string, FieldRecord>>>(
  fields: Fields,
): ShapesOf<Fields> =>
  Object.fromEntries(
    Object.entries(fields).map(([code, { kind }]) => [code, fieldShapes[kind]]),
  ) as ShapesOf<Fields>;

const personValues = someOf(shapesOf(personFields));
const associationValues = someOf(shapesOf(associationFields));

const person = idBy(parsePersonId);
const membership = idBy(parseMembershipId);
const association = idBy(parseAssociationId);

const officeTerm = idBy(parseOfficeTermId);
/** '' where it is erased. */
const associationOrErased = idBy((id) =>
  id === '' ? (id as AssociationId) : parseAssociationId(id),
);

const membershipFields = {
  association: associationOrErased,
  standing: wordOf(standings),
  memberNumber: text,
  from: text,
  to: text,
} satisfies { readonly [Name in keyof MembershipValues]: Shape<MembershipValues[Name]> };

const membershipValues: Shape<MembershipValues> = { kind: 'fields', fields: membershipFields };
const membershipChanges = someOf(membershipFields);

const officeFields = {
  regulation: text,
  office: text,
  association: associationOrErased,
  competition: text,
  seat: wordOf(officeSeats),
  order: whole(0, 20),
  from: text,
  until: text,
  ended: text,
} satisfies { readonly [Name in keyof OfficeTermValues]: Shape<OfficeTermValues[Name]> };

const officeValues: Shape<OfficeTermValues> = { kind: 'fields', fields: officeFields };
const officeChanges = someOf(officeFields);

const licenceAct = idBy(parseLicenceActId);
const licenceFields = {
  rules: text,
  step: wordOf(licenceSteps),
  on: text,
  passed: yesOrNo,
  groups: whole(0, 99),
  matter: text,
  by: text,
} satisfies { readonly [Name in keyof LicenceActValues]: Shape<LicenceActValues[Name]> };

const licenceValues: Shape<LicenceActValues> = { kind: 'fields', fields: licenceFields };
const licenceChanges = someOf(licenceFields);

const above = orNull(association);
const entered = { association, level: wordOf(associationLevels), values: associationValues, above };
const columns = { headings: text, columns: tableOf(orNull(wordOf(listColumnCodes))) };
const merging = { stays: person, goes: person, values: personValues, leftOut: listOf(membership) };

const singleShapes = {
  'enter-person': { person, values: personValues },
  'change-person': { person, changes: personValues },
  'enter-association': entered,
  'change-association': { association, changes: associationValues, above: leftOut(above) },
  'begin-membership': { membership, person, values: membershipValues },
  'change-membership': { person, membership, changes: membershipChanges },
  'remove-membership': { person, membership },
  'begin-office': { term: officeTerm, person, values: officeValues },
  'change-office': { person, term: officeTerm, changes: officeChanges },
  'remove-office': { person, term: officeTerm },
  'enter-licence-act': { act: licenceAct, person, values: licenceValues },
  'change-licence-act': { person, act: licenceAct, changes: licenceChanges },
  'remove-licence-act': { person, act: licenceAct },
  'show-officers': { association, shown: yesOrNo },
  'remember-columns': columns,
} satisfies Readonly<Record<string, FieldShapes>>;

/** The longest list that is taken in at once, with some three steps for each of its people. */
const mostSteps = 300_000;

/** What may be wanted of a register, strictly: nothing missing, nothing besides. */
export const registerCommandShape = oneOf(
  kindsOf({
    ...singleShapes,
    'merge-people': merging,
    'undo-merging': { goes: person },
    'erase-person': { person },
    'take-in': { source: text, steps: listOf(kindsOf(singleShapes), { most: mostSteps }) },
  }) satisfies Shape<RegisterCommand>,
  returnTo,
);

/** What can have happened in a register, as strictly. */
export const registerEntryShape = entryOf(
  oneOf(
    kindsOf({
      'register-begun': {},
      'person-entered': { person, values: personValues },
      'person-changed': { person, values: personValues },
      'people-merged': merging,
      'merging-undone': { stays: person, goes: person },
      'person-erased': { person },
      'association-entered': entered,
      'association-changed': { association, values: associationValues, above: leftOut(above) },
      'membership-begun': { membership, person, values: membershipValues },
      'membership-changed': { membership, person, values: membershipChanges },
      'membership-removed': { membership, person },
      'office-begun': { term: officeTerm, person, values: officeValues },
      'office-changed': { term: officeTerm, person, values: officeChanges },
      'office-removed': { term: officeTerm, person },
      'licence-act-entered': { act: licenceAct, person, values: licenceValues },
      'licence-act-changed': { act: licenceAct, person, values: licenceChanges },
      'licence-act-removed': { act: licenceAct, person },
      'officers-shown': { association, shown: yesOrNo },
      'list-taken-in': { source: text },
      'columns-remembered': columns,
    }) satisfies Shape<RegisterEvent>,
    returned,
  ),
);
