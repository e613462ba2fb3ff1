import type { TranslateFor } from '@rokade/texts';
import type { CupBracketView, CupMatchView } from '@rokade/tournament';
import { type Columns, forPeople, type NamedPlayer } from './column.ts';
import type { NumberedRow } from './draw.ts';
import type { TablePlayer } from './person-columns.ts';
import { cupSideText, decisionText, gamesText } from './say/cup-text.ts';
import { placesText } from './say/places-text.ts';
import { playerText } from './say/player-text.ts';

/** The places of a cup, each a row of `numberedColumns`. */
export const cupPlaceRows = <Player extends TablePlayer>(
  places: CupBracketView<Player>['places'],
): readonly (NumberedRow & { readonly player: Player })[] =>
  places.map(({ player, first, last }) => ({ number: placesText(first, last), player }));

/** A player as the drawing names them: `3 Petersen, Bent`. */
export const numberedName = (player: NamedPlayer): string =>
  player.name === '' ? playerText(player) : `${player.no} ${playerText(player)}`;

/** The matches of a round of a cup. */
export const cupMatchColumns = (
  t: TranslateFor<'tournament'>,
): Columns<CupMatchView<NamedPlayer>> => [
  {
    key: 'match',
    kind: 'number',
    heading: 'cup.match',
    media: forPeople,
    value: ({ number }) => number,
  },
  {
    key: 'players',
    kind: 'text',
    heading: 'terms.players',
    media: forPeople,
    narrow: 'grow',
    value: ({ sides }) =>
      sides
        .filter(({ kind }) => kind !== 'nobody')
        .map((side) => (side.kind === 'player' ? numberedName(side.player) : cupSideText(t, side)))
        .join(' – '),
  },
  { key: 'games', kind: 'text', heading: 'cup.games', media: forPeople, value: gamesText },
  {
    key: 'winner',
    kind: 'text',
    heading: 'cup.winner',
    media: ['terminal'],
    value: ({ winner }) => (winner === null ? '' : numberedName(winner)),
  },
  {
    key: 'decided',
    kind: 'text',
    heading: 'cup.decided',
    media: forPeople,
    narrow: 'second',
    value: (match) => decisionText(t, match),
  },
];
