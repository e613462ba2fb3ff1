/** Lists longer than this are not kept: they are seldom needed, and would only take up room. */
const longest = 1 << 19;

/** How many lists of a length are kept, at most: few searches have more. */
const mostAlike = 24;

/** Lists that were given back, by their length; what is in them is left over. */
const kept = new Map<number, Int32Array[]>();

/** The lists in use by the work that is being done; null: there is none. */
let inUse: Int32Array[] | null = null;

/** A list of a length for the work that is being done. What is in it must be written before it is read. */
export function listOf(length: number): Int32Array {
  if (inUse === null || length > longest) return new Int32Array(length);
  const list = kept.get(length)?.pop() ?? new Int32Array(length);
  inUse.push(list);
  return list;
}

/** A list twice as long that begins with what is in another one; what is in its rest is left over. */
export function longerList(list: Int32Array): Int32Array {
  const longer = listOf(2 * list.length);
  longer.set(list);
  return longer;
}

function giveBack(lists: readonly Int32Array[]): void {
  for (const list of lists) {
    const alike = kept.get(list.length);
    if (alike === undefined) kept.set(list.length, [list]);
    else if (alike.length < mostAlike) alike.push(list);
  }
}

/**
 * Does work whose lists are used again by the next one, since making them anew takes a good part of the
 * time. No list may be used after the work.
 */
export function withKeptLists<T>(work: () => T): T {
  if (inUse !== null) return work();
  const lists: Int32Array[] = [];
  inUse = lists;
  try {
    return work();
  } finally {
    inUse = null;
    giveBack(lists);
  }
}
