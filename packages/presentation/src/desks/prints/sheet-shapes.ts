import type { PrintKind } from '../../views/prints/kinds.ts';

/** The layout of a sheet, for its small picture. */
export type SheetShape =
  | 'pairs'
  | 'columns'
  | 'list'
  | 'grid'
  | 'slips'
  | 'cards'
  | 'text'
  | 'wide';

/** The layout of each print; others are plain lists. */
const shapes: Partial<Readonly<Record<PrintKind, SheetShape>>> = {
  pairings: 'pairs',
  schedule: 'pairs',
  open: 'pairs',
  names: 'columns',
  workings: 'text',
  about: 'text',
  emergency: 'pairs',
  statistics: 'text',
  'arbiter-report': 'text',
  crosstable: 'grid',
  progress: 'grid',
  seats: 'grid',
  slips: 'slips',
  scoresheets: 'columns',
  times: 'text',
  envelopes: 'slips',
  incidents: 'text',
  receipts: 'slips',
  cards: 'cards',
  codes: 'cards',
  badges: 'cards',
  diplomas: 'wide',
  certificates: 'text',
  'fide-forms': 'text',
  bracket: 'wide',
  rating: 'wide',
};

export const sheetShape = (kind: PrintKind): SheetShape => shapes[kind] ?? 'list';
