import { createContext } from 'svelte';

/** A refusal beside the field it is about; `field` is '' where it is about the whole form. */
export interface WrongField {
  readonly field: string;
  readonly text: string;
}

/** What the parts of a form know of it. */
interface AroundForm {
  readonly wrong: WrongField | null;
  /** It is on its way, or only the script can carry it out and does not run yet. */
  readonly waits: boolean;
}

export const [useForm, setForm, isInForm] = createContext<AroundForm>();
