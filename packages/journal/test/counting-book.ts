import { err, ok } from '@rokade/rules';
import { type Decider, nothingPersonal } from '../src/index.ts';

/** A book that counts; it may not be taken back below what was asked for. */
export interface Count {
  readonly version: number;
  readonly sum: number;
}

export interface Add {
  readonly kind: 'add';
  readonly number: number;
}

export interface Added {
  readonly kind: 'added';
  readonly number: number;
}

export const countingBook: Decider<Count, Add, Added, { readonly code: string }> = {
  kind: 'counting',
  format: 3,
  migrations: [
    (event) => ({ ...Object(event), first: true }),
    (event) => ({ ...Object(event), second: Object(event).first }),
  ],
  decide: (state, { command: { number } }) => {
    if (number < 0) return err({ code: 'count.negative' });
    return ok(number === 0 && state !== null ? [] : [{ kind: 'added', number }]);
  },
  objectionToReturn: (state, earlier, { confirmed }) =>
    state.sum - earlier.sum > 10 && confirmed === false ? { code: 'count.asks' } : null,
  evolve: (state, { version, event }) => ({ version, sum: (state?.sum ?? 0) + event.number }),
  restsOn: ({ number }, event) => number === event.number,
  personal: nothingPersonal,
};
