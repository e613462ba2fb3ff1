import { eventRemarks, type RatingsCommand, stepsOf } from '@rokade/ratings';
import { adjustmentLine, changedLines, remarkText } from '@rokade/tables';
import { citation } from '@rokade/texts';
import type { RatingsPreview } from './ratings-types.ts';

/** So many changed ratings are named. */
const mostChanges = 300;

type Locale = Parameters<typeof remarkText>[0];

/** What an event's report says of the event, with what is to be looked at. */
function eventShown(locale: Locale, { after }: RatingsPreview, command: RatingsCommand) {
  if (command.kind !== 'report-event') return null;
  const { name, firstDay, lastDay, edition, groups } = command.event;
  return {
    name,
    firstDay,
    lastDay,
    edition,
    groups: groups.length,
    players: groups.reduce((sum, { players }) => sum + players.length, 0),
    entered: command.people.map(({ values }) => values.name),
    remarks: eventRemarks(after, command.event).map(
      (one) => `${remarkText(locale, after, one)} (${citation(one.article)})`,
    ),
  };
}

/** What a command would do to the ratings, named and in words: nothing is done yet. */
export function shownPreview(locale: Locale, command: RatingsCommand, preview: RatingsPreview) {
  const { after, changes } = preview;
  return {
    changes: { lines: changedLines(after, changes, mostChanges), total: changes.length },
    event: eventShown(locale, preview, command),
    adjustment:
      command.kind === 'adjust-to-fide' ? adjustmentLine(locale, after, command.adjustment) : null,
    /** How many ratings are lifted; null: none are, it is something else. */
    lifted: command.kind === 'lift-numbers' ? stepsOf(after, command.lift.id).length : null,
  };
}

export type ShownRatings = ReturnType<typeof shownPreview>;
