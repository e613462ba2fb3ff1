import { type EventAct, eventMeant } from '../event/event-act.ts';
import { list } from '../event/event-list.ts';
import { show } from '../event/event-show.ts';
import { exportBook, importBook } from '../input/book-file.ts';
import { withOpened } from '../input/with-opened.ts';
import type { Options } from '../options.ts';
import { bad, type Context, type Outcome } from '../outcome.ts';

const exportEvent: EventAct = async (context, opened, [which, file]) => {
  const id = await eventMeant(context, opened, which);
  if (!id.ok) return id.error;
  const book = { exportJson: () => opened.events.exportJson(id.value) };
  return exportBook(context, book, file || '-');
};

const importEvent: EventAct = (context, { events }, [file]) =>
  importBook(context, events.importJson, file || '-', (event) =>
    context.t('cli.event.imported', { file: file || '-', event }),
  );

const acts: Readonly<Record<string, EventAct>> = {
  list,
  show,
  export: exportEvent,
  import: importEvent,
};

/** `event list`, `event show|export WHAT [FILE]`, `event import FILE`: the events of a data folder. */
export async function event(
  context: Context,
  [act = '', what = '', file = '']: readonly string[],
  options: Options,
): Promise<Outcome> {
  const carryOut = Object.hasOwn(acts, act) ? acts[act] : undefined;
  if (carryOut === undefined) {
    const known = Object.keys(acts).join(', ');
    return bad(context.t('cli.usage.installation-act', { act, known }));
  }
  const { openEvents } = await import('@rokade/server');
  return withOpened(context, options, openEvents, (opened) =>
    carryOut(context, opened, [what, file], options),
  );
}
