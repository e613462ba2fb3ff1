import { ownInstallation } from '@rokade/installation';
import { registerConflicts } from '@rokade/presentation/console/notices/conflict-lines.ts';
import { type FormerValue, formerValues } from '@rokade/presentation/desks/people/former-values.ts';
import { licencesOfPerson } from '@rokade/presentation/desks/people/licence-lines.ts';
import { officeChoices, officeOfPerson } from '@rokade/presentation/desks/people/office-lines.ts';
import {
  allInOne,
  associationsOf,
  fullName,
  incompatibleOffices,
  membershipsOf,
  officesOf,
  officesOn,
  type Person,
  type Register,
  visibleFields,
} from '@rokade/register';
import { newRegisterIds } from '@rokade/server';
import { inAlphabet } from '@rokade/tables';
import { accountsOfPerson } from '#lib/server/accounts/account-person.ts';
import { noteContact } from '#lib/server/accounts/contact-looks.ts';
import { asSeen } from '#lib/server/players/births.ts';
import { playedHere } from '#lib/server/ratings/played-here.ts';
import { ratedAs } from '#lib/server/ratings/rated-person.ts';
import { personOf, registerReader, today } from '#lib/server/register/register-page.ts';
import { mayDo } from '#lib/server/rights/may-do.ts';
import type { PageServerLoad } from './$types';

/** The ids of the objects that this page's forms create. */
const newIds = () => ({
  membership: newRegisterIds.membership(),
  term: newRegisterIds.officeTerm(),
  licenceAct: newRegisterIds.licenceAct(),
});

export const load: PageServerLoad = async ({ locals, params }) => {
  const fields = visibleFields(registerReader(locals));
  const { register } = locals.app;
  const state = register.now();
  const person = personOf(locals, params.person);
  const all = allInOne(state, person);
  const journal = await register.journal();
  const ids = new Set<string>(all.map(({ id }) => id));
  const former = asSeen(locals, journal.ok ? formerValues(journal.value, ids, fields) : []);
  await noteContact(locals, shownOf(person, former), 'person');
  return {
    version: state.version,
    person: person.id,
    name: fullName(person.values),
    fields,
    values: asSeen(
      locals,
      Object.fromEntries(fields.map((field) => [field, person.values[field]])),
    ),
    rated: ratedAs(locals, person),
    memberships: membershipsOf(state, person),
    offices: officesOf(state, person).map((term) => officeOfPerson(locals, state, term)),
    conflicts: officeConflictsOf(locals, state, person),
    officeChoices: officeChoices(locals),
    today: today(locals),
    newIds: newIds(),
    licences: licencesOfPerson(locals, state, { person, day: today(locals) }),
    /**
     * Whether the page links to sanctions, whose book refers only to the installation's own
     * register.
     */
    hasSanctions:
      locals.app.organisation === ownInstallation && mayDo(locals, 'see-sanctions', null),
    clubs: inAlphabet(locals.language, associationsOf(state), ({ values }) => values.name).map(
      ({ id, values }) => ({
        value: id as string,
        text: values.name,
      }),
    ),
    accounts: mayDo(locals, 'keep-accounts', null) ? await accountsOfPerson(locals, person) : [],
    /** The people who were merged into this one, with their former names. */
    merged: all
      .filter(({ mergedInto }) => mergedInto === person.id)
      .map(({ id, values }) => ({ id, name: fullName(values) })),
    /** The name and numbers by which other books may contain this person. */
    identifiers: [
      fullName(person.values),
      ...(['dsuNumber', 'fideId', 'dsbId'] as const).map((field) => person.values[field]),
    ].filter((text) => text !== ''),
    ...(await playedHere(locals, person)),
    formerValues: former,
  };
};

/** The person's offices that may not be held together, as the page shows them. */
const officeConflictsOf = (locals: App.Locals, state: Register, { id }: Person) =>
  registerConflicts(
    locals,
    incompatibleOffices(officesOn(state, today(locals))).filter(({ person }) => person === id),
  );

/** The present values of a person as the page shows them, and the former ones. */
const shownOf = ({ id, values }: Person, former: readonly FormerValue[]) =>
  [values, ...former.map(({ field, value }) => ({ [field]: value }))].map((shown) => ({
    person: id,
    values: shown,
  }));

export { actions } from '#lib/server/forms/tell.ts';
