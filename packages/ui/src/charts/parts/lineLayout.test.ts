import { expect, test } from 'vitest';
import { lineLayout } from './lineLayout.ts';
import type { LinePlotProps } from './LinePlot.tsx';

const texts = { tick: (at: string) => at, axis: String };
const widthOf = (text: string) => 6 * text.length;
const size = { width: 500, height: 250 };

const plot = (values: (number | null)[], given: Partial<LinePlotProps> = {}): LinePlotProps => ({
  data: {
    points: values.map((_value, index) => `d${index}`),
    granularity: 'label',
    unit: 'number',
    series: [{ id: 'a', label: 'Profit', color: 'profit', values }],
  },
  title: 'Profit',
  endLabels: [],
  narrow: false,
  fromZero: true,
  ...given,
});

test('values and points stand on a plane beside their names', () => {
  const layout = lineLayout(plot([0, 50, 100]), size, texts, widthOf);
  // 12 px beside the widest name, `100`; 14 px are left free on the right, 32 below for the names of points.
  expect(layout?.plane).toMatchObject({ left: 30, top: 12, width: 456, height: 206, low: 0, high: 100 });
  expect([0, 1, 2].map((index) => layout?.plane.x(index))).toEqual([30, 258, 486]);
  expect([0, 50, 100].map((value) => layout?.plane.y(value))).toEqual([218, 115, 12]);
  expect(layout?.pointNames).toEqual([
    { text: 'd0', at: 30 },
    { text: 'd1', at: 258 },
    { text: 'd2', at: 486 },
  ]);
  expect(layout?.valueNames.map(({ text }) => text)).toEqual(['0', '20', '40', '60', '80', '100']);
  expect(layout?.valueNames.at(-1)?.at).toBe(12);
});

test('a single point stands in the middle', () => {
  const plane = lineLayout(plot([40]), size, texts, widthOf)?.plane;
  expect(plane?.x(0)).toBe((plane?.left ?? 0) + (plane?.width ?? 0) / 2);
});

test('the last name does not stick out', () => {
  const wide = (text: string) => (text.startsWith('d') ? 60 : 6);
  expect(lineLayout(plot([1, 2, 3]), size, texts, wide)?.pointNames.at(-1)?.at).toBe(470);
});

test('names at the ends of lines have their room on the right', () => {
  const { data } = plot([1, 2]);
  const layout = lineLayout(plot([1, 2], { endLabels: data.series }), size, texts, widthOf);
  expect((layout?.plane.left ?? 0) + (layout?.plane.width ?? 0)).toBeCloseTo(500 - 18 - 7.2 * 'Profit'.length);
});

test('the line of 0 stands out where something is lost', () => {
  expect(lineLayout(plot([1, 2]), size, texts, widthOf)?.zeroLine).toBe(false);
  expect(lineLayout(plot([1, -2]), size, texts, widthOf)?.zeroLine).toBe(true);
});

test('without a known value, or without room, there is nothing to draw', () => {
  expect(lineLayout(plot([null, null]), size, texts, widthOf)).toBeNull();
  expect(lineLayout(plot([1, 2]), { width: 0, height: 0 }, texts, widthOf)).toBeNull();
});
