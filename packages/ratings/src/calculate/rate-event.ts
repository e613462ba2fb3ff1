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

/** The rules by which an act was calculated; what a stranger's file names and we do not know counts as none. */
export const rulesOfAct = ({
  edition,
  day,
}: {
  edition: string;
  day: string;
}): RatingRegisterRules => registerRulesOf(edition) ?? registerRulesOn(day);

/** Whether a federation's own player; whoever is entered for none counts as one. */
export const isOwnPlayer = (
  { federation: own }: RatingRegisterRules,
  { federation }: { readonly federation: string },
): boolean => federation === '' || federation === own;

/** A group as it is calculated, each with the number they start with. */
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
 * The number somebody starts an event with: an own player's is the registered one, at home of the first
 * day, abroad of the day of the report; a foreigner's their Elo, else a national one, here or at home,
 * else what they are taken for. null: a performance is worked out.
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

/** What an event does to the numbers of whoever has one. */
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
