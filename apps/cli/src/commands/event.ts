import type { OpenEvents } from '@rokade/server';
import { classes } from '../event/event-classes.ts';
import { fees } from '../event/event-fees.ts';
import { invitation } from '../event/event-invitation.ts';
import { list } from '../event/event-list.ts';
import { show } from '../event/event-show.ts';
import { timeline } from '../event/event-timeline.ts';
import { bookActs, fileActsOfMany } from '../input/book-acts.ts';

/** `event list`, `event show|timeline|classes|fees|invitation|export WHAT [FILE]`, `event say WHAT FIELD=VALUE`, `event import FILE`: the events of a data folder. */
export const event = bookActs(
  async () => (await import('@rokade/server')).openEvents,
  {
    list,
    show,
    timeline,
    classes,
    fees,
    invitation,
    ...fileActsOfMany('event', ({ events }: OpenEvents) => events),
  },
  {
    commandActs: {
      say: ([which = '', field = '']) => ['event', which, 'change-invitation', `changes.${field}`],
    },
  },
);
