import {
  citedArticle,
  type EnvelopeContent,
  envelopeContents,
  type LawsEdition,
} from '@rokade/rules';
import { dateText } from '@rokade/tables';
import { citation } from '@rokade/texts';
import { type DueGame, type Tournament, usualLaws, viewOpenGames } from '@rokade/tournament';
import type { EnvelopeWords, WrittenLine } from '../../views/prints/board-papers.ts';
import type { Locale } from '../../words/locale.ts';

type Reading = Pick<Locale<'server'>, 't' | 'language'>;

/** The article that asks for each content: a letter of A2 in 2001, a part of I.2 in 2023. */
function articleOf(laws: LawsEdition, content: EnvelopeContent): string {
  const place = envelopeContents.indexOf(content);
  const article = laws === 'laws-2001' ? `A2${'abcdefg'[place] ?? ''}` : `I.2.${place + 1}`;
  return citation(citedArticle(laws, article));
}

/** What the book knows of each content; '' is written by hand. */
function filledContents(
  t: Tournament,
  { t: say, language }: Reading,
  game: DueGame | null,
): Partial<Readonly<Record<EnvelopeContent, string>>> {
  if (game === null) return { resumption: t.settings.place };
  const { white, black, due } = game;
  return {
    names: `${say('terms.white')}: ${white.name} · ${say('terms.black')}: ${black.name}`,
    resumption: [dateText(language, due), t.settings.place].filter(Boolean).join(' · '),
  };
}

/** What is ticked instead of written. */
const ticksOf = ({ t }: Reading, content: EnvelopeContent): readonly string[] => {
  const sides = [t('terms.white'), t('terms.black')];
  if (content === 'who-sealed') return sides;
  return content === 'draw-offer' ? [t('paper.none'), ...sides] : [];
};

/** Times are written for each side; everything else stands on one line. */
const writtenValue = ({ t }: Reading, content: EnvelopeContent, filled: string): string =>
  content === 'times-used' && filled === ''
    ? `${t('terms.white')} ________   ${t('terms.black')} ________`
    : filled;

function envelopeWords(t: Tournament, reading: Reading, game: DueGame | null): EnvelopeWords {
  const { t: say } = reading;
  const laws = usualLaws(t);
  const filled = filledContents(t, reading, game);
  const lines = envelopeContents
    .filter((content) => content !== 'position-before')
    .map(
      (content): WrittenLine => ({
        label: say(`paper.envelope-${content}`),
        article: articleOf(laws, content),
        value: writtenValue(reading, content, filled[content] ?? ''),
        ticks: ticksOf(reading, content),
      }),
    );
  const checked = citation(citedArticle(laws, laws === 'laws-2001' ? 'A3' : 'I.3'));
  return {
    key: game === null ? '' : `${game.round} ${game.board}`,
    corner:
      game === null
        ? ''
        : `${say('terms.round-n', { round: game.round })} · ${say('terms.board-n', { board: game.board })}`,
    lines: [
      ...lines,
      { label: say('paper.envelope-checked'), article: checked, value: '', ticks: [] },
    ],
    position: {
      label: say('paper.envelope-position-before'),
      article: articleOf(laws, 'position-before'),
    },
    notice: say('paper.envelope-open'),
  };
}

/**
 * The envelopes of the games that are adjourned, with what the book knows of them; a blank one where none
 * is.
 *
 * @article Laws 2001 A2, A3, A7
 * @article FIDE Laws 2023 I.2, I.3, I.7
 */
export function envelopesOf(t: Tournament, reading: Reading): readonly EnvelopeWords[] {
  const adjourned = viewOpenGames(t).due.filter(({ why }) => why === 'adjourned');
  if (adjourned.length === 0) return [envelopeWords(t, reading, null)];
  return adjourned.map((game) => envelopeWords(t, reading, game));
}
