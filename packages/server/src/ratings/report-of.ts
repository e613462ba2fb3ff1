import type { RatingsCommand, ReportedEvent, ReportedGroup, ReportedPlayer } from '@rokade/ratings';
import {
  dsuEditions,
  type RatedPlayer,
  type RoundRecord,
  ratingRulesOn,
  registerRulesOf,
  registerRulesOn,
} from '@rokade/rules';
import type { PlayerDetails } from '@rokade/tournament';
import { type KnownPeople, personValues } from './known-people.ts';
import { newActId } from './new-act-id.ts';
import type { ReportFacts } from './ratings-types.ts';
import type { ReadGroup } from './read-group.ts';

type Report = Extract<RatingsCommand, { kind: 'report-event' }>;
type People = Report['people'];

/** Everybody of a report, and who of them is new. */
interface Naming {
  readonly known: KnownPeople;
  readonly entered: Map<string, People[number]>;
}

/** Who a player is; who is new is entered once, whatever groups they play in. */
function personOf({ known, entered }: Naming, details: PlayerDetails): ReportedPlayer['person'] {
  const values = personValues(details);
  const found = known.find(values);
  if (found !== null) return found;
  const key = values.nationalId || values.fideId || `${values.name}|${values.birth}`;
  const person = entered.get(key)?.person ?? known.newId(values);
  entered.set(key, { person, values });
  return person;
}

/** What a round was for the rating: a game that is not rated is told as one. */
function roundOf(
  record: RoundRecord,
  isRated: boolean,
  { rateNoShows }: ReportFacts,
): ReportedPlayer['rounds'][number] {
  if (record.kind === 'game' && !isRated) return { ...record, status: 'unrated' };
  return record.kind === 'forfeit' && rateNoShows ? { ...record, notice: false } : record;
}

/** What somebody is taken for who has no registered number. */
function givenTo(
  { fideRating, rating }: PlayerDetails,
  { abroad, estimate }: ReportFacts,
): ReportedPlayer['given'] {
  if (fideRating !== null) return { rating: fideRating, from: 'fide' };
  if (rating !== null) return { rating, from: 'national' };
  return abroad && estimate !== null ? { rating: estimate, from: 'estimated' } : null;
}

function groupOf(
  naming: Naming,
  { reader, players, group }: ReadGroup,
  facts: ReportFacts,
  day: string,
): ReportedGroup {
  const list = ratingRulesOn(dsuEditions, day).list;
  const rated = reader.ratedPlayers({ list, rounds: reader.roundsHeld });
  const inTeams = reader.teamEvent.teams.length > 0;
  const rules = registerRulesOf(facts.edition) ?? registerRulesOn(day);
  const { rows } = rules.rate({
    players: rated,
    method: null,
    rateNoShows: facts.rateNoShows,
    inTeams,
    day,
    play: reader.play,
  });
  const playerOf = (
    { no, records, notRated }: RatedPlayer,
    index: number,
  ): readonly ReportedPlayer[] => {
    const details = players.get(no);
    if (details === undefined) return [];
    const row = rows[index];
    return [
      {
        no,
        person: personOf(naming, details),
        given: givenTo(details, facts),
        reported:
          row === undefined || row.performance || row.games === 0
            ? null
            : { old: row.oldRating, new: row.newRating },
        rounds: records.map((record, at) => roundOf(record, !notRated?.has(at + 1), facts)),
      },
    ];
  };
  return { name: group, inTeams, players: rated.flatMap(playerOf) };
}

const earliest = (days: readonly string[]): string => days.filter(Boolean).sort()[0] ?? '';
const latest = (days: readonly string[]): string => [...days].sort().at(-1) ?? '';

/** The command that reports an event with its groups, everybody in it named. */
export function reportOf(
  known: KnownPeople,
  groups: readonly ReadGroup[],
  facts: ReportFacts,
): Report {
  const naming: Naming = { known, entered: new Map() };
  const lastDay = facts.lastDay || latest(groups.map((group) => group.lastDay));
  const firstDay = facts.firstDay || earliest(groups.map((group) => group.firstDay)) || lastDay;
  const [first] = groups;
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
    groups: groups.map((group) => groupOf(naming, group, facts, lastDay)),
  };
  return { kind: 'report-event', event, people: [...naming.entered.values()] };
}
