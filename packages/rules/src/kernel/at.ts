/** The item at an index that is known to exist; anything else is a bug. */
export function at<T>(items: ArrayLike<T>, index: number): T {
  const item = items[index];
  if (item === undefined) throw new Error(`broken invariant: no item ${index} of ${items.length}`);
  return item;
}
