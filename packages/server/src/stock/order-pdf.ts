// Draws a purchase order. Runs in a worker thread: loading the library and its fonts takes up to a second of the processor.
import { parentPort, workerData } from 'node:worker_threads';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import { brand } from '../html/generated/brand.ts';

/** A purchase order as it is printed: every text is written out. */
export interface PrintedOrder {
  readonly language: string;
  readonly title: string;
  /** Above the title, of a draft. */
  readonly mark: string | null;
  readonly facts: readonly (readonly [name: string, value: string])[];
  /** Of the columns: code, product, units, unit cost, amount. */
  readonly head: readonly string[];
  readonly lines: readonly (readonly string[])[];
  readonly total: readonly [name: string, value: string];
  readonly hint: string | null;
  readonly note: readonly [name: string, value: string] | null;
  /** With `{page}` and `{pages}`. */
  readonly page: string;
}

const MARGIN = 48;
const WIDTH = 595.28 - 2 * MARGIN;
const HEIGHT = 841.89;
/** Where a page is full. */
const BOTTOM = HEIGHT - MARGIN - 24;
/** Left edge and width of each column, and whether it is of numbers. */
const COLUMNS = [
  { x: 0, width: 86, align: 'left' },
  { x: 92, width: 190, align: 'left' },
  { x: 288, width: 52, align: 'right' },
  { x: 346, width: 70, align: 'right' },
  { x: 422, width: WIDTH - 422, align: 'right' },
] as const;

const { light } = brand;
const font = (weight: string) => fileURLToPath(new URL(`fonts/Inter-${weight}.ttf`, import.meta.url));

/** @returns the bytes of the PDF. */
export async function drawOrder(order: PrintedOrder): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    lang: order.language,
    info: { Title: order.title },
  });
  const parts: Buffer[] = [];
  const finished = new Promise<void>((resolve, reject) => {
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', resolve);
    document.on('error', reject);
  });
  document.registerFont('text', font('Regular')).registerFont('strong', font('SemiBold'));

  const row = (cells: readonly string[], top: number) => {
    for (const [place, { x, width, align }] of COLUMNS.entries())
      document.text(cells[place] ?? '', MARGIN + x, top, { width, align, lineGap: 1 });
  };
  const heightOf = (cells: readonly string[]) =>
    Math.max(...COLUMNS.map(({ width }, place) => document.heightOfString(cells[place] ?? '', { width, lineGap: 1 })));
  const rule = (y: number, colour: string) =>
    document
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + WIDTH, y)
      .lineWidth(0.75)
      .strokeColor(colour)
      .stroke();

  document.rect(0, 0, 595.28, 8).fill(light.brand);
  if (order.mark !== null)
    document
      .font('strong')
      .fontSize(9)
      .fillColor(light.brand)
      .text(order.mark, MARGIN, MARGIN - 14);
  document.font('strong').fontSize(20).fillColor(light.ink).text(order.title, MARGIN, MARGIN);
  let y = document.y + 14;
  for (const [name, value] of order.facts) {
    document.font('text').fontSize(9.5).fillColor(light.quiet).text(name, MARGIN, y, { width: 120 });
    document
      .font('strong')
      .fillColor(light.ink)
      .text(value, MARGIN + 126, y, { width: WIDTH - 126 });
    y = document.y + 4;
  }

  const drawHead = () => {
    document.font('strong').fontSize(8.5).fillColor(light.quiet);
    const height = heightOf(order.head);
    row(order.head, y);
    y += height + 6;
    rule(y, light.brand);
    y += 8;
    document.font('text').fontSize(9.5).fillColor(light.ink);
  };
  /** Pages come apart: each says which order it is of. */
  const turnPage = () => {
    document.addPage();
    document
      .font('strong')
      .fontSize(9)
      .fillColor(light.quiet)
      .text(order.title, MARGIN, MARGIN - 14);
    y = MARGIN + 6;
  };
  y += 14;
  drawHead();
  for (const line of order.lines) {
    const height = heightOf(line);
    if (y + height > BOTTOM) {
      turnPage();
      drawHead();
    }
    row(line, y);
    y += height + 5;
    rule(y, light.line);
    y += 6;
  }
  if (y + 90 > BOTTOM) turnPage();
  document
    .font('strong')
    .fontSize(12)
    .fillColor(light.ink)
    .text(order.total[0], MARGIN, y + 4, { width: 260 });
  document.text(order.total[1], MARGIN + 260, y + 4, { width: WIDTH - 260, align: 'right' });
  y = document.y + 6;
  if (order.hint !== null)
    document.font('text').fontSize(8.5).fillColor(light.quiet).text(order.hint, MARGIN, y, { width: WIDTH });
  if (order.note !== null) {
    document
      .font('strong')
      .fontSize(9.5)
      .fillColor(light.quiet)
      .text(order.note[0], MARGIN, document.y + 14, { width: WIDTH });
    document.font('text').fillColor(light.ink).text(order.note[1], { width: WIDTH });
  }
  const { count } = document.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(page);
    // Below the margin, where text would begin another page.
    document.page.margins.bottom = 0;
    const text = order.page.replace('{page}', String(page + 1)).replace('{pages}', String(count));
    document
      .font('text')
      .fontSize(8.5)
      .fillColor(light.quiet)
      .text(text, MARGIN, HEIGHT - MARGIN, { width: WIDTH, align: 'right', lineBreak: false });
  }
  document.end();
  await finished;
  return Buffer.concat(parts);
}

if (parentPort) parentPort.postMessage(await drawOrder(workerData as PrintedOrder));
