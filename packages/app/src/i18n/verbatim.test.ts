import { readFileSync } from 'node:fs';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import uiEnglish from '@adaos/ui/locales/en.json' with { type: 'json' };
import uiRomanian from '@adaos/ui/locales/ro.json' with { type: 'json' };
import english from './locales/en.json' with { type: 'json' };
import romanian from './locales/ro.json' with { type: 'json' };

const requirements = readFileSync(new URL('../../../../docs/requirements.md', import.meta.url), 'utf8');

/** Quoted in a row, but not shown on a screen in that form. */
const NOT_TEXTS = new Set([
  'sample data',
  'forgot password',
  'confirm your email',
  'coming soon',
  'see active alerts',
  'advanced settings',
  'no subscription',
  'All (count)',
]);

const ROW = /^\| *([A-Z]+-\d+) *\|(.*)\|$/gm;
const quoted = Array.from(requirements.matchAll(ROW))
  .flatMap(([, id = '', row = '']) => Array.from(row.matchAll(/"([^"]+)"/g), ([, text = '']) => [id, text] as const))
  .filter(([, text]) => !NOT_TEXTS.has(text));

/** What a catalog says, its named parts as `{}`; how long a password must be is said with 6 and with 8. */
function saidIn(locale: string, messages: Record<string, string>): Set<string> {
  const { formatMessage: say } = createIntl({ locale, messages });
  const said = Object.entries(messages).flatMap(([id, text]) =>
    /\{min, plural/.test(text) ? [6, 8].map((min) => say({ id }, { min })) : [text.replaceAll(/\{\w+\}/g, '{}')],
  );
  return new Set(said.map((text) => text.replaceAll('…', '...')));
}

const said = { en: saidIn('en', { ...uiEnglish, ...english }), ro: saidIn('ro', { ...uiRomanian, ...romanian }) };
const isRomanian = (text: string) => said.ro.has(text) && !said.en.has(text);

test.each(quoted)('[ALL-2] [%s] “%s” is verbatim in the catalog of its language', (_, text) => {
  const plain = text.replaceAll(/\{\w+\}/g, '{}').replace('Shopify/WooCommerce', '{}');
  expect([said.en.has(plain), said.ro.has(plain)]).toContain(true);
  // A letter that English does not have is only in the Romanian catalog.
  if (/[ăâîșț]/i.test(plain)) expect(isRomanian(plain)).toBe(true);
});
