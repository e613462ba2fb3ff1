export {
  accountStateText,
  deviceText,
  rightsText,
  rightText,
  type ShownRight,
} from './account-text.ts';
export { type KeyFor, type Reader, shelvesOf, type TextKey } from './catalogue.ts';
export { citation } from './citation.ts';
export { cupRoundText, cupStageText } from './cup-text.ts';
export { fieldChangeText } from './field-change-text.ts';
export { moveFaultText, positionFaultText } from './laws-fault-text.ts';
export { locales } from './locales.ts';
export { madeOnce } from './made-once.ts';
export { areWhole, moneyText } from './money-text.ts';
export { ownWords, withoutCitations } from './own-words.ts';
export { ratingCell, ratingText } from './rating-text.ts';
export type { Facts } from './texts.ts';
export { explainTieBreak } from './tie-break-explanation.ts';
export type { TieBreakLine, TieBreakLocale } from './tie-break-locale.ts';
export { tieBreakWords } from './tie-break-words.ts';
export { loadTranslate, type Translate, type TranslateFor } from './translate.ts';
