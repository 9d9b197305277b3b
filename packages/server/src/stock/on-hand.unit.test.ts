import { expect, test } from 'vitest';
import { onHand } from './on-hand.ts';

const moved = (sold: number, returned = 0, adjusted = 0) => ({ sold, returned, adjusted });
const counted = (...all: number[]) => all.map((units) => ({ units }));
const units = (of: number[], movement?: Parameters<typeof onHand>[1]) =>
  onHand(counted(...of), movement).map((one) => one.units);

test('[STOCK-1] what was sold since the count is gone, what came back is there again', () => {
  expect(units([100], moved(60))).toEqual([40]);
  expect(units([100], moved(60, 5))).toEqual([45]);
  expect(units([100], moved(60, 5, -8))).toEqual([37]);
  expect(units([100], moved(0, 0, 4))).toEqual([104]);
  expect(units([100])).toEqual([100]);
});

test('more sold than counted is none, and says so', () => {
  expect(onHand(counted(100), moved(130))).toMatchObject([{ units: 0, oversold: true }]);
  expect(onHand(counted(100), moved(130, 30))).toMatchObject([{ units: 0, oversold: false }]);
  expect(onHand(counted(100), moved(100))).toMatchObject([{ units: 0, oversold: false }]);
  // A count below zero is what the file says.
  expect(onHand(counted(-3))).toMatchObject([{ units: -3, oversold: false }]);
});

test('a product of several suppliers is sold from one after the other, so that their sum is right', () => {
  expect(units([30, 70], moved(60))).toEqual([0, 40]);
  expect(units([30, 70], moved(20, 4))).toEqual([14, 70]);
  expect(onHand(counted(30, 70), moved(101))).toMatchObject([
    { units: 0, oversold: true },
    { units: 0, oversold: true },
  ]);
});

test('what came in since the count is there, with the supplier that it came from', () => {
  const received = [{ units: 30 }, { units: 0, received: 50 }];
  expect(onHand(received, moved(40)).map((one) => one.units)).toEqual([0, 40]);
  expect(onHand(received, moved(80))).toMatchObject([{ units: 0, oversold: false }, { units: 0 }]);
  expect(onHand(received, moved(81))).toMatchObject([{ oversold: true }, { units: 0 }]);
});
