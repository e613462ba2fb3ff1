/** What components take from Kit, where there is no application around them. */
export const page = { data: {}, url: new URL('http://gallery.invalid/'), status: 200 };

/** How forms are answered where there is no server; null: not at all. */
export const answers: { result: { readonly type: string } | null } = { result: null };

interface Answered {
  readonly result: { readonly type: string };
  readonly update: (options: { readonly reset: boolean }) => Promise<void>;
}

/** A form is sent nowhere, and takes what it is answered as Kit's forms do. */
export const enhance = (
  form: HTMLFormElement,
  submit?: () => (answer: Answered) => unknown,
): void =>
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const { result } = answers;
    if (result === null) return;
    const update: Answered['update'] = async ({ reset }) => {
      if (reset && result.type === 'success') form.reset();
    };
    submit?.()({ result, update });
  });

export const invalidateAll = async (): Promise<void> => {};
export const version = '';
export const goto = async (): Promise<void> => {};
