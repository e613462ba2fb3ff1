import type { Language } from '@rokade/tournament';

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** A page without other resources, with a paragraph for each line. */
export function noticePage(language: Language, title: string, lines: readonly string[]): string {
  const heading = escapeHtml(title);
  const paragraphs = lines.map((line) => `<p>${escapeHtml(line)}</p>`);
  return `<!doctype html><html lang="${language}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${heading}</title>
<body style="font:1.1rem/1.5 system-ui;max-width:40rem;margin:10vh auto;padding:0 1rem">
<h1>${heading}</h1>${paragraphs.join('')}</body></html>`;
}
