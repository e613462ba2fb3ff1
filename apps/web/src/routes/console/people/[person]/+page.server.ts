import { ownInstallation } from '@rokade/installation';
import {
  allInOne,
  associationsOf,
  fullName,
  heldTogether,
  type LicenceActId,
  type MembershipId,
  membershipsOf,
  type OfficeTermId,
  officesOf,
  officesOn,
  type Person,
  type PersonId,
  type PersonValues,
  unsaidPerson,
  visibleFields,
  whoStays,
} from '@rokade/register';
import { newRegisterIds } from '@rokade/server';
import { inAlphabet } from '@rokade/tables';
import { fail, redirect } from '@sveltejs/kit';
import { licencesOfPerson } from '#lib/desks/people/licence-lines.ts';
import { officeChoices, officeOfPerson } from '#lib/desks/people/office-lines.ts';
import {
  licenceActOfForm,
  membershipOfForm,
  officeTermOfForm,
  personOfForm,
} from '#lib/desks/people/register-form.ts';
import { type SaidOnce, saidOverTime } from '#lib/desks/people/said-over-time.ts';
import { accountsOfPerson } from '#lib/server/account-person.ts';
import { asSeen } from '#lib/server/births.ts';
import { registerConflicts } from '#lib/server/conflict-lines.ts';
import { noteContact } from '#lib/server/contact-looks.ts';
import { formText } from '#lib/server/form-text.ts';
import { mayDo } from '#lib/server/may-do.ts';
import { playedHere } from '#lib/server/played-here.ts';
import { ratedAs } from '#lib/server/rated-person.ts';
import { personOf, registerReader, tellRegister, today } from '#lib/server/register-page.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals, params }) => {
  const fields = visibleFields(registerReader(locals));
  const { register } = locals.app;
  const state = register.now();
  const person = personOf(locals, params.person);
  const all = allInOne(state, person);
  const journal = await register.journal();
  const ids = new Set<string>(all.map(({ id }) => id));
  const said = asSeen(locals, journal.ok ? saidOverTime(journal.value, ids, fields) : []);
  await noteContact(locals, shownOf(person, said), 'person');
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
    conflicts: registerConflicts(
      locals,
      heldTogether(officesOn(state, today(locals))).filter((one) => one.person === person.id),
    ),
    officeChoices: officeChoices(locals),
    today: today(locals),
    licences: licencesOfPerson(locals, state, { person, day: today(locals) }),
    /** The book of sanctions names people of the installation's own register. */
    hasSanctions:
      locals.app.organisation === ownInstallation && mayDo(locals, 'see-sanctions', null),
    clubs: inAlphabet(locals.language, associationsOf(state), ({ values }) => values.name).map(
      ({ id, values }) => ({
        value: id as string,
        text: values.name,
      }),
    ),
    accounts: mayDo(locals, 'keep-accounts', null) ? await accountsOfPerson(locals, person) : [],
    /** Who was merged into them, by the name they had. */
    merged: all
      .filter(({ mergedInto }) => mergedInto === person.id)
      .map(({ id, values }) => ({ id, name: fullName(values) })),
    /** Names and numbers that other books may know them by. */
    known: [
      fullName(person.values),
      ...(['dsuNumber', 'fideId', 'dsbId'] as const).map((field) => person.values[field]),
    ].filter((text) => text !== ''),
    ...(await playedHere(locals, person)),
    said,
  };
};

/** What the page shows of somebody: what holds now, and what was said before. */
const shownOf = ({ id, values }: Person, said: readonly SaidOnce[]) =>
  [values, ...said.map(({ field, value }) => ({ [field]: value }))].map((shown) => ({
    person: id,
    values: shown,
  }));

type Told = Parameters<typeof tellRegister>[2];

/** An act of the page: what the form asks, said of the person whose page it is. */
const act =
  (
    name: string,
    commandOf: (form: FormData, person: PersonId, locals: App.Locals) => Told,
  ): Actions[string] =>
  async ({ locals, params, request }) => {
    const form = await request.formData();
    const command = commandOf(form, params['person'] as PersonId, locals);
    const failure = await tellRegister(locals, form, command);
    if (failure !== null) {
      const [membership, term, licence] = ['membership', 'term', 'act'].map((field) =>
        formText(form, field),
      );
      return fail(400, { act: name, membership, term, licence, ...failure });
    }
    if (command.kind === 'erase-person') redirect(303, '/console/people');
    return { done: name };
  };

const officeIn = (form: FormData): OfficeTermId => formText(form, 'term') as OfficeTermId;

const licenceActIn = (form: FormData): LicenceActId => formText(form, 'act') as LicenceActId;

const membershipIn = (form: FormData): MembershipId => formText(form, 'membership') as MembershipId;

/** What a form says otherwise than its page showed it: a year that stands for a birthday changes nothing. */
function saidAnew(locals: App.Locals, id: PersonId, form: FormData): Partial<PersonValues> {
  const said = personOfForm(form, visibleFields(registerReader(locals)));
  const { birth } = asSeen(locals, whoStays(locals.app.register.now(), id)?.values ?? unsaidPerson);
  const { birth: typed, ...others } = said;
  return typed === birth ? others : said;
}

export const actions: Actions = {
  change: act('change', (form, person, locals) => ({
    kind: 'change-person',
    person,
    changes: saidAnew(locals, person, form),
  })),
  join: act('join', (form, person) => ({
    kind: 'begin-membership',
    membership: newRegisterIds.membership(),
    person,
    values: membershipOfForm(form),
  })),
  member: act('member', (form, person) => ({
    kind: 'change-membership',
    person,
    membership: membershipIn(form),
    changes: membershipOfForm(form),
  })),
  leave: act('leave', (form, person) => ({
    kind: 'remove-membership',
    person,
    membership: membershipIn(form),
  })),
  giveOffice: act('giveOffice', (form, person) => ({
    kind: 'begin-office',
    term: newRegisterIds.officeTerm(),
    person,
    values: officeTermOfForm(form),
  })),
  office: act('office', (form, person) => ({
    kind: 'change-office',
    person,
    term: officeIn(form),
    changes: officeTermOfForm(form),
  })),
  removeOffice: act('removeOffice', (form, person) => ({
    kind: 'remove-office',
    person,
    term: officeIn(form),
  })),
  enterLicence: act('enterLicence', (form, person) => ({
    kind: 'enter-licence-act',
    act: newRegisterIds.licenceAct(),
    person,
    values: licenceActOfForm(form),
  })),
  licence: act('licence', (form, person) => ({
    kind: 'change-licence-act',
    person,
    act: licenceActIn(form),
    changes: licenceActOfForm(form),
  })),
  removeLicence: act('removeLicence', (form, person) => ({
    kind: 'remove-licence-act',
    person,
    act: licenceActIn(form),
  })),
  split: act('split', (form) => ({
    kind: 'undo-merging',
    goes: formText(form, 'goes') as PersonId,
  })),
  erase: act('erase', (_, person) => ({ kind: 'erase-person', person })),
};
