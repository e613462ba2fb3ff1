import type { BoardScore, Side } from '../board-result.ts';
import type { LeagueCommand } from '../command.ts';
import type { MemberId, TeamId } from '../ids.ts';
import type { Match } from '../league.ts';
import type { SeasonFault, SeasonMatch, SeasonPlace, SeatedAs } from './season.ts';
import type { SquadSought } from './squad-sought.ts';

type Played = Extract<LeagueCommand, { kind: 'take-season' }>['played'][number];

/** Where players are sought, and where it is told that they were not found. */
interface Seating {
  readonly sought: SquadSought;
  readonly place: SeasonPlace;
  readonly faults: SeasonFault[];
}

/** The player at a board; null: nobody, or somebody who is in no squad, which is a fault. */
function seated(
  as: SeatedAs | null,
  team: TeamId,
  { sought, place: { where, row }, faults }: Seating,
): MemberId | null {
  if (as === null) return null;
  const found = sought.in(team, as);
  if (found !== null && found !== 'several') return found;
  const elsewhere = found === null ? sought.anywhere(as) : null;
  if (elsewhere !== null) return elsewhere;
  const code = found === 'several' ? 'player-ambiguous' : 'player-unknown';
  faults.push({ where, row, code, text: as.name || as.nationalId });
  return null;
}

/** The line-ups of a match; null where nobody of a side is known. */
export function lineUpsOf(
  { where, row, boards }: SeasonMatch,
  teams: Readonly<Record<Side, TeamId>>,
  sought: SquadSought,
  faults: SeasonFault[],
): Played['lineUps'] {
  const ofSide = (side: Side): readonly (MemberId | null)[] | null => {
    if (boards.every(({ players }) => players[side] === null)) return null;
    const players = boards.map((board) =>
      seated(board.players[side], teams[side], { sought, place: { where, row }, faults }),
    );
    return players.every((player) => player === null) ? null : players;
  };
  return { home: ofSide('home'), away: ofSide('away') };
}

export const scoresOf = ({ boards }: SeasonMatch): readonly BoardScore[] =>
  boards.map(({ score }) => score);

/** Whether a match has already all that the season says of it. */
export function isSamePlay(match: Match, { scores, score, lost }: Played): boolean {
  const isSameScore =
    score === null
      ? match.bare === null
      : match.bare?.[0] === score.home && match.bare[1] === score.away;
  return (
    isSameScore &&
    match.forfeited === lost &&
    scores.every((one, index) => (match.scores[index] ?? '') === one)
  );
}
