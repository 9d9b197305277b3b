import { sampleGuide, sampleGuides } from '@adaos/api/sample';
import { GuideDialog } from '@adaos/ui';
import { InstructionsScreen, type InstructionsView } from '@adaos/ui/screens/InstructionsScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { onPage } from './page.tsx';

// An answer of the contract is a view's data as it is.
const ready: InstructionsView = { status: 'ready', guides: sampleGuides };

const meta = {
  title: 'screens/Instructions',
  component: InstructionsScreen,
  decorators: [onPage],
  tags: ['stable'],
  parameters: { layout: 'fullscreen' },
  args: {
    view: ready,
    product: 'Adaos',
    apiHref: '#docs/api',
    demoHref: '#contact',
    onOpenGuide: fn(),
    onOpenLink: fn(),
    onContactSupport: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof InstructionsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { tags: ['no-visual'], args: { view: { status: 'loading' } } };
export const Error: Story = {
  tags: ['no-visual'],
  args: { view: { status: 'error', message: 'The server can not be reached.' } },
};
export const Open: Story = {
  args: {
    children: (
      <GuideDialog
        open
        title={sampleGuide.title}
        category={sampleGuide.category}
        content={{ status: 'ready', text: sampleGuide.text }}
        onRetry={fn()}
        onClose={fn()}
      />
    ),
  },
  play: async () => {
    await expect(
      await screen.findByRole('heading', { level: 3, name: 'De unde vine o cifră' }, { timeout: 10_000 }),
    ).toBeVisible();
  },
};

export const Filters: Story = {
  name: '[INST-1] Its title and filters that filter',
  tags: ['no-visual'],
  globals: { language: 'ro' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Instrucțiuni de folosire Adaos AI');
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
    await expect(canvas.getByRole('button', { name: 'Toate (6)' })).toHaveAttribute('aria-pressed', 'true');
    for (const name of ['Analiză', 'Billing', 'Campanii', 'Securitate']) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await expect(canvas.getAllByRole('article')).toHaveLength(1);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Integrări' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
  },
};

export const FiltersInEnglish: Story = {
  name: '[INST-1] The filter of everything is “All (count)” in English',
  tags: ['no-visual'],
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'All (6)' })).toBeVisible();
  },
};

export const OpensGuides: Story = {
  name: '[INST-2] Guides and quick links open',
  tags: ['no-visual'],
  globals: { language: 'ro' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Vezi detalii: Detectează frauda' }));
    await expect(args.onOpenGuide).toHaveBeenCalledWith(expect.objectContaining({ link: '/docs/fraud' }));
    await expect(canvas.getByRole('link', { name: 'Documentația API' })).toHaveAttribute('href', '#docs/api');
    await userEvent.click(canvas.getByRole('button', { name: 'Noutăți' }));
    await expect(args.onOpenLink).toHaveBeenCalledWith('changelog');
  },
};

export const Helps: Story = {
  name: '[INST-3] Support opens the chat, a demonstration is asked for by the contact page',
  tags: ['no-visual'],
  globals: { language: 'en' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Contact support' }));
    await expect(args.onContactSupport).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Schedule demo' })).toHaveAttribute('href', '#contact');
  },
};
