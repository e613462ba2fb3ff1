import {
  type CupPair,
  cupPairs,
  type Division,
  formOf,
  type League,
  matchScore,
  type TeamId,
  teamName,
} from '@rokade/league';
import { cupRoundName } from '@rokade/rules';
import { pointsText, type TeamCupRow } from '@rokade/tables';
import { cupRoundText } from '@rokade/texts';
import type { DrawnBracketRound, DrawnMatch, DrawnSide } from '../../views/cup/drawn-bracket.ts';
import { type LeagueWords, matchScoreText } from './league-matches.ts';

/** A round of a cup of teams, as a list. */
export interface TeamCupRound {
  readonly round: number;
  readonly title: string;
  readonly rows: readonly TeamCupRow[];
  /** With it anybody can repeat the lots; '' = none were drawn for the round. */
  readonly lots: string;
}

/** A cup of teams: its drawing, its rounds as lists, and who has won it. */
export interface TeamCup {
  /** None where lots are drawn before each round, so that no line leads to the next. */
  readonly drawing: readonly DrawnBracketRound[];
  readonly rounds: readonly TeamCupRound[];
  /** '' until the final is decided. */
  readonly winner: string;
}

/** How a pair was decided, or what it waits for. */
function decisionOf({ state, by, steps }: CupPair, t: LeagueWords): string {
  if (state !== 'won' || by === null) {
    return state === 'won' ? '' : t(`league.cup-state-${state}`);
  }
  const last = steps.at(-1);
  const [home = 0, away = 0] = last?.points ?? [];
  const facts = {
    home: pointsText(home),
    away: pointsText(away),
    boards: last?.boards ?? 0,
  };
  return t(`league.cup-by-${by}`, facts);
}

const namesOf = (league: League, { teams: [one, other] }: CupPair): string =>
  [one, other].flatMap((team) => (team === null ? [] : teamName(league, team))).join(' – ');

const scoresOf = (league: League, { matches }: CupPair): string =>
  matches
    .map((match) => matchScoreText(league, match))
    .filter(Boolean)
    .join(', ');

const rowOf = (league: League, pair: CupPair, t: LeagueWords): TeamCupRow => ({
  key: `${pair.round}-${pair.place}`,
  matchId: pair.matches[0]?.id ?? '',
  teams: namesOf(league, pair),
  score: scoresOf(league, pair),
  winner: pair.winner === null ? '' : teamName(league, pair.winner),
  decided: decisionOf(pair, t),
});

/** The board points of a side, leg by leg; '' before anything is played. */
const scoresOfSide = (league: League, pair: CupPair, team: TeamId): readonly string[] =>
  pair.matches.flatMap((match) => {
    if (matchScoreText(league, match) === '') return [];
    const { halfPoints } = matchScore(league, match);
    return [pointsText(halfPoints[match.home === team ? 0 : 1])];
  });

const nobody: DrawnSide = {
  no: '',
  name: '–',
  id: '',
  isWon: false,
  isLost: false,
  isOpen: true,
  scores: [],
};

function sideOf(league: League, pair: CupPair, team: TeamId | null): DrawnSide {
  if (team === null) return nobody;
  return {
    no: '',
    name: teamName(league, team),
    id: team,
    isWon: pair.winner === team && pair.by !== 'bye',
    isLost: pair.winner !== null && pair.winner !== team,
    isOpen: false,
    scores: scoresOfSide(league, pair, team),
  };
}

const drawnMatch = (league: League, pair: CupPair): DrawnMatch => ({
  number: pair.place,
  isOpen: pair.state !== 'won' && pair.state !== 'nobody',
  isBye: pair.round === 1 && pair.matches.length === 0,
  sides: [sideOf(league, pair, pair.teams[0]), sideOf(league, pair, pair.teams[1])],
});

/** A line of the next round of which only one is known: who won it, or that it is open. */
function comingSide(league: League, pair: CupPair | undefined, t: LeagueWords): DrawnSide {
  if (pair === undefined || pair.state === 'nobody') return nobody;
  return pair.winner === null
    ? { ...nobody, name: t('cup.winner-of', { match: pair.place }) }
    : { ...nobody, name: teamName(league, pair.winner), id: pair.winner, isOpen: false };
}

/** The matches of the round after the newest one. */
const comingMatches = (
  league: League,
  pairs: readonly CupPair[],
  t: LeagueWords,
): readonly DrawnMatch[] =>
  Array.from({ length: Math.ceil(pairs.length / 2) }, (_, index) => ({
    number: index + 1,
    isOpen: true,
    isBye: false,
    sides: [comingSide(league, pairs[2 * index], t), comingSide(league, pairs[2 * index + 1], t)],
  }));

/** The rounds that are not drawn yet; from the second on nobody is known. */
function comingRounds(
  matches: readonly DrawnMatch[],
  title: (round: number, matches: number) => string,
  round: number,
): readonly DrawnBracketRound[] {
  if (matches.length === 0) return [];
  const here = { key: round, title: title(round, matches.length), matches };
  if (matches.length === 1) return [here];
  const next = Array.from(
    { length: Math.ceil(matches.length / 2) },
    (_, index): DrawnMatch => ({
      number: index + 1,
      isOpen: true,
      isBye: false,
      sides: [nobody, nobody],
    }),
  );
  return [here, ...comingRounds(next, title, round + 1)];
}

/** A cup of teams as far as it is drawn; null: the division is played in another form, or nothing is drawn. */
export function teamCup(league: League, division: Division, t: LeagueWords): TeamCup | null {
  if (formOf(division).shows !== 'bracket') return null;
  const pairs = cupPairs(league, division.id);
  const byRound = [...Map.groupBy(pairs, ({ round }) => round)];
  const hasPreliminary = pairs.some(({ round, matches }) => round === 1 && matches.length === 0);
  const titleOf = (round: number, matches: number): string => {
    const bracketRound = hasPreliminary ? round - 1 : round;
    return cupRoundText(t, { bracketRound, name: cupRoundName(bracketRound, matches) });
  };
  const newest = byRound.at(-1)?.[1] ?? [];
  const isDrawnOnce = division.values.cupLots !== 'each-round';
  const coming = newest.length > 1 ? comingMatches(league, newest, t) : [];
  const drawn = byRound.map(
    ([round, own]): DrawnBracketRound => ({
      key: round,
      title: titleOf(round, own.length),
      matches: own.map((pair) => drawnMatch(league, pair)),
    }),
  );
  const last = newest.length === 1 ? newest[0] : undefined;
  return {
    drawing: isDrawnOnce ? [...drawn, ...comingRounds(coming, titleOf, byRound.length + 1)] : [],
    rounds: byRound.map(([round, own]) => ({
      round,
      title: titleOf(round, own.length),
      rows: own.map((pair) => rowOf(league, pair, t)),
      lots:
        round === 1 || !isDrawnOnce
          ? (division.drawn.find((one) => one.round === round)?.seed ?? '')
          : '',
    })),
    winner: last?.winner == null ? '' : teamName(league, last.winner),
  };
}
