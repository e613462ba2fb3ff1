import { textKeys } from '@rokade/texts/all';
import type { Window } from 'happy-dom';
import { parsedPage } from '../../../../test/plain-browser/parsed-page.ts';
import { endpointRoutes, pageRoutes } from './routes.ts';

/** A route as a pattern of addresses. */
function patternOf(route: string): RegExp {
  const parts = route
    .split('/')
    .slice(1)
    .map((part) => {
      if (part.startsWith('[[')) return '(?:/[^/]+)?';
      return `/${part.replace(/[.+]/g, '\\$&').replace(/\[\w+\]/g, '[^/]+')}`;
    });
  return new RegExp(`^${parts.join('')}/?$`);
}

const pagePatterns = pageRoutes.map(patternOf);
const endpointPatterns = endpointRoutes.map(patternOf);

/** Where a link leads: a page, an answer that is no page, the API or a file of the build, or nowhere. */
function placeOf(path: string): 'page' | 'endpoint' | 'api' | 'nowhere' {
  if (path === '/' || pagePatterns.some((pattern) => pattern.test(path))) return 'page';
  if (endpointPatterns.some((pattern) => pattern.test(path))) return 'endpoint';
  return /^\/(api|_app)\/|^\/[\w-]+\.\w+$/.test(path) ? 'api' : 'nowhere';
}

const keys = new Set<string>(textKeys);

/** Words of a page that are the key of a text instead of the text. */
const keysIn = (text: string): readonly string[] =>
  (text.match(/\b[a-z][a-z-]+(?:\.[a-z0-9-]+)+\b/g) ?? []).filter((word) => keys.has(word));

export type Document = Window['document'];

/** What is wrong with the headings: one of the first level, and none that skips a level. */
function headingFaults(document: Document): readonly string[] {
  const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) =>
    Number(tagName.slice(1)),
  );
  const firsts = levels.filter((level) => level === 1).length;
  const skips = levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1);
  return [
    ...(firsts === 1 ? [] : [`${firsts} headings of the first level`]),
    ...skips.map((level) => `a heading h${level} below none of the level above it`),
  ];
}

/** Fields without a label, by their names. */
function labelFaults(document: Document): readonly string[] {
  const fields = document.querySelectorAll('input:not([type=hidden]), select, textarea');
  const labelled = new Set(
    [...document.querySelectorAll('label[for]')].map((label) => label.getAttribute('for')),
  );
  return [...fields].flatMap((field) => {
    const id = field.getAttribute('id');
    const isLabelled =
      field.closest('label') !== null ||
      field.hasAttribute('aria-label') ||
      field.hasAttribute('aria-labelledby') ||
      (id !== null && labelled.has(id));
    return isLabelled ? [] : [`no label for ${field.getAttribute('name') ?? field.tagName}`];
  });
}

/** Links that lead nowhere, or to what is no page and would be asked for as one. */
function linkFaults(document: Document, at: string): readonly string[] {
  return [...document.querySelectorAll('a[href]')].flatMap((link) => {
    const href = link.getAttribute('href') ?? '';
    const { origin, pathname } = new URL(href, at);
    if (origin !== new URL(at).origin) return [];
    const place = placeOf(decodeURI(pathname));
    if (place === 'nowhere') return [`a link to ${href}, which is nowhere`];
    const isPlain =
      link.hasAttribute('download') ||
      link.getAttribute('rel')?.includes('external') === true ||
      link.getAttribute('target') === '_blank' ||
      link.closest('[data-sveltekit-reload]') !== null;
    return place === 'page' || isPlain ? [] : [`a link to ${href} that a page is asked for`];
  });
}

/** Ids that stand on a page twice. */
function idFaults(document: Document): readonly string[] {
  const ids = [...document.querySelectorAll('[id]')].map((element) => element.id);
  const seen = new Set<string>();
  const twice = ids.filter((id) => seen.size === seen.add(id).size);
  return [...new Set(twice)].map((id) => `two elements with the id ${id}`);
}

/** Days in tables, lists of facts and choices as programs write them instead of as the reader's language does. */
const dayFaults = (document: Document): readonly string[] =>
  [...document.querySelectorAll('main :is(td, th, dd, option)')]
    .flatMap((cell) => (cell.textContent ?? '').match(/\b\d{4}-\d\d-\d\d\b/g) ?? [])
    .map((day) => `the day ${day} as programs write it`);

const sending = ':is(button:not([type=button]), input[type=submit], input[type=image])';

/** Searches that nobody can send who has no script and no enter key: no button does. */
function formFaults(document: Document): readonly string[] {
  return [...document.querySelectorAll('form[method=GET], form:not([method])')].flatMap((form) => {
    const beside = form.id === '' ? null : document.querySelector(`${sending}[form="${form.id}"]`);
    const fields = [...form.querySelectorAll('input:not([type=hidden]), select')];
    const names = fields.map((field) => field.getAttribute('name')).join(', ');
    const isSent = form.querySelector(sending) !== null || beside !== null;
    return isSent || fields.length === 0 ? [] : [`no button sends the form of ${names}`];
  });
}

/** What is wrong with how a page that was read is built; `at` is its address. */
export function faultsOfPage(document: Document, at: string): readonly string[] {
  const mains = document.querySelectorAll('main').length;
  const shown = document.body.innerHTML.replace(/<[^>]+>/g, ' ');
  const faults = [
    ...(mains === 1 ? [] : [`${mains} elements of main`]),
    ...(document.title.trim() === '' ? ['no title'] : []),
    ...headingFaults(document),
    ...labelFaults(document),
    ...linkFaults(document, at),
    ...idFaults(document),
    ...formFaults(document),
    ...dayFaults(document),
    ...keysIn(shown).map((key) => `the key ${key} instead of its text`),
  ];
  return [...new Set(faults)];
}

/** What is wrong with how a page is built; `at` is its address. */
export const structureFaults = (html: string, at: string): readonly string[] =>
  faultsOfPage(parsedPage(html) as unknown as Document, at);
