import type { Shape } from '@rokade/journal';
import type { Context } from '../outcome.ts';
import { isJson } from './command-shapes.ts';

function wholeText({ t }: Context, least: number | undefined, most: number | undefined): string {
  if (least === undefined) return t('tell.kind-whole');
  return most === undefined
    ? t('tell.kind-whole-from', { least })
    : t('tell.kind-whole-range', { least, most });
}

/** The possible texts for a value, in words. */
export function valueText(context: Context, shape: Shape): string {
  const { t } = context;
  if (isJson(shape)) return t('tell.kind-json');
  switch (shape.kind) {
    case 'whole':
      return wholeText(context, shape.least, shape.most);
    case 'word': {
      const words = shape.words.map(String).filter((word) => word !== '');
      const choices = t('tell.kind-words', { words: words.join(' | ') });
      return words.length < shape.words.length
        ? t('tell.kind-or-empty', { each: choices })
        : choices;
    }
    case 'list':
      return t('tell.kind-list', { each: valueText(context, shape.of) });
    case 'or-null':
      return t('tell.kind-or-empty', { each: valueText(context, shape.of) });
    case 'one-of':
      return shape.shapes.map((one) => valueText(context, one)).join(' | ');
    case 'text':
    case 'moment':
    case 'switch':
    case 'number':
    case 'id':
      return t(`tell.kind-${shape.kind}`);
    default:
      return t('tell.kind-text');
  }
}
