import {
  fieldsOf,
  idBy,
  listOf,
  type Shape,
  tableOf,
  text,
  textUpTo,
  wordOf,
} from '@rokade/journal';
import {
  type LeagueCommand,
  type MemberId,
  parseDivisionId,
  parseMatchId,
  parseMemberId,
  parseTeamId,
} from '@rokade/league';
import { z } from 'zod';
import type { Application } from '../application.ts';
import { newMemberId, newTeamId } from '../leagues/make-leagues.ts';
import { typedMembers, typedTeams } from '../leagues/typed-lists.ts';
import { schemaOf } from '../shapes/schema-of.ts';
import { type ApiRoute, takingJson } from './api-route.ts';
import { atLeague } from './at-address.ts';
import { divideTeamsRoute } from './divide-teams-route.ts';
import { sendToLeague } from './league-sender.ts';

/** The body of an act on a league, with the version that its sender has seen. */
const bodyWith = <T>(shape: Shape<T>) =>
  z.strictObject({
    basedOn: z.int().min(0),
    confirmed: z.boolean().default(false),
    wish: schemaOf(shape),
  });

const seat = wordOf(['regular', 'reserve']);
/** As many lines as a large club has members. */
const lines = textUpTo(50_000);

const teamsShape = fieldsOf({ division: idBy(parseDivisionId), lines });
const squadShape = fieldsOf({ team: idBy(parseTeamId), seat, leave: text, lines });

const ranksShape = fieldsOf({
  team: idBy(parseTeamId),
  /** The new place and the seat of each player; equal places keep their order. */
  places: listOf(fieldsOf({ player: idBy(parseMemberId), place: text, seat })),
});

const lineUpShape = fieldsOf({
  match: idBy(parseMatchId),
  team: idBy(parseTeamId),
  /** The player at each board, by its number; '' = nobody. */
  boards: tableOf(text),
});

/** The players by board, without the empty boards at the end. */
function playersBy(boards: Readonly<Record<string, string>>): readonly (MemberId | null)[] {
  const last = Math.max(
    0,
    ...Object.entries(boards).map(([board, id]) => (id === '' ? 0 : Number(board) || 0)),
  );
  return Array.from({ length: Math.min(last, 40) }, (_, index) =>
    parseMemberId(boards[`${index + 1}`] ?? ''),
  );
}

/** The routes for acts on a league that are typed otherwise than its commands say them. */
export const leagueDeskRoutes = (app: Application): readonly ApiRoute[] => [
  divideTeamsRoute(app),
  ...typedRoutes(app),
];

const typedRoutes = ({ leagues }: Application): readonly ApiRoute[] => [
  {
    path: '/leagues/{id}/teams',
    act: 'keep-league',
    summary: 'Enter teams from lines of text: name; club; hall',
    ...takingJson(
      bodyWith(teamsShape),
      atLeague((exchange, id, { wish, ...basis }) => {
        const teams = typedTeams(wish.lines).map((values) => ({ id: newTeamId(), values }));
        const command = { kind: 'enter-teams', division: wish.division, teams } as const;
        return sendToLeague(leagues, exchange, { id, command, ...basis });
      }),
    ),
  },
  {
    path: '/leagues/{id}/squads',
    act: 'keep-league',
    summary: 'Name players for a squad from lines of text: name; rating; number; year of birth',
    ...takingJson(
      bodyWith(squadShape),
      atLeague((exchange, id, { wish: { lines: typed, ...named }, ...basis }) => {
        const players = typedMembers(typed).map((values) => ({ id: newMemberId(), values }));
        const command = { kind: 'name-players', ...named, players } as const;
        return sendToLeague(leagues, exchange, { id, command, ...basis });
      }),
    ),
  },
  {
    path: '/leagues/{id}/ranks',
    act: 'keep-league',
    summary: 'Put a squad in order by the places given to its players',
    ...takingJson(
      bodyWith(ranksShape),
      atLeague((exchange, id, { wish: { team, places }, ...basis }) => {
        const ranked = places.toSorted((a, b) => (Number(a.place) || 0) - (Number(b.place) || 0));
        const inSeat = (one: string) =>
          ranked.filter((each) => each.seat === one).map(({ player }) => player);
        const command: LeagueCommand = {
          kind: 'rank-squad',
          team,
          regular: inSeat('regular'),
          reserves: inSeat('reserve'),
        };
        return sendToLeague(leagues, exchange, { id, command, ...basis });
      }),
    ),
  },
  {
    path: '/leagues/{id}/line-ups',
    act: 'play-league',
    summary: 'Hand in a line-up by the numbers of its boards; a captain that of their own team',
    ...takingJson(
      bodyWith(lineUpShape),
      atLeague((exchange, id, { wish: { match, team, boards }, ...basis }) => {
        const players = playersBy(boards);
        const command = { kind: 'hand-in-line-up', match, team, players } as const;
        return sendToLeague(leagues, exchange, { id, command, ...basis });
      }),
    ),
  },
];
