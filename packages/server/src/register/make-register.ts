import { emptyRegister, ownRegister, type RegisterEvent } from '@rokade/register';
import { err, ok } from '@rokade/rules';
import type { JournalStore } from '@rokade/store';
import { makeOwnBook, type RunningOwnBook } from '../books/own-book.ts';
import type { RegisterBook, RegisterTypes } from './register-book.ts';
import { registerKind } from './register-kind.ts';

/** The register at work. */
export interface RunningRegister
  extends Pick<RunningOwnBook<RegisterTypes>, 'lookThrough' | 'close'> {
  readonly register: RegisterBook;
}

/** The register on its store. */
export async function makeRegister(
  store: JournalStore<RegisterEvent>,
  clock: () => Date,
): Promise<RunningRegister> {
  const times = () => ({ at: clock().toISOString(), now: '' });
  const own = { id: ownRegister, unsaid: emptyRegister, times };
  const { book, takeIn, lookThrough, close } = await makeOwnBook(registerKind, store, own);
  return {
    lookThrough,
    close,
    register: {
      ...book,
      async importJson(text) {
        const taken = await takeIn(text);
        if (!taken.ok) return taken;
        return taken.value === null ? ok(null) : err({ code: 'register.exists' });
      },
    },
  };
}
