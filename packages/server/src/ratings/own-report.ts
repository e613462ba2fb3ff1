import {
  emptyRatedPerson,
  peopleNamed,
  type RatedPerson,
  type RatedPersonId,
  type RatedPersonValues,
  type Ratings,
  type ReportedGroup,
  type ReportedPlayer,
} from '@rokade/ratings';
import { err, ok, type Result, registerRulesOf, registerRulesOn } from '@rokade/rules';
import { newActId } from './new-act-id.ts';
import { type OwnGame, ownGames } from './own-games.ts';
import type { RatedPeopleIndex } from './rated-people-index.ts';
import type { OwnReport, RatingsBook, RatingsFault } from './ratings-types.ts';

type Entered = { readonly person: RatedPersonId; readonly values: RatedPersonValues };

/** The one person whom a text names; an error if nobody or several are named. */
function playerOf(ratings: Ratings, text: string): Result<RatedPerson, readonly RatingsFault[]> {
  const found = peopleNamed(ratings, text);
  const [first] = found;
  if (first !== undefined && found.length === 1) return ok(first);
  const field = { field: 'player', text };
  if (first === undefined) return err([{ code: 'ratings.nobody-named', ...field }]);
  const names = found
    .slice(0, 10)
    .map(({ values }) => `${values.name} ${values.nationalId}`.trim())
    .join('; ');
  return err([{ code: 'ratings.several-named', ...field, names }]);
}

/** The opponents, each once, in the order of the games; `people` are those who must be entered first. */
function opponentsOf(ratedPeople: RatedPeopleIndex, games: readonly OwnGame[]) {
  const people: Entered[] = [];
  const opponents = new Map<string, ReportedPlayer>();
  for (const game of games) {
    const { opponent: name, federation, stated } = game;
    const key = `${name}|${federation}`;
    if (opponents.has(key)) continue;
    const values = { ...emptyRatedPerson, name, federation };
    const found = ratedPeople.find(values);
    const person = found ?? ratedPeople.newId(values);
    if (found === null) people.push({ person, values });
    opponents.set(key, {
      no: opponents.size + 2,
      person,
      given: stated,
      reported: null,
      rounds: [],
    });
  }
  return { people, opponents };
}

/** A group with the player first and the games as rounds; colours are not reported, so White stands for all. */
function groupOf(
  person: RatedPersonId,
  games: readonly OwnGame[],
  opponents: ReadonlyMap<string, ReportedPlayer>,
  { won, allPlayAll }: OwnReport,
): ReportedGroup {
  const rounds = games.map(({ opponent, federation, halfPoints }) => ({
    kind: 'game',
    colour: 'white',
    status: 'played',
    opponent: opponents.get(`${opponent}|${federation}`)?.no ?? 0,
    halfPoints,
  })) satisfies ReportedPlayer['rounds'];
  const player: ReportedPlayer = { no: 1, person, given: null, reported: null, rounds };
  const own = { won, allPlayAll };
  return { name: '', inTeams: false, own, players: [player, ...opponents.values()] };
}

/**
 * The command that reports games of one player abroad: their score and their opponents' ratings. It
 * changes only their own rating; opponents report for themselves.
 *
 * @article DSU 2002 4.1.1 §3a; 4.5.4.3; DSU 2010 4.5.4.3
 */
export function ownReportOf(
  ratings: Ratings,
  ratedPeople: RatedPeopleIndex,
  report: OwnReport,
): ReturnType<RatingsBook['ownReportOf']> {
  const { name, place, firstDay, lastDay, day, estimate } = report;
  const { edition, document } = registerRulesOf(report.edition) ?? registerRulesOn(lastDay);
  const player = playerOf(ratings, report.player.trim());
  if (!player.ok) return player;
  const games = ownGames(report.games, { estimate, article: `${document} 4.5.5.2 §4` });
  if (!games.ok) return games;
  const { people, opponents } = opponentsOf(ratedPeople, games.value);
  const event = {
    id: newActId(name),
    name,
    place,
    abroad: true,
    tournament: '',
    firstDay: firstDay || lastDay,
    lastDay,
    day,
    edition: report.edition || edition,
    groups: [groupOf(player.value.id, games.value, opponents, report)],
  };
  return ok({ kind: 'report-event', event, people });
}
