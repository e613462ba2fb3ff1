import type { Contest } from '@rokade/club';
import type { PersonToChoose } from '@rokade/presentation/console/people/person-to-choose.ts';
import { firstSettings } from '../house/home.ts';
import { peopleToChoose } from '../register/people-to-choose.ts';
import { mayDo } from '../rights/may-do.ts';
import { contestDay } from './contest-page.ts';

const settingsOf = (locals: App.Locals) => firstSettings(locals.app, locals.language);

const whereTheyPlay = (locals: App.Locals) => ({
  federation: settingsOf(locals).federation,
  day: contestDay(locals),
});

/** The people of the register who match a query; null: the reader may not see the register. */
export const contestPeople = (
  locals: App.Locals,
  { entries }: Contest,
  query: string,
): { readonly query: string; readonly people: readonly PersonToChoose[] } | null =>
  mayDo(locals, 'see-people', null)
    ? {
        query,
        people: peopleToChoose(locals, query, {
          where: whereTheyPlay(locals),
          isEntered: (id) => entries.some(({ values }) => values.person === id),
        }),
      }
    : null;
