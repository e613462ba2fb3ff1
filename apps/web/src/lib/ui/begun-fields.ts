type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Puts a field back to what it held; tells whether it held something else. */
type PutBack = () => boolean;

/** Fields that nobody fills in; what they say is the page's own. */
const unasked = ['hidden', 'submit', 'button', 'image', 'reset'];

const isAsked = (one: Element): one is Control =>
  one instanceof HTMLSelectElement ||
  one instanceof HTMLTextAreaElement ||
  (one instanceof HTMLInputElement && !unasked.includes(one.type));

function chosenIn(list: HTMLSelectElement): PutBack {
  const chosen = new Set([...list.selectedOptions].map(({ value }) => value));
  return () => {
    const others = [...list.options].filter(
      (option) => option.selected !== chosen.has(option.value),
    );
    // Of a list that has one choice the right one is chosen last.
    for (const option of others.toSorted((a, b) => Number(b.selected) - Number(a.selected))) {
      option.selected = chosen.has(option.value);
    }
    return others.length > 0;
  };
}

function heldBy(control: Control): PutBack {
  if (control instanceof HTMLSelectElement) return chosenIn(control);
  const { value } = control;
  if (control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)) {
    const { checked } = control;
    return () => {
      const isOther = control.checked !== checked;
      control.checked = checked;
      return isOther;
    };
  }
  // Of a file that was chosen a script can say only that it is none.
  const begun = control.type === 'file' ? '' : value;
  return () => {
    const isOther = control.value !== begun;
    if (isOther) control.value = begun;
    return isOther;
  };
}

/** What the fields of a form held when it began. */
export interface BegunFields {
  /** Puts every field back to what it held, and lets those hear of it that go by the field. */
  putBack(): void;
  /** Takes what the fields hold now for what they begin with, but for those in which somebody typed. */
  takeAnew(typed: ReadonlySet<EventTarget | null>): void;
  end(): void;
}

/**
 * Remembers what the fields of a form hold as it begins, and of fields that come later what they hold as
 * they come. A browser's own reset would go by what the page's text says, which is nothing of a field
 * that a script filled: a list would go to its first choice, a date and a number would be empty.
 */
export function begunFields(form: HTMLFormElement): BegunFields {
  const begun = new WeakMap<Control, PutBack>();
  const asked = (): readonly Control[] => [...form.elements].filter(isAsked);
  const take = (controls: readonly Control[]): void => {
    for (const control of controls) begun.set(control, heldBy(control));
  };
  take(asked());
  const observer = new MutationObserver(() => take(asked().filter((one) => !begun.has(one))));
  observer.observe(form, { childList: true, subtree: true });
  return {
    putBack() {
      for (const control of asked()) {
        if (begun.get(control)?.() !== true) continue;
        for (const news of ['input', 'change']) {
          control.dispatchEvent(new Event(news, { bubbles: true }));
        }
      }
    },
    takeAnew: (typed) => take(asked().filter((one) => !typed.has(one))),
    end: () => observer.disconnect(),
  };
}
