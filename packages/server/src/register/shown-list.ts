import { byId } from '@rokade/journal';
import {
  fullName,
  isClear,
  type PreviewLine,
  parsePersonId,
  type Register,
} from '@rokade/register';
import type { ListPreview } from '../reading/read-register-list.ts';

const states = ['doubtful', 'changed', 'ended', 'left-out', 'new', 'unchanged'] as const;

/** The most lines shown of each state, and of doubtful lines, each of which needs a choice. */
const most = 300;
const mostDoubtful = 2000;

type Begun = Extract<PreviewLine['memberships'][number], { readonly kind: 'begins' }>;

/** A value of a membership that a list changes; `from` is the former value. */
interface MembershipChange {
  readonly field: 'memberNumber' | 'standing' | 'memberFrom' | 'memberTo';
  readonly from: string;
  readonly to: string;
}

/** The values of a membership that a list may change, under the codes of its columns. */
const listedValues = {
  memberNumber: 'memberNumber',
  standing: 'standing',
  memberFrom: 'from',
  memberTo: 'to',
} as const;

function membershipChanges(planned: PreviewLine['memberships'][number]) {
  if (planned.kind === 'begins') return [];
  const { membership, changes } = planned;
  return Object.entries(listedValues).flatMap(([field, key]) => {
    const to = changes[key];
    return to === undefined
      ? []
      : [{ field: field as MembershipChange['field'], from: membership[key], to }];
  });
}

/** A line of a list, with the people of the register whom it may mean. */
interface ShownLine extends Pick<PreviewLine, 'key' | 'state' | 'person' | 'changes'> {
  readonly row: number;
  readonly name: string;
  readonly birth: string;
  /** Whether it is no line of the list but a person of the register who is missing in it. */
  readonly isMissing: boolean;
  /** The memberships that begin, and the values of memberships that change. */
  readonly clubs: readonly Pick<Begun, 'club' | 'from' | 'to'>[];
  readonly membershipChanges: readonly MembershipChange[];
  readonly candidates: readonly {
    readonly id: string;
    readonly name: string;
    readonly birth: string;
    readonly reasons: PreviewLine['candidates'][number]['reasons'];
  }[];
  /** Other rows of the list that may mean the same person. */
  readonly alike: readonly {
    readonly row: number;
    readonly reasons: PreviewLine['candidates'][number]['reasons'];
  }[];
}

/** The preview of a list for its page: the number of lines in each state, and the first of them. */
export interface ShownList extends Pick<ListPreview, 'version' | 'columns' | 'faults'> {
  /** The number of lines that can be imported without a choice. */
  readonly clear: number;
  readonly states: readonly {
    readonly state: PreviewLine['state'];
    readonly count: number;
    readonly lines: readonly ShownLine[];
  }[];
}

/** The first row of each line of a list, by its key. */
type FirstRows = ReadonlyMap<string, number>;

function shownLine(register: Register, line: PreviewLine, firstRows: FirstRows): ShownLine {
  const { key, rows, values, state, person, changes, memberships, candidates } = line;
  return {
    key,
    state,
    person,
    changes,
    row: rows[0] ?? 0,
    name: fullName(values),
    birth: values.birth,
    isMissing: rows.length === 0,
    clubs: memberships.flatMap((planned) =>
      planned.kind === 'begins' ? [{ club: planned.club, from: planned.from, to: planned.to }] : [],
    ),
    membershipChanges: rows.length === 0 ? [] : memberships.flatMap(membershipChanges),
    // The people of the register whom the line may mean.
    candidates: candidates.flatMap((candidate) => {
      const id = parsePersonId(candidate.key);
      const person = id === null ? undefined : byId(register.people, id);
      return person === undefined
        ? []
        : [
            {
              id: person.id as string,
              name: fullName(person.values),
              birth: person.values.birth,
              reasons: candidate.reasons,
            },
          ];
    }),
    alike: candidates.flatMap(({ key, reasons }) => {
      const row = firstRows.get(key);
      return row === undefined ? [] : [{ row, reasons }];
    }),
  };
}

/** The preview of a list as its page shows it. */
export function shownList(register: Register, preview: ListPreview): ShownList {
  const { lines, columns, faults, version } = preview;
  const firstRows: FirstRows = new Map(lines.map(({ key, rows }) => [key, rows[0] ?? 0]));
  return {
    version,
    columns,
    faults: faults.slice(0, most),
    clear: lines.filter(isClear).length,
    // The lines to look at come first; new and unchanged people come last.
    states: states.flatMap((state) => {
      const own = lines.filter((line) => line.state === state);
      const shown = own.slice(0, state === 'doubtful' ? mostDoubtful : most);
      return own.length === 0
        ? []
        : [
            {
              state,
              count: own.length,
              lines: shown.map((line) => shownLine(register, line, firstRows)),
            },
          ];
    }),
  };
}
