import { type Reason, reason } from '../../../kernel/reason.ts';
import type { NormReasonCode } from '../norm-codes.ts';
import type { NormGame } from '../norm-games.ts';
import type { Applicant, Judgement } from './judge.ts';
import { leastGames } from './number-of-games.ts';
import { unratedOpponent } from './performance.ts';

type Because = Reason<NormReasonCode>;

const reasonFor = (code: NormReasonCode, article: string, facts: Because['facts'] = {}): Because =>
  reason(code, `FIDE B.01 2024 ${article}`, facts);

const roundsOf = (games: readonly NormGame[]): readonly number[] =>
  games.map(({ roundNumber }) => roundNumber);

/** The reasons of games that were left out. */
function ignoredGames(all: readonly NormGame[], { games }: Judgement): readonly Because[] {
  const kept = new Set(roundsOf(games));
  const lastKept = Math.max(0, ...kept);
  const out = all.filter(({ roundNumber }) => !kept.has(roundNumber));
  const later = roundsOf(out.filter(({ roundNumber }) => roundNumber > lastKept));
  const won = roundsOf(out.filter(({ roundNumber }) => roundNumber < lastKept));
  return [
    ...(later.length > 0 ? [reasonFor('norm.later-ignored', '1.4.1e', { rounds: later })] : []),
    ...(won.length > 0 ? [reasonFor('norm.won-ignored', '1.4.1f', { rounds: won })] : []),
  ];
}

/**
 * The reasons of rounds with an opponent and without a counting game.
 *
 * @article FIDE B.01 2024 1.4.2
 */
function notCounted({ player }: Applicant, all: readonly NormGame[]): readonly Because[] {
  const counted = new Set(roundsOf(all));
  const rounds = player.records.flatMap((record, index) => {
    const isOpen = record.kind === 'game' && record.status === 'pending';
    const isPaired = record.kind === 'game' || record.kind === 'forfeit';
    return isPaired && !isOpen && !counted.has(index + 1) ? [index + 1] : [];
  });
  return rounds.length === 0 ? [] : [reasonFor('norm.not-counted', '1.4.2', { rounds })];
}

/** The reasons of ratings that are not the opponents' own. */
function usedRatings({ standard }: Applicant, judgement: Judgement): readonly Because[] {
  const { games, lifted } = judgement;
  const unrated = games
    .filter(({ opponent }) => opponent.rating === null && opponent.no !== lifted)
    .map(({ opponent }) => opponent.no);
  const { floor } = standard;
  return [
    ...(lifted === null ? [] : [reasonFor('norm.floor', '1.4.6', { opponent: lifted, floor })]),
    ...(unrated.length === 0
      ? []
      : [reasonFor('norm.unrated', '1.4.6', { players: unrated, rating: unratedOpponent })]),
  ];
}

/** Whether a game is missing that is excused by a forfeit win or the bye. */
const isEightOfNine = ({ event, player }: Applicant, { games }: Judgement): boolean =>
  event.rounds === 9 && games.length === 8 && leastGames(event, player) === 8;

/** The reasons of a result for a title. */
export const explain = (
  applicant: Applicant,
  all: readonly NormGame[],
  judgement: Judgement,
): readonly Because[] => [
  ...notCounted(applicant, all),
  ...ignoredGames(all, judgement),
  ...(isEightOfNine(applicant, judgement)
    ? [reasonFor('norm.eight-of-nine', '1.4.1c', { games: 8 })]
    : []),
  ...(applicant.isExempt ? [reasonFor('norm.exempt', '1.4.3e')] : []),
  ...usedRatings(applicant, judgement),
];
