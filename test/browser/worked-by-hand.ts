/**
 * The arithmetic of DSU 4.14 and 4.5 as a person does it with paper and pencil, apart from all of
 * Rokade's own code, so that the browser test compares two independent ways. Points are decimal
 * here: halves are exact.
 */

/** A game that counts; `rated` is false for forfeits with notice. */
export interface HandGame {
  readonly white: string;
  readonly black: string;
  readonly whitePoints: number;
  readonly blackPoints: number;
  readonly rated: boolean;
}

/** A player of the hand-kept table; `rating` null: unrated. */
export interface HandPlayer {
  readonly name: string;
  readonly rating: number | null;
}

/** Points without a game: the sit-out's point. */
export interface HandBye {
  readonly name: string;
  readonly points: number;
}

/** A line of the final table. */
export interface HandLine {
  readonly name: string;
  readonly points: number;
  /** Almindelig korrektion: without the two lowest, without the lowest, all. */
  readonly correction: readonly [number, number, number];
  readonly sonnebornBerger: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** The final table by points, 4.14.2 and 4.14.1; names decide nothing. */
export function tableByHand(
  players: readonly HandPlayer[],
  games: readonly HandGame[],
  byes: readonly HandBye[],
): readonly HandLine[] {
  const points = new Map(players.map(({ name }) => [name, 0]));
  const add = (name: string, got: number) => points.set(name, (points.get(name) ?? 0) + got);
  for (const game of games) {
    add(game.white, game.whitePoints);
    add(game.black, game.blackPoints);
  }
  for (const bye of byes) add(bye.name, bye.points);
  const lines = players.map(({ name }): HandLine => {
    const met = games.flatMap((game) => {
      if (game.white === name) return [{ opponent: game.black, got: game.whitePoints }];
      return game.black === name ? [{ opponent: game.white, got: game.blackPoints }] : [];
    });
    const sitOuts = byes.filter((bye) => bye.name === name).map(() => 0);
    const sums = [...met.map(({ opponent }) => points.get(opponent) ?? 0), ...sitOuts].sort(
      (a, b) => a - b,
    );
    return {
      name,
      points: points.get(name) ?? 0,
      correction: [sum(sums.slice(2)), sum(sums.slice(1)), sum(sums)],
      sonnebornBerger: sum(met.map(({ opponent, got }) => (points.get(opponent) ?? 0) * got)),
    };
  });
  return lines.sort(
    (a, b) =>
      b.points - a.points ||
      b.correction[0] - a.correction[0] ||
      b.correction[1] - a.correction[1] ||
      b.correction[2] - a.correction[2] ||
      b.sonnebornBerger - a.sonnebornBerger,
  );
}

/** Upper ends of the intervals of 4.5.7 table 1: up to 3 → .50, up to 10 → .51 … */
const tableOne = [
  3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162,
  170, 179, 188, 197, 206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 342, 357, 374,
  391, 411, 432, 456, 484, 517, 559, 619, 735,
];

/** Table 1: the expected score in hundredths against an opponent `difference` points weaker. */
export function expectedHundredths(difference: number): number {
  const row = tableOne.findIndex((end) => Math.abs(difference) <= end);
  const higher = 50 + (row === -1 ? tableOne.length : row);
  return difference >= 0 ? higher : 100 - higher;
}

/** Table 2 for the percentages the test needs. */
const tableTwo: Readonly<Record<number, number>> = {
  0: -677,
  7: -422,
  8: -401,
  10: -366,
  14: -309,
  17: -273,
  20: -240,
  21: -230,
  25: -193,
  29: -158,
  30: -149,
  33: -125,
  36: -102,
  40: -72,
  42: -57,
  43: -50,
  50: 0,
  57: 50,
  58: 57,
  60: 72,
  64: 102,
  67: 125,
  70: 149,
  71: 158,
  75: 193,
  79: 230,
  80: 240,
  83: 273,
  86: 309,
  90: 366,
  92: 401,
  93: 422,
  100: 677,
};

/** 4.5.2.3 */
const developmentCoefficient = (rating: number): number =>
  rating >= 2400 ? 10 : rating >= 2000 ? 20 : rating >= 1600 ? 30 : 45;

/** 4.5.2.4: one border at a time. */
function corrected(old: number, raw: number): number {
  if (old < 1600 && raw > 1600) return corrected(1600, 1600 + ((raw - 1600) * 2) / 3);
  if (old < 2000 && raw > 2000) return corrected(2000, 2000 + ((raw - 2000) * 2) / 3);
  if (old < 2400 && raw > 2400) return 2400 + (raw - 2400) / 2;
  if (old >= 2400 && raw < 2400) return corrected(2399, 2400 - (2400 - raw) * 2);
  if (old >= 2000 && raw < 2000) return corrected(1999, 2000 - ((2000 - raw) * 3) / 2);
  if (old >= 1600 && raw < 1600) return 1600 - ((1600 - raw) * 3) / 2;
  return raw;
}

const ratedGames = (name: string, games: readonly HandGame[]) =>
  games
    .filter(({ rated }) => rated)
    .flatMap((game) => {
      if (game.white === name) return [{ opponent: game.black, got: game.whitePoints }];
      return game.black === name ? [{ opponent: game.white, got: game.blackPoints }] : [];
    });

/** 4.5.5.2: Rp = Rc + D(P), for a single unrated player. */
function performance(
  name: string,
  games: readonly HandGame[],
  ratings: ReadonlyMap<string, number | null>,
): number {
  const own = ratedGames(name, games);
  const average = sum(own.map(({ opponent }) => ratings.get(opponent) ?? 0)) / own.length;
  const percent = Math.round((100 * sum(own.map(({ got }) => got))) / own.length);
  const difference = tableTwo[percent];
  if (difference === undefined) throw new Error(`table 2 at ${percent} % is not copied`);
  return Math.floor(average + difference + 0.5);
}

/** New ratings by the difference method; at most one player unrated, none of them group winners below expectation unless `winners` says so. */
export function ratingsByHand(
  players: readonly HandPlayer[],
  games: readonly HandGame[],
  winners: readonly string[],
): ReadonlyMap<string, number> {
  const stated = new Map(players.map(({ name, rating }) => [name, rating]));
  const ratings = new Map(
    players.map(({ name, rating }) => [name, rating ?? performance(name, games, stated)]),
  );
  return new Map(
    players.map(({ name }) => {
      const old = ratings.get(name) ?? 0;
      const own = ratedGames(name, games);
      if (own.length === 0) return [name, old];
      const hundredths = sum(
        own.map(({ opponent }) => expectedHundredths(old - (ratings.get(opponent) ?? 0))),
      );
      const expected = Math.floor((hundredths + 2.5) / 5) * 5;
      const score = 100 * sum(own.map(({ got }) => got));
      if (winners.includes(name) && score < expected) return [name, old];
      const threshold = own.length <= 5 ? 150 : 200 + 50 * Math.floor((own.length - 6) / 2);
      const bonus = Math.max(0, score - expected - threshold);
      const raw = old + (developmentCoefficient(old) * (score - expected + bonus)) / 100;
      return [name, Math.max(1000, Math.floor(corrected(old, raw) + 0.5 + 1e-9))];
    }),
  );
}
