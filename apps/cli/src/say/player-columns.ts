import { ratingText, type Translate } from '@rokade/texts';
import type { ListedPlayer } from '../input/load-players.ts';
import { playerName } from './player-name.ts';
import type { TableColumn } from './text-table.ts';

/** The columns of a list of players behind their number; club where there are clubs, else federation. */
export function playerColumns(
  t: Translate,
  players: readonly ListedPlayer[],
): readonly TableColumn[] {
  const hasClubs = players.some(({ club }) => club !== '');
  return [
    { head: t('terms.name'), align: 'left' },
    { head: hasClubs ? t('terms.club') : t('terms.federation'), align: 'left' },
    { head: t('terms.rating'), align: 'right' },
  ];
}

/** What stands in them. */
export const playerCells = (t: Translate, player: ListedPlayer): readonly string[] => [
  playerName(player),
  player.club || player.federation,
  ratingText(t, player),
];
