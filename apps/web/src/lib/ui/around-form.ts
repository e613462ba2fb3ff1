import { type Component, createContext } from 'svelte';

/** A refusal beside the field it is about; `field` is '' where it is about the whole form. */
export interface WrongField {
  readonly field: string;
  readonly text: string;
}

/**
 * Whether a refusal is about a field, which may be named by its place in what is sent:
 * `command.values.name`, or by two of them: `command.values.regulation,office`.
 */
export function isAbout({ field }: WrongField, name: string): boolean {
  const [place = ''] = name.split(':');
  const [first = '', ...others] = place.split(',');
  const above = first.slice(0, first.lastIndexOf('.') + 1);
  return [first, ...others.map((one) => above + one)].some(
    (one) => one === field || (field !== '' && one.endsWith(`.${field}`)),
  );
}

/** What the parts of a form know of it. */
interface AroundForm {
  readonly wrong: WrongField | null;
  /** What was typed when it was refused, by the names of its fields. */
  readonly typed: Readonly<Record<string, string>>;
  /** It is on its way, or only the script can carry it out and does not run yet. */
  readonly waits: boolean;
  /** Takes in a field that shows by itself whether the refusal is about it; ends that, too. */
  readonly takeField: (isAboutIt: () => boolean) => () => void;
}

export const [useForm, setForm, isInForm] = createContext<AroundForm>();

/** Signing in where one is; `done`: somebody is signed in again, and the page has their data. */
type SignIn = Component<{ done: () => void }>;

/** What the forms of a page offer whose sender's session has run out. */
export const [useSignIn, setSignIn, hasSignIn] = createContext<SignIn>();
