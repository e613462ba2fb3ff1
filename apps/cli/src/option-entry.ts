import type { KeyFor } from '@rokade/texts';

/** An option: how it is written, what the help says, and what it may be. */
export interface OptionEntry {
  readonly flags: string;
  readonly about: KeyFor<'terminal'>;
  readonly required?: boolean;
  readonly choices?: readonly string[];
}
