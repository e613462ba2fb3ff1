/** What somebody calls by its address or its name. */
interface Named {
  readonly id: string;
  readonly name: string;
}

/** A name without regard to how it is spaced and to capitals. */
const plain = (name: string): string =>
  name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

/** The one at an address, else those of this name. */
export function whichOne<One extends Named>(which: string, all: readonly One[]): readonly One[] {
  const addressed = all.filter(({ id }) => id === which);
  if (addressed.length > 0) return addressed;
  return all.filter(({ name }) => name !== '' && plain(name) === plain(which));
}
