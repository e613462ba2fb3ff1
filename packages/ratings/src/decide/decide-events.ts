import { textFault } from '@rokade/journal';
import { err, ok } from '@rokade/rules';
import type { ReportedEvent } from '../act.ts';
import { rulesOfAct } from '../calculate/rate-event.ts';
import { type Ratings, valuesOf } from '../ratings.ts';
import type { RatingsRefusal } from '../refusal.ts';
import { actRefusal, calculatedWith, unknownIn, withPeopleEntered } from './act-refusal.ts';
import { enterPeople } from './decide-people.ts';
import type { Decides } from './decision.ts';
import { dayRefusal, invalid } from './field-problem.ts';

function eventRefusal(event: ReportedEvent): RatingsRefusal | null {
  const { name, place, firstDay, lastDay, day } = event;
  if (name.trim() === '') return invalid('name', 'missing');
  const fault = textFault({ name, place });
  if (fault !== null) return { code: 'ratings.field-invalid', ...fault };
  const noDay = dayRefusal({ firstDay, lastDay, day });
  if (noDay !== null) return noDay;
  if (lastDay < firstDay) return { code: 'ratings.days-reversed', firstDay, lastDay };
  return day < lastDay ? { code: 'ratings.reported-early', day, lastDay } : null;
}

/**
 * Why the players of an event are refused: a player is twice in a group, or an opponent at home has an
 * estimated rating.
 *
 * @article DSU 2002 4.5.5.2 §4; DSU 2010 4.5.5.2 §4
 */
function playersRefusal(ratings: Ratings, event: ReportedEvent): RatingsRefusal | null {
  for (const { name: group, players } of event.groups) {
    const unknown = unknownIn(
      ratings,
      players.map(({ person }) => person),
    );
    if (unknown !== null) return unknown;
    const twice = players.find(({ no, person }, index) =>
      players.slice(0, index).some((one) => one.no === no || one.person === person),
    );
    if (twice !== undefined) {
      return { code: 'ratings.player-twice', group, name: valuesOf(ratings, twice.person).name };
    }
    const estimated = players.find(({ given }) => given?.from === 'estimated');
    if (estimated !== undefined && !event.abroad) {
      const article = `${rulesOfAct(event).document} 4.5.5.2 §4`;
      const { name } = valuesOf(ratings, estimated.person);
      return { code: 'ratings.estimated-at-home', name, article };
    }
  }
  return null;
}

const isOwnReport = ({ groups }: ReportedEvent): boolean =>
  groups.some(({ own }) => own !== undefined);

const whoPlayed = ({ groups }: ReportedEvent): readonly string[] =>
  groups.flatMap(({ players }) =>
    players.filter(({ rounds }) => rounds.length > 0).map(({ person }) => person),
  );

/**
 * Whether two reports seem to be of the same event; a player's own report only matches reports with
 * that player.
 *
 * @article DSU 2002 4.5.4.3; DSU 2010 4.5.4.3
 */
function isSame(one: ReportedEvent, other: ReportedEvent): boolean {
  if (other.tournament !== '') return one.tournament === other.tournament;
  if (one.name !== other.name || one.lastDay !== other.lastDay) return false;
  if (!isOwnReport(one) && !isOwnReport(other)) return true;
  const played = new Set(whoPlayed(one));
  return whoPlayed(other).some((person) => played.has(person));
}

const isThere = ({ acts }: Ratings, event: ReportedEvent): boolean =>
  acts.some((act) => act.kind === 'event' && isSame(act, event));

/** Enters an event's report, and calculates it and everything after it. */
export const reportEvent: Decides<'report-event'> = (
  ratings,
  { event, people },
  { isConfirmed },
) => {
  const entered = enterPeople(ratings, people);
  if (!entered.ok) return entered;
  const withEntered = withPeopleEntered(ratings, entered.value);
  const refusal =
    actRefusal(ratings, event) ?? eventRefusal(event) ?? playersRefusal(withEntered, event);
  if (refusal !== null) return err(refusal);
  if (!isConfirmed && isThere(ratings, event)) {
    return err({ code: 'ratings.reported-twice', name: event.name });
  }
  const calculated = calculatedWith(withEntered, { kind: 'event', ...event });
  return ok([...entered.value, { kind: 'event-reported', event, calculated }]);
};
