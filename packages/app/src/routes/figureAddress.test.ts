import { expect, test } from 'vitest';
import { addressBehindOrder, channelIn, figureNamed, figureQueryIn, kindIn, writeOrders } from './figureAddress.ts';

const query = (text: string) => new URLSearchParams(text);

test('only figures and kinds that there are are taken from an address', () => {
  expect(figureNamed('netProfit')).toBe('netProfit');
  expect(figureNamed('constructor')).toBeUndefined();
  expect(kindIn(query('kind=refund'))).toBe('refund');
  expect(kindIn(query('kind=logistics'))).toBe('logistics');
  expect(kindIn(query('kind=__proto__'))).toBeUndefined();
  expect(figureQueryIn(query('from=x&to=2009-12-31&compare=none&kind=sale'))).toEqual({
    compare: 'none',
    kind: 'sale',
  });
});

test.each([
  [
    'figure=netSales&from=2009-12-01&to=2009-12-31&kind=refund',
    '/dashboard/overview/figures/netSales?from=2009-12-01&to=2009-12-31&kind=refund',
  ],
  [
    'figure=netSales&search=ana&sort=profit&order=asc',
    '/dashboard/overview/figures/netSales?search=ana&sort=profit&order=asc',
  ],
  ['figure=netSales&sort=day&order=desc', '/dashboard/overview/figures/netSales'],
  ['figure=netSales', '/dashboard/overview/figures/netSales'],
  [
    'figure=netProfit&dimension=campaign&model=first&channel=Google+Ads&campaign=1&called=Spring&other=x',
    '/dashboard/overview/figures/netProfit?dimension=campaign&model=first&channel=Google+Ads&campaign=1&called=Spring',
  ],
  ['figure=netProfit&dimension=__proto__&channel=a', '/dashboard/overview/figures/netProfit'],
  ['from=2009-12-01&to=2009-12-31', '/dashboard/overview?from=2009-12-01&to=2009-12-31'],
  ['figure=nonsense', '/dashboard/overview'],
])('an order opened with %s leads back to %s', (text, address) => {
  expect(addressBehindOrder(query(text))).toBe(address);
});

test('an address has which orders are shown, without what is usual', () => {
  const address = query('kind=sale');
  expect(String(writeOrders(address, { search: 'ana', sort: 'total', descending: false }))).toBe(
    'kind=sale&search=ana&sort=total&order=asc',
  );
  expect(String(writeOrders(address, { search: '', sort: 'day', descending: true }))).toBe('kind=sale');
});

test('a row of the channels is taken from an address, also one without a name, and the orders of no channel', () => {
  expect(channelIn(query('dimension=source&model=last&channel='))).toMatchObject({ dimension: 'source', channel: '' });
  expect(channelIn(query('dimension=country&model=x')).channel).toBeUndefined();
  expect(channelIn(query('channel=a'))).toEqual({});
});
