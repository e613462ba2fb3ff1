import type { Contest } from '@rokade/club';
import type { PersonToChoose } from '#lib/console/person-to-choose.ts';
import { contestDay } from './contest-page.ts';
import { firstSettings } from './home.ts';
import { mayDo } from './may-do.ts';
import { peopleToChoose } from './people-to-choose.ts';

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
