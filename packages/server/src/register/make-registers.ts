import type { InstallationId } from '@rokade/installation';
import type { Language } from '@rokade/journal';
import {
  emptyRegister,
  findPeople,
  ownRegister,
  type PeopleIndex,
  parseRegisterId,
  peopleIndex,
  publicSide,
  type RegisterEvent,
  type RegisterId,
  type RegisterTypes,
  registerBook,
  showsTheSame,
} from '@rokade/register';
import { compareAlphabetically, err, invariant, ok } from '@rokade/rules';
import type { JournalStore } from '@rokade/store';
import { alphabetOf } from '@rokade/tables';
import { makeOwnBooks, type OwnBooks } from '../books/own-book.ts';
import type { OwnBook } from '../kinds/books.ts';
import type { Reading } from '../reading/make-reading.ts';
import type { RegisterBook } from './register-book.ts';

/** The id of an organisation's register, which is that of the organisation. */
export function registerOf(organisation: InstallationId): RegisterId {
  const id = parseRegisterId(organisation);
  invariant(id !== null, `a register for ${organisation}`);
  return id;
}

/** The registers of all organisations, with what the server needs to run them. */
export interface RunningRegisters extends OwnBooks<RegisterTypes, RegisterBook> {
  /** Calls the listener when the public side of a register may have changed; returns the way to stop. */
  subscribeToPublicSide(listener: () => void): () => void;
}

/** Makes the search for people; its indices, one a language, are brought up to date when the register changes. */
function makeFinding(now: () => RegisterTypes['state']): RegisterBook['find'] {
  const indices = new Map<Language | null, { of: RegisterTypes['state']; index: PeopleIndex }>();
  return (query, language = null) => {
    const cached = indices.get(language);
    const of = now();
    const before = cached?.index ?? peopleIndex(emptyRegister);
    const compare = language === null ? compareAlphabetically : alphabetOf(language);
    const index = cached?.of === of ? cached.index : peopleIndex(of, { before, compare });
    indices.set(language, { of, index });
    return findPeople(index, query);
  };
}

/** Makes the public side of a register, computed once for each state. */
function makePublicSide(now: () => RegisterTypes['state']): RegisterBook['publicSide'] {
  let of = emptyRegister;
  let side = publicSide(of);
  return () => {
    if (now() !== of) {
      of = now();
      const next = publicSide(of);
      if (!showsTheSame(side, next)) side = next;
    }
    return side;
  };
}

/** The acts on lists of people, which are read without delaying other requests. */
function makeLists({ now, execute }: OwnBook<RegisterTypes>, reading: Reading) {
  const previewList: RegisterBook['previewList'] = (input, question) =>
    reading.read({ kind: 'people', input, register: now(), question });
  const takeInList: RegisterBook['takeInList'] = async (input, question, taking) => {
    const { basedOn, actor, source } = taking;
    const job = { kind: 'taking', input, register: now(), question, source } as const;
    const taken = await reading.read(job);
    if (!taken.ok) return taken;
    const { steps, headings, people } = taken.value;
    const { columns } = question;
    const remembered =
      columns === null ? [] : [{ kind: 'remember-columns', headings, columns } as const];
    const command = { kind: 'take-in', source, steps: [...remembered, ...steps] } as const;
    const done = await execute({ basedOn, command, reason: '', confirmed: true }, actor);
    return done.ok ? ok(people) : done;
  };
  return { previewList, takeInList };
}

/** Makes the organisations' registers on their store. */
export function makeRegisters(
  store: JournalStore<RegisterEvent>,
  clock: () => Date,
): RunningRegisters {
  const registers = makeOwnBooks<RegisterTypes, RegisterBook>(
    {
      kind: registerBook,
      store,
      initial: emptyRegister,
      always: ownRegister,
      times: () => ({ at: clock().toISOString(), now: '' }),
    },
    ({ book, reading, takeIn }) => ({
      ...book,
      ...makeLists(book, reading),
      find: makeFinding(book.now),
      publicSide: makePublicSide(book.now),
      async importJson(text) {
        const taken = await takeIn(text);
        if (!taken.ok) return taken;
        return taken.value === null ? ok(null) : err({ code: 'register.exists' });
      },
    }),
  );
  return {
    ...registers,
    subscribeToPublicSide(listener) {
      const sides = new Map<string, ReturnType<RegisterBook['publicSide']>>();
      return registers.subscribe((id, register) => {
        const side = register.publicSide();
        if (sides.get(id) === side) return;
        sides.set(id, side);
        listener();
      });
    },
  };
}
