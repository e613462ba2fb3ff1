import { differing } from '@rokade/journal';
import { err, isDay, ok, type Result, unreachable } from '@rokade/rules';
import { type ContestAct, namedIn } from '../acts.ts';
import type { ContestCommand, ContestRequest } from '../command.ts';
import type { Contest } from '../contest.ts';
import type { EntryValues } from '../contest-values.ts';
import { contestFormat, knowsRulesOf } from '../formats.ts';
import type { ContestHappened } from '../happened.ts';
import type { EntryId } from '../ids.ts';
import { isSameName } from '../matched-entry.ts';
import { type ContestRefusal, isQuestion } from '../refusal.ts';
import { contestRefusal, dayRefusal, entryRefusal, invalid } from './values-refusal.ts';

type Decision = Result<readonly ContestHappened[], ContestRefusal>;
type Of<Kind extends ContestCommand['kind']> = Extract<ContestCommand, { kind: Kind }>;

/** What a request says beside its command. */
interface Asked {
  readonly isConfirmed: boolean;
  /** Today; '' where nobody looks at a calendar. */
  readonly today: string;
}

function make(contest: Contest | null, command: Of<'make-contest'>): Decision {
  if (contest !== null) return err({ code: 'contest.exists' });
  const { kind: _, ...said } = command;
  const format = contestFormat(said.format);
  if (format === undefined) return err(invalid('format', 'unknown'));
  if (!format.ruleSets.includes(said.rules)) return err(invalid('rules', 'unknown'));
  const refusal = contestRefusal(said.values) ?? format.objectionToValues?.(said.values) ?? null;
  return refusal === null ? ok([{ kind: 'contest-made', ...said }]) : err(refusal);
}

function change(contest: Contest, { changes }: Of<'change-contest'>): Decision {
  const values = differing(contest.values, changes);
  if (Object.keys(values).length === 0) return ok([]);
  const said = { ...contest.values, ...values };
  const format = contestFormat(contest.format);
  const refusal = contestRefusal(said) ?? format?.objectionToValues?.(said) ?? null;
  return refusal === null ? ok([{ kind: 'contest-changed', values }]) : err(refusal);
}

/** Somebody of that name who is entered already; to be asked whether they are two. */
function twice({ entries }: Contest, id: EntryId, { name }: EntryValues): ContestRefusal | null {
  const isThere = entries.some((one) => one.id !== id && isSameName(one.values.name, name));
  return isThere ? { code: 'contest.duplicate', field: 'name', name } : null;
}

function enter(
  contest: Contest,
  command: Of<'enter-entry'>,
  { isConfirmed, today }: Asked,
): Decision {
  const { kind: _, ...said } = command;
  if (contest.entries.some(({ id }) => id === said.entry)) {
    return err({ code: 'contest.id-taken', id: said.entry });
  }
  const refusal =
    entryRefusal(said.values) ??
    dayRefusal(said.day, today) ??
    (isConfirmed ? null : twice(contest, said.entry, said.values));
  return refusal === null ? ok([{ kind: 'entry-entered', ...said }]) : err(refusal);
}

function changeEntry(
  contest: Contest,
  { entry, changes }: Of<'change-entry'>,
  { isConfirmed }: Asked,
): Decision {
  const one = contest.entries.find(({ id }) => id === entry);
  if (one === undefined) return err({ code: 'contest.unknown-entry', entry });
  const values = differing(one.values, changes);
  if (Object.keys(values).length === 0) return ok([]);
  const after = { ...one.values, ...values };
  const refusal = entryRefusal(after) ?? (isConfirmed ? null : twice(contest, entry, after));
  return refusal === null ? ok([{ kind: 'entry-changed', entry, values }]) : err(refusal);
}

function eraseEntry(
  { entries }: Contest,
  { entry }: Of<'erase-entry'>,
  { isConfirmed }: Asked,
): Decision {
  if (!entries.some(({ id }) => id === entry)) return err({ code: 'contest.unknown-entry', entry });
  return isConfirmed
    ? ok([{ kind: 'entry-erased', entry }])
    : err({ code: 'contest.confirm-erasing' });
}

/** What is wrong with an act before its format is asked. */
function objectionTo(
  contest: Contest,
  act: ContestAct,
  { isConfirmed, today }: Asked,
): ContestRefusal | null {
  const unknown = namedIn(act).find((id) => !contest.entries.some((one) => one.id === id));
  if (unknown !== undefined) return { code: 'contest.unknown-entry', entry: unknown };
  const wrongDay = dayRefusal(act.day, today);
  if (wrongDay !== null) return wrongDay;
  if (act.kind === 'challenge-accepted' && act.on !== '' && !isDay(act.on)) {
    return invalid('on', 'not-a-date');
  }
  const format = contestFormat(contest.format);
  if (format?.acts.includes(act.kind) !== true) return { code: 'contest.other-format' };
  if (!knowsRulesOf(contest)) return invalid('rules', 'unknown');
  const objection = format.objection(contest, act, today);
  if (objection !== null && !(isConfirmed && isQuestion(objection.code))) return objection;
  const isDeclining = act.kind === 'challenge-not-met' && act.why === 'declined';
  return isDeclining && !isConfirmed ? { code: 'contest.confirm-declining' } : null;
}

function note(contest: Contest, { act }: Of<'note-act'>, asked: Asked): Decision {
  const refusal = objectionTo(contest, act, asked);
  return refusal === null ? ok([{ kind: 'act-noted', act }]) : err(refusal);
}

function decideIn(contest: Contest, command: ContestCommand, asked: Asked): Decision {
  switch (command.kind) {
    case 'make-contest':
      return make(contest, command);
    case 'change-contest':
      return change(contest, command);
    case 'enter-entry':
      return enter(contest, command, asked);
    case 'change-entry':
      return changeEntry(contest, command, asked);
    case 'erase-entry':
      return eraseEntry(contest, command, asked);
    case 'note-act':
      return note(contest, command, asked);
    default:
      return unreachable(command);
  }
}

/** What a command leads to. */
export function decide(
  contest: Contest | null,
  { command, confirmed, now = '' }: ContestRequest,
): Decision {
  const asked = { isConfirmed: confirmed !== false, today: now.slice(0, 10) };
  if (contest !== null) return decideIn(contest, command, asked);
  return command.kind === 'make-contest' ? make(null, command) : err({ code: 'contest.missing' });
}
