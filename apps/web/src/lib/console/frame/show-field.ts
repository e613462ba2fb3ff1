const controls = ':is(input, select, textarea, button):not([type=hidden], :disabled)';

/** Whether a name is the wanted one, or a path in a request with it: `settings.place` for `place`. */
function isNamed(own: string, wanted: string): boolean {
  const [path = ''] = own.split(':');
  return `.${path.replaceAll(',', '.')}.`.includes(`.${wanted}.`);
}

/** The field or button with a name; of a form or a group of fields, its first one. */
function controlNamed(name: string): HTMLElement | null {
  const all = [...document.querySelectorAll<HTMLElement>('[name]:not([type=hidden])')];
  const named = all.find((one) => isNamed(one.getAttribute('name') ?? '', name));
  return named?.matches('fieldset, form')
    ? named.querySelector<HTMLElement>(controls)
    : (named ?? null);
}

/**
 * Scrolls to the field or button with a name, unfolds the parts around it and gives it the focus.
 */
export function showField(name: string): void {
  const field = controlNamed(name);
  for (let around = field?.closest('details'); around; ) {
    around.open = true;
    around = around.parentElement?.closest('details');
  }
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
