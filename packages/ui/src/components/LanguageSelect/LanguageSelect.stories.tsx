import { LANGUAGES } from '@adaos/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { LanguageSelect } from './LanguageSelect.tsx';

const onChange = fn();

const meta = {
  component: LanguageSelect,
  tags: ['stable'],
  args: { value: 'ro', languages: LANGUAGES, onChange },
  globals: { language: 'ro' },
  decorators: [(Story) => <div style={{ minHeight: 260 }}>{Story()}</div>],
} satisfies Meta<typeof LanguageSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { tags: ['no-visual'] };

export const Bare: Story = { tags: ['no-visual'], args: { look: 'bare' } };

export const Open: Story = {
  name: '[LAND-5] Open',
  beforeEach: () => {
    onChange.mockClear();
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Limba: RO, Română' }));
    const names = (await screen.findAllByRole('menuitemradio')).map((item) => item.textContent);
    await expect(names).toEqual(['English', 'Română', 'Français', 'Español', 'Português']);
    await expect(screen.getByRole('menuitemradio', { name: 'Română' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Español' }));
    await expect(onChange).toHaveBeenCalledWith('es');
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('menuitemradio', { name: 'Română' });
  },
};

export const AnyLanguage: Story = {
  name: 'Any language has its own name',
  tags: ['no-visual'],
  globals: { language: 'en' },
  args: { value: 'de-AT', languages: ['de-AT', 'sv', 'el'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Language: DE-AT, Österreichisches Deutsch' }));
    const names = (await screen.findAllByRole('menuitemradio')).map((item) => item.textContent);
    await expect(names).toEqual(['Österreichisches Deutsch', 'Svenska', 'Ελληνικά']);
  },
};
