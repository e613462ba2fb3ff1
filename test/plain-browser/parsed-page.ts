import { Window } from 'happy-dom';

/** One for all pages: to make one costs more than to read a page. */
const window = new Window();

/** Chooses what the page has chosen; the parser errs where choices stand in groups or a list is long. */
function chooseFirst(document: Document): void {
  for (const select of document.querySelectorAll('select:not([multiple])')) {
    const options = [...select.querySelectorAll('option')];
    const chosen = options.findLast((option) => option.hasAttribute('selected')) ?? options[0];
    if (chosen !== undefined) chosen.selected = true;
  }
}

/** Reads a page as a browser without scripts does. */
export function parsedPage(html: string): Document {
  const plain = html
    // Neither scripts nor the marks for them mean anything here; to leave them out halves the time.
    .replace(/<script\b[^>]*>.*?<\/script>|<style\b[^>]*>.*?<\/style>|<!--.*?-->/gs, '')
    // The line break that a text field may begin with is no part of it.
    .replace(/(<textarea[^>]*>)\n/g, '$1');
  const parser = new window.DOMParser();
  const document = parser.parseFromString(plain, 'text/html') as unknown as Document;
  chooseFirst(document);
  return document;
}
