import { type Contest, entryName, type LegView } from '@rokade/club';
import { measuredText } from '@rokade/tables';
import type { EveningPlayed } from './evening-played.ts';

/** A leg of a series, the points of a tournament to be taken over (null: none), and its place in the body. */
interface LegToFill {
  readonly leg: LegView;
  readonly brought: EveningPlayed | null;
  readonly place: string;
}

/** The lines of the form with the results of a leg, one for each entry, as they are filled in at first. */
export const legLines = (contest: Contest, { leg, brought, place }: LegToFill) =>
  contest.entries.map(({ id }, row) => {
    const score = leg.scores.find(({ entry }) => entry === id);
    const noted = score === undefined ? '' : measuredText(leg.measure, score.value);
    const result = brought?.results.find(({ entry }) => entry === id);
    return {
      id,
      at: `${place}.scores.${row}`,
      name: entryName(contest, id),
      guest: brought === null ? (score?.guest ?? false) : result?.guest === true,
      value: brought === null ? noted : (result?.value ?? ''),
      penalty: score === undefined || score.penalty === 0 ? '' : String(score.penalty),
    };
  });
