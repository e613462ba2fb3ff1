import { unreachable } from '@rokade/rules';
import { byeText, pointsText, type SpokenText } from '@rokade/tables';
import type { TranslateFor } from '@rokade/texts';
import type { CrosstableCell } from '@rokade/tournament';

type Game = Extract<CrosstableCell, { kind: 'game' }>;

function gameScore({ how, halfPoints }: Game): string {
  if (how === 'pending') return '*';
  if (halfPoints === null) return '';
  if (how !== 'forfeit' || halfPoints === 1) return pointsText(halfPoints);
  return halfPoints === 0 ? '−' : '+';
}

/**
 * What a round gave as its player sees it: 1, ½, 0; + or − without play; * if the game is finished
 * later; '' while there is no result; – if they were not in the round.
 */
export function cellScore(cell: CrosstableCell): string {
  switch (cell.kind) {
    case 'game':
      return gameScore(cell);
    case 'bye':
      return pointsText(cell.halfPoints);
    case 'none':
      return '–';
    default:
      return unreachable(cell);
  }
}

function gameWords(t: TranslateFor<'tournament'>, { how, halfPoints, counts }: Game): string {
  if (how === 'pending') return t('public.finished-later');
  if (halfPoints === null) return t('terms.no-result-yet');
  const points = t('terms.points-n', { points: pointsText(halfPoints) });
  return [
    points,
    ...(how === 'forfeit' ? [t('public.not-played')] : []),
    ...(counts ? [] : [t('public.not-counted')]),
  ].join(', ');
}

/** The same in words, for a screen reader. */
export function cellScoreWords(t: TranslateFor<'tournament'>, cell: CrosstableCell): string {
  switch (cell.kind) {
    case 'game':
      return gameWords(t, cell);
    case 'bye':
      return byeText(t, cell);
    case 'none':
      return t('public.not-in-round');
    default:
      return unreachable(cell);
  }
}

/** What does not count stands in brackets. */
const bracketed = (cell: CrosstableCell, text: string): string =>
  cell.kind === 'game' && !cell.counts && text !== '' ? `(${text})` : text;

/** A cell of the crosstable: `7h1` is one point with white against the player in line 7. */
export function cellText(t: TranslateFor<'tournament'>, cell: CrosstableCell): SpokenText {
  const words = cellScoreWords(t, cell);
  const score = cellScore(cell);
  if (cell.kind === 'none') return { text: score, words };
  if (cell.kind === 'bye') {
    const gaveNothing = cell.bye === 'pairing-allocated' && cell.halfPoints === 0;
    return { text: [t('public.bye-short'), gaveNothing ? '' : score].join(' ').trim(), words };
  }
  const line = t('public.line-n', { line: cell.opponentRank });
  return {
    text: bracketed(cell, `${cell.opponentRank}${t(`public.${cell.colour}-letter`)}${score}`),
    words: `${line}, ${t(`terms.${cell.colour}`)}, ${words}`,
  };
}

/** The same as `cellScore`, in brackets if it does not count. */
export const markedScore = (cell: CrosstableCell): string => bracketed(cell, cellScore(cell));

/** The scores of the games that two players played with each other, in the order of the rounds. */
export function meetingText(
  t: TranslateFor<'tournament'>,
  games: readonly CrosstableCell[],
): SpokenText {
  const words = games.map((cell) => {
    const score = cellScoreWords(t, cell);
    return cell.kind === 'game' ? `${t(`terms.${cell.colour}`)}, ${score}` : score;
  });
  const text = games.map(markedScore).join(' ');
  return { text, words: words.join('; ') };
}
