import { expect, test } from 'vitest';
import { parseRates } from './parse-rates.ts';

const XML = `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope><gesmes:subject>Reference rates</gesmes:subject><Cube>
<Cube time="2026-04-13"><Cube currency="USD" rate="1.1684"/><Cube currency="JPY" rate="186.75"/></Cube>
<Cube time='2026-04-10'>
  <Cube currency='USD' rate='1.1711'/>
</Cube></Cube></gesmes:Envelope>`;

test('the bank’s XML is read day by day', () => {
  expect(Object.fromEntries(parseRates(XML))).toEqual({
    '2026-04-13': { USD: '1.1684', JPY: '186.75' },
    '2026-04-10': { USD: '1.1711' },
  });
});

test('its CSV is read, of one day and of all', () => {
  expect(Object.fromEntries(parseRates('Date, USD, JPY, \n13 April 2026, 1.1684, 186.75, \n'))).toEqual({
    '2026-04-13': { USD: '1.1684', JPY: '186.75' },
  });
  expect(Object.fromEntries(parseRates('Date,USD,BGN,\n2026-04-13,1.1684,N/A,\n2026-04-10,1.1711,N/A,'))).toEqual({
    '2026-04-13': { USD: '1.1684' },
    '2026-04-10': { USD: '1.1711' },
  });
});

test.each(['', '<html><body>Sorry</body></html>', '{"rates":{}}', 'Date,USD\nsoon,1.2', 'Date,USD\n2026-04-13,-1'])(
  'what is no table has no rates: %s',
  (text) => {
    expect(parseRates(text).size).toBe(0);
  },
);
