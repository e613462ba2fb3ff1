import { findPairingSystem } from '@rokade/rules';
import {
  type FideNote,
  type GameResult,
  isKnockOut,
  type PlayerId,
  pairingRequest,
  publishedRounds,
  type Tournament,
} from '@rokade/tournament';
import { checkOwnRound, type Seats, seatsMissingIn } from '../reader/check-round.ts';
import type { ChangedPairs, FideRecord, Pair } from '../trf/fide-records.ts';

type NumberOf = (id: PlayerId) => number;

const numbersOf = ({ players }: Tournament): NumberOf => {
  const numbers = new Map(players.map(({ id, no }) => [id, no]));
  return (id) => numbers.get(id) ?? 0;
};

const shares = { 2: '1', 1: '1/2', 0: '0' } as const;

const share = (halfPoints: number): string =>
  halfPoints === 0 || halfPoints === 1 || halfPoints === 2
    ? shares[halfPoints]
    : String(halfPoints / 2);

/** A result as the records have it: `1-0`, `+:-` for a forfeit, `?` for an open game. */
function resultText(result: GameResult | null): string {
  if (result === null || result.kind === 'pending') return '?';
  if (result.kind === 'forfeit') {
    const sign = (side: 'white' | 'black') =>
      result.absent === 'both' || result.absent === side ? '-' : '+';
    return `${sign('white')}:${sign('black')}`;
  }
  return `${share(result.white)}-${share(result.black)}`;
}

const pairsOf = (seats: readonly Seats[]): readonly Pair[] =>
  seats.map(({ white, black }) => ({ white, black }));

/** What a round has otherwise than the system pairs it; null: nothing; `none`: the system has no pairing. */
function roundDifference(t: Tournament, round: number): ChangedPairs | 'none' | null {
  const { code, edition } = t.settings.system;
  const system = findPairingSystem(code, edition);
  if (system === undefined || isKnockOut(t.settings.system)) return null;
  const { ok, actual, expected } = checkOwnRound(t, system, round);
  if (ok) return null;
  if ('code' in expected) return 'none';
  return {
    right: pairsOf(seatsMissingIn(expected, actual)),
    made: pairsOf(seatsMissingIn(actual, expected)),
  };
}

/** The rounds that came with a file where they differ from the system's, and those made by hand. */
function roundRecords(t: Tournament): readonly FideRecord[] {
  const imported = t.importedRounds ?? 0;
  return t.rounds.flatMap(({ number: round, status, altered }): readonly FideRecord[] => {
    const isImported = round <= imported;
    if (status !== 'published' || !(isImported || altered)) return [];
    const differing = roundDifference(t, round);
    if (differing === null) return [];
    const pairs = differing === 'none' ? null : differing;
    return [{ kind: isImported ? 'import' : 'pairing-made', round, pairs }];
  });
}

function importRecords(t: Tournament): readonly FideRecord[] {
  const round = t.importedRounds ?? 0;
  return round === 0 ? [] : [{ kind: 'import', round, pairs: null }];
}

function noteRecord(note: FideNote, no: NumberOf): FideRecord {
  switch (note.kind) {
    case 'numbers':
    case 'exchange':
      return note;
    case 'correction': {
      const board = { white: no(note.white), black: no(note.black) };
      const [from, to] = [resultText(note.from), resultText(note.to)];
      return { kind: 'correction', round: note.round, board, from, to };
    }
    case 'adjourned':
      return {
        kind: 'adjourned',
        round: note.round,
        board: { white: no(note.white), black: no(note.black) },
      };
    case 'order': {
      const { kind, round, order, values } = note;
      return { kind, round, numbers: order.map(no), values };
    }
    case 'configuration':
      return note;
  }
}

const ratedRecords = (t: Tournament, no: NumberOf): readonly FideRecord[] =>
  t.rounds.flatMap(({ number: round, games }) =>
    games.flatMap(({ white, black, result, ratingResult }): readonly FideRecord[] =>
      ratingResult === null
        ? []
        : [
            {
              kind: 'rating-correction',
              round,
              board: { white: no(white), black: no(black) },
              from: resultText(result),
              to: resultText(ratingResult),
            },
          ],
    ),
  );

const fullPointRecords = (t: Tournament, no: NumberOf): readonly FideRecord[] =>
  t.rounds
    .filter(({ status }) => status === 'published')
    .flatMap(({ number: round, byes }): readonly FideRecord[] => {
      const numbers = byes
        .filter(({ bye }) => bye === 'full-point')
        .map(({ player }) => no(player));
      return numbers.length === 0 ? [] : [{ kind: 'full-point-bye', round, numbers }];
    });

/** Who must not meet whom, since the round after which that was last changed. */
function prohibitionRecords(t: Tournament): readonly FideRecord[] {
  const groups = (pairingRequest(t, 1).forbiddenGroups ?? []).map(({ players }) => players);
  if (groups.length === 0) return [];
  const changed = t.fideNotes.findLast(
    (note) => note.kind === 'configuration' && note.fields.includes('forbidden'),
  );
  return [{ kind: 'prohibition', round: (changed?.round ?? 0) + 1, groups }];
}

const modeRecord = ({ fideMode }: Tournament): FideRecord =>
  fideMode.kind === 'left' ? { kind: 'mode-left', round: fideMode.round } : { kind: 'mode-on' };

/**
 * The `###` records of a tournament that is, or was, in FIDE mode: the mode, its import, rounds that are
 * not the system's, numbers, corrections, adjourned games, forbidden meetings, full-point byes,
 * orders given and changed settings; none for one that never was. Rounds made by hand or imported are paired again, so it
 * takes as long as that.
 */
export function fideRecordsOf(t: Tournament): readonly FideRecord[] {
  if (t.fideMode.kind === 'none') return [];
  const no = numbersOf(t);
  const rounds = publishedRounds(t);
  return [
    modeRecord(t),
    ...importRecords(t),
    ...roundRecords(t),
    ...t.fideNotes.filter(({ round }) => round <= rounds).map((note) => noteRecord(note, no)),
    ...prohibitionRecords(t),
    ...fullPointRecords(t, no),
    ...ratedRecords(t, no),
  ];
}
