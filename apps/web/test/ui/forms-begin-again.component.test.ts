import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answers } from '../../gallery/without-kit.ts';
import { findChosenLines } from './chosen-lines.ts';
import FormRoom from './FormRoom.svelte';

interface Room {
  readonly laterDay: (next: string) => void;
}

let room: Room | null = null;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const form = () => document.querySelector('form') as HTMLFormElement;
const field = (name: string) => form().elements.namedItem(name) as Control;

/** Lets all that waits for its turn have it. */
const settle = async () => {
  for (let turns = 0; turns < 5; turns += 1) {
    await Promise.resolve();
    await new Promise((resolve) => setTimeout(resolve));
    flushSync();
  }
};

async function open(props: {
  clears?: boolean;
  send?: (v: FormData, again: () => void) => unknown;
  before?: Readonly<Record<string, string>>;
  typed?: Readonly<Record<string, string>>;
}) {
  const all = { clears: true, day: '2026-11-29', ...props };
  room = mount(FormRoom, { target: document.body, props: all }) as Room;
  flushSync();
  await settle();
}

function type(name: string, value: string): void {
  const control = field(name);
  control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

function tick(selector: string, checked: boolean): void {
  const box = document.querySelector<HTMLInputElement>(selector);
  if (box === null) throw new Error(selector);
  box.checked = checked;
  box.dispatchEvent(new Event('input', { bubbles: true }));
  box.dispatchEvent(new Event('change', { bubbles: true }));
}

/** What the form would say, and what the page knows of it. */
const formState = () => ({
  ...Object.fromEntries(new FormData(form())),
  known: document.querySelector('.kind')?.textContent,
});

const atFirst = {
  name: '',
  rounds: '5',
  day: '2026-11-29',
  words: 'As agreed',
  role: 'arbiter',
  round: '2',
  written: 'on',
  kind: 'protest',
  version: '7',
  known: 'protest',
};

async function fillIn(): Promise<void> {
  type('name', 'Bo Voß');
  type('rounds', '9');
  type('day', '2026-12-24');
  type('words', 'Otherwise');
  type('role', 'treasurer');
  type('round', '3');
  tick('[name=written]', false);
  tick('[name=paid]', true);
  tick('[name=kind][value=appeal]', true);
  await settle();
  type('amount', '75');
  await settle();
}

async function submit(): Promise<void> {
  form().dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await settle();
}

beforeEach(() => {
  findChosenLines();
  answers.result = { type: 'success' };
});

afterEach(async () => {
  if (room !== null) await unmount(room);
  answers.result = null;
  room = null;
});

describe('a form that is emptied once it is done', () => {
  const ways = {
    'sent to the page’s action': {},
    'carried out by the page': { send: async (_: FormData, again: () => void) => again() },
  };

  it.each(Object.entries(ways))('holds what it held at first: %s', async (_, props) => {
    await open(props);
    expect(formState()).toEqual(atFirst);
    for (let times = 0; times < 2; times += 1) {
      await fillIn();
      expect(formState()).toMatchObject({ role: 'treasurer', amount: '75', known: 'appeal' });
      await submit();
      expect(formState()).toEqual(atFirst);
    }
    tick('[name=paid]', true);
    await settle();
    expect(formState()).toMatchObject({ amount: '50' });
  });

  it('begins with what the page says anew', async () => {
    await open({
      send: async (_: FormData, again: () => void) => {
        again();
        room?.laterDay('2026-11-30');
      },
    });
    await submit();
    await fillIn();
    await submit();
    expect(formState()).toEqual({ ...atFirst, day: '2026-11-30' });
  });

  it('keeps what was typed where it was refused', async () => {
    answers.result = { type: 'failure' };
    await open({});
    await fillIn();
    await submit();
    expect(formState()).toMatchObject({ name: 'Bo Voß', role: 'treasurer', day: '2026-12-24' });
  });

  it('keeps what was typed where it is not emptied', async () => {
    await open({ clears: false });
    await fillIn();
    await submit();
    expect(formState()).toMatchObject({ name: 'Bo Voß', role: 'treasurer', amount: '75' });
  });
});

describe('the answer to a form', () => {
  /** What stands in the form in its order: the answer, the first field and the button. */
  const order = () =>
    [...form().querySelectorAll('.answer, [name=name], button[type=submit]')].map(
      ({ className, tagName }) => (className === 'answer' ? 'answer' : tagName.toLowerCase()),
    );

  it('stands above the fields where the page came anew, beside the button where the script sent it', async () => {
    await open({});
    expect(order()).toEqual(['answer', 'input', 'button']);
    await fillIn();
    await submit();
    expect(order()).toEqual(['input', 'answer', 'button']);
  });
});

describe('a form that was sent without a script while somebody else wrote', () => {
  it('has what was typed where its field is empty, and names it beside what others wrote', async () => {
    const before = { name: 'Alm, Ida', words: 'As agreed', rounds: '9', role: 'treasurer' };
    await open({ before });
    expect(formState()).toMatchObject({ name: 'Alm, Ida', rounds: '5', role: 'arbiter' });
    const hints = [...document.querySelectorAll('.hint')].map(({ textContent }) => textContent);
    expect(hints).toEqual(['You typed: 9', 'You typed: treasurer']);
  });
});

describe('a form that was sent without a script and refused', () => {
  it('has in every field what was typed, also where it had something else at first', async () => {
    const typed = {
      name: 'Alm, Ida',
      rounds: '9',
      day: '2026-12-24',
      words: 'Otherwise',
      role: 'treasurer',
      round: '3',
      kind: 'appeal',
    };
    await open({ typed });
    expect(formState()).toMatchObject(typed);
  });
});
