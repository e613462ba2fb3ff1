import { onMount, tick } from 'svelte';
import type { Control } from './typed.ts';

/** A control that the reader changed before the script ran; `put` sets its value again. */
interface EarlyChoice {
  readonly control: Control;
  readonly put: () => void;
}

let taken = $state(false);

/**
 * Whether the page's script runs and has restored what was chosen before. Controls that only the
 * script can handle wait for it.
 */
export const script = {
  get runs(): boolean {
    return taken;
  },
};

/** The names of the forms in which something was chosen before the script ran. */
let begunForms = $state.raw<readonly string[]>([]);

/**
 * Whether the page's script may give a form other fields than the server's page had: not while the
 * form has what was chosen before the script ran, since that may stand in fields of the server's page
 * alone.
 */
export const shapesForm = (name: string): boolean => taken && !begunForms.includes(name);

/** A form is done, or left: the script may shape it. */
export function leaveBegun(name: string): void {
  begunForms = begunForms.filter((one) => one !== name);
}

/** The name of the form that a control stands in; '' = it stands in none, or in one without a name. */
function formOf({ form }: Control): string {
  const name = form?.elements.namedItem('form');
  return name instanceof HTMLInputElement ? name.value : '';
}

/** The option that a select had in the server's page. */
const sentChoice = ({ options }: HTMLSelectElement): string | undefined =>
  ([...options].findLast((option) => option.defaultSelected) ?? options[0])?.value;

function putValue(control: Control): () => void {
  const { value } = control;
  return () => {
    // Setting the same value again would move the cursor of somebody who is typing.
    if (control.value !== value) control.value = value;
  };
}

function putTick(control: HTMLInputElement): () => void {
  const { checked } = control;
  return () => {
    control.checked = checked;
  };
}

/** The options of a select, as they are chosen. */
function putOptions({ options }: HTMLSelectElement): () => void {
  const chosen = [...options].map((option) => [option, option.selected] as const);
  return () => {
    for (const [option, isChosen] of chosen) option.selected = isChosen;
  };
}

/** The changed value of a control; null: it is as the server sent it. */
function choiceIn(control: Control): EarlyChoice | null {
  if (control instanceof HTMLSelectElement && control.multiple) {
    const isSame = [...control.options].every((one) => one.selected === one.defaultSelected);
    return isSame ? null : { control, put: putOptions(control) };
  }
  if (control instanceof HTMLSelectElement) {
    return control.value === sentChoice(control) ? null : { control, put: putValue(control) };
  }
  if (control.type === 'checkbox' || control.type === 'radio') {
    const tickBox = control as HTMLInputElement;
    const isChosen = tickBox.type === 'checkbox' || tickBox.checked;
    const isSame = tickBox.checked === tickBox.defaultChecked;
    return isSame || !isChosen ? null : { control, put: putTick(tickBox) };
  }
  // The browser keeps a chosen file by itself, and a script cannot set it.
  const isSame = control.value === control.defaultValue || control.type === 'file';
  return isSame ? null : { control, put: putValue(control) };
}

const isSearch = ({ control }: EarlyChoice): boolean => control.type === 'search';

/**
 * Restores the reader's choices: first all values are set, then each control gets its events.
 * Search fields come last, because they may hide what was ticked in a list.
 */
async function chooseAgain(choices: readonly EarlyChoice[]): Promise<void> {
  for (const { put } of choices) put();
  const inTurn = choices.toSorted((a, b) => Number(isSearch(a)) - Number(isSearch(b)));
  for (const { control, put } of inTurn) {
    put();
    control.dispatchEvent(new Event('input', { bubbles: true }));
    control.dispatchEvent(new Event('change', { bubbles: true }));
    await tick();
  }
}

/**
 * Keeps what the reader chose and typed before the page's script runs. Hydration gives the controls
 * the values of the server's page, so that an early choice would be lost. The outermost layout
 * calls this first: it notes every control that differs from the server's page and every unfolded
 * part. Once all components are mounted, it restores them and sends their events, so that forms
 * handle them as if they were made then. Afterwards the page's root has `data-script="runs"`.
 */
export function keepEarlyChoices(): void {
  taken = false;
  const controls = [...document.querySelectorAll<Control>('input, select, textarea')];
  const choices = controls.flatMap((control) => choiceIn(control) ?? []);
  begunForms = choices.map(({ control }) => formOf(control));
  const folded = [...document.querySelectorAll('details')].map(
    (part) => [part, part.open] as const,
  );
  onMount(async () => {
    await tick();
    for (const [part, open] of folded) part.open = open;
    document.activeElement?.dispatchEvent(new FocusEvent('focus'));
    await chooseAgain(choices);
    taken = true;
    document.documentElement.dataset['script'] = 'runs';
  });
}
