import { byKind, changing, factsOfRequest, type RequestFacts, unless } from '@rokade/journal';
import { err, isDay, type Result } from '@rokade/rules';
import { type ContestAct, namedIn } from '../acts.ts';
import type { ContestCommand, ContestRequest } from '../command.ts';
import type { Contest } from '../contest.ts';
import { type ContestFormat, objectionIn } from '../contest-format.ts';
import type { ContestValues, EntryValues } from '../contest-values.ts';
import { contestFormat, knowsRulesOf } from '../formats.ts';
import type { ContestHappened } from '../happened.ts';
import type { EntryId } from '../ids.ts';
import { mayBeOneEntry } from '../matched-entry.ts';
import { type ContestRefusal, isQuestion } from '../refusal.ts';
import { contestRefusal, dayRefusal, entryRefusal, invalid } from './values-refusal.ts';

type Decision = Result<readonly ContestHappened[], ContestRefusal>;
type Of<Kind extends ContestCommand['kind']> = Extract<ContestCommand, { kind: Kind }>;
type Decides<Kind extends ContestCommand['kind']> = (
  contest: Contest,
  command: Of<Kind>,
  request: RequestFacts,
) => Decision;

/** Why the values of a competition are refused, or null. */
const objectionToValues = (format: ContestFormat | undefined, values: ContestValues) =>
  contestRefusal(values) ?? format?.objectionToValues?.(values) ?? null;

function make({ kind: _, ...payload }: Of<'make-contest'>): Decision {
  const format = contestFormat(payload.format);
  if (format === undefined) return err(invalid('format', 'unknown'));
  if (!format.ruleSets.includes(payload.rules)) return err(invalid('rules', 'unknown'));
  return unless(objectionToValues(format, payload.values), [{ kind: 'contest-made', ...payload }]);
}

const change: Decides<'change-contest'> = (contest, { changes }) =>
  changing(contest.values, changes, (values, after) =>
    unless(objectionToValues(contestFormat(contest.format), after), [
      { kind: 'contest-changed', values },
    ]),
  );

/** The question if a player with that name is entered already. */
function twice({ entries }: Contest, id: EntryId, values: EntryValues): ContestRefusal | null {
  const isThere = entries.some((one) => one.id !== id && mayBeOneEntry(one.values, values));
  return isThere ? { code: 'contest.duplicate', field: 'name', name: values.name } : null;
}

const unknownEntry = ({ entries }: Contest, ids: readonly string[]): ContestRefusal | null => {
  const entry = ids.find((id) => !entries.some((one) => one.id === id));
  return entry === undefined ? null : { code: 'contest.unknown-entry', entry };
};

const enter: Decides<'enter-entry'> = (
  contest,
  { kind: _, ...payload },
  { isConfirmed, today },
) => {
  if (contest.entries.some(({ id }) => id === payload.entry)) {
    return err({ code: 'contest.id-taken', id: payload.entry });
  }
  const refusal =
    entryRefusal(payload.values) ??
    dayRefusal(payload.day, today) ??
    (isConfirmed ? null : twice(contest, payload.entry, payload.values));
  return unless(refusal, [{ kind: 'entry-entered', ...payload }]);
};

const changeEntry: Decides<'change-entry'> = (contest, { entry, changes }, { isConfirmed }) => {
  const one = contest.entries.find(({ id }) => id === entry);
  if (one === undefined) return err({ code: 'contest.unknown-entry', entry });
  return changing(one.values, changes, (values, after) => {
    const refusal = entryRefusal(after) ?? (isConfirmed ? null : twice(contest, entry, after));
    return unless(refusal, [{ kind: 'entry-changed', entry, values }]);
  });
};

const eraseEntry: Decides<'erase-entry'> = (contest, { entry }, { isConfirmed }) => {
  const refusal =
    unknownEntry(contest, [entry]) ??
    (isConfirmed ? null : ({ code: 'contest.confirm-erasing' } as const));
  return unless(refusal, [{ kind: 'entry-erased', entry }]);
};

/** The checks of an act before those of its format. */
function objectionTo(
  contest: Contest,
  act: ContestAct,
  { isConfirmed, today }: RequestFacts,
): ContestRefusal | null {
  const refusal = unknownEntry(contest, namedIn(act)) ?? dayRefusal(act.day, today);
  if (refusal !== null) return refusal;
  if (act.kind === 'challenge-accepted' && act.on !== '' && !isDay(act.on)) {
    return invalid('on', 'not-a-date');
  }
  const format = contestFormat(contest.format);
  if (format === undefined || !(act.kind in format.objections)) {
    return { code: 'contest.other-format' };
  }
  if (!knowsRulesOf(contest)) return invalid('rules', 'unknown');
  const objection = objectionIn(format, contest, act, today);
  if (objection !== null && !(isConfirmed && isQuestion(objection.code))) return objection;
  const isDeclining = act.kind === 'challenge-not-met' && act.why === 'declined';
  return isDeclining && !isConfirmed ? { code: 'contest.confirm-declining' } : null;
}

const decideIn = byKind<ContestCommand, Contest, Decision, RequestFacts>({
  'make-contest': () => err({ code: 'contest.exists' }),
  'change-contest': change,
  'enter-entry': enter,
  'change-entry': changeEntry,
  'erase-entry': eraseEntry,
  'note-act': (contest, { act }, request) =>
    unless(objectionTo(contest, act, request), [{ kind: 'act-noted', act }]),
});

/** The events that a command leads to, or why it is refused. */
export function decide(contest: Contest | null, request: ContestRequest): Decision {
  const { command } = request;
  if (contest !== null) return decideIn(contest, command, factsOfRequest(request));
  return command.kind === 'make-contest' ? make(command) : err({ code: 'contest.missing' });
}
