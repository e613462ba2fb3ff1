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
  wordOf,
} from '@rokade/journal';
import {
  type AssociationId,
  associationFields,
  associationLevels,
  type FieldKind,
  type FieldRecord,
  type FieldValues,
  listColumnCodes,
  type MembershipValues,
  parseAssociationId,
  parseMembershipId,
  parsePersonId,
  personFields,
  type RegisterCommand,
  type RegisterEvent,
  standings,
} from '@rokade/register';

/** A kind of field does not compile until its shape stands here; what it may be exactly, `decide` says. */
const fieldShapes: { readonly [Kind in FieldKind]: Shape<FieldValues[Kind]> } = {
  text,
  number: text,
  federation: text,
  'day-or-year': text,
  sex: wordOf(['m', 'w', '']),
  title: text,
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

const membershipFields = {
  /** '' where it is erased. */
  association: idBy((id) => (id === '' ? (id as AssociationId) : parseAssociationId(id))),
  standing: wordOf(standings),
  memberNumber: text,
  from: text,
  to: text,
} satisfies { readonly [Name in keyof MembershipValues]: Shape<MembershipValues[Name]> };

const membershipValues: Shape<MembershipValues> = { kind: 'fields', fields: membershipFields };
const membershipChanges = someOf(membershipFields);

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
      'list-taken-in': { source: text },
      'columns-remembered': columns,
    }) satisfies Shape<RegisterEvent>,
    returned,
  ),
);
