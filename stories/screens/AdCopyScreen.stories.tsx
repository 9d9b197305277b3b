import { sampleCopies, sampleCopyHistory } from '@adaos/api/sample';
import { AdCopyScreen, type AdCopyData, type AdCopyView, type Generation } from '@adaos/ui/screens/AdCopyScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, within } from 'storybook/test';
import { onPage } from './page.tsx';

// An answer of the contract is a view's data as it is.
const data: AdCopyData = sampleCopyHistory;
const live: AdCopyView = { status: 'ready', source: 'live', data };
const sample: AdCopyView = { status: 'ready', source: 'sample', data };
const nothing: AdCopyView = {
  status: 'ready',
  source: 'live',
  data: { summary: { copies: 0, copiesThisMonth: 0, products: 0, audiences: 0 }, entries: [] },
};
const request = { productName: 'Pătură de lână Retezat', targetAudience: 'familiile tinere' };
const done: Generation = { status: 'done', request, copies: sampleCopies(request).copies };

const meta = {
  title: 'screens/AdCopy',
  component: AdCopyScreen,
  decorators: [onPage],
  tags: ['stable'],
  parameters: { layout: 'fullscreen' },
  args: {
    view: live,
    generation: done,
    onGenerate: fn(),
    onRetry: fn(),
    onUseSample: fn(),
    onLeaveSample: fn(),
  },
} satisfies Meta<typeof AdCopyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const inEnglish = { language: 'en' };

export const Ready: Story = {};
export const BeforeTheFirst: Story = { args: { view: nothing, generation: { status: 'idle' } } };
export const Writing: Story = { tags: ['no-visual'], args: { generation: { status: 'busy' } } };
export const Sample: Story = { tags: ['no-visual'], args: { view: sample } };
export const Loading: Story = {
  tags: ['no-visual'],
  args: { view: { status: 'loading' }, generation: { status: 'idle' } },
};
export const Error: Story = {
  tags: ['no-visual'],
  args: { view: { status: 'error', message: 'The server can not be reached.' }, generation: { status: 'idle' } },
};
export const LongText: Story = {
  tags: ['no-visual'],
  globals: { language: 'fr', viewport: { value: 'phone' } },
};

export const AsksForBoth: Story = {
  name: '[COPY-1] Product and audience are needed',
  tags: ['no-visual'],
  args: { view: nothing, generation: { status: 'idle' } },
  globals: { language: 'ro' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Numele produsului'), '   ');
    await userEvent.type(canvas.getByLabelText('Audiența țintă'), 'familiile tinere');
    await userEvent.click(canvas.getByRole('button', { name: 'Scrie trei texte' }));
    await expect(await canvas.findByText('Te rog completează numele produsului și audiența țintă')).toBeVisible();
    await expect(args.onGenerate).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText('Numele produsului'), 'Pătură {Enter}');
    await expect(args.onGenerate).toHaveBeenCalledWith({
      productName: 'Pătură',
      targetAudience: 'familiile tinere',
    });
  },
};

export const Copying: Story = {
  name: '[COPY-1] Three texts with their kind, tone and call to action, each to copy',
  tags: ['no-visual'],
  globals: inEnglish,
  play: async ({ canvas, userEvent }) => {
    const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    for (const name of ['Texts written', 'This month', 'Products', 'Audiences', 'Tips']) {
      await expect(canvas.getByRole('heading', { level: 2, name })).toBeVisible();
    }
    const texts = within(canvas.getByRole('region', { name: 'Generated texts' }));
    await expect(texts.getAllByRole('listitem')).toHaveLength(3);
    const first = within(texts.getAllByRole('listitem')[0] ?? document.body);
    await expect(first.getByText(/Headline · Confident/)).toBeVisible();
    await userEvent.click(first.getByRole('button'));
    const [ad] = sampleCopies(request).copies;
    await expect(written).toHaveBeenCalledWith(`${ad?.title}\n\n${ad?.content}\n\n${ad?.cta}`);
    await expect(await first.findByRole('button', { name: 'Copied' })).toBeVisible();
    await expect(await first.findByRole('button', { name: /^Copy “/ }, { timeout: 4000 })).toBeVisible();
  },
};

export const CopyRefused: Story = {
  name: 'A browser that refuses to copy is told of',
  tags: ['no-visual'],
  globals: inEnglish,
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new TypeError('refused'));
    await userEvent.click(canvas.getAllByRole('button', { name: /^Copy “/ })[0] ?? document.body);
    await expect(await canvas.findByText(/Your browser did not allow it/)).toBeVisible();
  },
};

export const OpensEarlier: Story = {
  name: 'What was written before opens again',
  tags: ['no-visual'],
  args: { generation: { status: 'failed', message: 'The server is busy.' } },
  globals: inEnglish,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No text was written: The server is busy.');
    await userEvent.click(canvas.getByRole('button', { name: 'Show the texts for Set de căni Horezu' }));
    await expect(canvas.getByText('Set de căni Horezu, for iubitorii de cafea')).toBeVisible();
  },
};
