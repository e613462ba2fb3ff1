import { fieldNamed } from '@rokade/presentation/console/finding/named-field.ts';

const controls = ':is(input, select, textarea, button):not([type=hidden], :disabled)';

/** The field or button with a name; of a form or a group of fields, its first one. */
function controlNamed(name: string): HTMLElement | null {
  const all = [...document.querySelectorAll<HTMLElement>('[name]:not([type=hidden])')];
  const names = all.map((one) => one.getAttribute('name') ?? '');
  const named = all[fieldNamed(names, name)];
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
