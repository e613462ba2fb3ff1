import {
  classGroups,
  type GroupForm,
  type GroupsRefusal,
  ok,
  type RatingGroup,
  type Result,
  ratingGroups,
} from '@rokade/rules';
import { showingWhatDecides } from '../questions/ratings.ts';
import type { Tournament } from '../state/state.ts';
import type { SystemCode } from '../systems/systems.ts';
import type { PlayerId } from '../values/ids.ts';
import type { Player } from '../values/player.ts';
import { playerLineIn } from './player-line.ts';
import type { PlayerLine } from './view-types.ts';

/** The ways to divide players, in the order they are offered. */
export const waysToDivide = ['at-most', 'number', 'classes', 'hand'] as const;

/** How players are to be divided. */
export interface DivisionOptions {
  readonly by: (typeof waysToDivide)[number];
  /** Most players in a group. */
  readonly most: number;
  /** How many groups. */
  readonly groups: number;
  /** Who wants which form of play (§38–39). */
  readonly forms: ReadonlyMap<PlayerId, GroupForm>;
}

/** What a division begins with. */
export const usualDivision: DivisionOptions = {
  by: 'at-most',
  most: 12,
  groups: 2,
  forms: new Map(),
};

/** Most groups that can be made at once. */
export const mostGroups = 100;

/** A group as it is proposed or, altered by hand, wanted. */
export interface GroupPlan {
  readonly name: string;
  readonly system: SystemCode;
  readonly rounds: number;
  readonly players: readonly PlayerId[];
}

/** A proposed group and why it is so. */
export interface ProposedGroup extends GroupPlan {
  readonly because: RatingGroup<unknown>['because'];
}

/** The rounds of a form of play by the letter of its group: M7-1 has seven. */
function formOf(name: string, players: number): Pick<GroupPlan, 'system' | 'rounds'> {
  const form = name.charAt(1);
  if (form === 'A') return { system: 'dsu', rounds: Math.max(1, players - 1) };
  return { system: 'monrad', rounds: form === '5' ? 5 : 7 };
}

/** Who is to be divided: everybody who is still there. */
export const playersToDivide = ({ players }: Pick<Tournament, 'players'>): readonly Player[] =>
  players.filter(({ presence }) => presence.kind === 'playing');

function divided(
  players: readonly PlayerLine[],
  options: DivisionOptions,
  nameOf: (number: number) => string,
): Result<readonly RatingGroup<PlayerLine>[], GroupsRefusal> {
  const article = '§65';
  switch (options.by) {
    case 'classes':
      return classGroups(
        players.map((one) => ({ ...one, requestedForm: options.forms.get(one.id) ?? null })),
      );
    case 'at-most': {
      const division = { kind: 'at-most', players: options.most } as const;
      return ratingGroups(players, { division, nameOf, article });
    }
    case 'number': {
      const division = { kind: 'number', groups: options.groups } as const;
      return ratingGroups(players, { division, nameOf, article });
    }
    case 'hand': {
      const groups = Array.from({ length: options.groups }, (_, index) => index + 1);
      return ok(groups.map((number) => ({ name: nameOf(number), players: [], because: [] })));
    }
  }
}

/**
 * The groups that options give, with a system each: in the classes that of their form, else the entry
 * list's own. By hand the groups begin empty.
 *
 * @article DSU 2002 4.2 §38, §39; 4.4 §65
 */
export function proposedGroups(
  t: Tournament,
  options: DivisionOptions,
  nameOf: (number: number) => string,
): Result<readonly ProposedGroup[], GroupsRefusal> {
  const made = divided(
    playersToDivide(t).map(playerLineIn(showingWhatDecides(t))),
    options,
    nameOf,
  );
  if (!made.ok) return made;
  const own = { system: t.settings.system.code, rounds: t.settings.roundsPlanned };
  return ok(
    made.value.map(({ name, players, because }) => ({
      name,
      ...(options.by === 'classes' ? formOf(name, players.length) : own),
      players: players.map(({ id }) => id),
      because,
    })),
  );
}
