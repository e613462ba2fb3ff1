import { unless } from '@rokade/journal';
import { err, ok } from '@rokade/rules';
import type { LeagueRefusal } from '../refusal.ts';
import type { WishValues } from '../wish-fields.ts';
import { type Decides, takenId, unknownDivision, unknownTeam } from './decision.ts';

/** Why a wish says too little: several teams are needed for a hall or a meeting, a round for all others. */
function incomplete({ wish, round }: WishValues, teams: number): LeagueRefusal | null {
  const isOfOne = wish === 'home' || wish === 'away';
  if (!isOfOne && teams < 2) return { code: 'league.wish-incomplete', field: 'teams' };
  return wish !== 'not-home-together' && round === 0
    ? { code: 'league.wish-incomplete', field: 'round' }
    : null;
}

/** The values of a wish; a hall has room for one team where nothing else was typed. */
const withRoom = (values: WishValues): WishValues =>
  values.wish === 'not-home-together' && values.places === 0 ? { ...values, places: 1 } : values;

/** Keeps a wish for the schedule of a division; the next draw heeds it. */
export const addWish: Decides<'add-wish'> = (league, { kind: _, ...added }) => {
  const [stranger] = added.teams.flatMap((team) => unknownTeam(league, team) ?? []);
  const refusal =
    unknownDivision(league, added.division) ??
    takenId(
      [added.wish],
      league.wishes.map(({ id }) => id),
    ) ??
    stranger ??
    takenId(added.teams, []) ??
    incomplete(added.values, added.teams.length);
  return unless(refusal, [{ kind: 'wish-added', ...added, values: withRoom(added.values) }]);
};

export const dropWish: Decides<'drop-wish'> = ({ wishes }, { wish }) =>
  wishes.some(({ id }) => id === wish)
    ? ok([{ kind: 'wish-dropped', wish }])
    : err({ code: 'league.unknown-wish', wish });
