const controls = ':is(input, select, textarea, button):not([type=hidden], :disabled)';

/** The field or button of a name; of a form or a group of fields the first. */
function controlNamed(name: string): HTMLElement | null {
  const named = [...document.getElementsByName(name)].find((one) => !one.matches('[type=hidden]'));
  return named?.matches('fieldset, form')
    ? named.querySelector<HTMLElement>(controls)
    : (named ?? null);
}

/** Brings what has a name into view, whatever it is folded into, and the keyboard to it. */
export function showField(name: string): void {
  const field = controlNamed(name);
  for (let around = field?.closest('details'); around; ) {
    around.open = true;
    around = around.parentElement?.closest('details');
  }
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
