import { pairedLate } from '@rokade/rules';
import type { CommandOf, Request } from '../commands/command.ts';
import type { Consequence } from '../commands/consequence.ts';
import type { Refusal } from '../commands/refusal.ts';
import { publishedRounds } from '../questions/phase.ts';
import { withoutOpponent } from '../questions/without-opponent.ts';
import type { Round, Tournament } from '../state/state.ts';
import { hasScoreGroups } from '../systems/system-choice.ts';
import type { PlayerId } from '../values/ids.ts';
import { confirmationFor } from './confirmation.ts';
import { publishedRound } from './decide-results.ts';
import { carryOutUnless, type Decision, refuse } from './decision.ts';
import { rematches } from './draft-alteration.ts';
import { outdatedDraft } from './outdated-draft.ts';
import { begunConsequences } from './round-conduct.ts';
import { boardConsequences } from './rule-consequences.ts';

type LatePair = CommandOf<'add-pair'>;

/** The article that lets two players without opponents meet after the start. */
const latePairArticle = 'FIDE 2012 8.3.3';

/** The most minutes that can be taken from a clock. */
const mostMinutes = 600;

/** The newest published round; an earlier one is refused, since later ones were paired with its results. */
function openRound(t: Tournament, number: number): Round | Refusal {
  const isOver = number < publishedRounds(t);
  const round = publishedRound(t, number);
  return isOver && !('code' in round) ? { code: 'late-pair.round-over', round: number } : round;
}

function obstacle(t: Tournament, round: Round, command: LatePair): Refusal | null {
  const { white, black, minutesOff } = command;
  if (!hasScoreGroups(t.settings.system)) return { code: 'system.no-late-pair' };
  if (white === black) return { code: 'draft.player-twice', player: white };
  const free = new Set(withoutOpponent(t, round).map(({ id }) => id));
  const taken = [white, black].find((player) => !free.has(player));
  if (taken !== undefined) return { code: 'late-pair.not-free', player: taken };
  const [met] = rematches(t, [{ white, black }]);
  if (met !== undefined) {
    const { earlierRound } = met;
    return { code: 'late-pair.have-met', white, black, earlierRound, article: latePairArticle };
  }
  const isClock = Number.isInteger(minutesOff) && minutesOff >= 0 && minutesOff <= mostMinutes;
  return isClock ? null : { code: 'late-pair.minutes-invalid', most: mostMinutes };
}

/** The byes with points that the two lose by playing. */
const lostByes = ({ byes }: Round, pair: readonly PlayerId[]): readonly Consequence[] =>
  byes
    .filter(({ player, halfPoints }) => halfPoints > 0 && pair.includes(player))
    .map(({ player, halfPoints }) => ({ code: 'consequence.bye-lost', player, halfPoints }));

/**
 * Two players without an opponent meet after the round has begun: two late players, or one of them and
 * the player with the bye. Allowed only in the newest published round, with a reason, and never for two
 * who have met; the arbiter sets their clocks. The Danish rules and Tempelhof's do not mention it, so
 * FIDE's article applies where pairing goes by points, beside the Danish rule that a pairing stands. In
 * a round robin every player already has a place.
 *
 * @article FIDE 2012 8.3.3, 7.4; DSU 2002 §11d
 */
export function decideLatePair(t: Tournament, command: LatePair, request: Request): Decision {
  const round = openRound(t, command.round);
  if ('code' in round) return refuse(round);
  const { white, black, minutesOff } = command;
  const problem = obstacle(t, round, command);
  if (problem !== null) return refuse(problem);
  const consequences: readonly Consequence[] = [
    { code: 'consequence.paired-late', white, black, article: latePairArticle },
    ...begunConsequences(t, round, request.now ?? ''),
    ...lostByes(round, [white, black]),
    ...boardConsequences(t, round.number, [{ white, black }]),
  ];
  const because = [pairedLate(minutesOff)];
  const board = round.games.length + 1;
  return carryOutUnless(
    confirmationFor(request, consequences, true),
    { kind: 'pair-added', round: round.number, board, white, black, because },
    ...outdatedDraft(t),
  );
}
