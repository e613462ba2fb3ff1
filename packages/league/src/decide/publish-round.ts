import { err, ok } from '@rokade/rules';
import { sides } from '../board-result.ts';
import { linesUpOnce } from '../forms/division-forms.ts';
import type { LeagueHappened } from '../happened.ts';
import type { TeamId } from '../ids.ts';
import { divisionOf, drawnRound, type League, type Match, sideOf } from '../league.ts';
import { matchesIn } from './decide-rounds.ts';
import type { Decides } from './decision.ts';

/** The newest line-up of a team in a division before a round, without players who have left it since. */
function lineUpBefore(league: League, team: TeamId, { division, round }: Match) {
  const [newest] = league.matches
    .filter((match) => match.division === division && match.round < round && !match.isPlayOff)
    .flatMap((match) => {
      const side = sideOf(match, team);
      const lineUp = side === null ? null : match.lineUps[side];
      return lineUp === null ? [] : [{ round: match.round, players: lineUp.players }];
    })
    .toSorted((one, other) => other.round - one.round);
  return newest?.players.map((player) =>
    player !== null && league.members.some(({ id }) => id === player) ? player : null,
  );
}

/** The line-ups of the matches of a round that come from the round before, where teams line up once. */
const lineUpsKept = (
  league: League,
  matches: readonly Match[],
  when: string,
): readonly LeagueHappened[] =>
  matches
    .filter((match) => linesUpOnce(league, match))
    .flatMap((match) =>
      sides.flatMap((side): readonly LeagueHappened[] => {
        const team = match[side];
        const players =
          match.lineUps[side] === null ? lineUpBefore(league, team, match) : undefined;
        return players === undefined
          ? []
          : [{ kind: 'line-up-handed-in', match: match.id, team, players, when }];
      }),
    );

/** Publishes a draft: captains and readers see its matches. Teams that line up once are lined up in them. */
export const publishRound: Decides<'publish-round'> = (
  league,
  { division: id, round },
  { now },
) => {
  const division = divisionOf(league, id);
  if (division === undefined) return err({ code: 'league.unknown-division', division: id });
  const drawn = drawnRound(division, round);
  if (drawn === undefined) return err({ code: 'league.round-not-drawn', round });
  if (drawn.isPublished) return ok([]);
  return ok([
    { kind: 'round-published', division: id, round },
    ...lineUpsKept(league, matchesIn(league, division, round), now),
  ]);
};
