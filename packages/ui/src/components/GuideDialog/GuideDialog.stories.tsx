import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { GuideDialog } from './GuideDialog.tsx';

const text = `## De unde vine o cifră

Fiecare cifră este o sumă peste registrul magazinului. Apas-o ca să vezi **formula**, părțile ei și comenzile din spate.

## Cât de sigură este

- **înregistrată**: a venit așa din magazin
- **regulă**: rezultă dintr-o regulă pe care ai stabilit-o
- **estimată**: dedusă din date incomplete
- **lipsă**: nu se știe încă, deci nu se adună

Comenzile se importă din [Integrări](/dashboard/integrations).`;

const meta = {
  component: GuideDialog,
  tags: ['stable'],
  args: {
    open: true,
    title: 'Citește rapoartele AI',
    category: 'Analiză',
    content: { status: 'ready', text },
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof GuideDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async () => {
    await expect(
      await screen.findByRole('heading', { level: 3, name: 'De unde vine o cifră' }, { timeout: 10_000 }),
    ).toBeVisible();
  },
};

export const Loading: Story = { tags: ['no-visual'], args: { content: { status: 'loading' } } };

export const Error: Story = {
  args: { content: { status: 'error', message: 'The server can not be reached.' } },
  globals: { language: 'en' },
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const NoHtml: Story = {
  name: 'HTML in a guide is shown as text, and a script address is not a link',
  tags: ['no-visual'],
  args: {
    content: {
      status: 'ready',
      text: 'First.\n\n<img src="x" onerror="document.title=1"><b>bold</b>\n\n[here](javascript:alert(1))',
    },
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(await within(dialog).findByText('First.', undefined, { timeout: 10_000 })).toBeVisible();
    await expect(dialog.querySelector('img, b')).toBeNull();
    await expect(dialog.querySelector('[href^="javascript" i]')).toBeNull();
  },
};

export const Closes: Story = {
  tags: ['no-visual'],
  play: async ({ userEvent, args }) => {
    await screen.findByRole('heading', { level: 3, name: 'De unde vine o cifră' }, { timeout: 10_000 });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};
