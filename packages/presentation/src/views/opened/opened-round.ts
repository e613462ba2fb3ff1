import { checkRound, journalReader } from '@rokade/formats';
import { findPairingSystem, invariant, ok, type Reason, type Result } from '@rokade/rules';
import { namesIn } from '@rokade/tables';
import {
  type Command,
  decide,
  foldJournal,
  type JournalEntry,
  makeEntries,
  numberedAsIn,
  type Refusal,
  type Tournament,
  viewRound,
} from '@rokade/tournament';
import { type ReasonLine, reasonLines } from '../../chess/reason-lines.ts';
import type { Locale } from '../../words/locale.ts';
import { type BoardLine, type ByeLine, roundLines } from '../round/round-line.ts';
import { type BoardHeadings, matchHeadings } from '../teams/match-headings.ts';

/** A board with the reasons of the system for it; [] where the file's round is another. */
export interface ExplainedBoard extends BoardLine {
  readonly because: readonly ReasonLine[];
}

/** A round of an opened file. */
export interface OpenedRound {
  readonly round: number;
  readonly boards: readonly ExplainedBoard[];
  readonly byes: readonly ByeLine[];
  readonly headings: BoardHeadings;
  /** What the system says of the round as a whole. */
  readonly remarks: readonly ReasonLine[];
}

/** The reasons of the system for each pair it makes in a round, by the pair's numbers. */
function reasonsByPair(t: Tournament, round: number): ReadonlyMap<string, readonly Reason[]> {
  // A round that other numbers decided is not explained by the present ones.
  if (numberedAsIn(t, round) !== t) return new Map();
  const system = findPairingSystem(t.settings.system.code, t.settings.system.edition);
  if (system === undefined) return new Map();
  const source = journalReader(t, 'national');
  const paired = system.pairRound(source.pairingRequest(round));
  if (!paired.ok || !checkRound(source, system, round).ok) return new Map();
  return new Map(
    paired.value.pairings.map(({ white, black, because }) => [`${white}-${black}`, because]),
  );
}

/** A round as it stands in the tournament, with the reasons of its boards. */
export function openedRound(
  t: Tournament,
  round: number,
  locale: Locale<'console'>,
): OpenedRound | null {
  const view = viewRound(t, round);
  if (view === null) return null;
  const names = namesIn(t);
  const again = view.boards.some(({ because }) => because.length > 0)
    ? new Map<string, readonly Reason[]>()
    : reasonsByPair(t, round);
  const { boards, byes } = roundLines(view);
  return {
    round,
    boards: boards.map((board, index) => {
      const own = view.boards[index]?.because ?? [];
      const because = own.length > 0 ? own : again.get(`${board.white.no}-${board.black.no}`);
      return { ...board, because: reasonLines(names, because ?? [], locale.t) };
    }),
    byes,
    headings: matchHeadings(t, round, locale.t),
    remarks: reasonLines(names, view.remarks, locale.t),
  };
}

/** The journal as it would go on with a command; refused where the tournament refuses it. */
function carriedOut(
  entries: readonly JournalEntry[],
  command: Command,
  now: string,
): Result<readonly JournalEntry[], Refusal> {
  const decided = decide(foldJournal(entries), {
    command,
    reason: nextRoundReason,
    confirmed: true,
  });
  if (!decided.ok) return decided;
  const more = makeEntries(decided.value, {
    version: entries.length,
    at: now,
    actor: { id: 'reader', name: '' },
    reason: nextRoundReason,
  });
  return ok([...entries, ...more]);
}

/** What stands as reason and, where a system draws lots, as their seed. */
const nextRoundReason = 'next round';

/**
 * The tournament with its next round as a draft, or why it cannot be paired; nothing is kept. `now` is
 * UTC, ISO 8601 with milliseconds.
 */
export function withNextRound(
  entries: readonly JournalEntry[],
  now: string,
): Result<Tournament, Refusal> {
  const pair = { kind: 'pair-round' } as const;
  const paired = carriedOut(entries, pair, now);
  if (paired.ok) return ok(sound(paired.value));
  if (paired.error.code !== 'lots.not-drawn') return paired;
  const drawn = carriedOut(entries, { kind: 'draw-lots', seed: nextRoundReason }, now);
  if (!drawn.ok) return drawn;
  const pairedByLot = carriedOut(drawn.value, pair, now);
  return pairedByLot.ok ? ok(sound(pairedByLot.value)) : pairedByLot;
}

function sound(entries: readonly JournalEntry[]): Tournament {
  const t = foldJournal(entries);
  invariant(t !== null, 'a journal that was decided is a tournament');
  return t;
}
