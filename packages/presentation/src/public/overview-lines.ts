import { contestFormat, formatCodes } from '@rokade/club';
import type { TranslateFor } from '@rokade/texts';
import type { Nested } from '../views/list/nested-tournaments.ts';

/** An event in the list of all. */
interface ListedEvent {
  readonly id: string;
  readonly organisation: string;
  readonly summary: { readonly name: string; readonly place: string } | null;
}

/** A competition in the list of all; null: it cannot be read. */
interface ListedContest {
  readonly id: string;
  readonly organisation: string;
  readonly summary: {
    readonly name: string;
    readonly format: string;
    readonly firstDay: string;
    readonly published: boolean;
  } | null;
}

const isSeason = ({ format }: { readonly format: string }): boolean =>
  contestFormat(format)?.isOneAtATime === true;

/** The public events that have no group in these lists. */
export function eventsApart(
  events: readonly ListedEvent[],
  lists: readonly { readonly tournaments: readonly Pick<Nested, 'event'>[] }[],
) {
  const above = new Set(
    lists.flatMap(({ tournaments }) => tournaments.map(({ event }) => event?.id)),
  );
  return events
    .filter(({ id }) => !above.has(id))
    .map(({ id, summary, organisation }) => ({
      id,
      organisation,
      name: summary?.name ?? '',
      place: summary?.place ?? '',
    }));
}

/** What a competition is: a ladder, a programme … */
function formatText(t: TranslateFor<'console'>, format: string): string {
  const code = formatCodes.find((known) => known === format);
  return code === undefined ? '' : t(`club.format-${code}`);
}

/** The public ones of some competitions, seasons first, then by first day, the newest first. */
export const contestLines = (t: TranslateFor<'console'>, contests: readonly ListedContest[]) =>
  contests
    .flatMap(({ id, summary, organisation }) =>
      summary?.published !== true
        ? []
        : [
            {
              id,
              organisation,
              name: summary.name,
              format: summary.format,
              what: formatText(t, summary.format),
              firstDay: summary.firstDay,
            },
          ],
    )
    .toSorted(
      (one, other) =>
        Number(isSeason(other)) - Number(isSeason(one)) || (one.firstDay < other.firstDay ? 1 : -1),
    );
