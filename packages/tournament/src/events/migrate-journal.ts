import type { Migration } from '@rokade/journal';
import { noMarks, nothingForbidden, usualScoring } from '../values/setting-values.ts';

/** The format in which journals are written now. It changes when an entry's shape does. */
export const journalFormat = 10;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Format 1 knew Monrad with 1 – ½ – 0, nothing forbidden and the same time for both, Danish tie-breaks,
 * places that decide nothing, tournaments that come from no other, and numbers that were drawn (with a seed) or typed in (without).
 */
function fromFormat1(event: unknown): unknown {
  if (!isFields(event)) return event;
  if (event['kind'] === 'tournament-created' && isFields(event['settings'])) {
    const added = {
      scoring: usualScoring,
      forbidden: nothingForbidden,
      tieBreakEdition: '2026',
      marks: noMarks,
      timeOdds: null,
      origin: null,
    };
    return { ...event, settings: { ...event['settings'], ...added } };
  }
  if (event['kind'] !== 'lots-drawn') return event;
  return { ...event, method: event['seed'] === '' ? 'typed-in' : 'lot' };
}

/** What format 3 asks of a tournament's settings beyond format 2, with the value that changes nothing. */
const settingsOfFormat3: Fields = {
  halfPointByes: null,
  roundPlay: [],
  rated: 'by-rule',
  waitingMinutes: null,
};

/** What format 3 asks of a player beyond format 2. */
const detailsOfFormat3: Fields = { citizenship: '', rapidRating: null, blitzRating: null };

/** Tempelhof's Swiss struck nobody. */
const systemOfFormat3 = (system: unknown): unknown =>
  isFields(system) && system['code'] === 'tempelhof'
    ? { withdrawals: 'fide-2012', ...system }
    : system;

/** Tempelhof's corrected points came after the points, wherever they stood. */
function orderOfFormat3(tieBreaks: unknown): unknown {
  if (!Array.isArray(tieBreaks)) return tieBreaks;
  const [first]: readonly unknown[] = tieBreaks;
  const isCorrected = typeof first === 'string' && /^skt[-/_]pts$/i.test(first);
  return isCorrected ? ['PTS', ...tieBreaks] : tieBreaks;
}

/** The same fields, system and tie-breaks, if they name any, in the words of format 3. */
const inFormat3 = (fields: Fields): Fields => ({
  ...fields,
  ...('system' in fields ? { system: systemOfFormat3(fields['system']) } : {}),
  ...('tieBreaks' in fields ? { tieBreaks: orderOfFormat3(fields['tieBreaks']) } : {}),
});

/** Format 2 knew fewer settings and details; what was not asked then keeps the meaning it had. */
function fromFormat2(event: unknown): unknown {
  if (!isFields(event)) return event;
  if (event['kind'] === 'tournament-created' && isFields(event['settings'])) {
    return { ...event, settings: { ...settingsOfFormat3, ...inFormat3(event['settings']) } };
  }
  if (event['kind'] === 'settings-changed' && isFields(event['changes'])) {
    return { ...event, changes: inFormat3(event['changes']) };
  }
  if (event['kind'] === 'player-entered' && isFields(event['details'])) {
    return { ...event, details: { ...detailsOfFormat3, ...event['details'] } };
  }
  return inFormat3(event);
}

/** Asks more of a tournament's settings, with the values that change nothing. */
const withSettings =
  (added: Fields): Migration =>
  (event) =>
    isFields(event) && isFields(event['settings'])
      ? { ...event, settings: { ...added, ...event['settings'] } }
      : event;

/** Before format 5 a player pointed to nobody, no number said its list, and nothing was offered. */
function fromFormat4(event: unknown): unknown {
  if (!isFields(event)) return event;
  if (event['kind'] === 'player-changed') return { listed: {}, ...event };
  if (event['kind'] !== 'player-entered' || !isFields(event['details'])) return event;
  return { listed: {}, ...event, details: { person: '', ...event['details'] } };
}

/** Before format 10 nobody said how many events the German federation had evaluated of a player's. */
function fromFormat9(event: unknown): unknown {
  if (!isFields(event) || event['kind'] !== 'player-entered' || !isFields(event['details'])) {
    return event;
  }
  return { ...event, details: { dwzIndex: null, ...event['details'] } };
}

/** From format 1 to 2, from 2 to 3 … */
export const migrations: readonly Migration[] = [
  fromFormat1,
  fromFormat2,
  // Which rating counts followed the system. That format 4 keeps what is personal beside the entry is for
  // the store, and no event's shape.
  withSettings({ pairingRatings: null, shownRatings: null }),
  fromFormat4,
  // Nothing stood between equal ratings.
  withSettings({ secondRatings: null }),
  // Tables were boards, and open games draws.
  withSettings({ firstTable: 1, unusedTables: '', openGamesAs: 'draw' }),
  // Nothing came by phone, no other site showed it, and it was for everybody.
  withSettings({
    phoneReports: 'off',
    playerAsks: 'off',
    embedAt: [],
    openTo: 'all',
    movesShown: 'no',
  }),
  // Guests were as welcome as members.
  withSettings({ membersOf: '' }),
  fromFormat9,
];
