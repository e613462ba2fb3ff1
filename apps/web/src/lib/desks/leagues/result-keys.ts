/** What a key enters at a board, home team first. */
const keys: Readonly<Record<string, string>> = {
  '1': '1-0',
  '5': 'draw',
  '0': '0-1',
  '+': '+/-',
  '-': '-/+',
  Backspace: '',
};

/** Enters a result by a key into the field that has the focus, and goes on to the next board. */
export function enterByKey(event: KeyboardEvent): void {
  const { target, currentTarget, key } = event;
  const score = keys[key];
  if (score === undefined || !(target instanceof HTMLSelectElement)) return;
  if (!(currentTarget instanceof HTMLElement)) return;
  event.preventDefault();
  target.value = score;
  const selects = [...currentTarget.querySelectorAll('select')];
  selects[selects.indexOf(target) + 1]?.focus();
}
