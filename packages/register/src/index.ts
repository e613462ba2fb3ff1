export type { AnyRegisterCommand, RegisterCommand } from './command.ts';
export { type ComparedPerson, comparedPeople, ownNumbers } from './doubles/compared-person.ts';
export { doublesIn, findDoubles, likenessIn } from './doubles/find-doubles.ts';
export { proposeMerging } from './doubles/propose-merging.ts';
export type { RegisterEntry, RegisterEvent } from './event.ts';
export { associationFields } from './fields/association-fields.ts';
export { type FieldKind, publicNames } from './fields/field.ts';
export { membershipFields, standings } from './fields/membership-fields.ts';
export {
  emptyPersonValues,
  fullName,
  type PersonField,
  type PersonValues,
  personFieldCodes,
  personFields,
} from './fields/person-fields.ts';
export {
  type AssociationId,
  type LicenceActId,
  type MembershipId,
  type OfficeTermId,
  ownRegister,
  type PersonId,
  parseAssociationId,
  parseLicenceActId,
  parseMembershipId,
  parseOfficeTermId,
  parsePersonId,
  parseRegisterId,
  type RegisterId,
} from './ids.ts';
export {
  type LicenceActOf,
  type LicenceActValues,
  licenceActFields,
} from './licences/licence-act.ts';
export {
  entryWay,
  mayPlayIn,
  membershipsAfter,
  membershipsOn,
  type PresentMembership,
} from './memberships.ts';
export { type OfficeTerm, type OfficeTermValues, officeTermFields } from './offices/office-term.ts';
export {
  isListMonth,
  type ListedNumbers,
  type RatedPlayer,
  type RatingListHead,
  type RatingListSource,
  ratingListSources,
} from './rating-list/rating-list.ts';
export { isSameByName, type NamedPerson, onlyOneByName } from './rating-list/same-by-name.ts';
export {
  allInOne,
  associationLevels,
  associationsOf,
  type ColumnChoice,
  emptyRegister,
  type ListColumnCode,
  listColumnCodes,
  membershipsOf,
  type Person,
  peopleOf,
  type Register,
  whoStays,
} from './register.ts';
export { type RegisterTypes, registerBook } from './register-book.ts';
export type { ListedPerson } from './taking-in/listed-person.ts';
export type { ListFacts, PreviewLine } from './taking-in/preview-line.ts';
export { previewList } from './taking-in/preview-list.ts';
export { isClear, type NewIds, takeInCommand } from './taking-in/steps-of-list.ts';
export { findPeople, type PeopleIndex, peopleIndex } from './views/find-people.ts';
export {
  keepsLicences,
  licenceActsOf,
  licencesOn,
  standingByName,
} from './views/licences-on.ts';
export { type IncompatibleOffices, incompatibleOffices } from './views/office-conflicts.ts';
export {
  type OfficeHolder,
  type OfficeOnDay,
  officesOf,
  officesOn,
  type RatingOf,
} from './views/offices-on.ts';
export { peopleNamed } from './views/people-named.ts';
export { type PublicSide, publicSide, showsTheSame } from './views/public-side.ts';
export {
  hasContact,
  type RegisterLine,
  type RegisterReader,
  registerLines,
  visibleFields,
} from './views/visible-fields.ts';
