import type { SourcePlayer } from '@rokade/formats';
import {
  type BracketMatch,
  type BracketRound,
  type CupBracket,
  type CupGame,
  type CupOutcome,
  type CupSide,
  cupPlaces,
  type PlayerNo,
} from '@rokade/rules';
import { pointsText } from '@rokade/tables';
import { cupRoundText, type TranslateFor } from '@rokade/texts';
import { bracketTree } from './bracket-tree.ts';
import { playerName } from './player-name.ts';
import { textTable } from './text-table.ts';

/** What the texts of a bracket are made from. */
export interface ShownBracket {
  readonly t: TranslateFor<'terminal'>;
  readonly players: readonly SourcePlayer[];
  readonly bracket: CupBracket;
}

function nameOf({ players }: ShownBracket, no: PlayerNo): string {
  const player = players.find((each) => each.no === no);
  return player === undefined ? String(no) : `${no} ${playerName(player)}`;
}

function sideText(shown: ShownBracket, side: CupSide): string {
  switch (side.kind) {
    case 'player':
      return nameOf(shown, side.no);
    case 'winner-of':
      return shown.t('cup.winner-of', { match: side.match });
    default:
      return '–';
  }
}

/**
 * A player comes into the drawing with their first game, not with a bye; who is unknown is a dot.
 */
function drawnSides(shown: ShownBracket, { sides }: BracketMatch, isFirst: boolean) {
  if (isFirst && sides[1].kind === 'nobody') return ['', ''];
  return sides.map((side) => (side.kind === 'winner-of' ? '·' : sideText(shown, side)));
}

function treeText(shown: ShownBracket): string {
  const { rounds, outcome } = shown.bracket;
  const lines = rounds.map(({ matches }, index) =>
    matches.flatMap((match) => drawnSides(shown, match, index === 0)),
  );
  return bracketTree([...lines, [outcome.kind === 'won' ? nameOf(shown, outcome.winner) : '·']]);
}

/** The score of a game, that of the upper line first; an open one is a question mark. */
function scoreText(game: CupGame, [upper]: BracketMatch['sides']): string {
  if (game.halfPoints === null) return '?';
  const { white, black } = game.halfPoints;
  const isUpperWhite = upper.kind === 'player' && upper.no === game.white;
  const [first, second] = isUpperWhite ? [white, black] : [black, white];
  if (game.played) return `${pointsText(first)}–${pointsText(second)}`;
  return `${first > 0 ? '+' : '−'}/${second > 0 ? '+' : '−'}`;
}

function outcomeCells(shown: ShownBracket, outcome: CupOutcome): readonly string[] {
  const { t } = shown;
  if (outcome.kind === 'open') return ['', t('cup.open')];
  if (outcome.kind === 'nobody') return [t('cup.nobody'), ''];
  return [nameOf(shown, outcome.winner), t(`cup.by.${outcome.by}`)];
}

function roundText(shown: ShownBracket, round: BracketRound): string {
  const { t } = shown;
  const rows = round.matches.map((match) => [
    String(match.number),
    sideText(shown, match.sides[0]),
    sideText(shown, match.sides[1]),
    match.games.map((game) => scoreText(game, match.sides)).join(' '),
    ...outcomeCells(shown, match.outcome),
  ]);
  const columns = [
    { head: t('cup.match'), align: 'right' as const },
    { head: '', align: 'left' as const },
    { head: '', align: 'left' as const },
    { head: t('cup.games'), align: 'left' as const },
    { head: t('cup.winner'), align: 'left' as const },
    { head: t('cup.decided'), align: 'left' as const },
  ];
  return `${cupRoundText(t, round)}\n\n${textTable(columns, rows)}`;
}

function placesText(shown: ShownBracket): readonly string[] {
  const places = cupPlaces(shown.bracket);
  if (places.length === 0) return [];
  const rows = places.map(({ no, first, last }) => [
    first === last ? String(first) : `${first}–${last}`,
    nameOf(shown, no),
  ]);
  const columns = [
    { head: shown.t('terms.rank'), align: 'right' as const },
    { head: shown.t('terms.name'), align: 'left' as const },
  ];
  return [textTable(columns, rows)];
}

/** A cup for people: the drawing, its rounds match by match, and the places so far. */
export const bracketText = (shown: ShownBracket): string =>
  [
    treeText(shown),
    ...shown.bracket.rounds.map((round) => roundText(shown, round)),
    ...placesText(shown),
  ].join('\n');
