import { emptySeason, joinedSeason, type Season } from '@rokade/league';
import { err, ok, type Result } from '@rokade/rules';
import { splitTable } from '../csv/split-table.ts';
import { decodeInput } from '../input/decode-input.ts';
import type { InputFault } from '../input/input-fault.ts';
import { recogniseFormat } from '../input/recognise-format.ts';
import type { ReadFault } from '../reader/read-input.ts';
import { isSpreadsheet, readSpreadsheet } from '../spreadsheet/read-spreadsheet.ts';
import { parseTrfText } from '../trf/parse-trf.ts';
import type { SeasonRules } from './season-rules.ts';
import { seasonOfTables } from './season-table.ts';
import { trfSeason } from './trf-season.ts';

/** A file with a season, or a part of it. */
export interface SeasonFile {
  /** Its name; '' = there is none. */
  readonly name: string;
  readonly content: string | Uint8Array;
}

type SeasonRead = Result<Season, readonly ReadFault[]>;

function ofText(text: string, where: string, rules: SeasonRules): SeasonRead {
  if (recogniseFormat(text) === 'trf') {
    const parsed = parseTrfText(text);
    if (!parsed.ok) return err(parsed.error);
    const season = trfSeason(parsed.value.document, rules);
    return ok({ ...season, faults: season.faults.map((fault) => ({ ...fault, where })) });
  }
  const { rows, faults } = splitTable(text);
  const [open] = faults;
  const season = seasonOfTables(rows, where);
  return ok(
    open === undefined
      ? season
      : {
          ...season,
          faults: [...season.faults, { where, row: open.row, code: 'quote', text: '' }],
        },
  );
}

/** All sheets of a spreadsheet, each with the tables on it. */
function ofSheets(bytes: Uint8Array, name: string): Result<Season, readonly InputFault[]> {
  const first = readSpreadsheet(bytes);
  if (!first.ok) return err([first.error]);
  const seasons: Season[] = [];
  for (const sheet of first.value.sheets) {
    const read = readSpreadsheet(bytes, sheet);
    if (!read.ok) return err([read.error]);
    const where = [name, sheet].filter(Boolean).join(': ');
    seasons.push(seasonOfTables(splitTable(read.value.text).rows, where));
  }
  return ok(seasons.length === 0 ? emptySeason : joinedSeason(seasons));
}

function ofFile({ name, content }: SeasonFile, rules: SeasonRules): SeasonRead {
  if (typeof content !== 'string' && isSpreadsheet(content)) return ofSheets(content, name);
  const decoded = decodeInput(content);
  return decoded.ok ? ofText(decoded.value, name, rules) : err([decoded.error]);
}

/**
 * The season of a division in one file or several: tables as text or as spreadsheets (XLSX, ODS; each
 * sheet is read), or a report file (TRF26, TRF16).
 */
export function readSeason(files: readonly SeasonFile[], rules: SeasonRules): SeasonRead {
  const seasons: Season[] = [];
  for (const file of files) {
    const read = ofFile(file, rules);
    if (!read.ok) return read;
    seasons.push(read.value);
  }
  return ok(joinedSeason(seasons));
}
