import { at } from '../../kernel/at.ts';
import { type ByColour, type Colour, opposite } from '../../kernel/colour.ts';
import type { PlayerNo } from '../../kernel/round-record.ts';
import type { Competitor } from './competitor.ts';
import type { TempelhofReason } from './reason-codes.ts';

/** The colours of a pair, and the reason. */
export interface TempelhofColours {
  readonly seats: ByColour<PlayerNo>;
  readonly because: TempelhofReason;
}

type Players = readonly [upper: Competitor, lower: Competitor];

const article = 'Tempelhof IV.2';

/** The seats with this colour for the upper of the two. */
export const seatsOf = (
  upper: PlayerNo,
  lower: PlayerNo,
  upperColour: Colour,
): ByColour<PlayerNo> =>
  upperColour === 'white' ? { white: upper, black: lower } : { white: lower, black: upper };

const isWhite = (colour: Colour): boolean => colour === 'white';

/** Games with White minus games with Black. */
const balanceOf = ({ colours }: Competitor): number =>
  2 * colours.filter(isWhite).length - colours.length;

function byBan([upper, lower]: Players): TempelhofColours | null {
  const [bound, other] = upper.dueColour === null ? [lower, upper] : [upper, lower];
  if (bound.dueColour === null) return null;
  const facts = { player: bound.no, colour: opposite(bound.dueColour) };
  return {
    seats: seatsOf(bound.no, other.no, bound.dueColour),
    because: { code: 'tempelhof.no-third-time', article, facts },
  };
}

function byBalance([upper, lower]: Players): TempelhofColours | null {
  const difference = balanceOf(upper) - balanceOf(lower);
  if (difference === 0) return null;
  const seats = seatsOf(upper.no, lower.no, difference < 0 ? 'white' : 'black');
  return { seats, because: { code: 'tempelhof.fewer-whites', article, facts: { ...seats } } };
}

/** The reverse of the latest game, counted back, in which the two had different colours. */
function byLatestGames([upper, lower]: Players): TempelhofColours | null {
  const shared = Math.min(upper.colours.length, lower.colours.length);
  for (let back = 1; back <= shared; back++) {
    const upperColour = at(upper.colours, upper.colours.length - back);
    if (upperColour === at(lower.colours, lower.colours.length - back)) continue;
    const seats = seatsOf(upper.no, lower.no, opposite(upperColour));
    const facts = { ...seats, gamesBack: back };
    return { seats, because: { code: 'tempelhof.alternate-latest', article, facts } };
  }
  return null;
}

/**
 * The upper player changes colour; if they have had none, the lower does; if neither, the lower number
 * has White.
 */
function byAlternation([upper, lower]: Players): TempelhofColours {
  const [changing, other] = upper.colours.length > 0 ? [upper, lower] : [lower, upper];
  const last = changing.colours.at(-1);
  if (last === undefined) {
    const seats = seatsOf(upper.no, lower.no, upper.no < lower.no ? 'white' : 'black');
    return { seats, because: { code: 'tempelhof.no-colours-yet', article, facts: { ...seats } } };
  }
  return {
    seats: seatsOf(changing.no, other.no, opposite(last)),
    because: { code: 'tempelhof.alternates', article, facts: { player: changing.no } },
  };
}

/**
 * The colours of two players who may meet. The article only forbids one colour three times in a row;
 * within that, the player with fewer Whites (fewer Blacks) has White, then both change from the latest
 * game in which they differed, then the player with more points or the lower number changes.
 *
 * @article Tempelhof 2018 IV.2, III.B.1
 */
export const tempelhofColours = (players: Players): TempelhofColours =>
  byBan(players) ?? byBalance(players) ?? byLatestGames(players) ?? byAlternation(players);
