import { groupedBy, ok } from '@rokade/rules';
import { cupPairs } from '../forms/cup.ts';
import { formOf } from '../forms/division-forms.ts';
import type { LeagueHappened } from '../happened.ts';
import type { TeamId } from '../ids.ts';
import { divisionOf, type League } from '../league.ts';
import { bracketOrder } from '../season/bracket-places.ts';
import type { TakeSeason } from '../season/plan-season.ts';
import { setBye } from './decide-rounds.ts';
import { planMatch } from './decide-schedule.ts';
import type { Decision, Facts } from './decision.ts';

type Planned = TakeSeason['matches'][number];
type TakenBye = NonNullable<TakeSeason['byes']>[number];

/** A pair or a team without an opponent, as a line of its round. */
interface TakenLine {
  readonly round: number;
  readonly teams: readonly TeamId[];
  /** One, or the legs of a pair of a cup; none of a team without an opponent. */
  readonly matches: readonly Planned[];
  readonly bye: TakenBye | null;
}

/** What a round that is taken over is drawn with, since nobody can repeat its lots here. */
const noSeed = '';

/** What both legs of a pair have in common. */
const pairOf = ({ round, home, away }: Planned): string =>
  [round, ...[home, away].toSorted()].join(' ');

const linesOf = ({ matches, byes = [] }: TakeSeason): readonly TakenLine[] => [
  ...[...groupedBy(matches, pairOf).values()].flatMap((legs): readonly TakenLine[] => {
    const [first] = legs;
    if (first === undefined) return [];
    return [{ round: first.round, teams: [first.home, first.away], matches: legs, bye: null }];
  }),
  ...byes.map((bye) => ({ round: bye.round, teams: [bye.team], matches: [], bye })),
];

/** The matches as they would be planned one by one, which refuses what cannot be. */
function plannedOneByOne(
  league: League,
  { division, matches }: TakeSeason,
  facts: Facts,
): Decision {
  const all: LeagueHappened[] = [];
  for (const match of matches) {
    const decided = planMatch(league, { kind: 'plan-match', division, ...match }, facts);
    if (!decided.ok) return decided;
    all.push(...decided.value);
  }
  return ok(all);
}

/** A round as it was drawn elsewhere, and published, with the places of its lines. */
function drawnRound(
  { division }: TakeSeason,
  round: number,
  lines: readonly TakenLine[],
): readonly LeagueHappened[] {
  const placed = lines.map((line, index) => ({ ...line, place: index + 1 }));
  return [
    {
      kind: 'round-drawn',
      division,
      round,
      seed: noSeed,
      matches: placed.flatMap(({ matches, place }) =>
        matches.map(({ match, home, away, values }) => ({
          match,
          home,
          away,
          place,
          values,
          because: [],
        })),
      ),
      byes: placed.flatMap(({ bye, place }) =>
        bye === null ? [] : [{ team: bye.team, bye: bye.bye, place, because: [] }],
      ),
    },
    { kind: 'round-published', division, round },
  ];
}

/** The lines of each round: in a bracket in its order, byes of the pairing alone among them; else as they come. */
function linesByRound(isBracket: boolean, command: TakeSeason): readonly (readonly TakenLine[])[] {
  const lines = linesOf(command);
  // Whoever goes on in a bracket without a match has the bye of the pairing, whatever the file calls it.
  if (isBracket) {
    return bracketOrder(
      lines.map((line) =>
        line.bye === null
          ? line
          : { ...line, bye: { ...line.bye, bye: 'pairing-allocated' as const } },
      ),
    );
  }
  const last = Math.max(0, ...command.matches.map(({ round }) => round));
  return Array.from({ length: last }, (_, index) =>
    lines.filter(({ round, bye }) => round === index + 1 && bye === null),
  );
}

/**
 * The matches and byes of a season that is taken over. Where rounds are drawn one by one, each that the
 * division does not have yet is one that was drawn and published, so that the next can be drawn; where
 * matches of it stand, those that are new are planned beside them.
 */
export function takenRounds(league: League, command: TakeSeason, facts: Facts): Decision {
  const planned = plannedOneByOne(league, command, facts);
  const division = divisionOf(league, command.division);
  if (!planned.ok || division === undefined || formOf(division).drawRound === null) return planned;
  const stands = new Set([
    ...division.drawn.map(({ round }) => round),
    ...league.matches.filter((one) => one.division === division.id).map(({ round }) => round),
  ]);
  const isBracket = formOf(division).shows === 'bracket';
  const rounds = linesByRound(isBracket, command).flatMap((lines, index) =>
    lines.length === 0 || stands.has(index + 1) ? [] : drawnRound(command, index + 1, lines),
  );
  const beside = planned.value.filter(
    (event) => event.kind === 'match-planned' && stands.has(event.round),
  );
  return ok([...rounds, ...beside]);
}

/** What teams without a match got, where that is no part of a bracket. */
export function takenByes(league: League, command: TakeSeason, facts: Facts): Decision {
  const division = divisionOf(league, command.division);
  const { byes = [], source } = command;
  if (division === undefined) return ok([]);
  const { drawRound, shows } = formOf(division);
  if (drawRound === null || shows === 'bracket') return ok([]);
  const all: LeagueHappened[] = [];
  for (const { team, round, bye } of byes) {
    const decided = setBye(league, { kind: 'set-bye', team, round, bye, reason: source }, facts);
    if (!decided.ok) return decided;
    all.push(...decided.value);
  }
  return ok(all);
}

/** Who went on in a bracket where its matches alone do not say so: the round after shows it. */
export function takenPairs(league: League, { division, source }: TakeSeason): Decision {
  const pairs = cupPairs(league, division);
  return ok(
    pairs.flatMap(({ round, teams, winner }): readonly LeagueHappened[] => {
      const through = teams.find((team) =>
        pairs.some((one) => one.round === round + 1 && one.teams.includes(team)),
      );
      if (through === undefined || through === null || through === winner) return [];
      return [
        { kind: 'pair-decided', division, round, winner: through, by: 'leader', reason: source },
      ];
    }),
  );
}
