import type { Entry } from '@rokade/journal';
import { invariant } from '@rokade/rules';
import type { TournamentEvent } from './entry.ts';
import { evolveAppeals } from './evolve-appeals.ts';
import { evolveChampionship, isOfChampionship } from './evolve-championship.ts';
import { evolveCheckIn } from './evolve-check-in.ts';
import { evolvePlayers } from './evolve-players.ts';
import { evolveRounds } from './evolve-rounds.ts';
import { isSameGame } from './game-moves.ts';
import { publishedRounds } from './phase.ts';
import type { Tournament } from './state.ts';

function created(
  event: Extract<TournamentEvent, { kind: 'tournament-created' }>,
  version: number,
): Tournament {
  return {
    id: event.id,
    version,
    demo: event.demo,
    settings: event.settings,
    players: [],
    entriesClosed: false,
    lots: { kind: 'not-drawn' },
    tieLots: [],
    orderChangedAfterRound: null,
    rounds: [],
    moves: [],
    sentReports: [],
    checkIns: [],
    prizes: null,
    appealTerms: null,
    appeals: [],
    championship: null,
    finished: false,
    withdrawals: 0,
  };
}

function settingsChanged(
  t: Tournament,
  { changes }: Extract<TournamentEvent, { kind: 'settings-changed' }>,
): Tournament {
  const published = publishedRounds(t);
  const isOrder = changes.tieBreaks !== undefined || changes.tieBreakEdition !== undefined;
  return {
    ...t,
    settings: { ...t.settings, ...changes },
    orderChangedAfterRound: isOrder && published > 0 ? published : t.orderChangedAfterRound,
  };
}

/** What the report was made from is kept with it: later changes are told from it. */
function reportSent(
  t: Tournament,
  { kind: _, ...said }: Extract<TournamentEvent, { kind: 'report-sent' }>,
  { actor, at }: Pick<Entry<TournamentEvent>, 'actor' | 'at'>,
): Tournament {
  const { players, rounds, settings } = t;
  const sent = { ...said, by: actor.name, at, from: { players, rounds, settings } };
  return { ...t, sentReports: [...t.sentReports, sent] };
}

/** The newest moves of a game hold; none take them away. */
function movesAttached(
  t: Tournament,
  { round, games }: Extract<TournamentEvent, { kind: 'moves-attached' }>,
): Tournament {
  const given = games.map(({ board: _, ...game }) => ({ round, ...game }));
  const kept = t.moves.filter((one) => !given.some((game) => isSameGame(one, game)));
  return { ...t, moves: [...kept, ...given.filter(({ moves }) => moves !== '')] };
}

const tieLotsDrawn = (
  t: Tournament,
  { seed, order, playOff }: Extract<TournamentEvent, { kind: 'tie-lots-drawn' }>,
): Tournament => ({
  ...t,
  tieLots: [...t.tieLots, { seed, order, playOff: playOff ?? null }],
});

function evolveEvent(t: Tournament, { event, actor, at }: Entry<TournamentEvent>): Tournament {
  if (isOfChampionship(event)) return evolveChampionship(t, event);
  switch (event.kind) {
    case 'settings-changed':
      return settingsChanged(t, event);
    case 'entries-closed':
      return { ...t, entriesClosed: true };
    case 'entries-reopened':
      return { ...t, entriesClosed: false };
    case 'tie-lots-drawn':
      return tieLotsDrawn(t, event);
    case 'moves-attached':
      return movesAttached(t, event);
    case 'prizes-set':
      return { ...t, prizes: event.prizes };
    case 'report-sent':
      return reportSent(t, event, { actor, at });
    case 'tournament-finished':
      return { ...t, finished: true };
    case 'tournament-reopened':
      return { ...t, finished: false };
    case 'appeals-set':
    case 'appeal-lodged':
    case 'appeal-decided':
    case 'appeal-carried-on':
      return evolveAppeals(t, event);
    case 'players-checked-in':
    case 'check-in-undone':
    case 'absences-settled':
      return evolveCheckIn(t, event, { actor, at });
    case 'round-paired':
    case 'draft-altered':
    case 'round-published':
    case 'round-begun':
    case 'pair-added':
    case 'round-withdrawn':
    case 'result-entered':
    case 'result-corrected':
    case 'result-reported':
    case 'reports-settled':
    case 'round-verified':
    case 'colours-swapped':
    case 'game-rating-decided':
    case 'late-reserve-noted':
    case 'rating-result-decided':
      return evolveRounds(t, event, { actor, at });
    case 'tournament-created':
      return invariant(false, 'a tournament is created once') as never;
    default:
      return evolvePlayers(t, event, { actor, at });
  }
}

/** The tournament after one more entry. Total for every entry that `decide` gives. */
export function evolve(tournament: Tournament | null, entry: Entry<TournamentEvent>): Tournament {
  if (entry.event.kind === 'tournament-created') {
    invariant(tournament === null, 'a tournament is created once');
    return created(entry.event, entry.version);
  }
  invariant(tournament !== null, 'a journal begins with its creation');
  return { ...evolveEvent(tournament, entry), version: entry.version };
}
