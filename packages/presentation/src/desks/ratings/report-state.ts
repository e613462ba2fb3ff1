import { type DaysOfPlay, daysOfPlay, type Tournament, viewOpenGames } from '@rokade/tournament';

/** What the report of a tournament lacks before the ratings can be calculated, with how often. */
export type ReportGap =
  | { readonly code: 'open-games' | 'no-number'; readonly count: number }
  | { readonly code: 'no-days' };

/** How far the report of a finished tournament is. */
export interface ReportState {
  /** The day on which the organiser marked the report as sent; '' = not yet. */
  readonly sentOn: string;
  /** The days on which it was played; '' = not known. */
  readonly days: DaysOfPlay;
  readonly gaps: readonly ReportGap[];
}

/** Whether the office can find somebody in its register without asking. */
const isIdentified = ({ details }: Tournament['players'][number]): boolean =>
  details.nationalId !== '' || details.person !== '';

/**
 * How far the report of a tournament is, and what it lacks.
 *
 * @param event the days of the event whose group it is; '' where there is none
 */
export function reportState(t: Tournament, event: DaysOfPlay): ReportState {
  const sent = t.sentReports.filter(({ report }) => report === 'national');
  const open = viewOpenGames(t).games;
  const unknown = t.players.filter((player) => !isIdentified(player)).length;
  const days = daysOfPlay(t, event);
  return {
    sentOn: sent.at(-1)?.day ?? '',
    days,
    gaps: [
      ...(open > 0 ? [{ code: 'open-games', count: open } as const] : []),
      ...(unknown > 0 ? [{ code: 'no-number', count: unknown } as const] : []),
      ...(days.last !== '' ? [] : [{ code: 'no-days' } as const]),
    ],
  };
}

/** The day by which a report waits: those that were not sent yet come after all others. */
const waitsFrom = ({ sentOn }: Pick<ReportState, 'sentOn'>): number =>
  sentOn === '' ? Number.POSITIVE_INFINITY : Date.parse(sentOn);

/** Orders reports as they wait: those that were sent first, the longest waiting before the others. */
export const byWaiting = (
  one: Pick<ReportState, 'sentOn'>,
  other: Pick<ReportState, 'sentOn'>,
): number => (one.sentOn === other.sentOn ? 0 : waitsFrom(one) - waitsFrom(other));
