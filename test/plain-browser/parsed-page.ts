import { Window } from 'happy-dom';

/** A page that was read, and how it is let go of. */
export interface ParsedPage {
  readonly document: Document;
  readonly close: () => void;
}

/** Chooses what the page has chosen; the parser errs where choices stand in groups or a list is long. */
function chooseFirst(document: Document): void {
  for (const select of document.querySelectorAll('select:not([multiple])')) {
    const options = [...select.querySelectorAll('option')];
    const chosen = options.findLast((option) => option.hasAttribute('selected')) ?? options[0];
    if (chosen !== undefined) chosen.selected = true;
  }
}

/** Reads a page as a browser without scripts does; its address is `url`. */
export function parsedPage(html: string, url: string): ParsedPage {
  const window = new Window({
    url,
    settings: {
      disableCSSFileLoading: true,
      disableJavaScriptFileLoading: true,
      disableIframePageLoading: true,
      handleDisabledFileLoadingAsSuccess: true,
    },
  });
  window.document.write(
    html
      // Neither scripts nor the marks for them mean anything here; to leave them out halves the time.
      .replace(/<script\b[^>]*>.*?<\/script>|<style\b[^>]*>.*?<\/style>|<!--.*?-->/gs, '')
      // The line break that a text field may begin with is no part of it.
      .replace(/(<textarea[^>]*>)\n/g, '$1'),
  );
  const document = window.document as unknown as Document;
  chooseFirst(document);
  return {
    document,
    close: () => void window.happyDOM.close(),
  };
}
