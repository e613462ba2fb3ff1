import { machine, withOpened } from '../input/with-opened.ts';
import { done, jsonLine, no, type Run } from '../outcome.ts';

/** `about WHO`: everything that the books of a data folder hold on a person, as one JSON document. */
export const about: Run = async (context, [who = '']) => {
  const { t } = context;
  const { openPersonal } = await import('@rokade/server');
  return withOpened(context, openPersonal, async ({ personal, noteRequest }) => {
    const { persons, unreadable } = await personal.find([who]);
    const remarks = unreadable.map((book) => t('cli.erase.unreadable', { book }));
    if (persons.length === 0) return no('', ...remarks, t('cli.erase.nobody', { who }));
    const books = await personal.about(persons);
    await noteRequest(machine, persons);
    return done(jsonLine({ who, books }), remarks);
  });
};
