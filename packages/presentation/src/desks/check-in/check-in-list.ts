import type { CheckInRow, PlayerLine, TournamentId } from '@rokade/tournament';
import { fitsName } from '../../chess/find-name.ts';
import { type Tick, type TickQueue, tickOf } from './tick-queue.ts';

/** A tournament with the players who are expected for its next round. */
export interface CheckInGroup {
  readonly id: TournamentId;
  readonly name: string;
  readonly version: number;
  /** The number of the next round; 0: there is none. */
  readonly round: number;
  readonly rows: readonly CheckInRow[];
}

/** A player in the check-in list. */
export interface DoorLine {
  readonly key: string;
  readonly group: CheckInGroup;
  readonly player: PlayerLine;
  readonly away: CheckInRow['away'];
  readonly here: boolean;
  /** Who checked them in, and when; null: not checked in, or not yet saved. */
  readonly seen: CheckInRow['seen'];
  readonly isSaved: boolean;
}

/** All expected players by name, including ticks on their way to the server. */
export function doorLines(
  groups: readonly CheckInGroup[],
  queue: TickQueue,
  compare: (a: string, b: string) => number,
): readonly DoorLine[] {
  return groups
    .filter(({ round }) => round > 0)
    .flatMap((group) =>
      group.rows.map(({ player, seen, away }): DoorLine => {
        const tick = tickOf(queue, { group: group.id, player: player.id });
        return {
          key: `${group.id}/${player.id}`,
          group,
          player,
          away,
          here: tick?.here ?? seen !== null,
          seen,
          isSaved: tick === null || tick.state.kind === 'saved',
        };
      }),
    )
    .toSorted((a, b) => compare(a.player.name, b.player.name) || a.player.no - b.player.no);
}

/**
 * Which players are shown: those missing, those here, or those whom a search finds, missing ones
 * first.
 */
export interface DoorChoice {
  readonly shown: 'missing' | 'here';
  readonly query: string;
  /** The id of a group; null: all groups. */
  readonly group: string | null;
}

/** Whether a player is expected and not here. */
export const isMissing = ({ here, away }: DoorLine): boolean => !here && away === null;

/** The lines that are shown. */
export function chosenLines(
  lines: readonly DoorLine[],
  { shown, query, group }: DoorChoice,
): readonly DoorLine[] {
  const inGroup = lines.filter((line) => group === null || line.group.id === group);
  if (query.trim() === '') {
    return inGroup.filter((line) => (shown === 'here' ? line.here : isMissing(line)));
  }
  const found = inGroup.filter(({ player }) => fitsName(`${player.name} ${player.club}`, query));
  return [...found.filter(isMissing), ...found.filter((line) => !isMissing(line))];
}

/** Ticks that check players in, or undo that. */
export const ticksFor = (lines: readonly DoorLine[], here: boolean): readonly Tick[] =>
  lines.map(({ group, player }) => ({
    group: group.id,
    round: group.round,
    player: player.id,
    name: player.name,
    here,
  }));
