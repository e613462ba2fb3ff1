/** What components take from Kit, where there is no application around them. */
export const page = {
  data: {},
  form: null,
  url: new URL('http://gallery.invalid/'),
  status: 200,
};

interface Answers {
  /** How forms are answered where there is no server; null: not at all. */
  result: { readonly type: string } | null;
  /** The page of an answer comes no sooner. */
  until: Promise<void>;
  /** How many forms were sent. */
  sent: number;
}

export const answers: Answers = { result: null, until: Promise.resolve(), sent: 0 };

/** What is sent, and how a page keeps it from being sent. */
interface Sent {
  readonly formData: FormData;
  readonly cancel: () => void;
}

interface Answered {
  readonly result: { readonly type: string };
  readonly update: (options: { readonly reset: boolean }) => Promise<void>;
}

/** A form is sent nowhere, and takes what it is answered as Kit's forms do. */
export const enhance = (
  form: HTMLFormElement,
  submit?: (sent: Sent) => ((answer: Answered) => unknown) | undefined,
): void =>
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const { result } = answers;
    if (result === null) return;
    const update: Answered['update'] = async ({ reset }) => {
      await answers.until;
      if (reset && result.type === 'success') form.reset();
    };
    let isSent = true;
    const sent = { formData: new FormData(form), cancel: () => (isSent = false) };
    const answer = submit?.(sent);
    if (!isSent) return;
    answers.sent += 1;
    answer?.({ result, update });
  });

export const invalidateAll = async (): Promise<void> => {};
export const version = '';
export const goto = async (): Promise<void> => {};

/** Nobody goes to another page. */
export const beforeNavigate = (): void => {};
