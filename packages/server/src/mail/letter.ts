import type { Language } from '@adaos/api';
import { brand } from '../html/generated/brand.ts';
import { html, Html } from '../html/html.ts';

/** A part of a mail with a form of its own, in HTML and in plain text. */
export interface Block {
  readonly html: Html;
  readonly text: string;
}

/** What a mail says, in order. */
export interface Letter {
  readonly language: Language;
  readonly subject: string;
  readonly heading: string;
  readonly intro: string;
  /** Between the first words and the button. */
  readonly blocks?: readonly Block[];
  readonly button: { readonly label: string; readonly url: string };
  /** Before the button's address in full, for programs that show no buttons. */
  readonly linkHint: string;
  /** Short paragraphs below; one may end in a link. */
  readonly notes: readonly { readonly text: string; readonly url?: string }[];
  readonly footer: string;
  /** Where the reader chooses what comes; the first of them ends mails of this kind. */
  readonly choices?: readonly { readonly text: string; readonly url: string }[];
  readonly origin: string;
}

const { font: FONT, radius, light, dark } = brand;

const DARK_PARTS = Object.entries(brand.parts.dark)
  .map(([part, colour]) => `.part-${part}{background:${colour}!important}`)
  .join('\n');

// Programs that know media queries get the dark scheme; the others the light one, from the attributes.
const STYLE = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:${dark.paper}!important}
.card{background:${dark.surface}!important;border-color:${dark.line}!important}
.ink{color:${dark.ink}!important}
.quiet{color:${dark.quiet}!important}
.brand{color:${dark.brand}!important}
.button{background:${dark.brand}!important}
.button a{color:${dark.onBrand}!important}
.line{border-color:${dark.line}!important}
${DARK_PARTS}
}
@media (max-width:480px){.card{padding:28px 22px!important}h1{font-size:21px!important}}
`;

const paragraph = (content: Html): Html =>
  html`<p class="quiet" style="margin:16px 0 0;font:400 13px/20px ${FONT};color:${light.quiet}">${content}</p>`;

/** Text with its line breaks. */
const lines = (text: string): Html[] =>
  text.split('\n').map((line, place) => (place === 0 ? html`${line}` : html`<br />${line}`));

const link = (url: string): Html =>
  html`<a class="brand" href="${url}" style="color:${light.brand};word-break:break-all">${url}</a>`;

export function letterHtml(letter: Letter): string {
  const notes = letter.notes.map(({ text, url }) => paragraph(url ? html`${text}<br />${link(url)}` : html`${text}`));
  const intro =
    letter.intro === ''
      ? html``
      : html`<p class="ink" style="margin:12px 0 0;font:400 15px/24px ${FONT};color:${light.ink}">
          ${lines(letter.intro)}
        </p>`;
  const choices =
    letter.choices?.map(
      ({ text, url }) => html`<br /><a class="brand" href="${url}" style="color:${light.brand}">${text}</a>`,
    ) ?? [];
  return html`<!doctype html>
    <html lang="${letter.language}" dir="ltr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${letter.subject}</title>
        <style>
          ${new Html(STYLE)}
        </style>
      </head>
      <body class="page" style="margin:0;padding:0;background:${light.paper}">
        <table
          role="presentation"
          class="page"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          border="0"
          style="background:${light.paper}"
        >
          <tr>
            <td align="center" style="padding:40px 16px">
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                border="0"
                style="max-width:520px"
              >
                <tr>
                  <td
                    class="brand"
                    style="padding:0 0 20px;font:640 22px/28px ${FONT};letter-spacing:-0.5px;color:${light.brand}"
                  >
                    adaos
                  </td>
                </tr>
                <tr>
                  <td
                    class="card"
                    style="padding:36px;background:${light.surface};border:1px solid ${light.line};border-radius:${radius.card}px"
                  >
                    <h1
                      class="ink"
                      style="margin:0;font:620 24px/32px ${FONT};letter-spacing:-0.4px;color:${light.ink}"
                    >
                      ${letter.heading}
                    </h1>
                    ${intro} ${letter.blocks?.map((block) => block.html) ?? []}
                    <table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0 8px">
                      <tr>
                        <td class="button" style="background:${light.brand};border-radius:${radius.control}px">
                          <a
                            href="${letter.button.url}"
                            style="display:inline-block;padding:12px 22px;font:560 15px/20px ${FONT};color:${light.onBrand};text-decoration:none"
                            >${letter.button.label}</a
                          >
                        </td>
                      </tr>
                    </table>
                    ${paragraph(html`${letter.linkHint}<br />${link(letter.button.url)}`)} ${notes}
                  </td>
                </tr>
                <tr>
                  <td class="quiet" style="padding:20px 0 0;font:400 12px/18px ${FONT};color:${light.quiet}">
                    ${letter.footer}<br />${link(letter.origin)}${choices}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `.toString();
}

export function letterText(letter: Letter): string {
  const notes = letter.notes.map(({ text, url }) => (url ? `${text}\n${url}` : text));
  const button = `${letter.button.label}:\n${letter.button.url}`;
  const blocks = letter.blocks?.map(({ text }) => text) ?? [];
  const choices = letter.choices?.map(({ text, url }) => `${text}: ${url}`) ?? [];
  const end = ['-- ', letter.footer, letter.origin, ...choices].join('\n');
  const parts = [letter.heading, letter.intro, ...blocks, button, ...notes, end];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
