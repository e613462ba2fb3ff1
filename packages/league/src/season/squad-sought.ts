import { plainLetters } from '@rokade/rules';
import type { MemberId, TeamId } from '../ids.ts';
import type { Member } from '../league.ts';
import type { SeatedAs } from './season.ts';

/** A name in plain letters with single blanks, by which lists name the same thing. */
export const plain = (name: string): string => plainLetters(name).trim().replace(/\s+/g, ' ');

/** A person's name, whichever of its parts stands first: `hansen ida`. */
const inOneOrder = (name: string): string =>
  plain(name.replaceAll(',', ' ')).split(' ').toSorted().join(' ');

type Sought = Pick<Member, 'id' | 'values'>;

/** The squads of a division, in which people are sought as files name them. */
export interface SquadSought {
  add(team: TeamId, member: Sought): void;
  /** The player; null: nobody in the squad; 'several': more than one of the name. */
  in(team: TeamId, as: SeatedAs): MemberId | 'several' | null;
  /** A player of any team of the division, as somebody from a lower team; null: nobody, or several. */
  anywhere(as: SeatedAs): MemberId | null;
  /** Whether somebody of any squad is of that number or name. */
  isAnywhere(as: SeatedAs): boolean;
}

function foundIn(squad: readonly Sought[], { name, nationalId }: SeatedAs): readonly Sought[] {
  const byNumber = squad.filter(
    ({ values }) => nationalId !== '' && values.nationalId === nationalId,
  );
  if (byNumber.length > 0) return byNumber;
  const key = inOneOrder(name);
  return squad.filter(
    ({ values }) =>
      inOneOrder(values.name) === key && (nationalId === '' || values.nationalId === ''),
  );
}

/** The keys by which somebody of all squads is found at once. */
const keysOf = ({ name, nationalId }: SeatedAs): readonly string[] =>
  [`name ${inOneOrder(name)}`, nationalId === '' ? '' : `number ${nationalId}`].filter(Boolean);

export function squadSought(
  squads: readonly (readonly [TeamId, readonly Sought[]])[],
): SquadSought {
  const byTeam = new Map(squads.map(([team, squad]) => [team, [...squad]]));
  const byKey = new Map<string, Sought[]>();
  const note = (member: Sought): void => {
    for (const key of keysOf(member.values)) byKey.set(key, [...(byKey.get(key) ?? []), member]);
  };
  for (const member of [...byTeam.values()].flat()) note(member);
  const everywhere = (as: SeatedAs): readonly Sought[] =>
    foundIn([...new Set(keysOf(as).flatMap((key) => byKey.get(key) ?? []))], as);
  return {
    add(team, member) {
      byTeam.set(team, [...(byTeam.get(team) ?? []), member]);
      note(member);
    },
    in(team, as) {
      const found = foundIn(byTeam.get(team) ?? [], as);
      return found.length > 1 ? 'several' : (found[0]?.id ?? null);
    },
    anywhere(as) {
      const found = everywhere(as);
      return found.length === 1 ? (found[0]?.id ?? null) : null;
    },
    isAnywhere: (as) => everywhere(as).length > 0,
  };
}
