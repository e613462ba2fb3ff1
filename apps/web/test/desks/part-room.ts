import type { Act } from '@rokade/installation';
import type { Tournament } from '@rokade/tournament';
import { type Component, flushSync, mount, unmount } from 'svelte';
import { onTestFinished } from 'vitest';
import { started, tournamentOf } from '../../../../test/tournament/played-journal.ts';
import { page } from '../../gallery/without-kit.ts';
import { findChosenLines } from '../ui/chosen-lines.ts';
import PartRoom from './PartRoom.svelte';

/** Lets all that waits for its turn have it. */
export async function settle(): Promise<void> {
  for (let turns = 0; turns < 5; turns += 1) {
    await new Promise((resolve) => setTimeout(resolve));
    flushSync();
  }
}

/** Who looks at a component, and where. */
interface Look {
  /** What the reader may do in the tournament; left out: nothing. */
  readonly may?: readonly Act[];
  /** Whether the page's script runs; left out: it does. */
  /** Left out: one whose first round is being played. */
  readonly tournament?: Tournament;
}

/** Shows one component as the console of a tournament does, until the test is over. */
export async function showPart<Props extends Record<string, unknown>>(
  part: Component<Props>,
  props: Props,
  { may = [], tournament = tournamentOf(started) }: Look = {},
): Promise<void> {
  findChosenLines();
  Object.assign(page.data, { may });
  const all = { part: part as Component<Record<string, unknown>>, props, tournament };
  const room = mount(PartRoom, { target: document.body, props: all });
  onTestFinished(() => unmount(room));
  await settle();
}

/** A text without the space between its lines. */
const inOneLine = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim();

/** What the elements that a selector finds say, in the document's order. */
export const textsOf = (selector: string): readonly string[] =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => inOneLine(textContent));

/** The forms of the page: what each would send, by its name. */
export const formsShown = (): Readonly<Record<string, Readonly<Record<string, unknown>>>> =>
  Object.fromEntries(
    [...document.forms].map((form) => {
      const { form: name = '', ...fields } = Object.fromEntries(new FormData(form));
      return [String(name), fields];
    }),
  );

/** Clicks the button of the page that says this. */
export async function click(label: string): Promise<void> {
  const button = [...document.querySelectorAll('button')].find(
    ({ textContent }) => inOneLine(textContent) === label,
  );
  if (button === undefined) throw new Error(`no button ${label}: ${textsOf('button').join(', ')}`);
  button.click();
  await settle();
}
