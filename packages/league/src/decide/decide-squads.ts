import { changing, textFault, unless } from '@rokade/journal';
import { err, ok } from '@rokade/rules';
import type { MemberId } from '../ids.ts';
import { type League, memberName, memberOf, squadOf, teamName, teamOf } from '../league.ts';
import type { MemberValues } from '../league-values.ts';
import type { LeagueRefusal } from '../refusal.ts';
import { againstRatings } from '../views/squad-order.ts';
import {
  asking,
  type Decides,
  type Facts,
  invalid,
  namedRefusal,
  refusing,
  takenId,
  unknownPlayer,
  unknownTeam,
} from './decision.ts';

const memberRefusal = (values: MemberValues): LeagueRefusal | null =>
  namedRefusal(values) ?? (/^(\d{4})?$/.test(values.born) ? null : invalid('born', 'not-a-date'));

const plain = (name: string): string => name.trim().toLocaleLowerCase('en');

const areOne = (one: MemberValues, other: MemberValues): boolean =>
  (one.person !== '' && one.person === other.person) ||
  (one.nationalId !== '' && one.nationalId === other.nationalId) ||
  (plain(one.name) === plain(other.name) &&
    (one.nationalId === '' || other.nationalId === '') &&
    (one.born === '' || other.born === '' || one.born === other.born));

/** The question where somebody is in a squad of the league already. */
function namedElsewhere(
  league: League,
  members: readonly { readonly id: string; readonly team: string; readonly values: MemberValues }[],
  { id, values }: { readonly id: string; readonly values: MemberValues },
): LeagueRefusal | null {
  const other = members.find((one) => one.id !== id && areOne(one.values, values));
  return other === undefined
    ? null
    : {
        code: 'league.named-elsewhere',
        field: 'name',
        name: values.name,
        team: teamName(league, other.team),
      };
}

/** Whether the last day of naming is over. */
export const isNamingOver = ({ values: { namedUntil } }: League, { today }: Facts): boolean =>
  namedUntil !== '' && today !== '' && today > namedUntil;

/** The refusal of a naming after its last day without a leave. */
function leaveRefusal(league: League, leave: string, facts: Facts): LeagueRefusal | null {
  return isNamingOver(league, facts) && leave.trim() === ''
    ? { code: 'league.leave-missing', field: 'leave', until: league.values.namedUntil }
    : refusing(textFault({ leave }, { most: 500 }));
}

/** Names players at the end of a squad, all or none. */
export const namePlayers: Decides<'name-players'> = (
  league,
  { team, players, seat, leave },
  facts,
) => {
  const [out] = facts.keptOut;
  const refusal =
    unknownTeam(league, team) ??
    leaveRefusal(league, leave, facts) ??
    (out === undefined ? null : ({ code: 'league.suspended', field: 'name', ...out } as const)) ??
    takenId(
      players.map(({ id }) => id),
      league.members.map(({ id }) => id),
    );
  if (refusal !== null) return err(refusal);
  const all = [...league.members, ...players.map((one) => ({ ...one, team }))];
  for (const one of players) {
    const wrong = memberRefusal(one.values) ?? asking(facts, namedElsewhere(league, all, one));
    if (wrong !== null) return err(wrong);
  }
  return ok(
    players.map(({ id: player, values }) => ({
      kind: 'player-named',
      player,
      team,
      seat,
      leave,
      values,
    })),
  );
};

export const changePlayer: Decides<'change-player'> = (league, { player: id, changes }, facts) => {
  const member = memberOf(league, id);
  if (member === undefined) return err({ code: 'league.unknown-player', player: id });
  return changing(member.values, changes, (values, after) => {
    const refusal =
      memberRefusal(after) ??
      asking(facts, namedElsewhere(league, league.members, { id, values: after }));
    return unless(refusal, [{ kind: 'player-changed', player: id, values }]);
  });
};

/** The question where the order of a squad differs too much from the ratings. */
function orderQuestion(league: League, order: readonly MemberId[]): LeagueRefusal | null {
  const [first] = againstRatings(
    order.flatMap((id) => memberOf(league, id) ?? []),
    league.values.ratingGap,
  );
  return first === undefined
    ? null
    : {
        code: 'league.order-against-ratings',
        name: memberName(league, first.member.id),
        above: memberName(league, first.above.id),
        gap: first.gap,
      };
}

/**
 * Puts a squad in order; where the order differs from the ratings, it is asked about.
 *
 * @article Tempelhof 2018 III.H.3: the newest rating list is heeded, the club's interests come first
 */
export const rankSquad: Decides<'rank-squad'> = (league, { team, regular, reserves }, facts) => {
  if (teamOf(league, team) === undefined) return err({ code: 'league.unknown-team', team });
  const before = squadOf(league, team);
  const order = [...regular, ...reserves];
  const isSame =
    new Set(order).size === before.length &&
    order.length === before.length &&
    before.every(({ id }) => order.includes(id));
  if (!isSame) return err({ code: 'league.squad-differs', team: teamName(league, team) });
  const isKept = before.every(
    ({ id, seat }, index) =>
      order[index] === id && seat === (index < regular.length ? 'regular' : 'reserve'),
  );
  if (isKept) return ok([]);
  return unless(asking(facts, orderQuestion(league, order)), [
    { kind: 'squad-ranked', team, regular, reserves },
  ]);
};

const isFielded = ({ matches }: League, player: string): boolean =>
  matches.some(
    ({ lineUps, replacements }) =>
      [lineUps.home, lineUps.away].some((one) => one?.players.some((id) => id === player)) ||
      replacements.some((one) => one.player === player),
  );

/** Removes a player from a squad who has not been in a line-up. */
export const removePlayer: Decides<'remove-player'> = (league, { player }) => {
  const refusal = unknownPlayer(league, player);
  if (refusal !== null) return err(refusal);
  return isFielded(league, player)
    ? err({ code: 'league.played-already', name: memberName(league, player) })
    : ok([{ kind: 'player-removed', player }]);
};

/** Erases a present or former player. */
export const erasePlayer: Decides<'erase-player'> = (_, { player }, facts) =>
  unless(asking(facts, { code: 'league.confirm-erasing' }), [{ kind: 'player-erased', player }]);
