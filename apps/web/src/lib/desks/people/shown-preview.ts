import { byId } from '@rokade/journal';
import {
  fullName,
  isClear,
  type PreviewLine,
  parsePersonId,
  type Register,
} from '@rokade/register';
import type { ListPreview } from '@rokade/server';

const states = ['doubtful', 'new', 'changed', 'ended', 'left-out', 'unchanged'] as const;

/** So many lines are shown; those that wait for a choice first. */
const most = 300;

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

/** The preview of a list as its page shows it: how many of each kind, and the first of them. */
export function shownPreview(register: Register, preview: ListPreview) {
  const { lines, columns, faults, version } = preview;
  const counted = (state: PreviewLine['state']): number =>
    lines.filter((line) => line.state === state).length;
  return {
    version,
    columns,
    faults: faults.slice(0, most),
    counts: states.map((state) => ({ state, count: counted(state) })),
    clear: lines.filter(isClear).length,
    lines: lines
      .toSorted((a, b) => states.indexOf(a.state) - states.indexOf(b.state))
      .slice(0, most)
      .map((line) => shownLine(register, line)),
    total: lines.length,
  };
}
