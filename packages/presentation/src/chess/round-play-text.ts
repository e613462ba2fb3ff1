import { chess960Pieces } from '@rokade/rules';
import { dateText, pointsText } from '@rokade/tables';
import { citation } from '@rokade/texts';
import type { PlayOfRound, StartPosition, TimeControl } from '@rokade/tournament';
import type { Locale } from '../words/locale.ts';

/** Minutes as text, with ½ for halves. */
export const minutesText = (minutes: number): string => pointsText(Math.round(2 * minutes));

/** A time control in a notation for all languages: `40/120 + 30 min + 30 s`. */
export function timeControlText({ stages, incrementSeconds }: TimeControl): string {
  const minutes = stages.map(({ moves, minutes: each }) =>
    moves === null ? `${each}` : `${moves}/${each}`,
  );
  return `${minutes.join(' + ')} min${incrementSeconds > 0 ? ` + ${incrementSeconds} s` : ''}`;
}

/** The facts of a start position of Chess960: its number, White's first rank from a to h, and the seed. */
export const startPositionFacts = ({
  position,
  seed,
}: Pick<StartPosition, 'position' | 'seed'>) => ({
  position,
  pieces: chess960Pieces(position),
  seed,
});

/**
 * Texts about how a round is played: thinking time, waiting time, and the time by which games are
 * finished.
 */
export function roundPlayTexts(
  { t, language }: Locale<'tournament'>,
  { timeControl, waitingMinutes, waitingArticle, finishBy, start }: PlayOfRound,
): readonly string[] {
  const minutes = minutesText(waitingMinutes);
  return [
    t('times.control', { time: timeControlText(timeControl) }),
    waitingMinutes === 0
      ? t('times.no-waiting', { article: citation(waitingArticle) })
      : t('times.waiting', { minutes, article: citation(waitingArticle) }),
    ...(start === null ? [] : [t('times.start-position', startPositionFacts(start))]),
    ...(finishBy === '' ? [] : [t('times.finish-by', { date: dateText(language, finishBy) })]),
  ];
}
