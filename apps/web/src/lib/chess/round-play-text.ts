import { dateText, pointsText } from '@rokade/tables';
import { citation } from '@rokade/texts';
import type { PlayOfRound, TimeControl } from '@rokade/tournament';
import type { Locale } from '#lib/ui/locale.ts';

/** Minutes as people say them, halves as ½. */
export const minutesText = (minutes: number): string => pointsText(Math.round(2 * minutes));

/** A thinking time for players, in any language: `40/120 + 30 min + 30 s`. */
export function timeControlText({ stages, incrementSeconds }: TimeControl): string {
  const minutes = stages.map(({ moves, minutes: each }) =>
    moves === null ? `${each}` : `${moves}/${each}`,
  );
  return `${minutes.join(' + ')} min${incrementSeconds > 0 ? ` + ${incrementSeconds} s` : ''}`;
}

/** How a round is played, part by part: thinking time, waiting time, until when games are finished. */
export function roundPlayTexts(
  { t, language }: Locale<'tournament'>,
  { timeControl, waitingMinutes, waitingArticle, finishBy }: PlayOfRound,
): readonly string[] {
  const minutes = minutesText(waitingMinutes);
  return [
    t('times.control', { time: timeControlText(timeControl) }),
    waitingMinutes === 0
      ? t('times.no-waiting', { article: citation(waitingArticle) })
      : t('times.waiting', { minutes, article: citation(waitingArticle) }),
    ...(finishBy === '' ? [] : [t('times.finish-by', { date: dateText(language, finishBy) })]),
  ];
}
