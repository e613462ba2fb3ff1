import type { Translate } from '@rokade/texts';
import {
  type CardRound,
  type PlayerCardView,
  plannedRounds,
  type Tournament,
  viewPlayerCards,
} from '@rokade/tournament';
import { playerText } from '../say/player-text.ts';
import { pointsText } from '../say/points-text.ts';
import { element, textElement } from './html.ts';

/** A round's score; an unplayed game is marked, since it is not a meeting. */
function scoreText({ cell }: CardRound): string {
  if (cell.kind === 'bye') return pointsText(cell.halfPoints);
  if (cell.kind !== 'game' || cell.halfPoints === null) return '';
  if (cell.how === 'forfeit') return cell.halfPoints > 0 ? '+' : '−';
  return pointsText(cell.halfPoints);
}

function opponentText(t: Translate, { cell, opponent }: CardRound): string {
  if (opponent !== null) return String(opponent.no);
  return cell.kind === 'bye' ? t('public.bye-short') : '–';
}

const colourText = (t: Translate, { cell }: CardRound): string =>
  cell.kind === 'game' ? t(`terms.${cell.colour}`) : '';

function totalText(card: CardRound): string {
  return scoreText(card) === '' ? '' : pointsText(card.halfPointsAfter);
}

/**
 * A round card with space for future rounds.
 *
 * @article DSU 2002 4.10.1
 */
function cardHtml(t: Translate, { player, rounds }: PlayerCardView, planned: number): string {
  const all = Array.from({ length: Math.max(planned, rounds.length) }, (_, index) => rounds[index]);
  const line = (heading: string, of: (round: CardRound) => string): string => {
    const cells = all.map((round) => textElement('td', round === undefined ? '' : of(round)));
    return element('tr', textElement('th', heading) + cells.join(''));
  };
  const heads = all.map((_, index) => textElement('th', String(index + 1)));
  const lines = [
    element('tr', textElement('th', t('terms.round')) + heads.join('')),
    line(t('public.against-number'), (round) => opponentText(t, round)),
    line(t('terms.colour'), (round) => colourText(t, round)),
    line(t('terms.result'), scoreText),
    line(t('public.points-in-all'), totalText),
    line(t('public.placing'), ({ placing }) => (placing === null ? '' : String(placing))),
  ];
  const name = textElement('h3', `${t('terms.number')} ${player.no} ${playerText(player)}`);
  return element('article', name + element('table', element('tbody', lines.join('\n'))), 'card');
}

/** The round cards of all players except withdrawn ones, by number. */
export const cardsHtml = (t: Translate, tournament: Tournament): string =>
  viewPlayerCards(tournament)
    .filter(({ player }) => !player.withdrawn)
    .map((card) => cardHtml(t, card, plannedRounds(tournament)))
    .join('\n');
