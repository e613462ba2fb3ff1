import { onMount, tick } from 'svelte';
import type { Control } from './typed.ts';

/** What a reader chose or typed; `put` gives it to the control again. */
interface EarlyChoice {
  readonly control: Control;
  readonly put: () => void;
}

let taken = $state(false);

/**
 * Whether the page's script runs and has taken up what was chosen before. What only the script can
 * carry out waits for it.
 */
export const script = {
  get runs(): boolean {
    return taken;
  },
};

/** What a list shows where nobody chose. */
const sentChoice = ({ options }: HTMLSelectElement): string | undefined =>
  ([...options].findLast((option) => option.defaultSelected) ?? options[0])?.value;

function putValue(control: Control): () => void {
  const { value } = control;
  return () => {
    // Writing the same again would move the cursor of who is typing.
    if (control.value !== value) control.value = value;
  };
}

function putTick(control: HTMLInputElement): () => void {
  const { checked } = control;
  return () => {
    control.checked = checked;
  };
}

/** The choice in a control; null: it stands as the server sent it. */
function choiceIn(control: Control): EarlyChoice | null {
  if (control instanceof HTMLSelectElement) {
    return control.value === sentChoice(control) ? null : { control, put: putValue(control) };
  }
  if (control.type === 'checkbox' || control.type === 'radio') {
    const tickBox = control as HTMLInputElement;
    const isChosen = tickBox.type === 'checkbox' || tickBox.checked;
    const isSame = tickBox.checked === tickBox.defaultChecked;
    return isSame || !isChosen ? null : { control, put: putTick(tickBox) };
  }
  // The browser keeps a chosen file, and lets nobody write it.
  const isSame = control.value === control.defaultValue || control.type === 'file';
  return isSame ? null : { control, put: putValue(control) };
}

const isSearch = ({ control }: EarlyChoice): boolean => control.type === 'search';

/**
 * Chooses again as the reader did: everything stands, then each is told in its turn. What is searched
 * for comes last, since it may take away what was ticked in a list.
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
 * Keeps what is chosen and typed before the page's script runs. Taking over the server's page, the
 * script gives controls the values that the page began with. So whoever was faster than the script
 * would lose their choice without a word. Called first of all by the outermost layout, this notes
 * every control that is not as the server sent it and every part that is folded out; once all
 * components stand it puts the choices back and sends their events, so that each form hears of them
 * as if they were made now. No form needs to know of this. From then on the page says
 * `data-script="runs"` at its root.
 */
export function keepEarlyChoices(): void {
  const controls = [...document.querySelectorAll<Control>('input, select, textarea')];
  const choices = controls.flatMap((control) => choiceIn(control) ?? []);
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
