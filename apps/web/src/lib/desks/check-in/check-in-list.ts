import type { CheckInRow, PlayerLine, TournamentId } from '@rokade/tournament';
import { fitsName } from '#lib/chess/find-name.ts';
import { type Tick, type TickQueue, tickOf } from './tick-queue.ts';

/** A tournament at the door: who is looked for before its next round. */
export interface CheckInGroup {
  readonly id: TournamentId;
  readonly name: string;
  readonly version: number;
  /** 0: no round is to come. */
  readonly round: number;
  readonly rows: readonly CheckInRow[];
}

/** Somebody as the list at the door shows them. */
export interface DoorLine {
  readonly key: string;
  readonly group: CheckInGroup;
  readonly player: PlayerLine;
  readonly away: CheckInRow['away'];
  readonly here: boolean;
  /** Who saw them, and when; null: nobody, or not yet saved. */
  readonly seen: CheckInRow['seen'];
  readonly isSaved: boolean;
}

/** All who are looked for, in the alphabet, with what is on its way to the server. */
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

/** What is shown: who is missing, who is here, or whoever a search means, missing ones first. */
export interface DoorChoice {
  readonly shown: 'missing' | 'here';
  readonly query: string;
  /** null: all groups. */
  readonly group: string | null;
}

export const isMissing = ({ here, away }: DoorLine): boolean => !here && away === null;

/** The lines to show. */
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

/** The ticks that say of these players that they are here, or not. */
export const ticksFor = (lines: readonly DoorLine[], here: boolean): readonly Tick[] =>
  lines.map(({ group, player }) => ({
    group: group.id,
    round: group.round,
    player: player.id,
    name: player.name,
    here,
  }));
