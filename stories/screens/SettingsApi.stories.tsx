import { sampleApiKey, sampleApiKeys } from '@adaos/api/sample';
import { ApiCard, type ApiChange, type ApiView } from '@adaos/ui/screens/SettingsScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { onPage } from './page.tsx';

const events = { onCreate: fn(), onRevoke: fn(), onRetry: fn() };

const READY: Extract<ApiView, { status: 'ready' }> = {
  status: 'ready',
  ...sampleApiKeys,
  keys: [
    sampleApiKey,
    {
      ...sampleApiKey,
      id: '2',
      name: 'Claude',
      prefix: '91b2d07e',
      role: 'admin',
      scopes: ['read:metrics', 'read:rows', 'read:customers'],
      expiresAt: null,
      lastUsedAt: null,
    },
    { ...sampleApiKey, id: '3', name: 'Power BI', prefix: '0c44aa12', state: 'revoked' },
  ],
  change: null,
};

const MADE: ApiChange = {
  status: 'made',
  name: 'Looker',
  secret: 'adaos_0193a0000000700080000000000000aa_5f0c2a91_b2VxS0yQ4m1Zr8Jt6cWn3HdKfPgLqTsUvXwYaBcDeFg',
};

interface Props {
  view?: ApiView;
  /** What comes of making a key. */
  result?: ApiChange;
}

function Api({ view = READY, result = MADE }: Props) {
  const [change, setChange] = useState<ApiChange | null>(null);
  return (
    <ApiCard
      view={view.status === 'ready' ? { ...view, change: change ?? view.change } : view}
      plansHref="#plans"
      onCreate={(values) => {
        events.onCreate(values);
        setChange(result);
      }}
      onRevoke={events.onRevoke}
      onSeen={() => setChange(null)}
      onRetry={events.onRetry}
    />
  );
}

const meta = {
  title: 'screens/SettingsApi',
  component: Api,
  decorators: [onPage],
  tags: ['stable', 'no-visual'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    for (const event of Object.values(events)) event.mockClear();
  },
} satisfies Meta<typeof Api>;
export default meta;
type Story = StoryObj<typeof meta>;
const english = { language: 'en' };

export const Ready: Story = {};

export const Phone: Story = { globals: { language: 'ro', viewport: { value: 'phone' } } };

export const NotIncluded: Story = { args: { view: { ...READY, included: false, keys: [] } } };

export const Loading: Story = { args: { view: { status: 'loading' } } };

export const Failed: Story = {
  args: { view: { status: 'error', message: 'The service is not available right now.' } },
};

export const Empty: Story = { args: { view: { ...READY, keys: [] } } };

export const Made: Story = {
  name: 'A key is made with a name, a role, what it may read and an end, and shown once',
  globals: english,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create a key' }));
    const form = within(await screen.findByRole('dialog', { name: 'Create an API key' }));
    await userEvent.click(form.getByRole('button', { name: 'Create the key' }));
    await expect(form.getByRole('textbox', { name: /Name/ })).toHaveAccessibleDescription(/Enter a name for the key/);
    await userEvent.type(form.getByRole('textbox', { name: /Name/ }), ' Looker ');
    await userEvent.click(form.getByRole('checkbox', { name: 'Customer names' }));
    await userEvent.click(form.getByRole('button', { name: 'Create the key' }));
    await expect(form.getByRole('group', { name: 'What it may read' })).toHaveAccessibleDescription(/Admin role/);
    await expect(events.onCreate).not.toHaveBeenCalled();
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Role' }), 'admin');
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Expires' }), 'Never');
    await userEvent.click(form.getByRole('button', { name: 'Create the key' }));
    await expect(events.onCreate).toHaveBeenCalledWith({
      name: 'Looker',
      role: 'admin',
      scopes: ['read:metrics', 'read:customers'],
      days: null,
    });
    const made = within(await screen.findByRole('dialog', { name: 'The key “Looker” is ready' }));
    await expect(made.getByRole('group', { name: 'API key' })).toHaveTextContent(/^adaos_/);
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog', { name: 'The key “Looker” is ready' })).toBeVisible();
    await userEvent.click(made.getByRole('button', { name: 'Done' }));
  },
};

export const Refused: Story = {
  globals: english,
  args: { result: { status: 'error', what: 'create', message: 'A shop has at most 25 keys. Revoke one first.' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create a key' }));
    const form = within(await screen.findByRole('dialog', { name: 'Create an API key' }));
    await userEvent.type(form.getByRole('textbox', { name: /Name/ }), 'Looker');
    await userEvent.click(form.getByRole('button', { name: 'Create the key' }));
    await expect(await form.findByRole('alert')).toHaveTextContent(/could not be created.*at most 25 keys/);
    await expect(form.getByRole('textbox', { name: /Name/ })).toHaveValue('Looker');
  },
};

export const Revoked: Story = {
  name: 'A key is revoked after a question that says what it means',
  globals: english,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke the key Claude' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Revoke the key “Claude”?' }));
    await userEvent.click(question.getByRole('button', { name: 'Revoke the key' }));
    await expect(events.onRevoke).toHaveBeenCalledWith('2');
  },
};
