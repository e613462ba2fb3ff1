import { eventRemarks, type RatingsCommand, stepsOf } from '@rokade/ratings';
import { adjustmentLine, changedLines, remarkText } from '@rokade/tables';
import { citation } from '@rokade/texts';
import type { RatingsPreview } from './ratings-types.ts';

/** The most changed ratings that are listed. */
const mostChanges = 300;

type Locale = Parameters<typeof remarkText>[0];

/** The event of a report, with the remarks that need a look; null for other commands. */
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

/** The preview of a command in words, as its page shows it. */
export function shownPreview(locale: Locale, command: RatingsCommand, preview: RatingsPreview) {
  const { after, changes } = preview;
  return {
    changes: { lines: changedLines(after, changes, mostChanges), total: changes.length },
    event: eventShown(locale, preview, command),
    adjustment:
      command.kind === 'adjust-to-fide' ? adjustmentLine(locale, after, command.adjustment) : null,
    /** How many ratings are lifted; null: the command lifts none. */
    lifted: command.kind === 'lift-numbers' ? stepsOf(after, command.lift.id).length : null,
  };
}

export type ShownRatings = ReturnType<typeof shownPreview>;
