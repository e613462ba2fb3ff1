/** A control of a page that holds a value of its reader's. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A file that was chosen stays by itself, and cannot be written. */
const isControl = (one: EventTarget | null): one is Control =>
  one instanceof HTMLElement && 'value' in one && !('type' in one && one.type === 'file');

const tickIn = (control: Control): boolean => 'checked' in control && control.checked;

/**
 * Does something that fetches the page's data anew, and gives these controls again what stands in them
 * now: each form hears of it as if it were typed.
 */
export async function keepingTyped(
  controls: Iterable<EventTarget | null>,
  act: () => Promise<unknown>,
): Promise<void> {
  const kept = [...controls]
    .filter(isControl)
    .map((control) => ({ control, value: control.value, ticked: tickIn(control) }));
  await act();
  for (const { control, value, ticked } of kept) {
    if (!control.isConnected) continue;
    control.value = value;
    if ('checked' in control) control.checked = ticked;
    for (const news of ['input', 'change'])
      control.dispatchEvent(new Event(news, { bubbles: true }));
  }
}

const changed = new Set<EventTarget | null>();

/** Remembers from now on which controls somebody changed; call it once a page. */
export const noteTyped = (): void =>
  document.addEventListener('input', ({ target }) => changed.add(target), { capture: true });

/** The controls of the page that somebody changed since it came. */
export function typedOnPage(): readonly EventTarget[] {
  const here = [...changed].filter((one): one is Control => isControl(one) && one.isConnected);
  changed.clear();
  for (const one of here) changed.add(one);
  return here;
}
