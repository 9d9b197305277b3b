import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { decemberOverview } from '../../sample-data/index.ts';
import { BreakdownBar } from './BreakdownBar.tsx';
import type { BreakdownPart } from './breakdown.ts';

const known = (part: BreakdownPart['part'], amount: number): BreakdownPart => ({ part, amount, quality: 'actual' });

const everyPart = [
  known('goods', 59_000),
  known('shipping', 10_380),
  known('fees', 2_535),
  known('returns', 3_843),
  known('discounts', 2_000),
  known('tax', 1_600),
  known('ads', 23_401),
  known('other', 753),
  known('profit', 18_432),
];

const meta = {
  component: BreakdownBar,
  tags: ['stable'],
  args: { parts: decemberOverview.breakdown, currency: 'EUR' },
} satisfies Meta<typeof BreakdownBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The boxes of the labels in px, once they are placed. */
async function placedLabels(canvasElement: HTMLElement) {
  const items = [...canvasElement.querySelectorAll('li')];
  await waitFor(() => expect(items.every((item) => getComputedStyle(item).position === 'absolute')).toBe(true));
  return items.map((item) => item.getBoundingClientRect());
}

export const Ready: Story = {};
export const Linked: Story = {
  tags: ['no-visual'],
  args: { partHref: (part) => (part === 'profit' ? undefined : `#${part}`) },
};
export const EveryPart: Story = { tags: ['no-visual'], args: { parts: everyPart } };
export const Loss: Story = {
  args: { parts: [known('goods', 60_000), known('shipping', 14_000), known('ads', 51_000), known('profit', -12_500)] },
};
export const Unknown: Story = {
  args: {
    parts: [
      known('returns', 7_843),
      { part: 'shipping', amount: 0, quality: 'missing' },
      { part: 'fees', amount: 0, quality: 'missing' },
      { part: 'unknown', amount: 122_880, quality: 'missing' },
    ],
  },
};
export const OnePart: Story = { tags: ['no-visual'], args: { parts: [known('profit', 120)] } };
export const NothingSold: Story = {
  tags: ['no-visual'],
  args: { parts: [known('returns', 240), known('profit', -240)] },
};
export const LongText: Story = { args: { parts: everyPart }, globals: { language: 'fr' } };
export const Phone: Story = { args: { parts: everyPart }, globals: { viewport: { value: 'phone' } } };

export const LabelsNeverCollide: Story = {
  tags: ['no-visual'],
  args: { parts: everyPart },
  decorators: [
    (Story) => (
      <div style={{ width: 900 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const labels = await placedLabels(canvasElement);
    await expect(labels).toHaveLength(9);
    labels.forEach((label, index) => {
      const next = labels[index + 1];
      if (next !== undefined) void expect(label.right).toBeLessThan(next.left);
    });
    await expect(labels.at(-1)?.right).toBeLessThanOrEqual(
      canvasElement.querySelector('ul')?.getBoundingClientRect().right ?? 0,
    );
  },
};

export const SaysWhatIsNotKnown: Story = {
  tags: ['no-visual'],
  args: { ...Unknown.args },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: /Out of every EUR\s100 sold/ })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByText('Not known yet: logistics and fees')).toBeVisible();
  },
};
