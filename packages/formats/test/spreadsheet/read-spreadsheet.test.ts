import { describe, expect, it } from 'vitest';
import { madeOds, madeXlsx, odsText, textRows } from '../../../../test/made-spreadsheet.ts';
import {
  decodeInput,
  isSpreadsheet,
  parsePlayerList,
  parseRegisterList,
  readSpreadsheet,
  recogniseListFile,
} from '../../src/index.ts';

const playersOf = (bytes: Uint8Array) =>
  parsePlayerList(bytes).players.map(({ row, details }) => ({
    row,
    name: details.name,
    rating: details.rating,
    birthDate: details.birthDate,
    club: details.club,
  }));

const tableOf = (bytes: Uint8Array, sheet = '') => {
  const read = readSpreadsheet(bytes, sheet);
  return read.ok ? read.value : read.error;
};

const cell = (reference: string, inner: string, attributes = ''): string =>
  `<c r="${reference}" ${attributes}>${inner}</c>`;

describe('a workbook (XLSX)', () => {
  it('is read like a table with the same cells: shared and own texts, numbers, days', () => {
    const workbook = madeXlsx(
      [
        {
          name: 'Members',
          rows:
            '<row r="3">' +
            cell('A3', '<v>0</v>', 't="s"') +
            cell('B3', '<is><t>Rating</t></is>', 't="inlineStr"') +
            cell('C3', '<is><t>Born</t></is>', 't="inlineStr"') +
            '</row><row r="5">' +
            cell('A5', '<v>1</v>', 't="s"') +
            cell('B5', '<v>1812.0</v>') +
            cell('C5', '<v>37256</v>', 's="1"') +
            '</row><row r="6">' +
            cell('A6', '<v>2</v>', 't="s"') +
            cell('B6', '<f>B5-1</f><v>1811</v>') +
            cell('C6', '<v>36526</v>', 's="3"') +
            '</row>',
        },
      ],
      {
        texts: [
          '<t>Name</t>',
          '<r><t>Møller,</t></r><r><rPr><b/></rPr><t xml:space="preserve"> Bo &amp; Co</t></r><rPh sb="0" eb="1"><t>x</t></rPh>',
          '<t>Voß,_x000D_\nAnna</t>',
        ],
      },
    );
    expect(playersOf(workbook)).toEqual([
      { row: 5, name: 'Møller, Bo & Co', rating: 1812, birthDate: '2001-12-31', club: '' },
      { row: 6, name: 'Voß, Anna', rating: 1811, birthDate: '2000', club: '' },
    ]);
  });

  it.each([
    ['counted from 1900', false, 1, '<v>1</v>', '1900-01-01'],
    ['on 28 February 1900', false, 1, '<v>59</v>', '1900-02-28'],
    ['after the day that never was', false, 1, '<v>61</v>', '1900-03-01'],
    ['counted from 1904', true, 1, '<v>35794</v>', '2001-12-31'],
    ['with an hour', false, 1, '<v>37256.75</v>', '2001-12-31'],
    ['in a format of the file’s own', false, 4, '<v>37256</v>', '2001-12-31'],
    ['as a number with leading zeros', false, 2, '<v>123</v>', '00123'],
    ['as a plain number', false, 0, '<v>0.30000000000000004</v>', '0.3'],
    ['as a number with an exponent', false, 0, '<v>1.5E3</v>', '1500'],
  ])('shows a value %s', (_, from1904, style, value, shown) => {
    const rows = `<row r="1">${cell('A1', value, `s="${style}"`)}</row>`;
    const workbook = madeXlsx([{ name: 'A', rows }], { from1904 });
    expect(tableOf(workbook)).toMatchObject({ text: `"${shown}"\n` });
  });

  it('reads booleans, errors and cells that do not say where they are', () => {
    const rows =
      '<row><c t="b"><v>1</v></c><c t="e"><v>#N/A</v></c></row><row><c><v>7</v></c></row>';
    expect(tableOf(madeXlsx([{ name: 'A', rows }]))).toMatchObject({
      text: '"TRUE"\t"#N/A"\n"7"\n',
    });
  });

  it('says what merged cells say of each of their rows, and reads hidden rows', () => {
    const list = textRows([
      ['Name', 'Club'],
      ['Alm, Bo', 'Nord'],
      ['Beck, Ida', ''],
      ['Carl, Eva', 'Syd'],
    ]).replace('<row r="4">', '<row r="4" hidden="1">');
    const more = '<mergeCells count="1"><mergeCell ref="B2:B3"/></mergeCells>';
    const workbook = madeXlsx([{ name: 'A', rows: list, more }]);
    expect(playersOf(workbook).map(({ club }) => club)).toEqual(['Nord', 'Nord', 'Syd']);
    expect(tableOf(workbook)).toMatchObject({ hiddenRows: 1 });
  });

  it('says where a formula has no value', () => {
    const rows = `${textRows([['Name', 'Rating'], ['Alm, Bo']])}<row r="3">${cell('B3', '<f>1+1</f>')}</row>`;
    expect(tableOf(madeXlsx([{ name: 'A', rows }]))).toEqual({
      code: 'input.sheet-uncalculated',
      sheet: 'A',
      cell: 'B3',
      count: 1,
    });
  });
});

describe('the sheet of a spreadsheet', () => {
  const notes = { name: 'Notes', rows: textRows([['Call the caretaker'], ['Tea &amp; cake']]) };
  const list = (name: string, player: string) => ({
    name,
    rows: textRows([
      ['Name', 'Rating'],
      [player, '1500'],
    ]),
  });

  it('is the one with a list of people', () => {
    const workbook = madeXlsx([notes, { name: 'Empty', rows: '' }, list('Players', 'Alm, Bo')]);
    expect(playersOf(workbook)).toMatchObject([{ name: 'Alm, Bo' }]);
    expect(tableOf(workbook)).toMatchObject({ sheet: 'Players', sheets: ['Notes', 'Players'] });
  });

  it('is chosen by its name, or asked for where several have a list', () => {
    const workbook = madeXlsx([list('U10', 'Alm, Bo'), list('U12', 'Beck, Ida'), notes]);
    expect(decodeInput(workbook)).toEqual({
      ok: false,
      error: { code: 'input.sheets-several', sheets: 'U10, U12' },
    });
    expect(tableOf(workbook, 'U12')).toMatchObject({ text: expect.stringContaining('Beck, Ida') });
    expect(tableOf(workbook, 'U14')).toEqual({ code: 'input.sheet-missing', sheet: 'U14' });
  });

  it('is no hidden one while there is another', () => {
    const hidden = { ...list('Old', 'Alm, Bo'), state: 'hidden' };
    expect(tableOf(madeXlsx([hidden, list('New', 'Beck, Ida')]))).toMatchObject({
      sheet: 'New',
      sheets: ['New'],
      lists: ['New'],
    });
    expect(tableOf(madeXlsx([hidden]))).toMatchObject({ sheet: 'Old' });
  });
});

describe('a spreadsheet (ODS)', () => {
  const number = (value: string, shown: string): string =>
    `<table:table-cell office:value-type="float" office:value="${value}"><text:p>${shown}</text:p></table:table-cell>`;
  const row = (cells: string, attributes = ''): string =>
    `<table:table-row ${attributes}>${cells}</table:table-row>`;
  const empty =
    '<table:table-row table:number-rows-repeated="1048570"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>';

  it('is read like a table with the same cells', () => {
    const tables =
      '<table:table table:name="List">' +
      '<table:shapes><draw:frame><text:p>A logo</text:p></draw:frame></table:shapes>' +
      row(['Name', 'Rating', 'Nr', 'Born'].map(odsText).join('')) +
      row(
        '<table:table-cell office:value-type="string"><office:annotation><text:p>late</text:p></office:annotation>' +
          '<text:p>Møller,<text:s/>Bo</text:p><text:p>junior</text:p></table:table-cell>' +
          number('1812', '1.812') +
          number('123', '00123') +
          '<table:table-cell office:value-type="date" office:date-value="2001-12-31T00:00:00"><text:p>31/12/01</text:p></table:table-cell>',
      ) +
      row(
        odsText('Voß, Anna') +
          '<table:table-cell table:formula="of:=1" office:value-type="float" office:value="1700"><text:p>1700</text:p></table:table-cell>',
        'table:visibility="filter"',
      ) +
      empty +
      '</table:table>';
    const spreadsheet = madeOds(tables);
    expect(tableOf(spreadsheet)).toMatchObject({
      sheet: 'List',
      hiddenRows: 1,
      text:
        '"Name"\t"Rating"\t"Nr"\t"Born"\n' +
        '"Møller, Bo junior"\t"1812"\t"00123"\t"2001-12-31"\n"Voß, Anna"\t"1700"\n',
    });
  });

  it('has cells that are written once for many, and merged ones', () => {
    const tables =
      '<table:table table:name="List">' +
      row(odsText('Name') + odsText('Club')) +
      row(
        `${odsText('Alm, Bo')}<table:table-cell table:number-rows-spanned="2" office:value-type="string"><text:p>Nord</text:p></table:table-cell>`,
      ) +
      row(`${odsText('Beck, Ida')}<table:covered-table-cell/>`) +
      row(
        '<table:table-cell table:number-columns-repeated="2"/>',
        'table:number-rows-repeated="3"',
      ) +
      row(odsText('Carl, Eva') + odsText('Syd')) +
      '</table:table>';
    expect(playersOf(madeOds(tables))).toMatchObject([
      { row: 2, name: 'Alm, Bo', club: 'Nord' },
      { row: 3, name: 'Beck, Ida', club: 'Nord' },
      { row: 7, name: 'Carl, Eva', club: 'Syd' },
    ]);
  });

  it('leaves out hidden sheets and copies of other files', () => {
    const automatic =
      '<style:style style:name="ta2"><style:table-properties table:display="false"/></style:style>';
    const table = (name: string, style: string, more = '') =>
      `<table:table table:name="${name}" table:style-name="${style}">${more}${row(odsText('Name'))}${row(odsText(`${name}, Bo`))}</table:table>`;
    const tables =
      table('Old', 'ta2') + table('Linked', 'ta1', '<table:table-source/>') + table('New', 'ta1');
    expect(tableOf(madeOds(tables, { automatic }))).toMatchObject({ sheets: ['New'] });
  });

  it('is not read with a password', () => {
    const manifest = '<manifest:file-entry><manifest:encryption-data/></manifest:file-entry>';
    expect(tableOf(madeOds('', { manifest }))).toEqual({ code: 'input.spreadsheet-locked' });
  });
});

describe('a spreadsheet that cannot be read', () => {
  const sound = madeXlsx([{ name: 'A', rows: textRows([['Name'], ['Alm, Bo']]) }]);
  const ole = (name: string) =>
    Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), Buffer.from(name, 'utf16le')]);
  const changed = Uint8Array.from(sound, (byte, at) => (at === 600 ? byte ^ 0xff : byte));

  it.each([
    ['with a password', ole('xEncryptedPackage'), { code: 'input.spreadsheet-locked' }],
    ['of the old kind', ole('Workbook'), { code: 'input.spreadsheet-other', kind: 'xls' }],
    ['cut off', sound.subarray(0, sound.length - 40), { code: 'input.spreadsheet-damaged' }],
    ['with a changed byte', changed, { code: 'input.spreadsheet-damaged' }],
  ])('%s says why', (_, bytes, error) => {
    expect(isSpreadsheet(bytes)).toBe(true);
    expect(decodeInput(bytes)).toEqual({ ok: false, error });
    expect(recogniseListFile(bytes, 'list.xlsx')).toMatchObject({
      kind: 'spreadsheet',
      becomes: [],
      fault: error,
    });
  });

  it('has nothing in it', () => {
    expect(decodeInput(madeXlsx([{ name: 'A', rows: '' }]))).toEqual({
      ok: false,
      error: { code: 'input.empty' },
    });
  });

  it('is no other zip', () => {
    expect(isSpreadsheet(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]))).toBe(false);
  });
});

describe('a list of people in a spreadsheet', () => {
  it('is recognised as the list that it is', () => {
    const headings = ['Navn', 'Nummer', 'Rating', 'Hurtig', 'Lyn', 'K-factor'];
    const rows = textRows([headings, ['Bo Alm', '12345', '1500', '', '', '25']]);
    expect(recogniseListFile(madeXlsx([{ name: 'Ark1', rows }]), 'klub.xlsx')).toMatchObject({
      kind: 'dsu-club',
      lines: 1,
      fault: null,
    });
  });

  it('becomes members of the register', () => {
    const rows = textRows(
      [
        ['Name', 'Club'],
        ['Alm, Bo', 'Nord'],
      ],
      4,
    );
    const read = parseRegisterList(madeXlsx([{ name: 'A', rows }]));
    expect(read.listed).toMatchObject([{ row: 5, values: { surname: 'Alm', firstName: 'Bo' } }]);
  });
});
