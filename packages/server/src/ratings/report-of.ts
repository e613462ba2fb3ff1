import type { RatingsCommand, ReportedEvent, ReportedGroup, ReportedPlayer } from '@rokade/ratings';
import {
  dsuEditions,
  type RoundRecord,
  ratingRulesOn,
  registerRulesOf,
  registerRulesOn,
} from '@rokade/rules';
import type { PlayerDetails } from '@rokade/tournament';
import { newActId } from './new-act-id.ts';
import { asOneTournament, type GroupToRate, type PlayerOfGroup } from './one-tournament.ts';
import { personValues, type RatedPeopleIndex } from './rated-people-index.ts';
import type { ReportFacts } from './ratings-types.ts';
import type { ReadGroup } from './read-group.ts';

type Report = Extract<RatingsCommand, { kind: 'report-event' }>;
type People = Report['people'];

/** The known people, and the new ones that a report enters. */
interface Naming {
  readonly ratedPeople: RatedPeopleIndex;
  readonly entered: Map<string, People[number]>;
}

/** The id of a player; a new one is entered once, whatever groups they play in. */
function personOf(
  { ratedPeople, entered }: Naming,
  details: PlayerDetails,
): ReportedPlayer['person'] {
  const values = personValues(details);
  const found = ratedPeople.find(values);
  if (found !== null) return found;
  const key = values.nationalId || values.fideId || `${values.name}|${values.birth}`;
  const person = entered.get(key)?.person ?? ratedPeople.newId(values);
  entered.set(key, { person, values });
  return person;
}

/** A round as it counts for the rating: a game that is not rated gets the status `unrated`. */
function roundOf(
  record: RoundRecord,
  isRated: boolean,
  { rateNoShows }: ReportFacts,
): ReportedPlayer['rounds'][number] {
  if (record.kind === 'game' && !isRated) return { ...record, status: 'unrated' };
  return record.kind === 'forfeit' && rateNoShows ? { ...record, notice: false } : record;
}

/** The rating of a player who has none in the book: their FIDE or national one, else the estimate; null: none. */
function statedRating(
  { fideRating, rating }: PlayerDetails,
  { abroad, estimate }: ReportFacts,
): ReportedPlayer['given'] {
  if (fideRating !== null) return { rating: fideRating, from: 'fide' };
  if (rating !== null) return { rating, from: 'national' };
  return abroad && estimate !== null ? { rating: estimate, from: 'estimated' } : null;
}

/** A group with its players identified. */
function namedGroup(
  naming: Naming,
  { reader, players, group }: ReadGroup,
  day: string,
): GroupToRate {
  const list = ratingRulesOn(dsuEditions, day).list;
  return {
    name: group,
    inTeams: reader.teamEvent.teams.length > 0,
    play: reader.play,
    rounds: reader.roundsPaired,
    players: reader.ratedPlayers({ list, rounds: reader.roundsPaired }).flatMap((player) => {
      const details = players.get(player.no);
      return details === undefined ? [] : [{ player, details, person: personOf(naming, details) }];
    }),
  };
}

function groupOf(
  { name, inTeams, play, players }: GroupToRate,
  facts: ReportFacts,
  day: string,
): ReportedGroup {
  const rules = registerRulesOf(facts.edition) ?? registerRulesOn(day);
  const { rows } = rules.rate({
    players: players.map(({ player }) => player),
    method: null,
    rateNoShows: facts.rateNoShows,
    inTeams,
    day,
    play,
  });
  const reportedOf = ({ player, details, person }: PlayerOfGroup, index: number) => {
    const { no, records, notRated } = player;
    const row = rows[index];
    return {
      no,
      person,
      given: statedRating(details, facts),
      reported:
        row === undefined || row.performance || row.games === 0
          ? null
          : { old: row.oldRating, new: row.newRating },
      rounds: records.map((record, at) => roundOf(record, !notRated?.has(at + 1), facts)),
    };
  };
  return { name, inTeams, players: players.map(reportedOf) };
}

const byFirstDay = (a: ReadGroup, b: ReadGroup): number =>
  a.firstDay === b.firstDay ? 0 : a.firstDay < b.firstDay ? -1 : 1;

const earliest = (days: readonly string[]): string => days.filter(Boolean).sort()[0] ?? '';
const latest = (days: readonly string[]): string => [...days].sort().at(-1) ?? '';

/** The command that reports an event with its groups; new players are entered by it. */
export function reportOf(
  ratedPeople: RatedPeopleIndex,
  groups: readonly ReadGroup[],
  facts: ReportFacts,
): Report {
  const naming: Naming = { ratedPeople, entered: new Map() };
  const lastDay = facts.lastDay || latest(groups.map((group) => group.lastDay));
  const firstDay = facts.firstDay || earliest(groups.map((group) => group.firstDay)) || lastDay;
  const [first] = groups;
  const inOrder = facts.asOne ? groups.toSorted(byFirstDay) : groups;
  const named = inOrder.map((group) => namedGroup(naming, group, lastDay));
  const toRate = facts.asOne && named.length > 1 ? [asOneTournament(named)] : named;
  const name = facts.name || (first?.name ?? '');
  const event: ReportedEvent = {
    id: newActId(name),
    name,
    place: first?.place ?? '',
    abroad: facts.abroad,
    firstDay,
    lastDay,
    day: facts.day,
    edition: facts.edition || registerRulesOn(lastDay).edition,
    tournament: groups.length === 1 ? (first?.tournament ?? '') : '',
    groups: toRate.map((group) => groupOf(group, facts, lastDay)),
  };
  return { kind: 'report-event', event, people: [...naming.entered.values()] };
}
