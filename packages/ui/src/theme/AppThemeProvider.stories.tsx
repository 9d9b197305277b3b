import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import * as tokens from './generated/tokens.ts';

// The provider itself is around every story, in the scheme that the toolbar or the story sets.
const meta = {
  title: 'theme/AppThemeProvider',
  tags: ['stable'],
  render: () => <Typography>Rămân 14,10 EUR din fiecare 100 EUR vânduți</Typography>,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const inkOf = (element: HTMLElement) => getComputedStyle(element).color;
const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
const expectScheme = (scheme: 'light' | 'dark') =>
  waitFor(() => expect(document.documentElement).toHaveAttribute('data-scheme', scheme));

export const Light: Story = {
  tags: ['no-visual'],
  name: '[ALL-8] Light',
  globals: { scheme: 'light' },
  play: async ({ canvas }) => {
    await expectScheme('light');
    await expect(inkOf(canvas.getByText(/14,10/u))).toBe(rgb(tokens.light.colour.ink.primary));
  },
};

export const Dark: Story = {
  tags: ['no-visual'],
  name: '[ALL-8] Dark',
  globals: { scheme: 'dark' },
  play: async ({ canvas }) => {
    await expectScheme('dark');
    await expect(inkOf(canvas.getByText(/14,10/u))).toBe(rgb(tokens.dark.colour.ink.primary));
  },
};

export const System: Story = {
  tags: ['no-visual'],
  name: '[ALL-8] As the device',
  globals: { scheme: 'system' },
  play: async () => {
    const dark = matchMedia('(prefers-color-scheme: dark)').matches;
    await expectScheme(dark ? 'dark' : 'light');
  },
};

export const Font: Story = {
  tags: ['no-visual'],
  play: async () => {
    for (const text of ['Total', 'șțăâîéñçã']) await document.fonts.load('14px "Inter Variable"', text);
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
    await expect(loaded).toHaveLength(2);
    await expect(new Set(loaded)).toEqual(new Set(['Inter Variable']));
  },
};
