import { isDay, plusDays } from '@rokade/rules';
import { overlap } from '../memberships.ts';
import {
  type Membership,
  membershipsOf,
  type Person,
  peopleOf,
  type Register,
} from '../register.ts';
import { clubsByList } from './find-club.ts';
import type { ListedPerson } from './listed-person.ts';
import type { ListFacts, PreviewLine } from './preview-line.ts';

function missingLine(
  { id, values }: Person,
  memberships: readonly Membership[],
  { day, choices }: ListFacts,
): PreviewLine {
  const key = `gone ${id}`;
  return {
    key,
    rows: [],
    values,
    state: choices[key]?.kind === 'leave-out' ? 'left-out' : 'ended',
    person: id,
    changes: [],
    memberships: memberships.map((membership) => ({
      kind: 'changes',
      membership,
      changes: { to: plusDays(day, -1) },
    })),
    candidates: [],
  };
}

/**
 * For a list with all members of its clubs: the members of these clubs without a row, with the
 * memberships that end. Not included are people whom a row in doubt may mean, guests, and memberships
 * that begin on the list's day or later.
 */
export function missingMembers(
  register: Register,
  listed: readonly ListedPerson[],
  { lines, facts }: { readonly lines: readonly PreviewLine[]; readonly facts: ListFacts },
): readonly PreviewLine[] {
  if (!isDay(facts.day)) return [];
  const clubOf = clubsByList(register);
  const clubs = new Set(
    listed.flatMap(({ club }) => (club === null ? [] : (clubOf(club)?.id ?? []))),
  );
  const possiblyListed = new Set(
    lines.flatMap(({ person, candidates }) => [person, ...candidates.map(({ key }) => key)]),
  );
  const isOver = ({ association, standing, from, ...until }: Membership): boolean =>
    clubs.has(association) &&
    standing !== 'guest' &&
    from < facts.day &&
    overlap({ from, ...until }, { from: facts.day, to: '' });
  return peopleOf(register)
    .filter(({ id }) => !possiblyListed.has(id))
    .flatMap((person) => {
      const over = membershipsOf(register, person).filter(isOver);
      return over.length === 0 ? [] : [missingLine(person, over, facts)];
    });
}
