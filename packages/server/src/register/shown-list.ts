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

/** So many lines of a state are shown; of those that wait for a choice more, since each wants one. */
const most = 300;
const mostDoubtful = 2000;

type Begun = Extract<PreviewLine['memberships'][number], { readonly kind: 'begins' }>;

/** A line of a list with who of the register it may speak of, by name. */
interface ShownLine extends Pick<PreviewLine, 'key' | 'state' | 'person' | 'changes'> {
  readonly row: number;
  readonly name: string;
  readonly birth: string;
  /** Nobody of the list: somebody who stands in the register and not in it. */
  readonly isMissing: boolean;
  readonly clubs: readonly Begun['club'][];
  readonly candidates: readonly {
    readonly id: string;
    readonly name: string;
    readonly birth: string;
    readonly reasons: PreviewLine['candidates'][number]['reasons'];
  }[];
}

/** The preview of a list, counted, with the first lines of each state. */
export interface ShownList extends Pick<ListPreview, 'version' | 'columns' | 'faults'> {
  /** How many lines can be taken in. */
  readonly clear: number;
  readonly states: readonly {
    readonly state: PreviewLine['state'];
    readonly count: number;
    readonly lines: readonly ShownLine[];
  }[];
}

function shownLine(register: Register, line: PreviewLine): ShownLine {
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
    clubs: memberships.flatMap((planned) => (planned.kind === 'begins' ? [planned.club] : [])),
    /** Those of the register whom the line may speak of. */
    candidates: candidates.flatMap((candidate) => {
      const id = parsePersonId(candidate.key);
      const known = id === null ? undefined : byId(register.people, id);
      return known === undefined
        ? []
        : [
            {
              id: known.id as string,
              name: fullName(known.values),
              birth: known.values.birth,
              reasons: candidate.reasons,
            },
          ];
    }),
  };
}

/** The preview of a list as its page shows it: how many of each state, and the first of them. */
export function shownList(register: Register, preview: ListPreview): ShownList {
  const { lines, columns, faults, version } = preview;
  return {
    version,
    columns,
    faults: faults.slice(0, most),
    clear: lines.filter(isClear).length,
    /** What somebody has to look at first; who is new or as before comes last. */
    states: states.flatMap((state) => {
      const own = lines.filter((line) => line.state === state);
      const shown = own.slice(0, state === 'doubtful' ? mostDoubtful : most);
      return own.length === 0
        ? []
        : [{ state, count: own.length, lines: shown.map((line) => shownLine(register, line)) }];
    }),
  };
}
