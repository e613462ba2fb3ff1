import type { Environment } from 'vitest/runtime';
import { builtinEnvironments } from 'vitest/runtime';

/** Undoes what a test file left in the document and in what the browser keeps for the site. */
function emptyDocument(): void {
  const { head, body, documentElement } = document;
  for (const element of [documentElement, head, body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  head.replaceChildren();
  body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
}

/**
 * A document without a browser (happy-dom) that lasts as long as its process. Files that share modules
 * share it, too: Svelte keeps the document in which it first ran, and each begins with an empty one.
 */
const oneDocument: Environment = {
  ...builtinEnvironments['happy-dom'],
  name: 'one-document',
  async setup(global, options) {
    if ('document' in global) emptyDocument();
    else await builtinEnvironments['happy-dom'].setup(global, options);
    return { teardown: () => undefined };
  },
};

export default oneDocument;
