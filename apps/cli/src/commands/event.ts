import { classes } from '../event/event-classes.ts';
import { fees } from '../event/event-fees.ts';
import { invitation, say } from '../event/event-invitation.ts';
import { list } from '../event/event-list.ts';
import { eventMeant } from '../event/event-meant.ts';
import { show } from '../event/event-show.ts';
import { timeline } from '../event/event-timeline.ts';
import { bookActs } from '../input/book-acts.ts';
import { exportBook, importBook } from '../input/book-file.ts';

/** `event list`, `event show|timeline|classes|fees|invitation|export WHAT [FILE]`, `event say WHAT FIELD=VALUE`, `event import FILE`: the events of a data folder. */
export const event = bookActs(async () => (await import('@rokade/server')).openEvents, {
  list,
  show,
  timeline,
  classes,
  fees,
  invitation,
  say,
  async export(context, opened, [which = '', file = '-']) {
    const id = await eventMeant(context, opened, which);
    if (!id.ok) return id.error;
    const exportJson = () => opened.events.exportJson(id.value);
    return exportBook(context, { exportJson }, file);
  },
  import: (context, { events }, [file = '-']) =>
    importBook(context, events.importJson, file, (made) =>
      context.t('cli.event.imported', { file, event: made }),
    ),
});
