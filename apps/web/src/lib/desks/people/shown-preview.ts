import { byId } from '@rokade/journal';
import {
  fullName,
  isClear,
  type PreviewLine,
  parsePersonId,
  type Register,
} from '@rokade/register';
import type { ListPreview } from '@rokade/server';

const states = ['doubtful', 'changed', 'ended', 'left-out', 'new', 'unchanged'] as const;

/** So many lines of a state are shown; of those that wait for a choice more, since each wants one. */
const most = 300;
const mostDoubtful = 2000;

function shownLine(register: Register, line: PreviewLine) {
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
export function shownPreview(register: Register, preview: ListPreview) {
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
