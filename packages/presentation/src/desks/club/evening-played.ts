import { type Contest, matchedEntry, type SeriesView } from '@rokade/club';
import type { BlitzSystem } from '@rokade/rules';
import { measuredText } from '@rokade/tables';
import { publishedRounds, systems, type Tournament, viewStandings } from '@rokade/tournament';

/** The points of a tournament for an evening, previewed in its form before they are recorded. */
export interface EveningPlayed {
  readonly leg: string;
  /** The day; '' = the tournament has none. */
  readonly day: string;
  readonly games: string;
  readonly system: BlitzSystem;
  readonly results: readonly {
    readonly entry: string;
    readonly value: string;
    readonly guest: boolean;
  }[];
  /** Players of the tournament who are not entered, with the id that they would get. */
  readonly strangers: readonly {
    readonly entry: string;
    readonly name: string;
    readonly person: string;
    readonly value: string;
  }[];
}

/** The greatest number of games that one player has played. */
const gamesOf = (t: Tournament, rounds: number): number =>
  Math.max(
    0,
    ...t.players.map(
      ({ id }) =>
        t.rounds
          .slice(0, rounds)
          .filter(({ games }) => games.some(({ white, black }) => white === id || black === id))
          .length,
    ),
  );

/** The kind of pairing system, as the rules of a blitz year distinguish it. */
function systemOf({ settings: { system } }: Tournament): BlitzSystem {
  const { group, pages } = systems[system.code];
  if (group === 'swiss') return 'swiss';
  return pages.includes('seats') ? 'slide' : 'other';
}

/** Whether an entry is preset as a guest: it has played before, and each time as a guest. */
const isGuest = (view: SeriesView, entry: string): boolean => {
  const own = view.legs.flatMap(({ scores }) => scores.filter((score) => score.entry === entry));
  return own.length > 0 && own.every(({ guest }) => guest);
};

/**
 * The points of a tournament for a leg of a series.
 *
 * @param newId the id of a player who is not entered yet
 */
export function broughtBy(
  contest: Contest,
  { view, leg, t }: { readonly view: SeriesView; readonly leg: string; readonly t: Tournament },
  newId: () => string,
): EveningPlayed {
  const rounds = publishedRounds(t);
  const counted = viewStandings(t, rounds).rows.filter(({ counts }) => counts);
  const lines = counted.map(({ player, halfPoints }) => {
    const { name } = player;
    const person = t.players.find(({ id }) => id === player.id)?.details.person ?? '';
    const value = measuredText('half-points', halfPoints);
    return { name, person, value, entry: matchedEntry(contest, { person, name }) };
  });
  return {
    leg,
    day: (t.settings.roundDates[0] ?? '').slice(0, 10),
    games: String(gamesOf(t, rounds)),
    system: systemOf(t),
    results: lines.flatMap(({ entry, value }) =>
      entry === null ? [] : [{ entry, value, guest: isGuest(view, entry) }],
    ),
    strangers: lines
      .filter(({ entry }) => entry === null)
      .map((one) => ({ ...one, entry: newId() })),
  };
}
