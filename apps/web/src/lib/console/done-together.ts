/** What an entry of any book says of when, by whom and what. */
interface Signed {
  readonly version: number;
  readonly at: string;
  readonly actor: { readonly id: string };
  readonly event: { readonly kind: string };
}

type EntryAt = (version: number) => Signed | undefined;

const isSameAct = (one: Signed, other: Signed | undefined): boolean =>
  other !== undefined &&
  other.at === one.at &&
  other.actor.id === one.actor.id &&
  other.event.kind === one.event.kind;

function inOneWay(entryAt: EntryAt, one: Signed, step: 1 | -1): number {
  let count = 0;
  while (isSameAct(one, entryAt(one.version + step * (count + 1)))) count += 1;
  return count;
}

/** How many entries of one kind were written together with an entry, itself among them. */
export function countTogether(entryAt: EntryAt, version: number): number {
  const one = entryAt(version);
  return one === undefined ? 1 : inOneWay(entryAt, one, -1) + 1 + inOneWay(entryAt, one, 1);
}

/** Whether the next entry is of the same kind and was written together with this one. */
export function goesOn(entryAt: EntryAt, version: number): boolean {
  const one = entryAt(version);
  return one !== undefined && isSameAct(one, entryAt(version + 1));
}
