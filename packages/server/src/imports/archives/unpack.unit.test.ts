import { strToU8, zipSync } from 'fflate';
import { expect, test, describe } from 'vitest';
import writeWorkbook, { type SheetData } from 'write-excel-file/node';
import { type FileLimits, FileMeter } from '../file-limits.ts';
import type { SheetChoice } from './choose-sheet.ts';
import { isArchive, unpackArchive } from './unpack.ts';

const LIMITS = { importLines: 1_000, importMb: 20 } as unknown as FileLimits;

async function* inPieces(file: Uint8Array): AsyncGenerator<Buffer> {
  for (let at = 0; at < file.length; at += 1_000) yield Buffer.from(file.subarray(at, at + 1_000));
}

async function textOf(file: Uint8Array, choice?: SheetChoice): Promise<string> {
  const pieces: Buffer[] = [];
  const meter = new FileMeter(LIMITS);
  for await (const piece of unpackArchive(inPieces(file), 'shop', meter, choice)) {
    pieces.push(piece);
    meter.checkSize(pieces.reduce((sum, { length }) => sum + length, 0));
  }
  return Buffer.concat(pieces).toString();
}

const workbookOf = async (...sheets: SheetData[]) =>
  Buffer.from(await writeWorkbook(sheets.map((data, at) => ({ data, sheet: `Sheet ${at + 1}` }))).toBuffer());

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relations = (...of: [id: string, type: string, target: string][]) =>
  `<Relationships>${of
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

/** A workbook by its parts, for what the library of the tests does not write. */
function workbook({
  rows = '<row><c><v>1</v></c></row>',
  sheets = '<sheet name="A" sheetId="1" r:id="rId1"/>',
  settings = '',
  texts = '',
  styles = '',
  others = {} as Record<string, string>,
}): Uint8Array {
  const parts: Record<string, string> = {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': relations(['rId1', 'officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': `<workbook xmlns:r="${RELATIONS}">${settings}<sheets>${sheets}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      ['rId1', 'worksheet', '/xl/worksheets/sheet1.xml'],
      ['rId2', 'sharedStrings', 'sharedStrings.xml'],
      ['rId3', 'styles', 'styles.xml'],
      ['rId4', 'worksheet', 'worksheets/sheet2.xml'],
    ),
    'xl/sharedStrings.xml': `<sst>${texts}</sst>`,
    'xl/styles.xml': `<styleSheet>${styles}</styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    ...others,
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
}

describe('a workbook', () => {
  test('is the text of its first sheet, as it is shown', async () => {
    const file = await workbookOf(
      [
        ['Order', 'Date', 'Quantity', 'Price', 'Name'],
        [
          536365,
          { value: new Date(Date.UTC(2009, 11, 1)), type: Date, format: 'dd/mm/yyyy' },
          6,
          2.55,
          'Lampă "mică", albă',
        ],
        [
          'C536366',
          { value: new Date(Date.UTC(2009, 11, 1, 8, 26)), type: Date, format: 'dd/mm/yyyy hh:mm' },
          -1,
          0.1 + 0.2,
          'two\nlines',
        ],
      ],
      [['Nothing of this sheet']],
    );
    expect(isArchive(file)).toBe(true);
    expect(await textOf(file)).toBe(
      '\uFEFFOrder,Date,Quantity,Price,Name\n' +
        '536365,2009-12-01,6,2.55,"Lampă ""mică"", albă"\n' +
        'C536366,2009-12-01 08:26:00,-1,0.3,two lines\n',
    );
  });

  test('keeps the numbers of its rows, the places of its cells and the width of its titles', async () => {
    const rows =
      '<row r="2"><c r="A2" t="inlineStr"><is><t>Order</t></is></c><c r="C2" t="str"><f>A1</f><v>Price</v></c></row>' +
      '<row r="5"><c r="A5"><v>7</v></c></row><row><c/><c><v>8</v></c></row>';
    expect(await textOf(workbook({ rows }))).toBe('\uFEFF\nOrder,,Price\n\n\n7,,\n,8,\n');
  });

  test.each([
    ['a shared text of several runs, without its reading aid', '<c t="s"><v>0</v></c>', 'red lamp'],
    ['an escaped sign', '<c t="s"><v>1</v></c>', 'a tab\there'],
    ['a truth', '<c t="b"><v>1</v></c>', 'TRUE'],
    ['an error', '<c t="e"><v>#N/A</v></c>', '#N/A'],
    ['a day in ISO 8601', '<c t="d"><v>2026-11-24</v></c>', '2026-11-24'],
    ['a day of a built-in format', '<c s="1"><v>45620</v></c>', '2024-11-24'],
    ['a day and time of a format of its own', '<c s="2"><v>45620.75</v></c>', '2024-11-24 18:00:00'],
    ['a time', '<c s="3"><v>0.5</v></c>', '12:00:00'],
    ['an amount of a currency', '<c s="4"><v>1234.5</v></c>', '1234.5'],
    ['a length of time', '<c s="5"><v>1.5</v></c>', '1.5'],
    ['a month and year', '<c s="6"><v>45597</v></c>', '2024-11-01'],
    ['a large number', '<c><v>1.5E+20</v></c>', '150000000000000000000'],
    ['a small number', '<c><v>0.00000012</v></c>', '0.00000012'],
    ['a number as it is shown, not as it is kept', '<c><v>19.989999999999998</v></c>', '19.99'],
  ])('reads %s', async (_what, cell, text) => {
    const formats =
      '<numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy\\ hh:mm"/><numFmt numFmtId="165" formatCode="#,##0.00\\ &quot;days&quot;"/>' +
      '<numFmt numFmtId="166" formatCode="[h]:mm"/><numFmt numFmtId="167" formatCode="[$-418]mmm\\-yy;@"/>';
    const ids = [0, 14, 164, 20, 165, 166, 167].map((id) => `<xf numFmtId="${id}"/>`).join('');
    const file = workbook({
      rows: `<row>${cell}<c><v>1</v></c></row>`,
      texts:
        '<si><r><t>red</t></r><r><rPr/><t xml:space="preserve"> lamp</t></r><rPh><t>aid</t></rPh></si><si><t>a tab_x0009_here</t></si>',
      styles: `<numFmts>${formats}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${ids}</cellXfs>`,
    });
    expect(await textOf(file)).toBe(`\uFEFF${text},1\n`);
  });

  test('counts its days from 1904 where it says so', async () => {
    const file = workbook({
      settings: '<workbookPr date1904="1"/>',
      rows: '<row><c s="0"><v>44158</v></c></row>',
      styles: '<cellXfs><xf numFmtId="14"/></cellXfs>',
    });
    expect(await textOf(file)).toBe('\uFEFF2024-11-24\n');
  });

  test('with a hidden sheet before, and elements with a prefix, is read all the same', async () => {
    const sheets = '<sheet name="H" sheetId="1" state="hidden" r:id="rId1"/><sheet name="V" sheetId="2" r:id="rId4"/>';
    const others = {
      'xl/worksheets/sheet2.xml':
        '<x:worksheet xmlns:x="x"><x:sheetData><x:row r="1"><x:c r="A1"><x:v>2</x:v></x:c></x:row></x:sheetData></x:worksheet>',
    };
    expect(await textOf(workbook({ sheets, others }))).toBe('\uFEFF2\n');
  });
});

describe('a workbook of several sheets', () => {
  const notes: SheetData = [['Report'], ['made for the owner']];
  const items: SheetData = [
    ['Order', 'Date', 'Quantity', 'Price'],
    [1, '2024-01-02', 1, 5],
  ];
  const fuller: SheetData = [
    ['Orders of March'],
    ['Order', 'Date', 'Quantity', 'Price', 'SKU', 'Status'],
    [2, '2024-03-02', 1, 6, 'A', 'Paid'],
  ];
  const spend: SheetData = [
    ['Campaign', 'Day', 'Cost'],
    ['Spring', '2024-01-02', 5],
  ];

  test.each([
    ['orders', [notes, items, spend], 'Sheet 2', []],
    ['orders', [notes, items, fuller], 'Sheet 3', ['Sheet 2', 'Sheet 3']],
    ['orders', [items, items], 'Sheet 1', ['Sheet 1', 'Sheet 2']],
    ['ads', [notes, items, spend], 'Sheet 3', []],
    ['orders', [notes, notes], 'Sheet 1', []],
  ] as const)('is read for %s at the sheet that fits best', async (kind, sheets, sheet, several) => {
    const chosen: unknown[] = [];
    const onChosen = (name: string, fitting: readonly string[]) => chosen.push(name, fitting.length > 1 ? fitting : []);
    const text = await textOf(await workbookOf(...sheets), { kind, onChosen });
    expect(chosen).toEqual([sheet, several]);
    const alone = sheets[Number(sheet.slice(-1)) - 1] ?? notes;
    expect(text).toBe(await textOf(await workbookOf(alone)));
  });

  test('is read at the sheet that a person chose; one that is not there is not', async () => {
    const file = await workbookOf(items, fuller);
    expect(await textOf(file, { kind: 'orders', sheet: 'Sheet 1' })).toContain('2024-01-02');
    expect(await textOf(file, { kind: 'orders', sheet: 'Sheet 9' })).toContain('2024-03-02');
  });
});

describe('a zip archive', () => {
  const csv = strToU8('Order;Date\n1;2024-01-02\n');

  test('is the one table in it, whatever else macOS adds', async () => {
    const file = zipSync({
      'out/orders.csv': csv,
      '__MACOSX/out/._orders.csv': csv,
      'out/.DS_Store': csv,
      'out/read me.md': csv,
    });
    expect(await textOf(file)).toBe('Order;Date\n1;2024-01-02\n');
  });

  test('may hold the parts of one export: their titles stay once, in the order of their numbers', async () => {
    const part = (rows: string, mark = '') => strToU8(`${mark}Order;Date\r\n${rows}`);
    const file = zipSync({
      'orders_export_10.csv': part('4;2024-01-05\r\n'),
      'orders_export_1.csv': part(`1;2024-01-02\r\n${'2;2024-01-03\r\n'.repeat(9_000)}2;"two\nlines"`, '\uFEFF'),
      'orders_export_2.csv': part('3;2024-01-04', '\uFEFF'),
      'orders_export_3.csv': part(''),
    });
    const joined = `\uFEFFOrder;Date\r\n1;2024-01-02\r\n${'2;2024-01-03\r\n'.repeat(9_000)}2;"two\nlines"\n3;2024-01-04\n4;2024-01-05\r\n`;
    expect(await textOf(file)).toBe(joined);
  });

  test('may hold a workbook', async () => {
    const file = zipSync({ 'orders.xlsx': await workbookOf([['Order'], [7]]) });
    expect(await textOf(file)).toBe('\uFEFFOrder\n7\n');
  });

  test.each([
    ['of tables with other titles', { 'a.csv': csv, 'b.csv': strToU8('Product;Stock\n1;2\n') }, 'several_files'],
    ['of a table and a workbook', { 'a.csv': csv, 'b.xlsx': csv }, 'several_files'],
    [
      'of tables in UTF-16',
      { 'a.csv': Buffer.from('Order\n', 'utf16le'), 'b.csv': Buffer.from('Order\n', 'utf16le') },
      'several_files',
    ],
    [
      'of tables whose titles go over several lines',
      { 'a.csv': strToU8('"Order\nnumber";Date\n'), 'b.csv': strToU8('"Order\nnumber";Date\n') },
      'several_files',
    ],
    ['of none', { 'a.jpg': csv }, 'not_a_text_file'],
    ['of an archive in an archive', { 'a.xlsx': zipSync({ 'b.xlsx': zipSync({ 'c.csv': csv }) }) }, 'not_a_text_file'],
  ])('%s is refused', async (_what, files, code) => {
    await expect(textOf(zipSync(files))).rejects.toMatchObject({ name: 'ImportFailure', code });
  });
});

describe('a file that does harm', () => {
  const many = (text: string, times: number) => Array.from({ length: times }, () => text).join('');

  test.each([
    ['cut off', async () => (await workbookOf([['Order'], [7]])).subarray(0, 900), 'file_corrupt'],
    [
      'damaged',
      () => {
        const file = Buffer.from(zipSync({ 'a.csv': strToU8('Order,Price\n1,250\n') }, { level: 0 }));
        return file.fill('9', file.indexOf('250'), file.indexOf('250') + 1);
      },
      'file_corrupt',
    ],
    ['locked', () => lock(zipSync({ 'a.csv': strToU8('Order\n1\n') })), 'file_locked'],
    ['of rows in disorder', () => workbook({ rows: '<row r="3"><c><v>1</v></c></row><row r="2"/>' }), 'file_corrupt'],
    ['of cells in disorder', () => workbook({ rows: '<row><c r="B1"><v>1</v></c><c r="A1"/></row>' }), 'file_corrupt'],
    ['of a cell past the last column', () => workbook({ rows: '<row><c r="XFE1"><v>1</v></c></row>' }), 'file_corrupt'],
    ['of no XML', () => workbook({ rows: '<row><c><v>1</c></row>' }), 'file_corrupt'],
    [
      'of a cell without end',
      () => workbook({ rows: `<row><c><v>${'1'.repeat(3_000_000)}</v></c></row>` }),
      'line_too_long',
    ],
    [
      'of one text in many cells',
      () =>
        workbook({
          texts: `<si><t>${'x'.repeat(30_000)}</t></si>`,
          rows: `<row>${many('<c t="s"><v>0</v></c>', 100)}</row>`,
        }),
      'line_too_long',
    ],
    [
      'of a billion laughs',
      () => workbook({ others: { 'xl/styles.xml': '<!DOCTYPE a [<!ENTITY b "ha"><!ENTITY c "&b;&b;">]><a>&c;</a>' } }),
      'file_corrupt',
    ],
    ['without its sheet', () => workbook({ sheets: '<sheet name="A" sheetId="1" r:id="rId9"/>' }), 'file_corrupt'],
  ])('%s is refused', async (_what, make, code) => {
    await expect(textOf(await make())).rejects.toMatchObject({ name: 'ImportFailure', code });
  });

  test.each([
    ['a small file that unpacks to much', () => zipSync({ 'a.csv': new Uint8Array(30_000_000) })],
    ['a workbook that does', () => workbook({ rows: many(`<x a="${'a'.repeat(1_000)}"/>`, 25_000) })],
    [
      'a workbook whose small cells refer to a large text',
      () =>
        workbook({
          texts: `<si><t>${'x'.repeat(900_000)}</t></si>`,
          rows: many('<row><c t="s"><v>0</v></c></row>', 2_000),
        }),
    ],
    ['a file that is large itself', () => zipSync({ 'a.csv': new Uint8Array(21_000_000) }, { level: 0 })],
  ])('%s is too large', async (_what, make) => {
    await expect(textOf(make())).rejects.toMatchObject({ code: 'file_too_large' });
  });

  test('with the number of a far row is too large by its lines', async () => {
    const rows = '<row r="1"><c><v>1</v></c></row><row r="1000000"><c><v>1</v></c></row>';
    const text = await textOf(workbook({ rows }));
    expect(() => new FileMeter(LIMITS).add(Buffer.from(text))).toThrow(/too large/);
  });
});

test('a shop unpacks one archive at a time, and no other shop waits for it', async () => {
  const file = zipSync({ 'a.csv': strToU8('Order\n') });
  const unpacking = (shopId: string) => unpackArchive(inPieces(file), shopId, new FileMeter(LIMITS));
  const begun = unpacking('one');
  await begun.next();
  const waiting = unpacking('one').next();
  const other = unpacking('two');
  expect((await other.next()).done).toBe(false);
  await other.return(undefined);
  expect(await Promise.race([waiting, Promise.resolve('waits')])).toBe('waits');
  await begun.return(undefined);
  expect((await waiting).done).toBe(false);
});

/** Sets the mark of a password in both headers of a file with one entry. */
function lock(file: Uint8Array): Uint8Array {
  const bytes = Buffer.from(file);
  const central = bytes.indexOf(Buffer.from('504b0102', 'hex'));
  for (const flags of [6, central + 8]) bytes.writeUInt16LE(bytes.readUInt16LE(flags) | 1, flags);
  return bytes;
}
