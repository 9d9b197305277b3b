import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { BoxIcon, CardIcon, OverviewIcon, PlugIcon, TagIcon } from '../Icon/index.ts';
import { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx';
import { PaletteButton } from '../PaletteButton/index.ts';
import type { PaletteOption } from './types.ts';

const options: PaletteOption[] = [
  { id: 'overview', group: 'Ecrane', label: 'Prezentare generală', icon: OverviewIcon },
  { id: 'stock', group: 'Ecrane', label: 'Stocuri și furnizori', icon: BoxIcon },
  { id: 'billing', group: 'Ecrane', label: 'Facturare', icon: CardIcon },
  { id: 'import', group: 'Acțiuni', label: 'Importă comenzi', icon: PlugIcon, keywords: 'csv excel fișier' },
];
const found: PaletteOption = {
  id: 'product',
  group: 'Produse',
  label: 'Pătură din lână',
  note: 'P-1041',
  icon: TagIcon,
  found: true,
};

/** Keeps the words. */
function Stateful(props: CommandPaletteProps) {
  const [query, setQuery] = useState(props.query);
  return (
    <>
      <PaletteButton onOpen={props.onClose} />
      <CommandPalette {...props} query={query} onQueryChange={setQuery} />
    </>
  );
}

const meta = {
  component: CommandPalette,
  tags: ['experimental'],
  parameters: { layout: 'fullscreen' },
  globals: { language: 'ro' },
  args: { open: true, options, query: '', onQueryChange: fn(), onChoose: fn(), onClose: fn() },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

const noVisual = ['no-visual'];

export const Ready: Story = {};
export const Found: Story = {
  args: { options: [...options, found], query: 'pat' },
  globals: { viewport: { value: 'phone' } },
};
export const Searching: Story = { tags: noVisual, args: { query: 'zzz', searching: true } };
export const Failed: Story = { tags: noVisual, args: { query: 'import', failed: true } };
export const Nothing: Story = {
  tags: noVisual,
  args: { query: 'zzz' },
  play: async () => expect(await screen.findByText('Nu am găsit nimic pentru „zzz”')).toBeVisible(),
};

export const OpensByKeyboard: Story = {
  name: 'Words without accents find, the arrows choose and Enter opens',
  tags: noVisual,
  play: async ({ args }) => {
    const field = await screen.findByRole('combobox');
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'fisier');
    const list = within(screen.getByRole('listbox'));
    await expect(list.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('import');
    await userEvent.clear(field);
    await userEvent.type(field, 'a');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('billing');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};
