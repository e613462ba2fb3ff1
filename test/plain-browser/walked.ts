import type { APIResponse, Page } from 'playwright-core';
import type { RoleOptions } from './found-by.ts';
import type { ChosenFile } from './sent-by-form.ts';
import type { Wanted } from './words-of.ts';

/*
 * What a test may do with a page whether a browser shows it or not: the part of the browser
 * library's page and locator that a page without scripts can answer. Both kinds of pages have it.
 */

/** The roles of elements. */
export type Role = Parameters<Page['getByRole']>[0];

/** What tells elements apart that are otherwise found in the same way. */
export interface Parts {
  readonly has?: WalkedLocator;
  readonly hasNot?: WalkedLocator;
  readonly hasText?: Wanted;
  readonly hasNotText?: Wanted;
}

/** Finds elements, on a page or within an element. */
export interface Finding {
  getByRole(role: Role, options?: RoleOptions): WalkedLocator;
  getByLabel(label: Wanted, options?: { readonly exact?: boolean }): WalkedLocator;
  getByText(text: Wanted, options?: { readonly exact?: boolean }): WalkedLocator;
  getByTitle(title: Wanted, options?: { readonly exact?: boolean }): WalkedLocator;
  locator(selector: string, parts?: Parts): WalkedLocator;
}

/** Elements of a page, and what is done with one of them. */
export interface WalkedLocator extends Finding {
  filter(parts?: Parts): WalkedLocator;
  /** What is found by the one or by the other. */
  or(other: WalkedLocator): WalkedLocator;
  /** What is found by both. */
  and(other: WalkedLocator): WalkedLocator;
  first(): WalkedLocator;
  last(): WalkedLocator;
  nth(index: number): WalkedLocator;
  all(): Promise<WalkedLocator[]>;
  count(): Promise<number>;
  click(): Promise<void>;
  fill(text: string): Promise<void>;
  press(key: string): Promise<void>;
  check(): Promise<void>;
  uncheck(): Promise<void>;
  selectOption(option: string | Choice): Promise<string[]>;
  setInputFiles(files: string | SentFile): Promise<void>;
  innerText(): Promise<string>;
  allInnerTexts(): Promise<string[]>;
  textContent(): Promise<string | null>;
  inputValue(): Promise<string>;
  getAttribute(name: string): Promise<string | null>;
  isVisible(): Promise<boolean>;
  isEnabled(): Promise<boolean>;
  isDisabled(): Promise<boolean>;
  isChecked(): Promise<boolean>;
  waitFor(options?: {
    readonly state?: 'visible' | 'hidden' | 'attached' | 'detached';
  }): Promise<void>;
}

/** One of the options of a field, by what it is called or by its place. */
export interface Choice {
  readonly label?: string;
  readonly index?: number;
}

/** A file that a test sends without having one. */
export type SentFile = Omit<ChosenFile, 'buffer'> & { readonly buffer: Buffer };

/** An answer of the server. */
export interface Answer {
  ok(): boolean;
  status(): number;
  headers(): { [name: string]: string };
  text(): Promise<string>;
  body(): Promise<Buffer>;
  json(): ReturnType<APIResponse['json']>;
}

/** How a program asks the server, beside the page. */
export interface RequestOptions {
  readonly headers?: { [name: string]: string };
  readonly data?: unknown;
  /** The fields of a form; instead of `data`. */
  readonly form?: { [name: string]: string };
  /** How often a redirect is followed; 0: it is the answer. */
  readonly maxRedirects?: number;
}

/** Asks the server for something in the name of whoever is signed in, without a page. */
export interface Asking {
  get(url: string, options?: RequestOptions): Promise<Answer>;
  post(url: string, options?: RequestOptions): Promise<Answer>;
}

/** A page that is walked through. */
export interface WalkedPage extends Finding {
  readonly request: Asking;
  goto(url: string): Promise<Pick<Answer, 'status' | 'headers'> | null>;
  reload(): Promise<unknown>;
  url(): string;
  title(): Promise<string>;
  content(): Promise<string>;
  waitForURL(url: string | RegExp | ((url: URL) => boolean)): Promise<void>;
}
