import { err, ok, type Result, unreachable } from '@rokade/rules';
import type { Command, Request, WantedBoard } from '../command.ts';
import type { TournamentEvent } from '../entry.ts';
import { type PairedBoards, pairedBoards } from '../paired-boards.ts';
import { draftRound, missingBoards, newestRound } from '../phase.ts';
import { plannedRounds } from '../planned-rounds.ts';
import type { Consequence } from '../consequence.ts';
import type { Refusal } from '../refusal.ts';
import type { Tournament } from '../state.ts';
import { isFirstColourUndrawn, isScheduled, recordOf } from '../system-choice.ts';
import { forfeitsOfRound } from '../withdrawals.ts';
import { confirmationFor } from './confirmation.ts';
import { unsettledAbsences } from './decide-check-in.ts';
import { decideLatePair } from './decide-late-pair.ts';
import { carryOut, type Decision, refuse } from './decision.ts';
import { alterationConsequences, alteredBoards } from './draft-alteration.ts';
import { withFirstColour } from './first-colour.ts';
import { begunConsequences, openGamesConsequences } from './round-conduct.ts';
import { isRoundDate } from './setting-problems.ts';

/** The commands about rounds. */
export type RoundCommand = Extract<
  Command,
  {
    kind:
      | 'pair-round'
      | 'pair-all-rounds'
      | 'pair-by-hand'
      | 'alter-draft'
      | 'publish-round'
      | 'begin-round'
      | 'add-pair'
      | 'unpublish-round';
  }
>;

/** Why no round can be paired now, whatever the players. */
function pairingObstacle(t: Tournament): Decision | null {
  if (t.lots.kind === 'not-drawn') return refuse({ code: 'lots.not-drawn' });
  const draft = draftRound(t);
  if (draft !== undefined) return refuse({ code: 'round.already-paired', round: draft.number });
  const planned = plannedRounds(t);
  return t.rounds.length >= planned ? refuse({ code: 'round.no-more', planned }) : null;
}

/**
 * Games that are being played have to be awaited where the pairing depends on them; those adjourned
 * or postponed count as draws, as long as the regulation lets them be open.
 *
 * @article DSU 2002 §11b, §11c; 4.10 §2
 */
function decidePairing(before: Tournament, lotSeed: string, request: Request): Decision {
  const obstacle = pairingObstacle(before);
  if (obstacle !== null) return obstacle;
  const ready = withFirstColour(before, lotSeed);
  if (!ready.ok) return refuse(ready.error);
  const { t, events } = ready.value;
  const awaited = isScheduled(t.settings.system) ? [] : t.rounds;
  const open: readonly Consequence[] = awaited.flatMap((round): readonly Consequence[] => {
    const boards = missingBoards(round);
    return boards.length === 0
      ? []
      : [{ code: 'consequence.results-missing', round: round.number, boards }];
  });
  const round = t.rounds.length + 1;
  const early = openGamesConsequences(t, round, request.now ?? '');
  const unsettled = unsettledAbsences(t, round);
  const question = confirmationFor(request, [...open, ...early, ...unsettled], early.length > 0);
  if (question !== null) return refuse(question);
  const paired = pairedBoards(t, round, lotSeed);
  if (!paired.ok) return refuse(paired.error);
  const { system } = t.settings;
  return carryOut(...events, { kind: 'round-paired', round, system, ...paired.value });
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

/** Where the rules give no pairing, the arbiter's draft is compared with none. */
const isWithoutPairing = ({ code }: Refusal): boolean =>
  code === 'pairing.no-legal-pairing' || code === 'pairing.no-legal-colours';

function systemsDraft(t: Tournament, round: number): Result<PairedBoards | null, Refusal> {
  const paired = pairedBoards(t, round);
  return paired.ok || !isWithoutPairing(paired.error) ? paired : ok(null);
}

function decideBoards(
  t: Tournament,
  wanted: {
    readonly round: number;
    readonly boards: readonly WantedBoard[];
    /** What follows besides what the boards leave of the rules. */
    readonly besides: readonly Consequence[];
  },
  request: Request,
): Result<Omit<PairedBoards, 'remarks'>, Refusal> {
  const { round, boards, besides } = wanted;
  const system = systemsDraft(t, round);
  if (!system.ok) return system;
  const altered = alteredBoards(t, round, { wanted: boards, system: system.value });
  if (!altered.ok) return altered;
  const drafts = { altered: altered.value, system: system.value };
  const consequences = [...besides, ...alterationConsequences(t, round, drafts)];
  const question = confirmationFor(request, consequences, true);
  return question === null ? altered : err(question);
}

function decideAlteration(
  t: Tournament,
  boards: readonly WantedBoard[],
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
 * A round that the arbiter pairs themselves, because the rules give no pairing or they decide
 * otherwise. A table has its pairings, and a cup's matches go on until they are won: neither is
 * paired by hand. FIDE, too, leaves a round without a legal pairing to the arbiter (C.04.3).
 */
function decideByHand(t: Tournament, boards: readonly WantedBoard[], request: Request): Decision {
  const obstacle = pairingObstacle(t);
  if (obstacle !== null) return obstacle;
  const { system } = t.settings;
  if (!recordOf(system).byHand) {
    return refuse({ code: 'system.not-by-hand' });
  }
  if (isFirstColourUndrawn(system)) return refuse({ code: 'lots.first-colour-not-drawn' });
  const round = t.rounds.length + 1;
  const besides = openGamesConsequences(t, round, request.now ?? '');
  const made = decideBoards(t, { round, boards, besides }, request);
  return made.ok
    ? carryOut({ kind: 'round-paired', round, system, ...made.value, remarks: [] })
    : refuse(made.error);
}

function decideWithdrawal(t: Tournament, request: Request): Decision {
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
  return question === null
    ? carryOut({ kind: 'round-withdrawn', round: round.number })
    : refuse(question);
}

/** By the clock on the wall: calls, waiting time and what is kept back until after the start go by it. */
function decideBegin(
  t: Tournament,
  { round, at }: Extract<RoundCommand, { kind: 'begin-round' }>,
): Decision {
  const found = t.rounds[round - 1];
  if (found === undefined) return refuse({ code: 'round.unknown', round });
  if (found.status === 'draft') return refuse({ code: 'round.not-published', round });
  if (at !== null && !(at.includes('T') && isRoundDate(at))) {
    return refuse({ code: 'round.start-not-a-time', at });
  }
  return (at ?? '') === found.begunAt
    ? carryOut()
    : carryOut({ kind: 'round-begun', round, at: at ?? '' });
}

/** Decides a command about a round. */
export function decideRounds(t: Tournament, command: RoundCommand, request: Request): Decision {
  switch (command.kind) {
    case 'pair-round':
      return decidePairing(t, (command.lotSeed ?? '').trim(), request);
    case 'pair-all-rounds':
      return decideAllRounds(t);
    case 'pair-by-hand':
      return decideByHand(t, command.boards, request);
    case 'alter-draft':
      return decideAlteration(t, command.boards, request);
    case 'publish-round': {
      const draft = draftRound(t);
      return draft === undefined
        ? refuse({ code: 'round.not-draft', round: t.rounds.length })
        : carryOut(
            { kind: 'round-published', round: draft.number },
            ...forfeitsOfRound(t, draft.number, draft.games),
          );
    }
    case 'begin-round':
      return decideBegin(t, command);
    case 'add-pair':
      return decideLatePair(t, command, request);
    case 'unpublish-round':
      return decideWithdrawal(t, request);
    default:
      return unreachable(command);
  }
}
