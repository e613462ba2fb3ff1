import { byKind, type Entry } from '@rokade/journal';
import { invariant } from '@rokade/rules';
import type { EventOf, TournamentEvent } from '../events/entry.ts';
import { publishedRounds } from '../questions/phase.ts';
import type { Tournament } from '../state/state.ts';
import { isSameGame } from '../values/game-moves.ts';
import { appealEvolvers, withCommittee } from './evolve-appeals.ts';
import { championshipEvolvers } from './evolve-championship.ts';
import { checkInEvolvers } from './evolve-check-in.ts';
import { incidentEvolvers } from './evolve-incidents.ts';
import { playerEvolvers } from './evolve-players.ts';
import { roundEvolvers } from './evolve-rounds.ts';
import type { Evolvers, LaterEvent, Writing } from './evolving.ts';
import { fideNotesOf } from './fide-notes.ts';

function created(event: EventOf<'tournament-created'>, version: number): Tournament {
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
    startPositions: [],
    monthRatings: [],
    sentReports: [],
    checkIns: [],
    prizes: null,
    appealTerms: null,
    appeals: [],
    incidents: [],
    championship: null,
    finished: false,
    withdrawals: 0,
    fideMode: event.fideMode === true ? { kind: 'on' } : { kind: 'none' },
    fideNotes: [],
    importedRounds: event.importedRounds ?? null,
  };
}

function settingsChanged(t: Tournament, { changes }: EventOf<'settings-changed'>): Tournament {
  const published = publishedRounds(t);
  const isOrder = changes.tieBreaks !== undefined || changes.tieBreakEdition !== undefined;
  const settings = { ...t.settings, ...changes };
  const isCommittee = changes.committee !== undefined && t.appealTerms !== null;
  return {
    ...t,
    settings,
    appealTerms: isCommittee ? withCommittee(t.appealTerms, { settings }) : t.appealTerms,
    orderChangedAfterRound: isOrder && published > 0 ? published : t.orderChangedAfterRound,
  };
}

/** Stores with a sent report the data it was made from, so that later changes can be noticed. */
function reportSent(
  t: Tournament,
  { kind: _, ...payload }: EventOf<'report-sent'>,
  { actor, at }: Writing,
): Tournament {
  const { players, rounds, settings } = t;
  const sent = { ...payload, by: actor.name, at, from: { players, rounds, settings } };
  return { ...t, sentReports: [...t.sentReports, sent] };
}

/** The newest moves of a game count; empty moves remove them. */
function movesAttached(t: Tournament, { round, games }: EventOf<'moves-attached'>): Tournament {
  const attached = games.map(({ board: _, ...game }) => ({ round, ...game }));
  const kept = t.moves.filter((one) => !attached.some((game) => isSameGame(one, game)));
  return { ...t, moves: [...kept, ...attached.filter(({ moves }) => moves !== '')] };
}

const evolvers: Evolvers = {
  ...playerEvolvers,
  ...checkInEvolvers,
  ...roundEvolvers,
  ...appealEvolvers,
  ...incidentEvolvers,
  ...championshipEvolvers,
  'settings-changed': settingsChanged,
  'entries-closed': (t) => ({ ...t, entriesClosed: true }),
  'entries-reopened': (t) => ({ ...t, entriesClosed: false }),
  'tie-lots-drawn': (t, { seed, order, playOff = null }) => ({
    ...t,
    tieLots: [...t.tieLots, { seed, order, playOff, given: null }],
  }),
  'tie-order-given': (t, { round, order, values = null }) => ({
    ...t,
    tieLots: [...t.tieLots, { seed: '', order, playOff: null, given: { round, values } }],
  }),
  'moves-attached': movesAttached,
  'month-ratings-set': (t, { month, ratings }) => ({
    ...t,
    monthRatings: [...t.monthRatings.filter((one) => one.month !== month), { month, ratings }],
  }),
  'start-position-drawn': (t, { round, seed, position }) => ({
    ...t,
    startPositions: [
      ...t.startPositions.filter((one) => one.round !== round),
      { round, seed, position },
    ].toSorted((one, other) => one.round - other.round),
  }),
  'prizes-set': (t, { prizes }) => ({ ...t, prizes }),
  'report-sent': reportSent,
  'tournament-finished': (t) => ({ ...t, finished: true }),
  'tournament-reopened': (t) => ({ ...t, finished: false }),
  'fide-mode-entered': (t) => ({ ...t, fideMode: { kind: 'on' } }),
  'fide-mode-left': (t, { round }, { actor, at }) => ({
    ...t,
    fideMode: { kind: 'left', round, by: actor.name, at },
  }),
};

const evolved = byKind<LaterEvent, Tournament, Tournament, Writing>(evolvers);

/** The tournament after one more entry. Defined for every event that `decide` can return. */
export function evolve(tournament: Tournament | null, entry: Entry<TournamentEvent>): Tournament {
  const { event, version, actor, at } = entry;
  if (event.kind === 'tournament-created') {
    invariant(tournament === null, 'a tournament is created once');
    return created(event, version);
  }
  invariant(tournament !== null, 'a journal begins with its creation');
  const after = evolved(tournament, event, { actor, at });
  const noted = fideNotesOf(tournament, event);
  return {
    ...after,
    fideNotes: noted.length === 0 ? after.fideNotes : [...after.fideNotes, ...noted],
    version,
  };
}
