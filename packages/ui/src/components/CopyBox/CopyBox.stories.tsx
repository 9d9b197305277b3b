import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { CopyBox } from './CopyBox.tsx';

const writeText = fn<(text: string) => Promise<void>>();

const meta = {
  title: 'components/CopyBox',
  component: CopyBox,
  tags: ['stable'],
  args: {
    label: 'Script for your shop',
    text: '<script async src="https://cdn.example.com/pixel.js?shop=lana-si-lut"></script>',
  },
  beforeEach: () => {
    writeText.mockReset().mockResolvedValue(undefined);
    const before = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    return () => {
      if (before) Object.defineProperty(navigator, 'clipboard', before);
      else Reflect.deleteProperty(navigator, 'clipboard');
    };
  },
} satisfies Meta<typeof CopyBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Lines: Story = {
  args: { label: 'Backup codes', text: '4K7M-QX2P\n9WTD-3HRC\nB6NV-8YFJ', multiline: true },
};

export const Copied: Story = {
  tags: ['no-visual'],
  globals: { language: 'en' },
  args: { shown: 'as it is shown' },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Copy' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toHaveFocus();
    await expect(writeText).toHaveBeenCalledOnce();
    await expect(writeText).toHaveBeenCalledWith(args.text);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Copy' })).toBeVisible(), { timeout: 5000 });
  },
};

export const Refused: Story = {
  tags: ['no-visual'],
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    writeText.mockRejectedValue(new DOMException('blocked', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(await canvas.findByText(/copy it by hand/)).toBeVisible();
  },
};
