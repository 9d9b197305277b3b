import type { BreakdownPart } from '@adaos/api';
import { brand } from '../html/generated/brand.ts';
import { html, type Html } from '../html/html.ts';
import type { Speech } from '../wording/speech.ts';
import type { Block } from './letter.ts';

const { font: FONT, radius, light, parts: PARTS } = brand;

/** The parts in the order in which the overview draws them. */
const ORDER = [
  'goods',
  'shipping',
  'fees',
  'returns',
  'discounts',
  'tax',
  'ads',
  'other',
  'unknown',
  'profit',
] as const;
const BAR_HEIGHT = 22;

const spacer = (content: Html): Html => html`<div style="margin:24px 0 0">${content}</div>`;

const title = (text: string): Html =>
  html`<h2 class="ink" style="margin:0 0 8px;font:600 15px/22px ${FONT};color:${light.ink}">${text}</h2>`;

const table = (rows: Html | readonly Html[]): Html =>
  html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    border="0"
    style="border-collapse:collapse"
  >
    ${rows}
  </table>`;

const quiet = (text: string): Html =>
  html`<span class="quiet" style="font:400 13px/20px ${FONT};color:${light.quiet}">${text}</span>`;

const ink = (text: string, weight = 400): Html =>
  html`<span class="ink" style="font:${weight} 15px/22px ${FONT};color:${light.ink}">${text}</span>`;

const LINE = `border-top:1px solid ${light.line};padding:8px 0`;

export interface FigureLine {
  readonly label: string;
  readonly value: string;
  /** Below the value. */
  readonly note?: string;
}

/** Figures below each other, the first one large. */
export function figuresBlock([first, ...others]: readonly FigureLine[]): Block {
  if (!first) return { html: html``, text: '' };
  const head = html`<div style="margin:20px 0 4px">
    ${quiet(first.label)}<br /><span
      class="ink"
      style="font:620 28px/36px ${FONT};letter-spacing:-0.5px;color:${light.ink}"
      >${first.value}</span
    >${first.note === undefined ? [] : html`<br />${quiet(first.note)}`}
  </div>`;
  const rows = others.map(
    ({ label, value, note }) =>
      html`<tr>
        <td class="line" style="${LINE}">${quiet(label)}</td>
        <td class="line" align="right" style="${LINE}">
          ${ink(value)}${note === undefined ? [] : html`<br />${quiet(note)}`}
        </td>
      </tr>`,
  );
  const text = [first, ...others]
    .map(({ label, value, note }) => `${label}: ${value}${note === undefined ? '' : ` (${note})`}`)
    .join('\n');
  return { html: html`${head}${table(rows)}`, text };
}

/** A loss has the colour of one; the rest that of the overview's bar. */
const colourOf = (part: BreakdownPart['part'], amount: number) =>
  part === 'profit' && amount < 0 ? ('loss' as const) : part;

const cell = (colour: keyof typeof PARTS.light, width: string): Html =>
  html`<td
    class="part-${colour}"
    width="${width}"
    height="${BAR_HEIGHT}"
    style="width:${width};height:${BAR_HEIGHT}px;background:${PARTS.light[colour]};font-size:0;line-height:0"
  >
    &nbsp;
  </td>`;

/**
 * Where every 100 sold went: the overview's bar as a table of cells, hidden from those who hear the mail, and the same in words.
 * Without sales there is no bar.
 */
export function breakdownBlock(parts: readonly BreakdownPart[], currency: string | null, speech: Speech): Block {
  const gross = parts.reduce((sum, { amount }) => sum + amount, 0);
  const drawn = parts.reduce((sum, { amount }) => sum + Math.max(0, amount), 0);
  const rows = ORDER.flatMap((name) => parts.filter(({ part, amount }) => part === name && amount !== 0));
  if (gross <= 0 || rows.length === 0) return { html: html``, text: '' };
  const said = rows.map(({ part, amount }) => ({
    colour: colourOf(part, amount),
    name: speech.say(`ui.BreakdownBar.${colourOf(part, amount)}`),
    share: speech.percent((100 * amount) / gross),
    amount: speech.money(amount, currency),
    width: amount > 0 ? (100 * amount) / drawn : 0,
  }));
  const hundred = currency === null ? '100' : speech.money(100, currency, 0);
  const heading = speech.say('ui.BreakdownBar.title', { amount: hundred });
  const unknown = parts
    .filter(({ amount, quality }) => amount === 0 && quality === 'missing')
    .map(({ part }) => speech.say(`ui.BreakdownBar.${part}`).toLocaleLowerCase(speech.language));
  const missing = unknown.length > 0 ? speech.say('ui.BreakdownBar.missing', { parts: speech.list(unknown) }) : null;
  const bar = html`<table
    role="presentation"
    aria-hidden="true"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    border="0"
    style="border-radius:${radius.control}px;overflow:hidden"
  >
    <tr>
      ${said.filter(({ width }) => width > 0).map(({ colour, width }) => cell(colour, `${width.toFixed(2)}%`))}
    </tr>
  </table>`;
  const list = said.map(
    ({ colour, name, share, amount }) =>
      html`<tr>
        <td width="18" style="padding:5px 0">
          <table role="presentation" aria-hidden="true" cellpadding="0" cellspacing="0" border="0">
            <tr>
              <td
                class="part-${colour}"
                width="10"
                height="10"
                style="width:10px;height:10px;background:${PARTS.light[colour]};border-radius:2px;font-size:0;line-height:0"
              >
                &nbsp;
              </td>
            </tr>
          </table>
        </td>
        <td style="padding:5px 0">${ink(name)}</td>
        <td align="right" style="padding:5px 8px">${ink(share)}</td>
        <td align="right" style="padding:5px 0">${quiet(amount)}</td>
      </tr>`,
  );
  const note = missing === null ? html`` : html`<div style="margin:6px 0 0">${quiet(missing)}</div>`;
  const lines = said.map(({ name, share, amount }) => `- ${name}: ${share}, ${amount}`);
  return {
    html: spacer(
      html`${title(heading)}${bar}
        <div style="height:8px"></div>
        ${table(list)}${note}`,
    ),
    text: [heading, ...lines, ...(missing === null ? [] : [missing])].join('\n'),
  };
}

export interface ListItem {
  readonly title: string;
  readonly text?: string;
  /** Emphasised: an amount. */
  readonly strong?: string;
}

/** Things below each other under a heading, with a link where there are more; nothing where there are none. */
export function listBlock(
  heading: string,
  items: readonly ListItem[],
  more?: { readonly text: string; readonly url: string },
): Block {
  if (items.length === 0) return { html: html``, text: '' };
  const rows = items.map(
    ({ title: name, text = '', strong }) =>
      html`<tr>
        <td class="line" style="${LINE}">
          ${ink(name, 600)}${text === '' ? [] : html`<br />${quiet(text)}`}${
            strong === undefined
              ? []
              : html`<br /><span class="brand" style="font:600 14px/22px ${FONT};color:${light.brand}">${strong}</span>`
          }
        </td>
      </tr>`,
  );
  const link =
    more === undefined
      ? html``
      : html`<div style="margin:4px 0 0">
          <a class="brand" href="${more.url}" style="font:500 14px/22px ${FONT};color:${light.brand}">${more.text}</a>
        </div>`;
  const lines = items.map(({ title: name, text = '', strong = '' }) =>
    [`- ${name}`, ...[text, strong].filter(Boolean).map((line) => `  ${line}`)].join('\n'),
  );
  return {
    html: spacer(html`${heading === '' ? html`` : title(heading)}${table(rows)}${link}`),
    text: [...(heading === '' ? [] : [heading]), ...lines, ...(more ? [`${more.text}: ${more.url}`] : [])].join('\n'),
  };
}

/** A paragraph of its own. */
export const noteBlock = (text: string): Block => ({ html: spacer(ink(text)), text });
