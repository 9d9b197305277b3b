import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import { brand } from '../html/generated/brand.ts';

export type Pdf = PDFKit.PDFDocument;

export const MARGIN = 48;
const LONG = 841.89;
const SHORT = 595.28;
const { light } = brand;

const font = (weight: string) => fileURLToPath(new URL(`fonts/Inter-${weight}.ttf`, import.meta.url));

/** An A4 page: its size in points, and the area inside the margins. `bottom` leaves room for the number of the page. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
  readonly inner: number;
  readonly bottom: number;
}

export const pageSize = (landscape: boolean): PageSize => {
  const [width, height] = landscape ? [LONG, SHORT] : [SHORT, LONG];
  return { width, height, inner: width - 2 * MARGIN, bottom: height - MARGIN - 24 };
};

/** A new document in the brand's type, with the brand's bar on its first page. @returns it, and its bytes once it has ended. */
export function openPdf({
  language,
  title,
  landscape = false,
}: {
  readonly language: string;
  readonly title: string;
  readonly landscape?: boolean;
}): { readonly pdf: Pdf; readonly size: PageSize; readonly bytes: Promise<Buffer> } {
  const pdf = new PDFDocument({
    size: 'A4',
    layout: landscape ? 'landscape' : 'portrait',
    margin: MARGIN,
    bufferPages: true,
    lang: language,
    info: { Title: title },
  });
  const parts: Buffer[] = [];
  const bytes = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
  });
  pdf.registerFont('text', font('Regular')).registerFont('strong', font('SemiBold'));
  const size = pageSize(landscape);
  pdf.rect(0, 0, size.width, 8).fill(light.brand);
  return { pdf, size, bytes };
}

/** A line over the width inside the margins. */
export const rule = (pdf: Pdf, { inner }: PageSize, y: number, colour: string) =>
  pdf
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + inner, y)
    .lineWidth(0.75)
    .strokeColor(colour)
    .stroke();

/** The names and values below a title. @returns where they end. */
export function writeFacts(
  pdf: Pdf,
  { inner }: PageSize,
  facts: readonly (readonly [name: string, value: string])[],
  top: number,
): number {
  let y = top;
  for (const [name, value] of facts) {
    pdf.font('text').fontSize(9.5).fillColor(light.quiet).text(name, MARGIN, y, { width: 120 });
    const below = pdf.y;
    pdf
      .font('strong')
      .fillColor(light.ink)
      .text(value, MARGIN + 126, y, { width: inner - 126 });
    y = Math.max(pdf.y, below) + 4;
  }
  return y;
}

/** Begins another page. Pages come apart: each says what it is of. @returns where its content begins. */
export function turnPage(pdf: Pdf, title: string): number {
  pdf.addPage();
  pdf
    .font('strong')
    .fontSize(9)
    .fillColor(light.quiet)
    .text(title, MARGIN, MARGIN - 14, { lineBreak: false });
  return MARGIN + 6;
}

/** Numbers the pages and ends the document. @param page with `{page}` and `{pages}`. */
export function endPdf(pdf: Pdf, { inner, height }: PageSize, page: string): void {
  const { count } = pdf.bufferedPageRange();
  for (let at = 0; at < count; at += 1) {
    pdf.switchToPage(at);
    // Below the margin, where text would begin another page.
    pdf.page.margins.bottom = 0;
    const text = page.replace('{page}', String(at + 1)).replace('{pages}', String(count));
    pdf
      .font('text')
      .fontSize(8.5)
      .fillColor(light.quiet)
      .text(text, MARGIN, height - MARGIN, { width: inner, align: 'right', lineBreak: false });
  }
  pdf.end();
}
