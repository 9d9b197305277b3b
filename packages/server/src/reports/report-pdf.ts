// Draws a report. Runs in a worker thread: thousands of rows take the processor for seconds.
import { parentPort, workerData } from 'node:worker_threads';
import { brand } from '../html/generated/brand.ts';
import { endPdf, MARGIN, openPdf, type PageSize, type Pdf, rule, turnPage, writeFacts } from '../pdf/page.ts';
import { drawChart } from './report-pdf-chart.ts';
import type { ReportSheet, SheetRow } from './sheet.ts';

const { light } = brand;
const GAP = 10;
/** The least width of a column of names. */
const NAMES = 84;
/** More columns than these are printed across. */
const MOST_UPRIGHT = 6;
/** Rows up to which digits are of one width: the library lays out such a text five times as slowly. */
const MOST_ALIGNED = 300;
const SIZES = [9.5, 9, 8.5, 8, 7.5, 7, 6.5, 6];

interface Column {
  readonly x: number;
  readonly width: number;
  readonly numbers: boolean;
}

interface Layout {
  readonly columns: readonly Column[];
  readonly size: number;
}

const numericOf = ({ rows }: ReportSheet): PDFKit.Mixins.TextOptions => ({
  lineBreak: false,
  ...(rows.length <= MOST_ALIGNED && { features: ['tnum'] }),
});

const longestOf = (texts: readonly string[]) =>
  texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '');

/** Columns as wide as their numbers are, and names in what is left; in the largest type that fits. */
function layOut(pdf: Pdf, { inner }: PageSize, sheet: ReportSheet): Layout {
  const { columns, rows } = sheet;
  const numeric = numericOf(sheet);
  const texts = columns.map(({ text, numbers }, place) =>
    numbers
      ? [
          longestOf(rows.flatMap(({ cells }) => [cells[place]?.text ?? '', cells[place]?.below ?? ''])),
          ...text.split(/\s+/),
        ]
      : [],
  );
  const names = columns.filter(({ numbers }) => !numbers).length;
  const widthsAt = (size: number) => {
    pdf.font('strong').fontSize(size);
    return texts.map((of) =>
      of.length === 0 ? 0 : Math.max(...of.map((text) => pdf.widthOfString(text, numeric))) + GAP,
    );
  };
  const leftAt = (size: number) => inner - widthsAt(size).reduce((sum, width) => sum + width, 0);
  const size = SIZES.find((each) => leftAt(each) >= names * NAMES) ?? 6;
  const widths = widthsAt(size);
  const numbers = widths.reduce((sum, width) => sum + width, 0);
  // What is left over goes to the names, as far as they need it; numbers stay close to each other.
  const share = names === 0 ? 0 : Math.max((inner - numbers) / names, NAMES / 2);
  const squeeze = names === 0 ? 1 : Math.min(1, (inner - share * names) / numbers);
  let x = 0;
  return {
    size,
    columns: columns.map(({ numbers: isNumber }, place) => {
      const width = isNumber ? (widths[place] ?? 0) * squeeze : share;
      const column = { x: MARGIN + x, width: width - (isNumber ? 0 : GAP), numbers: isNumber };
      x += width;
      return column;
    }),
  };
}

/** Breaks names into lines. Words are measured once: the library would lay out each name twice. */
function wrapper(pdf: Pdf, size: number) {
  const known = new Map<string, number>();
  return (text: string, width: number, strong: boolean): string[] => {
    pdf.font(strong ? 'strong' : 'text').fontSize(size);
    const widthOf = (word: string) => {
      const key = `${strong ? 's' : 't'}${word}`;
      const measured = known.get(key) ?? pdf.widthOfString(word);
      known.set(key, measured);
      return measured;
    };
    const space = widthOf(' ');
    const lines: string[] = [];
    let [line, used] = ['', 0];
    const add = (word: string, long: number) => {
      if (line !== '' && used + space + long > width) {
        lines.push(line);
        [line, used] = ['', 0];
      }
      used += (line === '' ? 0 : space) + long;
      line = line === '' ? word : `${line} ${word}`;
    };
    for (const word of text.split(/\s+/)) {
      const long = widthOf(word);
      if (long <= width) add(word, long);
      // A word that is wider than its column is broken anywhere.
      else
        for (const piece of word.match(
          new RegExp(`.{1,${Math.max(1, Math.floor((word.length * width) / long) - 1)}}`, 'gsu'),
        ) ?? [])
          add(piece, widthOf(piece));
    }
    if (line !== '') lines.push(line);
    return lines;
  };
}

/** @returns the bytes of the PDF. */
export async function drawReport(sheet: ReportSheet): Promise<Buffer> {
  const landscape = sheet.columns.length > MOST_UPRIGHT;
  const { pdf, size: page, bytes } = openPdf({ ...sheet, landscape });
  pdf.font('strong').fontSize(20).fillColor(light.ink).text(sheet.title, MARGIN, MARGIN, { width: page.inner });
  let y = writeFacts(pdf, page, sheet.facts, pdf.y + 14) + 12;
  if (sheet.chart) y = drawChart(pdf, page, sheet.chart, y) + 18;

  const { columns, size } = layOut(pdf, page, sheet);
  const numeric = numericOf(sheet);
  const heightOf = (texts: readonly string[]) =>
    Math.max(
      ...columns.map(({ width, numbers }, place) => {
        const text = texts[place] ?? '';
        return numbers && !text.includes(' ') ? 0 : pdf.heightOfString(text, { width });
      }),
      pdf.currentLineHeight(),
    );
  const drawHead = () => {
    const texts = sheet.columns.map(({ text }) => text);
    pdf
      .font('strong')
      .fontSize(size - 0.5)
      .fillColor(light.quiet);
    const height = heightOf(texts);
    for (const [place, { x, width, numbers }] of columns.entries())
      pdf.text(texts[place] ?? '', x, y, { width, align: numbers ? 'right' : 'left' });
    y += height + 4;
    rule(pdf, page, y, light.brand);
    y += 5;
  };
  const wrap = wrapper(pdf, size);
  const namesOf = ({ cells, kind }: SheetRow) =>
    columns.map(({ width, numbers }, place) => (numbers ? [] : wrap(cells[place]?.text ?? '', width, kind !== 'row')));
  /** Numbers are one line, set from their right end; names may take several. */
  const drawRow = ({ cells, kind }: SheetRow, names: readonly (readonly string[])[], line: number, below: boolean) => {
    pdf
      .font(kind === 'row' ? 'text' : 'strong')
      .fontSize(size)
      .fillColor(light.ink);
    for (const [place, { x, width, numbers }] of columns.entries()) {
      const text = cells[place]?.text ?? '';
      if (numbers && text !== '') pdf.text(text, x + width - pdf.widthOfString(text, numeric), y, numeric);
      for (const [at, part] of (names[place] ?? []).entries()) pdf.text(part, x, y + at * line, { lineBreak: false });
    }
    if (!below) return;
    pdf
      .font('text')
      .fontSize(size - 1.5)
      .fillColor(light.quiet);
    for (const [place, { x, width }] of columns.entries()) {
      const text = cells[place]?.below;
      if (text !== undefined) pdf.text(text, x + width - pdf.widthOfString(text, numeric), y + size + 2.5, numeric);
    }
  };

  drawHead();
  for (const row of sheet.rows) {
    const below = row.cells.some((cell) => cell.below !== undefined);
    const names = namesOf(row);
    const line = pdf.font('text').fontSize(size).currentLineHeight();
    const lines = Math.max(1, ...names.map(({ length }) => length));
    const height = Math.max(lines * line, below ? line + size + 1 : 0);
    if (y + height > page.bottom) {
      y = turnPage(pdf, sheet.title);
      drawHead();
    }
    if (row.kind !== 'row') {
      rule(pdf, page, y - 2.5, light.ink);
      y += 1;
    }
    drawRow(row, names, line, below);
    y += height + 2.5;
    rule(pdf, page, y, light.line);
    y += 3.5;
  }
  y += 8;
  for (const note of sheet.notes) {
    pdf.font('text').fontSize(8.5).fillColor(light.quiet);
    if (y + pdf.heightOfString(note, { width: page.inner }) > page.bottom) y = turnPage(pdf, sheet.title);
    pdf.font('text').fontSize(8.5).fillColor(light.quiet).text(note, MARGIN, y, { width: page.inner });
    y = pdf.y + 3;
  }
  endPdf(pdf, page, sheet.page);
  return bytes;
}

if (parentPort) parentPort.postMessage(await drawReport(workerData as ReportSheet));
