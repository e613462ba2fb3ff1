import type { TimeControl, TimeStage } from '@rokade/tournament';

const stageSeconds = ({ minutes }: TimeStage): number => Math.round(minutes * 60);

const movesBefore = (moves: number | null, text: string): string =>
  moves === null ? text : `${moves}/${text}`;

/**
 * A time control as record 222 encodes it, `40/6000+30:900+30`: moves / seconds + increment, stage
 * by stage; '' where no stage is known.
 */
export function encodeTimeControl({ stages, incrementSeconds }: TimeControl): string {
  const increment = incrementSeconds > 0 ? `+${incrementSeconds}` : '';
  return stages
    .map((stage) => movesBefore(stage.moves, `${stageSeconds(stage)}${increment}`))
    .join(':');
}

/** The same for people, as arbiters write it in any language: `40/100' + 15' + 30"`. */
export function timeControlText({ stages, incrementSeconds }: TimeControl): string {
  const parts = stages.map(({ moves, minutes }) => movesBefore(moves, `${minutes}'`));
  return [...parts, ...(incrementSeconds > 0 ? [`${incrementSeconds}"`] : [])].join(' + ');
}
