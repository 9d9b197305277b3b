import { sampleCopies, sampleCopyHistory, sampleCopyProducts } from '@adaos/api/sample';
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
const request = {
  productName: 'Pătură de lână Retezat',
  targetAudience: 'familiile tinere',
  language: 'ro',
  tone: 'friendly',
  platform: 'meta',
} as const;
const doneOn = (platform: 'google' | 'meta' | 'tiktok'): Generation => {
  const wish = { ...request, platform };
  return { status: 'done', request: wish, copies: sampleCopies(wish).copies };
};
const done = doneOn('meta');
const products = {
  view: { status: 'ready', ...sampleCopyProducts() } as const,
  query: { search: '', sort: 'contribution' } as const,
};

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
    language: 'ro',
    shopName: 'Atelierul Retezat',
    products: { ...products, onQueryChange: fn() },
    onChoose: fn(),
    onEdit: fn(async () => {}),
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
      ...request,
      productName: 'Pătură',
    });
  },
};

export const Copying: Story = {
  name: '[COPY-1] Three texts with their idea, tone and call to action, each to copy whole and by part',
  tags: ['no-visual'],
  globals: inEnglish,
  play: async ({ canvas, userEvent }) => {
    const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    for (const name of ['Texts written', 'This month', 'Products', 'Audiences', 'Tips']) {
      await expect(canvas.getByRole('heading', { level: 2, name })).toBeVisible();
    }
    const texts = within(canvas.getByRole('region', { name: 'Generated texts' }));
    await expect(texts.getAllByRole('listitem')).toHaveLength(3);
    await expect(texts.getAllByText(/^Call to action/)).toHaveLength(3);
    const first = within(texts.getAllByRole('listitem')[0] ?? document.body);
    await expect(first.getByText(/The product first · Friendly/)).toBeVisible();
    await expect(first.getByRole('figure', { name: 'Preview: Meta: feed' })).toBeVisible();
    await userEvent.click(first.getByRole('button', { name: /^Copy “/ }));
    const [ad] = sampleCopies(request).copies;
    await expect(written).toHaveBeenCalledWith([...(ad?.parts ?? []).map(({ text }) => text), ad?.cta].join('\n'));
    await expect(await first.findByRole('button', { name: 'Copied' })).toBeVisible();
    await expect(await first.findByRole('button', { name: /^Copy “/ }, { timeout: 4000 })).toBeVisible();
    await userEvent.click(first.getByRole('button', { name: 'Copy: Headline' }));
    await expect(written).toHaveBeenLastCalledWith(ad?.title);
    await expect(await first.findByRole('button', { name: 'Copied' })).toBeVisible();
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

export const OnGoogle: Story = { tags: ['no-visual'], args: { generation: doneOn('google') } };

export const Edits: Story = {
  name: '[COPY-1] A text is edited in place: the preview and the count follow, and what is too long is not saved',
  tags: ['no-visual'],
  args: { generation: doneOn('tiktok') },
  globals: inEnglish,
  play: async ({ canvas, userEvent, args }) => {
    const item = canvas.getByRole('region', { name: 'Generated texts' }).querySelector('li') ?? document.body;
    const first = within(item);
    await userEvent.click(first.getByRole('button', { name: 'Edit' }));
    const field = first.getByRole('textbox', { name: 'Caption' });
    await userEvent.clear(field);
    await userEvent.paste('x'.repeat(103));
    await expect(first.getByText('103 of 100 characters: 3 too many')).toBeVisible();
    await userEvent.click(first.getByRole('button', { name: 'Save' }));
    await expect(args.onEdit).not.toHaveBeenCalled();
    await expect(first.getByText(/Fill in every text/)).toBeVisible();
    await userEvent.clear(field);
    await userEvent.paste('Căni 👩‍👩‍👧‍👦');
    await expect(first.getByText('6 of 100 characters')).toBeVisible();
    await expect(within(first.getByRole('figure')).getByText('Căni 👩‍👩‍👧‍👦')).toBeVisible();
    await userEvent.click(first.getByRole('button', { name: 'Save' }));
    await expect(args.onEdit).toHaveBeenCalledWith('copy-1', [{ part: 'caption', text: 'Căni 👩‍👩‍👧‍👦' }]);
  },
};

export const WithFacts: Story = {
  name: 'What the texts say of the product from the shop’s data is named, to be checked before they are published',
  tags: ['no-visual'],
  globals: { language: 'en' },
  args: {
    generation: {
      status: 'done',
      request,
      copies: sampleCopies(request).copies,
      facts: [{ text: 'În stoc în magazinul nostru.' }, { text: '98 din 100 de comenzi au rămas la clienți.' }],
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        /^From your shop’s data: În stoc în magazinul nostru\. 98 din 100 .* Check that this still holds/,
      ),
    ).toBeVisible();
  },
};

export const ByTemplate: Story = {
  name: 'Where the model failed, the screen says that the texts are from templates',
  tags: ['no-visual'],
  args: { generation: { status: 'done', request, copies: sampleCopies(request).copies, writer: 'fallback' } },
  globals: inEnglish,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/these texts come from our templates/)).toBeVisible();
  },
};

export const Chooses: Story = {
  name: '[COPY-1] A product is chosen by what it earns, its stock and its returns, and what speaks against it is said',
  tags: ['no-visual'],
  args: {
    view: nothing,
    generation: { status: 'idle' },
    products: {
      query: products.query,
      onQueryChange: fn(),
      view: {
        ...products.view,
        products: products.view.products.map((product, index) => (index === 1 ? { ...product, stock: 0 } : product)),
      },
    },
  },
  globals: inEnglish,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose from your products' }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Which product to advertise?' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Sort by' }), 'stock');
    await expect(args.products.onQueryChange).toHaveBeenCalledWith({ search: '', sort: 'stock' });
    await expect(dialog.getByRole('button', { name: /Sold out/ })).toBeVisible();
    const pillow = dialog.getByRole('button', { name: /Pernă.*25% returned|25% returned/ });
    await expect(pillow).toHaveTextContent('Comes back often');
    await userEvent.click(dialog.getByRole('button', { name: /Pătură/ }));
    await expect(await canvas.findByRole('textbox', { name: 'Product name' })).toHaveValue('Pătură de lână Retezat');
    await expect(canvas.getByText(/margin 31%/)).toBeVisible();
  },
};
