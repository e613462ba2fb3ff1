import type { Migration } from '@rokade/journal';
import { noMarks, nothingForbidden, usualScoring } from '../values/setting-values.ts';

/** The number of the present journal format, raised whenever the shape of an entry changes. */
export const journalFormat = 17;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Format 1 had Monrad with 1 – ½ – 0 only, no forbidden meetings, one time for both players, Danish
 * tie-breaks, places without consequences, no tournaments made from others, and numbers that were drawn
 * (with a seed) or typed in (without).
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

/** Settings that format 3 adds, with the neutral value. */
const settingsOfFormat3: Fields = {
  halfPointByes: null,
  roundPlay: [],
  rated: 'by-rule',
  waitingMinutes: null,
};

/** Details of a player that format 3 adds. */
const detailsOfFormat3: Fields = { citizenship: '', rapidRating: null, blitzRating: null };

/** Before format 3, Tempelhof's Swiss system struck no results. */
const systemOfFormat3 = (system: unknown): unknown =>
  isFields(system) && system['code'] === 'tempelhof'
    ? { withdrawals: 'fide-2012', ...system }
    : system;

/** Before format 3, Tempelhof's corrected points always came right after the points. */
function orderOfFormat3(tieBreaks: unknown): unknown {
  if (!Array.isArray(tieBreaks)) return tieBreaks;
  const [first]: readonly unknown[] = tieBreaks;
  const isCorrected = typeof first === 'string' && /^skt[-/_]pts$/i.test(first);
  return isCorrected ? ['PTS', ...tieBreaks] : tieBreaks;
}

/** The same fields with system and tie-breaks, if present, converted to format 3. */
const inFormat3 = (fields: Fields): Fields => ({
  ...fields,
  ...('system' in fields ? { system: systemOfFormat3(fields['system']) } : {}),
  ...('tieBreaks' in fields ? { tieBreaks: orderOfFormat3(fields['tieBreaks']) } : {}),
});

/** Format 2 had fewer settings and details; the new ones get the values that keep the former meaning. */
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

/** Adds settings to a tournament's, with neutral values. */
const withSettings =
  (added: Fields): Migration =>
  (event) =>
    isFields(event) && isFields(event['settings'])
      ? { ...event, settings: { ...added, ...event['settings'] } }
      : event;

/** Before format 5 a player had no link to a person, no number named its list, and nothing was offered. */
function fromFormat4(event: unknown): unknown {
  if (!isFields(event)) return event;
  if (event['kind'] === 'player-changed') return { listed: {}, ...event };
  if (event['kind'] !== 'player-entered' || !isFields(event['details'])) return event;
  return { listed: {}, ...event, details: { person: '', ...event['details'] } };
}

/** Before format 10 the number of events evaluated by the German federation was not recorded. */
function fromFormat9(event: unknown): unknown {
  if (!isFields(event) || event['kind'] !== 'player-entered' || !isFields(event['details'])) {
    return event;
  }
  return { ...event, details: { dwzIndex: null, ...event['details'] } };
}

/** Migrations from format 1 to 2, from 2 to 3 … */
export const migrations: readonly Migration[] = [
  fromFormat1,
  fromFormat2,
  // Before, the system decided which rating counts. Format 4 also moved personal values beside the
  // entry; the store does that, as no event's shape changed.
  withSettings({ pairingRatings: null, shownRatings: null }),
  fromFormat4,
  // Before, there was no second rating between equal ones.
  withSettings({ secondRatings: null }),
  // Before, boards were the tables, and open games counted as draws.
  withSettings({ firstTable: 1, unusedTables: '', openGamesAs: 'draw' }),
  // Before, there were no reports by phone, no embedding sites, and no restriction of players.
  withSettings({
    phoneReports: 'off',
    playerAsks: 'off',
    embedAt: [],
    openTo: 'all',
    movesShown: 'no',
  }),
  // Before, there was no restriction to members of a club.
  withSettings({ membersOf: '' }),
  fromFormat9,
  // Before, it was not recorded which arbiters may play.
  withSettings({ leaveToPlay: [] }),
  // Before, all prints were black on white.
  withSettings({ printLook: 'plain' }),
  // Before, no incidents were recorded; no other event changed.
  (event) => event,
  // Before, no tournament was in FIDE mode; no other event changed.
  (event) => event,
  // Before, players on no list had no rating by the organiser, and all games began as usual.
  withSettings({ unratedAs: null, startPositions: 'usual' }),
  // Before, no move was noted with an incident; no other event changed.
  (event) => event,
  // Before, lots and play-offs alone ordered equal players; no other event changed.
  (event) => event,
];
