import { byId } from '@rokade/journal';
import { fullName, membershipsOf, proposeMerging, visibleFields } from '@rokade/register';
import { noteContact } from '#lib/server/accounts/contact-looks.ts';
import { asSeen } from '#lib/server/players/births.ts';
import { personOf, registerReader } from '#lib/server/register/register-page.ts';
import type { PageServerLoad } from './$types';

const peopleInAddress = (locals: App.Locals, url: URL) => ({
  stays: personOf(locals, url.searchParams.get('stays') ?? ''),
  goes: personOf(locals, url.searchParams.get('goes') ?? ''),
});

/** The values of two people for each field that the reader may see. */
function bySide(locals: App.Locals, { stays, goes }: ReturnType<typeof peopleInAddress>) {
  const [ofStays, ofGoes] = [asSeen(locals, stays.values), asSeen(locals, goes.values)];
  return visibleFields(registerReader(locals)).map((field) => ({
    field,
    stays: ofStays[field],
    goes: ofGoes[field],
  }));
}

/** Two people side by side, with the values that merging takes over by default. */
export const load: PageServerLoad = async ({ locals, url }) => {
  const state = locals.app.register.now();
  const { stays, goes } = peopleInAddress(locals, url);
  const proposed = proposeMerging(state, stays, goes);
  const both = [stays, goes].map(({ id, values }) => ({ person: id, values }));
  await noteContact(locals, both, 'merging');
  return {
    version: state.version,
    stays: { id: stays.id, name: fullName(stays.values) },
    goes: { id: goes.id, name: fullName(goes.values) },
    lines: bySide(locals, { stays, goes })
      .filter((line) => line.stays !== '' || line.goes !== '')
      .map((line) => ({
        ...line,
        takes: line.field in proposed.values ? ('goes' as const) : ('stays' as const),
      })),
    memberships: membershipsOf(state, goes).map(({ id, association, from, to, memberNumber }) => ({
      id,
      text: [byId(state.associations, association)?.values.name, memberNumber, `${from}–${to}`]
        .filter((part) => part !== '' && part !== '–')
        .join(' · '),
      isTwice: proposed.leftOut.includes(id),
    })),
  };
};

export { actions } from '#lib/server/forms/tell.ts';
