import { differing } from '@rokade/journal';
import { emptyDetails, type PlayerDetails, type RatingField, ratingFields } from '@rokade/players';
import type { CommandOf, EnteredPlayer, Request } from '../commands/command.ts';
import type { Refusal } from '../commands/refusal.ts';
import type { EventOf, TournamentEvent } from '../events/entry.ts';
import { draftRound, publishedRounds } from '../questions/phase.ts';
import { isPlannedRound } from '../questions/planned-rounds.ts';
import { forfeitsOfPlayer } from '../questions/withdrawals.ts';
import type { Tournament } from '../state/state.ts';
import { isScheduled } from '../systems/system-choice.ts';
import type { ListOfRatings, Player } from '../values/player.ts';
import { outsidersAmong } from '../views/view-eligibility.ts';
import { fullPointQuestion } from './bye-limits.ts';
import { confirmationFor } from './confirmation.ts';
import { decideByeRequest } from './decide-byes.ts';
import {
  carryOut,
  carryOutUnless,
  type Deciders,
  type Decision,
  ofPlayer,
  refuse,
} from './decision.ts';
import { missedByes, missedObstacle } from './missed-rounds.ts';
import { alikeEntered, becomesAlike, namesakeQuestion } from './namesakes.ts';
import { outdatedDraft } from './outdated-draft.ts';
import { playerProblem } from './player-check.ts';

/**
 * Asks for confirmation if players are entered for whom the tournament is not open; the arbiter may
 * make an exception.
 */
function exceptionQuestion(
  t: Tournament,
  players: readonly EnteredPlayer[],
  request: Request,
): Refusal | null {
  const entered = players.map(({ details }) => ({ ...emptyDetails, ...details }));
  const consequences = outsidersAmong(t, entered)
    .filter(({ out }) => out.length > 0)
    .map(({ out, article }) => {
      const names = out.join('; ');
      return { code: 'consequence.not-open-to', names, article } as const;
    });
  return confirmationFor(request, consequences, true);
}

function decideEntry(
  t: Tournament,
  { players }: CommandOf<'enter-players'>,
  request: Request,
): Decision {
  const ids = new Set(t.players.map(({ id }) => id));
  for (const [index, entered] of players.entries()) {
    const { id } = entered;
    const details = { ...emptyDetails, ...entered.details };
    const problem = playerProblem(details);
    if (problem !== null) return refuse({ code: 'player.invalid', index, ...problem });
    if (ids.has(id)) {
      return refuse({ code: 'player.duplicate', index, name: details.name, existing: id });
    }
    ids.add(id);
    const obstacle = missedObstacle(t, entered);
    if (obstacle !== null) return refuse(obstacle);
  }
  const question = fullPointQuestion(
    t,
    players.flatMap(({ missed = [] }) => missed),
    request,
  );
  const exception = exceptionQuestion(t, players, request);
  const named = players.map(({ id, details }) => ({
    id,
    details: { ...emptyDetails, ...details },
  }));
  const namesakes = namesakeQuestion(alikeEntered(t, named), request);
  const fromRound = publishedRounds(t) + 1;
  const entered = players.flatMap((player): readonly TournamentEvent[] => [
    {
      kind: 'player-entered',
      player: player.id,
      details: { ...emptyDetails, ...player.details },
      listed: player.listed ?? {},
      fromRound,
    },
    ...missedByes(t, player),
  ]);
  return carryOutUnless(exception ?? namesakes ?? question, ...entered, ...outdatedDraft(t));
}

type Change = Omit<CommandOf<'change-player'>, 'kind' | 'player'>;

const sameList = (a: ListOfRatings | null, b: ListOfRatings): boolean =>
  a?.list === b.list && a.month === b.month;

/** The ratings in a change for which another list is named than before. */
const newlyListed = ({ origins }: Player, { listed = {} }: Change): readonly RatingField[] =>
  ratingFields.filter((field) => {
    const list = listed[field];
    return list !== undefined && !sameList(origins[field]?.list ?? null, list);
  });

/**
 * What a change changes: the values that differ, and those of which only the list is new. A form sends
 * all values of a player, and the journal keeps what was changed.
 */
const changedIn = (player: Player, change: Change): Change['changes'] => {
  const listed = newlyListed(player, change);
  const { changes } = change;
  const again = Object.entries(changes).filter(([field]) => listed.some((one) => one === field));
  return { ...differing(player.details, changes), ...Object.fromEntries(again) };
};

function decideChange(
  t: Tournament,
  player: Player,
  { change, request, index = 0 }: { change: Change; request: Request; index?: number },
): Decision {
  const { listed = {} } = change;
  const changes = changedIn(player, change);
  const hasNew = Object.keys(changes).length > 0 || newlyListed(player, change).length > 0;
  if (!hasNew) return carryOut();
  const details = { ...player.details, ...changes };
  const problem = playerProblem(details);
  if (problem !== null) return refuse({ code: 'player.invalid', index, ...problem });
  const { id } = player;
  const alike = becomesAlike(t, player, details) ? [details.name] : [];
  const question = namesakeQuestion(alike, request);
  return carryOutUnless(question, { kind: 'player-changed', player: id, changes, listed });
}

/**
 * Decides changes of several players. Each is checked against the players as the changes before it
 * leave them, so that two players can swap a name.
 */
function decideChanges(
  t: Tournament,
  { players }: CommandOf<'change-players'>,
  request: Request,
): Decision {
  const events: TournamentEvent[] = [];
  let state = t;
  for (const [index, change] of players.entries()) {
    const player = state.players.find(({ id }) => id === change.player);
    if (player === undefined) return refuse({ code: 'player.unknown', player: change.player });
    const decided = decideChange(state, player, { change, request, index });
    if (!decided.ok) return decided;
    events.push(...decided.value);
    const details = { ...player.details, ...change.changes };
    state = {
      ...state,
      players: state.players.map((one) => (one.id === player.id ? { ...one, details } : one)),
    };
  }
  return carryOut(...events);
}

/** Whether a declined value is the person whom the player is linked to. */
const isLinkedTo = ({ details }: Player, values: Partial<PlayerDetails>): boolean =>
  details.person !== '' && values.person === details.person;

/**
 * Declines offers, for known players and for fields that could have been taken over. Declining the
 * person whom a player is linked to takes the link away as well.
 */
function decideDeclining(t: Tournament, { players }: CommandOf<'decline-changes'>): Decision {
  for (const [index, { player, values }] of players.entries()) {
    const existing = t.players.find(({ id }) => id === player);
    if (existing === undefined) return refuse({ code: 'player.unknown', player });
    const problem = playerProblem({ ...existing.details, ...values });
    if (problem !== null) return refuse({ code: 'player.invalid', index, ...problem });
  }
  const unlinked = players.filter(({ player, values }) =>
    t.players.some((one) => one.id === player && isLinkedTo(one, values)),
  );
  return carryOut(
    ...players.map((one) => ({ kind: 'player-changes-declined', ...one }) as const),
    ...unlinked.map(
      ({ player }) =>
        ({ kind: 'player-changed', player, changes: { person: '' }, listed: {} }) as const,
    ),
  );
}

const decideRemoval = ({ rounds }: Tournament, { id }: Player): Decision =>
  rounds.length > 0
    ? refuse({ code: 'player.has-played', player: id })
    : carryOut({ kind: 'player-removed', player: id });

/**
 * A player leaves or returns from a round on that is not published yet. Leaving later than the draft's
 * round keeps the draft. In a round robin all games are fixed: a player who leaves forfeits the open
 * ones, whatever their round.
 */
function decidePresence(
  t: Tournament,
  event: EventOf<'player-withdrawn' | 'player-returned'>,
): Decision {
  const { fromRound } = event;
  if (!isPlannedRound(t, fromRound)) return refuse({ code: 'round.unknown', round: fromRound });
  if (isScheduled(t.settings.system)) {
    const forfeits = event.kind === 'player-withdrawn' ? forfeitsOfPlayer(t, event.player) : [];
    return carryOut(event, ...forfeits);
  }
  if (fromRound <= publishedRounds(t)) {
    return refuse({ code: 'round.already-paired', round: fromRound });
  }
  const draft = draftRound(t);
  const isLater =
    draft !== undefined && event.kind === 'player-withdrawn' && fromRound > draft.number;
  return isLater ? carryOut(event) : carryOut(event, ...outdatedDraft(t));
}

/** Decides that a player leaves from a round on. */
export const decideWithdrawal = (
  t: Tournament,
  { id, presence }: Player,
  fromRound: number,
): Decision =>
  presence.kind === 'withdrawn'
    ? refuse({ code: 'player.already-withdrawn', player: id })
    : decidePresence(t, { kind: 'player-withdrawn', player: id, fromRound });

/**
 * Expels a player from the event, from the next round that is not published, with the reason. What they
 * played counts by the rules on players who leave; they have no place in the standings
 * (Laws 2023 12.9.9, ADR 0270).
 */
function decideExpulsion(
  t: Tournament,
  { id: player, presence }: Player,
  { words }: CommandOf<'expel-player'>,
  request: Request,
): Decision {
  const hasLeft = presence.kind === 'withdrawn';
  if (hasLeft && presence.expelled !== null) {
    return refuse({ code: 'player.already-expelled', player });
  }
  if (words.trim() === '') return refuse({ code: 'player.expulsion-unexplained', player });
  const fromRound = hasLeft ? presence.fromRound : publishedRounds(t) + 1;
  const event = {
    kind: 'player-expelled',
    player,
    fromRound,
    said: { words: words.trim() },
  } as const;
  const question = confirmationFor(
    request,
    [{ code: 'consequence.player-expelled', player }],
    false,
  );
  const forfeits = hasLeft ? [] : forfeitsOfPlayer(t, player);
  const redrawn = hasLeft || isScheduled(t.settings.system) ? [] : outdatedDraft(t);
  return carryOutUnless(question, event, ...forfeits, ...redrawn);
}

/** Decides that a player who left plays again from a round on. */
export const decideReturn = (
  t: Tournament,
  { id, presence }: Player,
  fromRound: number,
): Decision =>
  presence.kind === 'withdrawn'
    ? decidePresence(t, { kind: 'player-returned', player: id, fromRound })
    : refuse({ code: 'player.not-withdrawn', player: id });

/** The highest number of a fixed table. */
const highestTable = 9999;

/** No two players have the same fixed table, since they may have different opponents in one round. */
function decideTable(t: Tournament, player: Player, { table }: CommandOf<'fix-table'>): Decision {
  if (table === player.fixedTable) return carryOut();
  if (table !== null && table > highestTable) {
    return refuse({ code: 'table.invalid', most: highestTable });
  }
  const keeper = t.players.find(({ fixedTable }) => table !== null && fixedTable === table);
  return keeper === undefined
    ? carryOut({ kind: 'player-table-fixed', player: player.id, table })
    : refuse({ code: 'table.kept', table: table ?? 0, player: keeper.id });
}

/** A removed player is still in the journal, so an id that is not on the list can be erased, too. */
function decideErasing(
  _: Tournament,
  { player }: CommandOf<'erase-player'>,
  request: Request,
): Decision {
  const lost = [{ code: 'consequence.erased-for-good', player }] as const;
  return carryOutUnless(confirmationFor(request, lost, false), { kind: 'player-erased', player });
}

export const playerDeciders = {
  'enter-players': decideEntry,
  'change-player': ofPlayer((t, player, change, request) =>
    decideChange(t, player, { change, request }),
  ),
  'change-players': decideChanges,
  'decline-changes': decideDeclining,
  'remove-player': ofPlayer(decideRemoval),
  'erase-player': decideErasing,
  'withdraw-player': ofPlayer((t, player, { fromRound }) => decideWithdrawal(t, player, fromRound)),
  'expel-player': ofPlayer(decideExpulsion),
  'return-player': ofPlayer((t, player, { fromRound }) => decideReturn(t, player, fromRound)),
  'request-bye': ofPlayer(decideByeRequest),
  'cancel-bye-request': ofPlayer(decideByeRequest),
  'fix-table': ofPlayer(decideTable),
} satisfies Partial<Deciders>;
