import { expect, test } from 'vitest';
import { hintOf, hookAddress } from './hook-address.ts';
import { hookBody } from './hook-messages.ts';

const SLACK = 'https://hooks.slack.com/services/T000/B000/abcdefXQ4d';
const LOGIC =
  'https://prod-23.westeurope.logic.azure.com/workflows/0f/triggers/manual/paths/invoke?api-version=2016-06-01&sig=s';
const POWER =
  'https://default0f.17.environment.api.powerplatform.com/powerautomate/automations/direct/workflows/0f/triggers/manual/paths/invoke?sig=s';

test.each([
  ['slack', SLACK],
  ['slack', ` ${SLACK}\n`],
  ['teams', LOGIC],
  ['teams', LOGIC.replace('.com/', '.com:443/')],
  ['teams', POWER],
] as const)('an address of %s is taken: %s', (kind, address) => {
  expect(hookAddress(kind, address, [])).toBe(address.trim().replace(':443', ''));
});

test.each([
  ['slack', SLACK.replace('https', 'http')],
  ['slack', LOGIC],
  ['slack', SLACK.replace('hooks.slack.com', 'hooks.slack.com.evil.example')],
  ['slack', SLACK.replace('hooks.slack.com', 'user:key@hooks.slack.com')],
  ['slack', SLACK.replace('hooks.slack.com', 'hooks.slack.com:8443')],
  ['slack', 'https://hooks.slack.com/'],
  ['slack', `${SLACK}${'x'.repeat(2000)}`],
  ['teams', 'https://outlook.office.com/webhook/0f/IncomingWebhook/0f'],
  ['teams', 'https://evillogic.azure.com/workflows/0f'],
  ['teams', 'http://127.0.0.1:5600/workflows/0f'],
  ['teams', 'https://169.254.169.254/workflows/0f'],
  ['teams', 'no address'],
  ['webhook', 'http://erp.shop.example/adaos'],
  ['webhook', 'https://who:what@erp.shop.example/adaos'],
  ['webhook', 'https://localhost/adaos'],
] as const)('an address that %s does not have is refused: %s', (kind, address) => {
  expect(hookAddress(kind, address, [])).toBeUndefined();
});

test('what is shown of an address is not enough to post there', () => {
  expect(hintOf(SLACK)).toBe('hooks.slack.com … XQ4d');
});

const message = {
  id: '019ac2a4-6d0c-7cc3-a3b4-2f1f1c9d4e10',
  shop: { id: '019ac2a4-6d0c-7cc3-a3b4-2f1f1c9d4e11', name: 'Lână & Lut' },
  heading: 'News from <Lână & Lut>',
  items: [
    {
      code: 'alert.stock_critical',
      topic: 'stock',
      values: { stock: 8 },
      title: '*Cană* <!channel>',
      text: 'a & b',
      strong: '120 RON',
    },
  ],
  link: { label: 'Open', url: 'https://app.adaos.example/dashboard/alerts-recs' },
};

test('Slack is sent blocks and the same as text, in which nothing of a shop’s data is read as a command', () => {
  const { text, blocks } = JSON.parse(hookBody('slack', message)) as { text: string; blocks: object[] };
  expect(text).toContain('News from &lt;Lână &amp; Lut&gt;');
  expect(JSON.stringify(blocks)).not.toContain('<!channel>');
  expect(JSON.stringify(blocks)).toContain('&lt;!channel&gt;');
  expect(blocks.at(-1)).toMatchObject({
    text: { text: '<https://app.adaos.example/dashboard/alerts-recs|Open>' },
  });
});

test('Teams is sent an adaptive card, in which nothing of a shop’s data is read as Markdown', () => {
  const body = JSON.parse(hookBody('teams', message)) as { attachments: { content: { actions: object[] } }[] };
  expect(body).toMatchObject({
    type: 'message',
    attachments: [
      { contentType: 'application/vnd.microsoft.card.adaptive', content: { type: 'AdaptiveCard', version: '1.4' } },
    ],
  });
  expect(JSON.stringify(body)).toContain(String.raw`\\*Cană\\*`);
  expect(body.attachments[0]?.content.actions).toEqual([
    { type: 'Action.OpenUrl', title: 'Open', url: 'https://app.adaos.example/dashboard/alerts-recs' },
  ]);
});
