import {
  begunBy,
  byKind,
  changing,
  factsOfRequest,
  type RequestFacts,
  unless,
} from '@rokade/journal';
import { err, ok, type Result } from '@rokade/rules';
import type { SanctionsCommand, SanctionsRequest } from '../command.ts';
import type { SanctionsHappened } from '../happened.ts';
import type { SanctionId } from '../ids.ts';
import type { SanctionsRefusal } from '../refusal.ts';
import type { SanctionValues } from '../sanction-values.ts';
import { noSanctions, type RecordedSanction, type Sanctions, sanctionOf } from '../sanctions.ts';
import {
  idsOf,
  type Merged,
  type Outcome,
  outcomesOf,
  sanctionsAgainst,
} from '../views/outcomes.ts';
import { sanctionStateOn } from '../views/sanction-states.ts';
import { outcomesToKeep } from './kept-outcomes.ts';
import { endRefusal, sanctionRefusal } from './sanction-refusal.ts';

type Decision = Result<readonly SanctionsHappened[], SanctionsRefusal>;
type Decides<Kind extends SanctionsCommand['kind']> = (
  sanctions: Sanctions,
  command: Extract<SanctionsCommand, { kind: Kind }>,
  request: RequestFacts,
) => Decision;

const unknown = (sanction: SanctionId) =>
  err({ code: 'sanctions.unknown-sanction', sanction } as const);

/** The outcome of a person's sanctions, with one of them changed. */
function outcomeWith(
  { given: sanctions }: Sanctions,
  merged: Merged,
  one: RecordedSanction,
): Outcome | undefined {
  const ids = idsOf(merged, one.values.person);
  const others = sanctions.filter(({ id, values }) => id !== one.id && ids.includes(values.person));
  return outcomesOf([...others, one]).find(({ id }) => id === one.id);
}

/** Refuses a warning that had expired on the day it was given. */
function overAlready(outcome: Outcome | undefined): SanctionsRefusal | null {
  const sanction = outcome?.sanction ?? null;
  return sanction !== null && sanction.until <= sanction.from
    ? { code: 'sanctions.over', until: sanction.until }
    : null;
}

/** Refuses a decision that is dated later than today. */
const notYet = (day: string, today: string): SanctionsRefusal | null =>
  today !== '' && day > today ? { code: 'sanctions.not-yet', field: 'given', day } : null;

const sameDecision = (a: SanctionValues, b: SanctionValues): boolean =>
  a.kind === b.kind && a.given === b.given && a.ground === b.ground && a.event === b.event;

const give: Decides<'give-sanction'> = (
  sanctions,
  { sanction: id, values, merged = [] },
  { isConfirmed, today },
) => {
  if (sanctionOf(sanctions, id) !== undefined) return err({ code: 'sanctions.id-taken', id });
  const one = { id, values, lifted: null, annulled: null, stands: null };
  const refusal =
    sanctionRefusal(values) ??
    notYet(values.given, today) ??
    overAlready(outcomeWith(sanctions, merged, one));
  if (refusal !== null) return err(refusal);
  const earlier = sanctionsAgainst(sanctions, idsOf(merged, values.person));
  const isTwice = earlier.some((other) => sameDecision(other.values, values));
  if (isTwice && !isConfirmed) return err({ code: 'sanctions.given-twice', given: values.given });
  // Whether a suspension becomes shorter; a sanction entered late, before others, must not shorten any.
  const shorter = (before: string, after: string): boolean => after < before;
  const kept = outcomesToKeep(earlier, [...earlier, one], shorter);
  return ok([{ kind: 'sanction-given', sanction: id, values }, ...kept]);
};

const change: Decides<'change-sanction'> = (
  sanctions,
  { sanction: id, changes, merged = [] },
  { today },
) => {
  const one = sanctionOf(sanctions, id);
  if (one === undefined) return unknown(id);
  return changing(one.values, changes, (values, after) => {
    const outcome = outcomeWith(sanctions, merged, { ...one, values: after });
    const refusal =
      sanctionRefusal(after) ?? notYet(values.given ?? '', today) ?? overAlready(outcome);
    return unless(refusal, [{ kind: 'sanction-changed', sanction: id, values }]);
  });
};

/** Ends a sanction before its time; an annulled one counts as never given. */
const end: Decides<'lift-sanction' | 'annul-sanction'> = (
  sanctions,
  { kind, sanction: id, values, merged = [] },
) => {
  const one = sanctionOf(sanctions, id);
  if (one === undefined) return unknown(id);
  const isEnded = one.annulled !== null || (kind === 'lift-sanction' && one.lifted !== null);
  if (isEnded) return err({ code: 'sanctions.ended-already', sanction: id });
  const refusal = endRefusal(values, one.values.given);
  if (refusal !== null) return err(refusal);
  if (kind === 'annul-sanction') return ok([{ kind: 'sanction-annulled', sanction: id, values }]);
  const until = outcomeWith(sanctions, merged, one)?.sanction?.until ?? '';
  return until <= values.day
    ? err({ code: 'sanctions.over', until })
    : ok([{ kind: 'sanction-lifted', sanction: id, values }]);
};

const deletionOf = (
  { given: sanctions }: Sanctions,
  merged: Merged,
  gone: readonly RecordedSanction[],
): readonly SanctionsHappened[] => {
  const ids = gone.map(({ id }) => id);
  const people = new Map(
    gone.map(({ values: { person } }) => {
      const all = idsOf(merged, person);
      return [all.join(' '), all] as const;
    }),
  );
  const kept = [...people.values()].flatMap((all) => {
    const before = sanctions.filter(({ values }) => all.includes(values.person));
    const after = before.filter(({ id }) => !ids.includes(id));
    return outcomesToKeep(before, after, (was, is) => was !== is);
  });
  return [...kept, ...ids.map((sanction) => ({ kind: 'sanction-deleted', sanction }) as const)];
};

/** Deletes sanctions that must no longer be kept; `DSU 2002 §19` gives the day. */
const deleteDue: Decides<'delete-due'> = (
  sanctions,
  { sanctions: ids, merged = [] },
  { isConfirmed, today },
) => {
  const gone: RecordedSanction[] = [];
  for (const id of new Set(ids)) {
    const one = sanctionOf(sanctions, id);
    if (one === undefined) return unknown(id);
    const outcome = outcomeWith(sanctions, merged, one);
    if (today !== '' && outcome !== undefined && sanctionStateOn(outcome, today) !== 'due') {
      return err({ code: 'sanctions.not-due', until: outcome.keptUntil });
    }
    gone.push(one);
  }
  return isConfirmed
    ? ok(deletionOf(sanctions, merged, gone))
    : err({ code: 'sanctions.confirm-deleting' });
};

const erasePerson: Decides<'erase-person'> = (sanctions, { person, merged = [] }, request) => {
  const gone = sanctionsAgainst(sanctions, idsOf(merged, person));
  if (gone.length === 0) return ok([]);
  return request.isConfirmed
    ? ok(gone.map(({ id }) => ({ kind: 'sanction-deleted', sanction: id }) as const))
    : err({ code: 'sanctions.confirm-deleting' });
};

const decideOn = byKind<SanctionsCommand, Sanctions, Decision, RequestFacts>({
  'give-sanction': give,
  'change-sanction': change,
  'lift-sanction': end,
  'annul-sanction': end,
  'delete-due': deleteDue,
  'erase-person': erasePerson,
});

/** The events that a command leads to; the first one creates the book. */
export const decide = (state: Sanctions | null, request: SanctionsRequest): Decision =>
  begunBy(
    { kind: 'sanctions-begun' },
    state,
    decideOn(state ?? noSanctions, request.command, factsOfRequest(request)),
  );
