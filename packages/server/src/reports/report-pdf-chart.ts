import { brand } from '../html/generated/brand.ts';
import { MARGIN, type PageSize, type Pdf } from '../pdf/page.ts';
import type { SheetChart } from './sheet.ts';

const { light } = brand;
const HEIGHT = 130;
const BAR = 11;

/** A text in one line: cut at its end where it is too long. */
function cut(pdf: Pdf, text: string, width: number): string {
  if (pdf.widthOfString(text) <= width) return text;
  const letters = Array.from(text);
  while (letters.length > 1 && pdf.widthOfString(`${letters.join('')}…`) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** Names at the left, a bar for each over zero, and its value at the end. @returns where it ends. */
function drawNamedBars(pdf: Pdf, { inner }: PageSize, { points }: SheetChart, top: number): number {
  pdf.font('text').fontSize(8);
  const names = Math.min(150, Math.max(...points.map(({ name }) => pdf.widthOfString(name)), 0) + 8);
  const values = Math.max(...points.map(({ said }) => pdf.widthOfString(said)), 0) + 6;
  const amounts = points.map(({ value }) => value ?? 0);
  const [least, most] = [Math.min(0, ...amounts), Math.max(0, ...amounts)];
  const scale = (inner - names - values) / (most - least || 1);
  const zero = MARGIN + names - least * scale;
  let y = top;
  for (const { name, value, said } of points) {
    pdf.fillColor(light.quiet).text(cut(pdf, name, names - 8), MARGIN, y, { lineBreak: false });
    const length = (value ?? 0) * scale;
    pdf
      .rect(Math.min(zero, zero + length), y, Math.abs(length), BAR - 2)
      .fill(length < 0 ? brand.parts.light.loss : light.brand);
    pdf.fillColor(light.ink).text(said, Math.max(zero, zero + length) + 4, y, { lineBreak: false });
    y += BAR + 3;
  }
  return y;
}

/** Times along the bottom, bars or a line over zero; the highest and the lowest value are written beside it. @returns where it ends. */
function drawTimes(pdf: Pdf, { inner }: PageSize, { points, kind }: SheetChart, top: number): number {
  const known = points.filter((point): point is typeof point & { value: number } => point.value !== null);
  const values = known.map(({ value }) => value);
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  const scale = HEIGHT / (most - least || 1);
  const place = (value: number) => top + (most - value) * scale;
  const step = inner / Math.max(points.length, 1);
  pdf
    .moveTo(MARGIN, place(0))
    .lineTo(MARGIN + inner, place(0))
    .lineWidth(0.5)
    .strokeColor(light.line)
    .stroke();
  if (kind === 'line') {
    let open = false;
    for (const [at, { value }] of points.entries()) {
      const x = MARGIN + step * (at + 0.5);
      if (value === null) open = false;
      else if (open) pdf.lineTo(x, place(value));
      else pdf.moveTo(x, place(value));
      open = value !== null;
    }
    pdf.lineWidth(1.5).lineJoin('round').strokeColor(light.brand).stroke();
  } else {
    for (const [at, { value }] of points.entries()) {
      if (value === null) continue;
      const width = Math.min(step * 0.7, 36);
      const [from, to] = [place(Math.max(value, 0)), place(Math.min(value, 0))];
      pdf
        .rect(MARGIN + step * (at + 0.5) - width / 2, from, width, to - from)
        .fill(value < 0 ? brand.parts.light.loss : light.brand);
    }
  }
  pdf.font('text').fontSize(7.5).fillColor(light.quiet);
  // The highest value is written above its point.
  const at = points.findIndex(({ value }) => value === most);
  const said = points[at]?.said;
  if (said !== undefined) {
    const width = pdf.widthOfString(said);
    const x = MARGIN + step * (at + 0.5) - width / 2;
    pdf.text(said, Math.min(Math.max(x, MARGIN), MARGIN + inner - width), top - 11, { lineBreak: false });
  }
  const below = top + HEIGHT + 5;
  // As many names as there is room for, the first and the last among them.
  const widest = Math.max(...points.map(({ name }) => pdf.widthOfString(name)), 1) + 8;
  const every = Math.max(1, Math.ceil((points.length * widest) / inner));
  for (const [index, { name }] of points.entries()) {
    if (index % every !== 0) continue;
    const x = MARGIN + step * (index + 0.5) - pdf.widthOfString(name) / 2;
    pdf.text(name, Math.min(Math.max(x, MARGIN), MARGIN + inner - pdf.widthOfString(name)), below, {
      lineBreak: false,
    });
  }
  return below + 10;
}

/** A chart as vectors, with its title. @returns where it ends. */
export function drawChart(pdf: Pdf, page: PageSize, chart: SheetChart, top: number): number {
  if (chart.points.every(({ value }) => value === null)) return top;
  pdf.font('strong').fontSize(10).fillColor(light.ink).text(chart.title, MARGIN, top, { lineBreak: false });
  return chart.times ? drawTimes(pdf, page, chart, top + 28) : drawNamedBars(pdf, page, chart, top + 20);
}
