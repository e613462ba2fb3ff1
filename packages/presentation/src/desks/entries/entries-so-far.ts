import { inAlphabet } from '@rokade/tables';
import {
  hasScoreGroups,
  type Language,
  mostRounds,
  plannedEvent,
  playerLineIn,
  publishedRounds,
  reportsInOrder,
  type Tournament,
  viewRatingConditions,
  viewRatingSpread,
} from '@rokade/tournament';

/** The clubs of an entry list, each once, by the alphabet of a language. */
export const sortedClubs = (language: Language, clubs: readonly string[]): readonly string[] =>
  inAlphabet(
    language,
    [...new Set(clubs)].filter((club) => club !== ''),
    String,
  );

/** For how many missed rounds a late entry can get half a point. */
export const missableRounds = (t: Tournament): number =>
  hasScoreGroups(t.settings.system)
    ? Math.min(publishedRounds(t), t.settings.halfPointByes ?? mostRounds)
    : 0;

/**
 * How many of FIDE's conditions a tournament misses before round 1; 0 unless its first report goes
 * to FIDE.
 */
export function missedByFide(t: Tournament): number {
  if (t.rounds.length > 0 || reportsInOrder(t.settings)[0] !== 'fide') return 0;
  return viewRatingConditions(plannedEvent(t), { registered: null, reported: null }).missed;
}

/**
 * The ratings of the entries so far, who has none, and whether somebody will have the bye; null: there is
 * nothing to say of them.
 */
export function fieldOf(t: Tournament) {
  if (t.players.length < 2) return null;
  const spread = viewRatingSpread(t);
  const lineOf = playerLineIn(t);
  const unrated =
    spread.rated === 0 ? [] : t.players.map(lineOf).filter(({ rating }) => rating === null);
  const hasBye = hasScoreGroups(t.settings.system) && t.players.length % 2 === 1;
  const isWorthShowing = spread.classes.length > 1 || unrated.length > 0 || hasBye;
  return isWorthShowing
    ? { spread, unrated: unrated.map(({ id, name }) => ({ id, name })), hasBye }
    : null;
}
