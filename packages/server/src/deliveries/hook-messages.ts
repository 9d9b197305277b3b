import type { HookKind } from '@adaos/domain';
import type { ListItem } from '../mail/blocks.ts';

/** What an item says, for programs. */
interface SaidNotice extends ListItem {
  readonly code: string;
  readonly topic: string;
  readonly values: Readonly<Record<string, string | number>>;
}

export interface HookMessage {
  /** The same for each try: by it a program knows what it has had. */
  readonly id: string;
  readonly shop: { readonly id: string; readonly name: string };
  readonly heading: string;
  readonly items: readonly SaidNotice[];
  readonly link: { readonly label: string; readonly url: string };
}

/** Slack takes 50 blocks of 3,000 characters, Teams a card of 28 KB. */
const MOST_ITEMS = 20;
const MOST_CHARACTERS = 900;

const cut = (text: string) => (text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text);

/** Text for Slack's `mrkdwn`: the three characters that it reads as its own, and what would make a word bold or a quote. */
const slackText = (text: string) =>
  cut(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/[*_~`]/g, (sign) => `\u200B${sign}`);

/** Blocks, and the same as plain text for notifications and programs that read aloud. */
function slackMessage({ heading, items, link }: HookMessage) {
  const lines = items.map(({ title, text = '', strong = '' }) => {
    const rest = [text, strong].filter((part) => part !== '').map(slackText);
    return [`*${slackText(title)}*`, ...rest].join('\n');
  });
  return {
    text: [heading, ...items.map(({ title }) => title)].map(slackText).join('\n'),
    blocks: [
      { type: 'section', text: { type: 'mrkdwn', text: slackText(heading) } },
      ...lines.map((line) => ({ type: 'section', text: { type: 'mrkdwn', text: line } })),
      { type: 'section', text: { type: 'mrkdwn', text: `<${encodeURI(link.url)}|${slackText(link.label)}>` } },
    ],
  };
}

/** What a card of Teams reads as Markdown is said as it is. */
const teamsText = (text: string) => cut(text).replaceAll(/([\\*_[\]()#`>~|-])/g, String.raw`\$1`);

/** An adaptive card, as the Workflows of Teams post it. */
function teamsMessage({ heading, items, link }: HookMessage) {
  const line = (text: string, style: object = {}) => ({
    type: 'TextBlock',
    text: teamsText(text),
    wrap: true,
    ...style,
  });
  const content = {
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    type: 'AdaptiveCard',
    version: '1.4',
    body: [
      line(heading, { size: 'Medium', weight: 'Bolder' }),
      ...items.map(({ title, text = '', strong = '' }) => ({
        type: 'Container',
        separator: true,
        items: [
          line(title, { weight: 'Bolder' }),
          ...(text === '' ? [] : [line(text, { spacing: 'None', isSubtle: true })]),
          ...(strong === '' ? [] : [line(strong, { spacing: 'None', color: 'Accent' })]),
        ],
      })),
    ],
    actions: [{ type: 'Action.OpenUrl', title: link.label, url: link.url }],
  };
  return {
    type: 'message',
    attachments: [{ contentType: 'application/vnd.microsoft.card.adaptive', contentUrl: null, content }],
  };
}

/** What a program is sent: the payload of Standard Webhooks, its data the notices by code with their values and texts. */
function webhookMessage({ shop, items, link }: HookMessage) {
  return {
    type: 'notices.raised',
    timestamp: new Date().toISOString(),
    data: {
      shop,
      url: link.url,
      notices: items.map(({ code, topic, values, title, text = null }) => ({ code, topic, values, title, text })),
    },
  };
}

const BODIES: Readonly<Record<HookKind, (message: HookMessage) => object>> = {
  slack: slackMessage,
  teams: teamsMessage,
  webhook: webhookMessage,
};

/** The body that is posted. */
export function hookBody(kind: HookKind, message: HookMessage): string {
  const most = kind === 'webhook' ? message.items.length : MOST_ITEMS;
  return JSON.stringify(BODIES[kind]({ ...message, items: message.items.slice(0, most) }));
}
