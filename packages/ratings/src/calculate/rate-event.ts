import {
  type DsuRatingReport,
  type DsuRatingRow,
  type RatingRegisterRules,
  registerRulesOf,
  registerRulesOn,
} from '@rokade/rules';
import type { ReportedEvent, ReportedGroup, ReportedPlayer, Step } from '../act.ts';
import { type Ratings, valuesOf } from '../ratings.ts';
import { type Numbers, numberAtStart, numberNow } from './numbers.ts';

/** The rules by which an act was calculated; undefined for unknown rules, which an imported file can name. */
export const rulesOfAct = ({
  edition,
  day,
}: {
  edition: string;
  day: string;
}): RatingRegisterRules => registerRulesOf(edition) ?? registerRulesOn(day);

/** Whether a player belongs to the federation; one without a federation does. */
export const isOwnPlayer = (
  { federation: own }: RatingRegisterRules,
  { federation }: { readonly federation: string },
): boolean => federation === '' || federation === own;

/** A group for calculation, each player with the starting rating. */
export function rateGroup(
  event: ReportedEvent,
  { players, inTeams, own }: ReportedGroup,
  startOf: (player: ReportedPlayer) => number | null,
): DsuRatingReport {
  return rulesOfAct(event).rate({
    players: players.map((player) => ({
      no: player.no,
      rating: startOf(player),
      records: player.rounds,
    })),
    method: null,
    rateNoShows: false,
    inTeams,
    own,
    day: event.lastDay,
    play: 'standard',
  });
}

/**
 * A player's starting rating in an event: an own player's is the registered one, at home of the first
 * day, abroad of the day of the report; a foreigner's is the Elo, else a national rating, Danish or
 * their own, else the estimated one. null: a performance is calculated.
 *
 * @article DSU 2002 4.1.1 §3a; 4.5.4.1; 4.5.5.2 §1, §2, §3, §4; DSU 2010 4.5.4.1; 4.5.5.2 §1, §2, §3, §4
 */
export function startIn(
  people: Pick<Ratings, 'people'>,
  numbers: Numbers,
  event: ReportedEvent,
): (player: ReportedPlayer) => number | null {
  const rules = rulesOfAct(event);
  return ({ person, given }) => {
    const registered = event.abroad
      ? numberNow(numbers, person)
      : numberAtStart(numbers, person, event.firstDay);
    const isOwn = isOwnPlayer(rules, valuesOf(people, person));
    if (!isOwn && given?.from === 'fide') return given.rating;
    if (registered !== null) return registered;
    return isOwn && !event.abroad ? null : (given?.rating ?? null);
  };
}

function stepFor(
  numbers: Numbers,
  event: ReportedEvent,
  { person }: ReportedPlayer,
  row: DsuRatingRow | undefined,
): readonly Step[] {
  const before = numberNow(numbers, person);
  if (row === undefined || before === null || row.performance || row.games === 0) return [];
  const after = rulesOfAct(event).registered(before, row).rating;
  return [{ person, start: row.oldRating, before, after }];
}

/** The steps of an event, for everybody with a rating. */
export function rateEvent(
  people: Pick<Ratings, 'people'>,
  numbers: Numbers,
  event: ReportedEvent,
): readonly Step[] {
  const startOf = startIn(people, numbers, event);
  return event.groups.flatMap((group) => {
    const { rows } = rateGroup(event, group, startOf);
    return group.players.flatMap((player, index) => stepFor(numbers, event, player, rows[index]));
  });
}
