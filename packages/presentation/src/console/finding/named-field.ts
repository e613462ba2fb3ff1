/** The separators of an address from before fields were named by their place in a request. */
const hyphens = /-/g;

/** What addresses of that time called a list whose fields now have its own name. */
function nowCalled(name: string): string {
  const [, round] = /^roundDate-(\d+)$/.exec(name) ?? [];
  if (round !== undefined) return `roundDates.${Number(round) - 1}`;
  if (name === 'tieBreakAdd') return 'tieBreaks';
  if (name === 'visibility-initials') return 'visibility.names';
  return name.replace(hyphens, '.');
}

/** The places in a request that the name of a field gives, without its endings, as one path. */
const pathOf = (name: string): string => {
  const places = name.split(',').map((place) => place.split(':')[0] ?? '');
  return `.${places.join('.')}.`;
};

/**
 * The index of the field, button, form or group that an address names; -1: there is none. It has
 * this very name or, in a request, a path with it: `settings.place` for `place`, `system.code` for
 * `system`. Old addresses with hyphens lead to the same fields.
 */
export function fieldNamed(names: readonly string[], wanted: string): number {
  const within = (path: string) => names.findIndex((name) => pathOf(name).includes(`.${path}.`));
  const found = within(wanted);
  return found === -1 ? within(nowCalled(wanted)) : found;
}
