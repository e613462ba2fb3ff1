import { err, ok, type Result } from '@rokade/rules';
import type { CommandOf, DraftBoard, Request } from '../commands/command.ts';
import type { Consequence } from '../commands/consequence.ts';
import type { Refusal } from '../commands/refusal.ts';
import type { TournamentEvent } from '../events/entry.ts';
import { type PairedBoards, pairedBoards } from '../questions/paired-boards.ts';
import { draftRound, missingBoards, newestRound } from '../questions/phase.ts';
import { plannedRounds } from '../questions/planned-rounds.ts';
import { forfeitsOfRound } from '../questions/withdrawals.ts';
import { isRoundDate } from '../settings/setting-problems.ts';
import type { Round, Tournament } from '../state/state.ts';
import {
  hasScoreGroups,
  isFirstColourUndrawn,
  isScheduled,
  recordOf,
} from '../systems/system-choice.ts';
import { confirmationFor, resultsMissing, when } from './confirmation.ts';
import { unsettledAbsences } from './decide-check-in.ts';
import { decideLatePair } from './decide-late-pair.ts';
import { publishedRound } from './decide-results.ts';
import { carryOut, carryOutUnless, type Deciders, type Decision, refuse } from './decision.ts';
import { alterationConsequences, alteredBoards } from './draft-alteration.ts';
import { withFirstColour } from './first-colour.ts';
import { begunConsequences, earlyPairing } from './round-conduct.ts';

/** Why no round can be paired now, whatever the players; null: one can. */
function pairingObstacle(t: Tournament): Decision | null {
  if (t.lots.kind === 'not-drawn') return refuse({ code: 'lots.not-drawn' });
  const draft = draftRound(t);
  if (draft !== undefined) return refuse({ code: 'round.already-paired', round: draft.number });
  const planned = plannedRounds(t);
  return t.rounds.length >= planned ? refuse({ code: 'round.no-more', planned }) : null;
}

const adjourned = { kind: 'pending', why: 'adjourned', due: '' } as const;

/**
 * The rounds whose games must be finished before a new one; none in a round robin, whose pairings are
 * fixed.
 */
const awaitedRounds = (t: Tournament): readonly Round[] =>
  isScheduled(t.settings.system) ? [] : t.rounds;

/**
 * A game without a result when the next round is paired becomes adjourned, to a day not yet known: it
 * counts as such, and is listed among the games to be finished.
 *
 * @article DSU 2002 4.10 §2
 */
const adjournments = (t: Tournament): readonly TournamentEvent[] =>
  awaitedRounds(t).flatMap((one) =>
    missingBoards(one).map((board) => ({
      kind: 'result-entered',
      round: one.number,
      board,
      result: adjourned,
    })),
  );

/**
 * The consequences that results of earlier rounds are missing, and what their games then count as.
 *
 * @article DSU 2002 4.10 §2
 */
function missingBefore(t: Tournament): readonly Consequence[] {
  const { system, openGamesAs } = t.settings;
  const missing = awaitedRounds(t).flatMap((one) => resultsMissing(one.number, missingBoards(one)));
  const areDraws = hasScoreGroups(system) && openGamesAs === 'draw';
  return [
    ...missing,
    ...when(missing.length > 0 && areDraws, { code: 'consequence.adjourned-as-draws' }),
  ];
}

/**
 * Where the pairing depends on results, games in progress must be finished first; adjourned and
 * postponed games count as draws, as long as the regulation lets them be open.
 *
 * @article DSU 2002 §11b, §11c; 4.10 §2
 */
function decidePairing(
  before: Tournament,
  { lotSeed: typedSeed = '' }: CommandOf<'pair-round'>,
  request: Request,
): Decision {
  const lotSeed = typedSeed.trim();
  const obstacle = pairingObstacle(before);
  if (obstacle !== null) return obstacle;
  const ready = withFirstColour(before, lotSeed);
  if (!ready.ok) return refuse(ready.error);
  const { t, events } = ready.value;
  const open = missingBefore(t);
  const round = t.rounds.length + 1;
  const early = earlyPairing(t, round, request.now ?? '');
  const unsettled = unsettledAbsences(t, round);
  const question = confirmationFor(request, [...open, ...early, ...unsettled], early.length > 0);
  if (question !== null) return refuse(question);
  const paired = pairedBoards(t, round, lotSeed);
  if (!paired.ok) return refuse(paired.error);
  const { system } = t.settings;
  return carryOut(...events, ...adjournments(t), {
    kind: 'round-paired',
    round,
    system,
    ...paired.value,
  });
}

/** All rounds still to come of a system whose schedule does not depend on results. */
function decideAllRounds(t: Tournament): Decision {
  const obstacle = pairingObstacle(t);
  if (obstacle !== null) return obstacle;
  if (!isScheduled(t.settings.system)) return refuse({ code: 'system.not-scheduled' });
  const events: TournamentEvent[] = [];
  for (let round = t.rounds.length + 1; round <= plannedRounds(t); round++) {
    const paired = pairedBoards(t, round);
    if (!paired.ok) return refuse(paired.error);
    events.push(
      { kind: 'round-paired', round, system: t.settings.system, ...paired.value },
      { kind: 'round-published', round },
      ...forfeitsOfRound(t, round, paired.value.boards),
    );
  }
  return carryOut(...events);
}

/** Whether the system has no pairing, so that the arbiter's draft has nothing to be compared with. */
const isWithoutPairing = ({ code }: Refusal): boolean =>
  code === 'pairing.no-legal-pairing' || code === 'pairing.no-legal-colours';

function systemsDraft(t: Tournament, round: number): Result<PairedBoards | null, Refusal> {
  const paired = pairedBoards(t, round);
  return paired.ok || !isWithoutPairing(paired.error) ? paired : ok(null);
}

function decideBoards(
  t: Tournament,
  draft: {
    readonly round: number;
    readonly boards: readonly DraftBoard[];
    /** Further consequences, beside the rules that the boards break. */
    readonly besides: readonly Consequence[];
  },
  request: Request,
): Result<Omit<PairedBoards, 'remarks'>, Refusal> {
  const { round, boards, besides } = draft;
  const system = systemsDraft(t, round);
  if (!system.ok) return system;
  const altered = alteredBoards(t, round, { draftBoards: boards, system: system.value });
  if (!altered.ok) return altered;
  const drafts = { altered: altered.value, system: system.value };
  const consequences = [...besides, ...alterationConsequences(t, round, drafts)];
  const question = confirmationFor(request, consequences, true);
  return question === null ? altered : err(question);
}

function decideAlteration(
  t: Tournament,
  { boards }: CommandOf<'alter-draft'>,
  request: Request,
): Decision {
  const draft = draftRound(t);
  if (draft === undefined) return refuse({ code: 'round.not-draft', round: t.rounds.length });
  const round = draft.number;
  const altered = decideBoards(t, { round, boards, besides: [] }, request);
  return altered.ok
    ? carryOut({ kind: 'draft-altered', round, ...altered.value })
    : refuse(altered.error);
}

/**
 * A round paired by the arbiter, because the rules give no pairing or the arbiter decides otherwise.
 * Not in a cup, whose matches go on until they are won. In a round robin the rounds to come stay those of
 * the table, and the schedule names who then meet too often or not at all. FIDE, too, leaves a round
 * without a legal pairing to the arbiter (C.04.3).
 */
function decideByHand(
  t: Tournament,
  { boards }: CommandOf<'pair-by-hand'>,
  request: Request,
): Decision {
  const obstacle = pairingObstacle(t);
  if (obstacle !== null) return obstacle;
  const { system } = t.settings;
  if (!recordOf(system).byHand) return refuse({ code: 'system.not-by-hand' });
  if (isFirstColourUndrawn(system)) return refuse({ code: 'lots.first-colour-not-drawn' });
  const round = t.rounds.length + 1;
  const besides = [...missingBefore(t), ...earlyPairing(t, round, request.now ?? '')];
  const made = decideBoards(t, { round, boards, besides }, request);
  return made.ok
    ? carryOut(...adjournments(t), {
        kind: 'round-paired',
        round,
        system,
        ...made.value,
        remarks: [],
      })
    : refuse(made.error);
}

function decideWithdrawal(t: Tournament, _: unknown, request: Request): Decision {
  const round = newestRound(t);
  if (round === undefined) return refuse({ code: 'round.unknown', round: 0 });
  const results = round.games.filter(({ result }) => result !== null).length;
  const lost: readonly Consequence[] =
    round.status === 'draft'
      ? []
      : [
          ...begunConsequences(t, round, request.now ?? ''),
          { code: 'consequence.results-lost', round: round.number, results },
        ];
  const question = confirmationFor(request, lost, true);
  return carryOutUnless(question, { kind: 'round-withdrawn', round: round.number });
}

/**
 * Sets the start of a round in local time, by which the waiting time, calls and delayed publication are
 * calculated.
 */
function decideBegin(t: Tournament, { round, at }: CommandOf<'begin-round'>): Decision {
  const found = publishedRound(t, round);
  if ('code' in found) return refuse(found);
  if (at !== null && !(at.includes('T') && isRoundDate(at))) {
    return refuse({ code: 'round.start-not-a-time', at });
  }
  return (at ?? '') === found.begunAt
    ? carryOut()
    : carryOut({ kind: 'round-begun', round, at: at ?? '' });
}

function decidePublishing(t: Tournament): Decision {
  const draft = draftRound(t);
  if (draft === undefined) return refuse({ code: 'round.not-draft', round: t.rounds.length });
  const { number: round, games } = draft;
  return carryOut({ kind: 'round-published', round }, ...forfeitsOfRound(t, round, games));
}

export const roundDeciders = {
  'pair-round': decidePairing,
  'pair-all-rounds': decideAllRounds,
  'pair-by-hand': decideByHand,
  'alter-draft': decideAlteration,
  'publish-round': decidePublishing,
  'begin-round': decideBegin,
  'add-pair': decideLatePair,
  'unpublish-round': decideWithdrawal,
} satisfies Partial<Deciders>;
