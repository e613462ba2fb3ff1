import { err, ok, type Result, unreachable } from '@rokade/rules';
import type { SanctionsCommand, SanctionsRequest } from '../command.ts';
import type { SanctionsHappened } from '../happened.ts';
import type { SanctionId } from '../ids.ts';
import type { SanctionsRefusal } from '../refusal.ts';
import type { SanctionValues } from '../sanction-values.ts';
import { type GivenSanction, noSanctions, type Sanctions, sanctionOf } from '../sanctions.ts';
import { givenTo, idsOf, type Merged, type Outcome, outcomesOf } from '../views/outcomes.ts';
import { standingOn } from '../views/standing.ts';
import { endRefusal, sanctionRefusal } from './sanction-refusal.ts';
import { standing } from './standing.ts';

type Decision = Result<readonly SanctionsHappened[], SanctionsRefusal>;
type Of<Kind extends SanctionsCommand['kind']> = Extract<SanctionsCommand, { kind: Kind }>;

/** What a request says beside its command. */
interface Asked {
  readonly isConfirmed: boolean;
  /** Today; '' where nobody looks at a calendar. */
  readonly today: string;
}

const unknown = (sanction: SanctionId) =>
  err({ code: 'sanctions.unknown-sanction', sanction } as const);

/** What a person was given and what comes of it, with one of them as it is to be. */
function outcomeWith(
  { given }: Sanctions,
  merged: Merged,
  one: GivenSanction,
): Outcome | undefined {
  const ids = idsOf(merged, one.values.person);
  const others = given.filter(({ id, values }) => id !== one.id && ids.includes(values.person));
  return outcomesOf([...others, one]).find(({ id }) => id === one.id);
}

/** A warning whose time was over before it was given warns of nothing. */
function overAlready(outcome: Outcome | undefined): SanctionsRefusal | null {
  const sanction = outcome?.sanction ?? null;
  return sanction !== null && sanction.until <= sanction.from
    ? { code: 'sanctions.over', until: sanction.until }
    : null;
}

const sameDecision = (a: SanctionValues, b: SanctionValues): boolean =>
  a.kind === b.kind && a.given === b.given && a.ground === b.ground && a.event === b.event;

function give(
  sanctions: Sanctions,
  { sanction: id, values, merged = [] }: Of<'give-sanction'>,
  { isConfirmed }: Asked,
): Decision {
  if (sanctionOf(sanctions, id) !== undefined) return err({ code: 'sanctions.id-taken', id });
  const one = { id, values, lifted: null, annulled: null, stands: null };
  const refusal = sanctionRefusal(values) ?? overAlready(outcomeWith(sanctions, merged, one));
  if (refusal !== null) return err(refusal);
  const known = givenTo(sanctions, idsOf(merged, values.person));
  const isTwice = known.some((other) => sameDecision(other.values, values));
  if (isTwice && !isConfirmed) return err({ code: 'sanctions.given-twice', given: values.given });
  // An act entered late lies before others: it makes none of them shorter.
  const shorter = (before: number, after: number): boolean => after < before;
  const kept = standing(known, [...known, one], shorter);
  return ok([{ kind: 'sanction-given', sanction: id, values }, ...kept]);
}

function change(
  sanctions: Sanctions,
  { sanction: id, changes, merged = [] }: Of<'change-sanction'>,
): Decision {
  const one = sanctionOf(sanctions, id);
  if (one === undefined) return unknown(id);
  const values = Object.fromEntries(
    Object.entries(changes).filter(([field, value]) => Reflect.get(one.values, field) !== value),
  );
  if (Object.keys(values).length === 0) return ok([]);
  const changed = { ...one, values: { ...one.values, ...values } };
  const refusal =
    sanctionRefusal(changed.values) ?? overAlready(outcomeWith(sanctions, merged, changed));
  return refusal === null ? ok([{ kind: 'sanction-changed', sanction: id, values }]) : err(refusal);
}

/** Ends a sanction before its time; annulled, it is as if it never was. */
function end(
  sanctions: Sanctions,
  { kind, sanction: id, values, merged = [] }: Of<'lift-sanction' | 'annul-sanction'>,
): Decision {
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
}

const deletionOf = (
  { given }: Sanctions,
  merged: Merged,
  gone: readonly GivenSanction[],
): readonly SanctionsHappened[] => {
  const ids = gone.map(({ id }) => id);
  const people = new Map(
    gone.map(({ values: { person } }) => {
      const all = idsOf(merged, person);
      return [all.join(' '), all] as const;
    }),
  );
  const kept = [...people.values()].flatMap((all) => {
    const before = given.filter(({ values }) => all.includes(values.person));
    const after = before.filter(({ id }) => !ids.includes(id));
    return standing(before, after, (was, is) => was !== is);
  });
  return [...kept, ...ids.map((sanction) => ({ kind: 'sanction-deleted', sanction }) as const)];
};

/** Deletes what is no longer to be kept: `DSU 2002 §19` names the day. */
function deleteDue(
  sanctions: Sanctions,
  { sanctions: ids, merged = [] }: Of<'delete-due'>,
  { isConfirmed, today }: Asked,
): Decision {
  const gone: GivenSanction[] = [];
  for (const id of new Set(ids)) {
    const one = sanctionOf(sanctions, id);
    if (one === undefined) return unknown(id);
    const outcome = outcomeWith(sanctions, merged, one);
    if (today !== '' && outcome !== undefined && standingOn(outcome, today) !== 'due') {
      return err({ code: 'sanctions.not-due', until: outcome.keptUntil });
    }
    gone.push(one);
  }
  return isConfirmed
    ? ok(deletionOf(sanctions, merged, gone))
    : err({ code: 'sanctions.confirm-deleting' });
}

function erasePerson(
  sanctions: Sanctions,
  { person, merged = [] }: Of<'erase-person'>,
  { isConfirmed }: Asked,
): Decision {
  const gone = givenTo(sanctions, idsOf(merged, person));
  if (gone.length === 0) return ok([]);
  return isConfirmed
    ? ok(gone.map(({ id }) => ({ kind: 'sanction-deleted', sanction: id }) as const))
    : err({ code: 'sanctions.confirm-deleting' });
}

function decideOn(sanctions: Sanctions, command: SanctionsCommand, asked: Asked): Decision {
  switch (command.kind) {
    case 'give-sanction':
      return give(sanctions, command, asked);
    case 'change-sanction':
      return change(sanctions, command);
    case 'lift-sanction':
    case 'annul-sanction':
      return end(sanctions, command);
    case 'delete-due':
      return deleteDue(sanctions, command, asked);
    case 'erase-person':
      return erasePerson(sanctions, command, asked);
    default:
      return unreachable(command);
  }
}

/** What a command leads to; the first that changes something begins the book. */
export function decide(
  state: Sanctions | null,
  { command, confirmed, now = '' }: SanctionsRequest,
): Decision {
  const asked = { isConfirmed: confirmed !== false, today: now.slice(0, 10) };
  const decided = decideOn(state ?? noSanctions, command, asked);
  if (!decided.ok || decided.value.length === 0 || state !== null) return decided;
  return ok([{ kind: 'sanctions-begun' }, ...decided.value]);
}
