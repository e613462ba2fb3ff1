/** A form control whose value the reader can change. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Whether something is a control whose value a script can set; a file input is not, and keeps its
 * file by itself.
 */
const isControl = (one: EventTarget | null): one is Control =>
  one instanceof HTMLElement && 'value' in one && !('type' in one && one.type === 'file');

const tickIn = (control: Control): boolean => 'checked' in control && control.checked;

/**
 * Carries out an act that fetches the page's data again, and then sets the values of these controls
 * again, with events as if they were typed.
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

/** Starts to remember which controls the user changed; call it once per page. */
export const noteTyped = (): void =>
  document.addEventListener('input', ({ target }) => changed.add(target), { capture: true });

/** The controls of the page that the user changed since it was loaded. */
export function typedOnPage(): readonly EventTarget[] {
  const here = [...changed].filter((one): one is Control => isControl(one) && one.isConnected);
  changed.clear();
  for (const one of here) changed.add(one);
  return here;
}
