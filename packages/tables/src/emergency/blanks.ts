import type { Translate } from '@rokade/texts';
import { element, textElement } from './html.ts';

/** Empty slips for a table that has lost its own. */
const slips = 4;

const results = ['1–0', '½–½', '0–1'] as const;

const line = (label: string): string =>
  element('p', `${textElement('span', label)}<span class="blank"></span>`, 'line');

function slipHtml(t: Translate): string {
  const marks = results.map((result) => `<span class="box"></span> ${result}`).join(' ');
  return element(
    'article',
    [
      line(`${t('terms.round')} / ${t('terms.board')}`),
      line(t('terms.white')),
      line(t('terms.black')),
      element('p', `${textElement('span', `${t('print.mark-result')}:`)} ${marks}`, 'marks'),
      line(t('print.signature-white')),
      line(t('print.signature-black')),
    ].join('\n'),
    'slip',
  );
}

/** A sheet of empty result slips. */
export const slipsHtml = (t: Translate): string =>
  Array.from({ length: slips }, () => slipHtml(t)).join('\n');

/** A round with numbered boards to fill in. */
export function emptyRoundHtml(t: Translate, boards: number): string {
  const heads = ['terms.board', 'terms.white', 'terms.result', 'terms.black'] as const;
  const head = element(
    'thead',
    element('tr', heads.map((key) => textElement('th', t(key))).join('')),
  );
  const rows = Array.from({ length: boards }, (_, index) =>
    element('tr', `${textElement('td', String(index + 1))}<td></td><td></td><td></td>`),
  );
  return element('table', head + element('tbody', rows.join('\n')), 'empty');
}
