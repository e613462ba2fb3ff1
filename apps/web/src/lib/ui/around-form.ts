import { type Component, createContext } from 'svelte';

/** A refusal and its field; `field` is '' if it is about the whole form. */
export interface WrongField {
  readonly field: string;
  readonly text: string;
}

/**
 * Whether a refusal is about a field; one of the whole form is about none. A field's name may be its path in the request,
 * `command.values.name`, or list two of them: `command.values.regulation,office`.
 */
export function isAbout({ field }: WrongField, name: string): boolean {
  if (field === '') return false;
  const [place = ''] = name.split(':');
  const [first = '', ...others] = place.split(',');
  const above = first.slice(0, first.lastIndexOf('.') + 1);
  return [first, ...others.map((one) => above + one)].some(
    (one) => one === field || one.endsWith(`.${field}`),
  );
}

/** What the components inside a form can read of it. */
interface AroundForm {
  readonly wrong: WrongField | null;
  /** The values that were typed when the form was refused, by the names of the fields. */
  readonly typed: Readonly<Record<string, string>>;
  /**
   * The values that were sent without a script while somebody else wrote. A field that has a value
   * by now shows them beside it, since what others wrote is not to be overwritten unseen.
   */
  readonly before: Readonly<Record<string, string>>;
  /**
   * Whether the form is being sent, or only the page's script can carry it out and does not run
   * yet.
   */
  readonly waits: boolean;
  /**
   * Registers a field that shows refusals itself; the function tells whether it shows the present
   * one. Returns a function that unregisters it.
   */
  readonly takeField: (isAboutIt: () => boolean) => () => void;
}

export const [useForm, setForm, isInForm] = createContext<AroundForm>();

/**
 * The value at first of a field that has a state of its own: what was typed when the form around it
 * was refused, else the initial one. Called while a component is made.
 */
export const typedOr = (name: string, initial: string): string =>
  isInForm() ? (useForm().typed[name] ?? initial) : initial;

/**
 * A component to sign in without leaving the page. `done` is called once somebody is signed in and
 * the page has its data.
 */
type SignIn = Component<{ done: () => void }>;

/** The sign-in component that the forms of a page offer when the session has ended. */
export const [useSignIn, setSignIn, hasSignIn] = createContext<SignIn>();
