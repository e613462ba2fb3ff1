/** Brings the field of a name into view, whatever it is folded into, and the keyboard to it. */
export function showField(name: string): void {
  const field = [...document.getElementsByName(name)].find((one) =>
    one.matches(':not([type=hidden])'),
  );
  for (let around = field?.closest('details'); around; ) {
    around.open = true;
    around = around.parentElement?.closest('details');
  }
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
