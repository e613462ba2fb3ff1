import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { byLabel, byRole, byText, type RoleOptions } from './found-by.ts';
import type { ChosenFile } from './sent-by-form.ts';
import { isDisabled, isVisible } from './visible.ts';
import type { Choice, Finding, Parts, Role, SentFile, WalkedLocator } from './walked.ts';
import { isWanted, seenText, textOf, type Wanted } from './words-of.ts';

/** What a page does when one of its elements is used. */
export interface Hands {
  click(element: Element): Promise<void>;
  send(field: Element): Promise<void>;
  choose(field: Element, files: readonly ChosenFile[]): void;
  /** Where one is and what stands there, for whoever reads why a test failed. */
  place(): string;
}

/** The elements that are found now, and how a fault of the test calls them. */
interface Found {
  readonly name: string;
  readonly hands: Hands;
  readonly elements: () => readonly Element[];
}

interface Exactness {
  readonly exact?: boolean;
}

type Search = (root: ParentNode) => readonly Element[];

const inOrder = (elements: Iterable<Element>): readonly Element[] => [...new Set(elements)];

/** Finds elements below others. */
abstract class Finder implements Finding {
  protected abstract below(name: string, search: Search): PlainLocator;

  getByRole(role: Role, options: RoleOptions = {}): PlainLocator {
    const named = options.name === undefined ? '' : ` “${options.name}”`;
    return this.below(`${role}${named}`, (root) => byRole(root, role, options));
  }
  getByLabel(label: Wanted, { exact }: Exactness = {}): PlainLocator {
    return this.below(`label “${label}”`, (root) => byLabel(root, label, exact));
  }
  getByText(text: Wanted, { exact }: Exactness = {}): PlainLocator {
    return this.below(`text “${text}”`, (root) => byText(root, text, exact));
  }
  getByTitle(title: Wanted, { exact }: Exactness = {}): PlainLocator {
    return this.below(`title “${title}”`, (root) =>
      [...root.querySelectorAll('[title]')].filter((element) =>
        isWanted(element.getAttribute('title') ?? '', title, exact),
      ),
    );
  }
  locator(selector: string, parts: Parts = {}): PlainLocator {
    const found = this.below(selector, (root) => [...root.querySelectorAll(selector)]);
    return found.filter(parts);
  }
}

/** A page as the root of what is found on it. */
export class Root extends Finder {
  readonly #hands: Hands;
  readonly #document: () => Document;

  constructor(hands: Hands, document: () => Document) {
    super();
    this.#hands = hands;
    this.#document = document;
  }
  protected override below(name: string, search: Search): PlainLocator {
    const elements = () => search(this.#document());
    return new PlainLocator({ name, hands: this.#hands, elements });
  }
}

function hasParts(element: Element, { has, hasNot, hasText, hasNotText }: Parts): boolean {
  const holds = (locator: WalkedLocator) =>
    (locator as PlainLocator).now().some((one) => one !== element && element.contains(one));
  return (
    (has === undefined || holds(has)) &&
    (hasNot === undefined || !holds(hasNot)) &&
    (hasText === undefined || isWanted(textOf(element), hasText)) &&
    (hasNotText === undefined || !isWanted(textOf(element), hasNotText))
  );
}

async function readChosen(file: string | SentFile): Promise<ChosenFile> {
  if (typeof file !== 'string') return { ...file, buffer: new Uint8Array(file.buffer) };
  return {
    name: basename(file),
    mimeType: 'application/octet-stream',
    buffer: new Uint8Array(await readFile(file)),
  };
}

function valueIn(element: Element): string {
  if ('value' in element && typeof element.value === 'string') return element.value;
  throw new Error(`${element.tagName} holds no value`);
}

/** Whether an option is the one that is wanted: by its value, by what it is called or by its place. */
function isChosen(option: HTMLOptionElement, index: number, wanted: string | Choice): boolean {
  const label = option.getAttribute('label') ?? textOf(option);
  if (typeof wanted === 'string') return option.value === wanted || isWanted(label, wanted, true);
  return wanted.label === undefined ? index === wanted.index : isWanted(label, wanted.label, true);
}

/** Elements of a page that no browser shows; where one is meant, there has to be one. */
export class PlainLocator extends Finder implements WalkedLocator {
  readonly #found: Found;

  constructor(found: Found) {
    super();
    this.#found = found;
  }
  protected override below(name: string, search: Search): PlainLocator {
    return this.#where(`${name} in`, (elements) => inOrder(elements.flatMap(search)), true);
  }
  #where(
    words: string,
    choose: (elements: readonly Element[]) => readonly Element[],
    isBefore = false,
  ): PlainLocator {
    const { name, hands, elements } = this.#found;
    const called = isBefore ? `${words} ${name}` : `${name}${words}`;
    return new PlainLocator({ name: called, hands, elements: () => choose(elements()) });
  }

  now(): readonly Element[] {
    return this.#found.elements();
  }
  #one(): Element {
    const all = this.now();
    const [first] = all;
    if (first !== undefined && all.length === 1) return first;
    const { name, hands } = this.#found;
    throw new Error(`${all.length} elements are ${name} ${hands.place()}`);
  }
  #used(): Element {
    const element = this.#one();
    if (!isVisible(element)) throw new Error(`not to be seen: ${this.#found.name}`);
    if (isDisabled(element)) throw new Error(`disabled: ${this.#found.name}`);
    return element;
  }

  filter(parts: Parts = {}): PlainLocator {
    if (Object.keys(parts).length === 0) return this;
    const { hasText, hasNotText } = parts;
    return this.#where(` with ${hasText ?? hasNotText ?? 'parts'}`, (elements) =>
      elements.filter((element) => hasParts(element, parts)),
    );
  }
  or(other: WalkedLocator): PlainLocator {
    return this.#where(' or others', (elements) =>
      inOrder([...elements, ...(other as PlainLocator).now()]),
    );
  }
  and(other: WalkedLocator): PlainLocator {
    return this.#where(' and others', (elements) => {
      const others = new Set((other as PlainLocator).now());
      return elements.filter((element) => others.has(element));
    });
  }
  first(): PlainLocator {
    return this.nth(0);
  }
  last(): PlainLocator {
    return this.nth(-1);
  }
  nth(index: number): PlainLocator {
    return this.#where(` at ${index}`, (elements) => {
      const element = elements.at(index);
      return element === undefined ? [] : [element];
    });
  }
  async all(): Promise<PlainLocator[]> {
    return this.now().map((_, index) => this.nth(index));
  }
  async count(): Promise<number> {
    return this.now().length;
  }
  async click(): Promise<void> {
    await this.#found.hands.click(this.#used());
  }
  async fill(text: string): Promise<void> {
    const element = this.#used();
    if (!/^(INPUT|TEXTAREA)$/.test(element.tagName) || element.hasAttribute('readonly'))
      throw new Error(`nothing can be typed into ${this.#found.name}`);
    (element as HTMLInputElement).value = text;
    if (text !== '' && valueIn(element) === '')
      throw new Error(`${this.#found.name} does not take “${text}”`);
  }
  async press(key: string): Promise<void> {
    if (key !== 'Enter') throw new Error(`the key ${key} needs a browser`);
    await this.#found.hands.send(this.#used());
  }
  async check(): Promise<void> {
    (this.#used() as HTMLInputElement).checked = true;
  }
  async uncheck(): Promise<void> {
    (this.#used() as HTMLInputElement).checked = false;
  }
  async selectOption(wanted: string | Choice): Promise<string[]> {
    const select = this.#used() as HTMLSelectElement;
    const option = [...select.options].find(
      (one, index) => isChosen(one, index, wanted) && !isDisabled(one),
    );
    if (option === undefined)
      throw new Error(`no choice ${JSON.stringify(wanted)} at ${this.#found.name}`);
    option.selected = true;
    return [option.value];
  }
  async setInputFiles(files: string | SentFile): Promise<void> {
    this.#found.hands.choose(this.#used(), [await readChosen(files)]);
  }

  async innerText(): Promise<string> {
    return seenText(this.#one());
  }
  async allInnerTexts(): Promise<string[]> {
    return this.now().map(seenText);
  }
  async textContent(): Promise<string | null> {
    return this.#one().textContent;
  }
  async inputValue(): Promise<string> {
    return valueIn(this.#one());
  }
  async getAttribute(name: string): Promise<string | null> {
    return this.#one().getAttribute(name);
  }
  async isVisible(): Promise<boolean> {
    return this.now().length > 0 && isVisible(this.#one());
  }
  async isDisabled(): Promise<boolean> {
    return isDisabled(this.#one());
  }
  async isEnabled(): Promise<boolean> {
    return !isDisabled(this.#one());
  }
  async isChecked(): Promise<boolean> {
    return (this.#one() as HTMLInputElement).checked;
  }
  async waitFor({ state = 'visible' }: Parameters<WalkedLocator['waitFor']>[0] = {}) {
    const isThere = this.now().length > 0;
    if (state === 'attached' || state === 'visible') {
      const element = this.#one();
      if (state === 'visible' && !isVisible(element))
        throw new Error(`not to be seen: ${this.#found.name}`);
    } else if (isThere && (state === 'detached' || this.now().some(isVisible)))
      throw new Error(`still there: ${this.#found.name}`);
  }
}
