import { differing } from '@rokade/journal';
import type { RegisterCommand, SingleCommand } from '../command.ts';
import { emptyPersonValues } from '../fields/person-fields.ts';
import { type AssociationId, type MembershipId, type PersonId, parsePersonId } from '../ids.ts';
import { clubKey } from './find-club.ts';
import { isLine, type ListFacts, type PreviewLine } from './preview-line.ts';

/** Makes new unique ids; provided by the caller, who has randomness. */
export interface NewIds {
  readonly person: () => PersonId;
  readonly association: () => AssociationId;
  readonly membership: () => MembershipId;
}

/** The new clubs of a list, each once. */
function newClubs(
  lines: readonly PreviewLine[],
  federation: string,
  ids: NewIds,
): ReadonlyMap<string, Extract<SingleCommand, { kind: 'enter-association' }>> {
  const clubs = new Map<string, Extract<SingleCommand, { kind: 'enter-association' }>>();
  for (const planned of lines.flatMap(({ memberships }) => memberships)) {
    if (planned.kind === 'changes' || planned.association !== null) continue;
    const { club } = planned;
    if (clubs.has(clubKey(club))) continue;
    const values = { name: club.name || club.zps, zps: club.zps, federation };
    const [association, level, above] = [ids.association(), 'club', null] as const;
    clubs.set(clubKey(club), { kind: 'enter-association', association, level, values, above });
  }
  return clubs;
}

function personSteps(line: PreviewLine, person: PersonId): readonly SingleCommand[] {
  if (line.person === null) {
    return [{ kind: 'enter-person', person, values: differing(emptyPersonValues, line.values) }];
  }
  if (line.changes.length === 0) return [];
  const changes = Object.fromEntries(line.changes.map(({ field, to }) => [field, to]));
  return [{ kind: 'change-person', person, changes }];
}

/**
 * The decisions that new people of a list are none of those who are like them: what was doubtful is only
 * taken in where somebody said so. Each pair is decided once.
 */
function decisions(
  lines: readonly PreviewLine[],
  people: ReadonlyMap<string, PersonId>,
): readonly SingleCommand[] {
  const pairs = new Set<string>();
  return lines
    .filter(({ person }) => person === null)
    .flatMap(({ key, candidates }) =>
      candidates.flatMap((candidate): readonly SingleCommand[] => {
        const person = people.get(key);
        const other = people.get(candidate.key) ?? registered(candidate.key);
        if (person === undefined || other === null || person === other) return [];
        const pair = [person, other].toSorted().join(' ');
        if (pairs.has(pair)) return [];
        pairs.add(pair);
        return [{ kind: 'keep-apart', person, other }];
      }),
    );
}

/** The person of the register whom a candidate is; null: it is a row of the list. */
const registered = (key: string): PersonId | null => (isLine(key) ? null : parsePersonId(key));

/** Whether an import handles a line: it waits for no choice. */
export const isClear = ({ state }: Pick<PreviewLine, 'state'>): boolean =>
  state === 'new' || state === 'changed' || state === 'ended';

/** The command that imports the clear lines of a preview. */
export function takeInCommand(
  preview: readonly PreviewLine[],
  { source, federation }: Pick<ListFacts, 'federation'> & { readonly source: string },
  ids: NewIds,
): Extract<RegisterCommand, { kind: 'take-in' }> {
  const lines = preview.filter(isClear);
  const clubs = newClubs(lines, federation, ids);
  const people = new Map(lines.map(({ key, person }) => [key, person ?? ids.person()]));
  const steps = lines.flatMap((line): readonly SingleCommand[] => {
    const person = people.get(line.key);
    if (person === undefined) return [];
    const memberships = line.memberships.flatMap((planned): readonly SingleCommand[] => {
      if (planned.kind === 'changes') {
        const { membership, changes } = planned;
        return [{ kind: 'change-membership', person, membership: membership.id, changes }];
      }
      const { club, standing, memberNumber, from, to } = planned;
      const association = planned.association?.id ?? clubs.get(clubKey(club))?.association;
      if (association === undefined) return [];
      const values = { association, standing, memberNumber, from, to };
      return [{ kind: 'begin-membership', membership: ids.membership(), person, values }];
    });
    return [...personSteps(line, person), ...memberships];
  });
  const all = [...clubs.values(), ...steps, ...decisions(lines, people)];
  return { kind: 'take-in', source, steps: all };
}
