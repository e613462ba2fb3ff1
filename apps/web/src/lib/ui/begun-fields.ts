type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Resets a field to its value at first; returns whether it had another one. */
type PutBack = () => boolean;

/** The types of inputs that nobody fills in. */
const unasked = ['hidden', 'submit', 'button', 'image', 'reset'];

const isField = (one: Element): one is Control =>
  one instanceof HTMLSelectElement ||
  one instanceof HTMLTextAreaElement ||
  (one instanceof HTMLInputElement && !unasked.includes(one.type));

function chosenIn(list: HTMLSelectElement): PutBack {
  const chosen = new Set([...list.selectedOptions].map(({ value }) => value));
  return () => {
    const others = [...list.options].filter(
      (option) => option.selected !== chosen.has(option.value),
    );
    // In a list with one choice, the right option is set last, because setting any other can change
    // it.
    for (const option of others.toSorted((a, b) => Number(b.selected) - Number(a.selected))) {
      option.selected = chosen.has(option.value);
    }
    return others.length > 0;
  };
}

function putBackOf(control: Control): PutBack {
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
  // A script can only empty a file input, not set it.
  const begun = control.type === 'file' ? '' : value;
  return () => {
    const isOther = control.value !== begun;
    if (isOther) control.value = begun;
    return isOther;
  };
}

/** The values that the fields of a form had at first. */
export interface BegunFields {
  /** Resets every field, and sends events for those that changed. */
  putBack(): void;
  /** Takes the present values as those to reset to, except for fields in which the user typed. */
  takeAnew(typed: ReadonlySet<EventTarget | null>): void;
  end(): void;
}

/**
 * Remembers the values of a form's fields at first, and of fields that are added later when they
 * are added. The browser's own reset would use the attributes in the page's HTML, which fields
 * filled by a script do not have: a select would go to its first option, dates and numbers would be
 * empty.
 */
export function begunFields(form: HTMLFormElement): BegunFields {
  const begun = new WeakMap<Control, PutBack>();
  const fields = (): readonly Control[] => [...form.elements].filter(isField);
  const take = (controls: readonly Control[]): void => {
    for (const control of controls) begun.set(control, putBackOf(control));
  };
  take(fields());
  const observer = new MutationObserver(() => take(fields().filter((one) => !begun.has(one))));
  observer.observe(form, { childList: true, subtree: true });
  return {
    putBack() {
      for (const control of fields()) {
        if (begun.get(control)?.() !== true) continue;
        for (const news of ['input', 'change']) {
          control.dispatchEvent(new Event(news, { bubbles: true }));
        }
      }
    },
    takeAnew: (typed) => take(fields().filter((one) => !typed.has(one))),
    end: () => observer.disconnect(),
  };
}
