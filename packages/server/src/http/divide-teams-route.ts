import { fieldsOf, idBy, text, textUpTo, whole } from '@rokade/journal';
import { type MemberValues, parseDivisionId } from '@rokade/league';
import { err, ok } from '@rokade/rules';
import { parseTournamentId } from '@rokade/tournament';
import { z } from 'zod';
import { belongingOf } from '../acts/belonging-of.ts';
import type { Application } from '../application.ts';
import { divideTeams, membersOfTournament } from '../leagues/divide-teams.ts';
import { typedMembers } from '../leagues/typed-lists.ts';
import { schemaOf } from '../shapes/schema-of.ts';
import { type ApiRoute, takingJson } from './api-route.ts';
import { atLeague, missing } from './at-address.ts';
import type { Exchange } from './exchange.ts';
import { sendToLeague } from './league-sender.ts';
import { mayWith } from './may-here.ts';

const wishShape = fieldsOf({
  division: idBy(parseDivisionId),
  /** How many teams the players form. */
  count: whole(2, 40),
  /** What the teams are called before their numbers. */
  name: textUpTo(100),
  /** The tournament whose players they are; '' = those that are typed. */
  tournament: text,
  /** Players, one a line: name; rating; number; year of birth. */
  players: textUpTo(50_000),
});

/** Players, and where they are from. */
interface Listed {
  readonly players: readonly MemberValues[];
  readonly source: string;
}

/** The players of a tournament, which the sender has to see at its desk. */
async function playersOf(app: Application, exchange: Exchange, idText: string) {
  const id = parseTournamentId(idText);
  if (id === null) return missing;
  const whose = await belongingOf(app, { kind: 'tournament', id });
  if (!mayWith(exchange, 'see-boards', { ...whose, id })) {
    return err({ code: 'request.not-allowed' as const });
  }
  const found = await app.tournaments.get(id);
  if (!found.ok) return found;
  const { name } = found.value.settings;
  return ok<Listed>({ players: membersOfTournament(found.value), source: name || idText });
}

/** Somebody has to be there who can be divided. */
const unlessEmpty = (listed: Listed) =>
  listed.players.length === 0
    ? err({ code: 'league.field-invalid' as const, field: 'players', problem: 'missing' as const })
    : ok(listed);

/**
 * The route that makes teams of one list of players.
 *
 * @article DSU 2002 4.13.5
 */
export const divideTeamsRoute = (app: Application): ApiRoute => ({
  path: '/leagues/{id}/divided-teams',
  act: 'keep-league',
  summary:
    'Divide the players of a tournament, or of lines of text, into teams of like strength (DSU 2002 4.13.5)',
  ...takingJson(
    z.strictObject({
      basedOn: z.int().min(0),
      confirmed: z.boolean().default(false),
      wish: schemaOf(wishShape),
    }),
    atLeague(
      async (exchange, id, { wish: { division, count, name, tournament, players }, ...basis }) => {
        const listed =
          tournament === ''
            ? ok<Listed>({ players: typedMembers(players), source: '–' })
            : await playersOf(app, exchange, tournament);
        if (!listed.ok) return listed;
        const some = unlessEmpty(listed.value);
        if (!some.ok) return some;
        const command = divideTeams({ division, count, name, ...some.value });
        return sendToLeague(app.leagues, exchange, { id, command, ...basis });
      },
    ),
  ),
});
