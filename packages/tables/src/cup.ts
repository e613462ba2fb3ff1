import type { TranslateFor } from '@rokade/texts';
import type { CupBracketView, CupMatchView } from '@rokade/tournament';
import { type Columns, forPeople, type NamedPlayer } from './column.ts';
import { columnsIn, second } from './columns-in.ts';
import type { NumberedRow } from './draw.ts';
import type { TablePlayer } from './person-columns.ts';
import { cupSideText, decisionText, gamesText } from './say/cup-text.ts';
import { placesText } from './say/places-text.ts';
import { playerText } from './say/player-text.ts';

/** The places of a cup, as rows of `numberedColumns`. */
export const cupPlaceRows = <Player extends TablePlayer>(
  places: CupBracketView<Player>['places'],
): readonly (NumberedRow & { readonly player: Player })[] =>
  places.map(({ player, first, last }) => ({ number: placesText(first, last), player }));

/** A player in the bracket's drawing: `3 Petersen, Bent`. */
export const numberedName = (player: NamedPlayer): string =>
  player.name === '' ? playerText(player) : `${player.no} ${playerText(player)}`;

const { own, column } = columnsIn(forPeople);
const of = column<CupMatchView<NamedPlayer>>;

/** The columns of the matches of a cup's round. */
export const cupMatchColumns = (
  t: TranslateFor<'tournament'>,
): Columns<CupMatchView<NamedPlayer>> => [
  own('number', 'number', 'cup.match', { key: 'match' }),
  of('players', 'terms.players', { narrow: 'grow' }).text(({ sides }) =>
    sides
      .filter(({ kind }) => kind !== 'nobody')
      .map((side) => (side.kind === 'player' ? numberedName(side.player) : cupSideText(t, side)))
      .join(' – '),
  ),
  of('games', 'terms.games').text(gamesText),
  of('winner', 'cup.winner', { media: ['terminal'] }).text(({ winner }) =>
    winner === null ? '' : numberedName(winner),
  ),
  of('decided', 'cup.decided', second).text((match) => decisionText(t, match)),
];
