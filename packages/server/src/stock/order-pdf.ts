// Draws a purchase order. Runs in a worker thread: loading the library and its fonts takes up to a second of the processor.
import { parentPort, workerData } from 'node:worker_threads';
import { brand } from '../html/generated/brand.ts';
import { endPdf, MARGIN, openPdf, pageSize, rule, turnPage, writeFacts } from '../pdf/page.ts';

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

const SIZE = pageSize(false);
const { inner: WIDTH, bottom: BOTTOM } = SIZE;
/** Left edge and width of each column, and whether it is of numbers. */
const COLUMNS = [
  { x: 0, width: 86, align: 'left' },
  { x: 92, width: 190, align: 'left' },
  { x: 288, width: 52, align: 'right' },
  { x: 346, width: 70, align: 'right' },
  { x: 422, width: WIDTH - 422, align: 'right' },
] as const;

const { light } = brand;

/** @returns the bytes of the PDF. */
export async function drawOrder(order: PrintedOrder): Promise<Buffer> {
  const { pdf: document, bytes } = openPdf(order);

  const row = (cells: readonly string[], top: number) => {
    for (const [place, { x, width, align }] of COLUMNS.entries())
      document.text(cells[place] ?? '', MARGIN + x, top, { width, align, lineGap: 1 });
  };
  const heightOf = (cells: readonly string[]) =>
    Math.max(...COLUMNS.map(({ width }, place) => document.heightOfString(cells[place] ?? '', { width, lineGap: 1 })));
  if (order.mark !== null)
    document
      .font('strong')
      .fontSize(9)
      .fillColor(light.brand)
      .text(order.mark, MARGIN, MARGIN - 14);
  document.font('strong').fontSize(20).fillColor(light.ink).text(order.title, MARGIN, MARGIN);
  let y = writeFacts(document, SIZE, order.facts, document.y + 14);

  const drawHead = () => {
    document.font('strong').fontSize(8.5).fillColor(light.quiet);
    const height = heightOf(order.head);
    row(order.head, y);
    y += height + 6;
    rule(document, SIZE, y, light.brand);
    y += 8;
    document.font('text').fontSize(9.5).fillColor(light.ink);
  };
  y += 14;
  drawHead();
  for (const line of order.lines) {
    const height = heightOf(line);
    if (y + height > BOTTOM) {
      y = turnPage(document, order.title);
      drawHead();
    }
    row(line, y);
    y += height + 5;
    rule(document, SIZE, y, light.line);
    y += 6;
  }
  if (y + 90 > BOTTOM) y = turnPage(document, order.title);
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
  endPdf(document, SIZE, order.page);
  return bytes;
}

if (parentPort) parentPort.postMessage(await drawOrder(workerData as PrintedOrder));
