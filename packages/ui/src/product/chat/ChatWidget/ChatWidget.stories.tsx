import Box from '@mui/material/Box';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ChatWidget } from './ChatWidget.tsx';
import type { ChatMessageView, ChatWidgetProps } from './types.ts';

const conversation: ChatMessageView[] = [
  { id: '1', sender: 'bot', text: 'Bună! Cu ce te pot ajuta?', timestamp: '2026-01-15T09:58:00Z' },
  { id: '2', sender: 'user', text: 'De ce nu văd profitul net, ci doar vânzările?', timestamp: '2026-01-15T09:59:10Z' },
  {
    id: '3',
    sender: 'bot',
    text: 'Profitul net apare după ce este cunoscut costul mărfii. Îl poți seta ca procent din vânzări la import sau mai târziu, din pagina cifrei.',
    timestamp: '2026-01-15T09:59:12Z',
    links: [{ title: 'Citește rapoartele', href: '#docs/reports' }],
  },
  { id: '4', sender: 'user', text: 'Și dacă fiecare produs are alt cost?', timestamp: '2026-01-15T10:01:30Z' },
  {
    id: '5',
    sender: 'bot',
    text: 'Atunci trimite-ne lista cu costuri și o încărcăm împreună.',
    timestamp: '2026-01-15T10:31:00Z',
    byPerson: true,
  },
];
const suggestions = ['Cum import comenzile?', 'Cum conectez Shopify?', 'Ce înseamnă ROI?'];

/** Keeps the draft and whether it is open. */
function Stateful(props: ChatWidgetProps) {
  const [open, setOpen] = useState(props.open);
  const [draft, setDraft] = useState(props.draft);
  const onOpenChange = (next: boolean) => {
    setOpen(next);
    props.onOpenChange(next);
  };
  const onDraftChange = (next: string) => {
    setDraft(next);
    props.onDraftChange(next);
  };
  return <ChatWidget {...props} {...{ open, draft, onOpenChange, onDraftChange }} />;
}

/** The code of the open chat is loaded. */
const isThere = async ({ args }: Pick<StoryContext<ChatWidgetProps>, 'args'>) => {
  if (args.open) await screen.findByRole('dialog');
};

const meta = {
  component: ChatWidget,
  title: 'product/chat/ChatWidget',
  tags: ['stable', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: { language: 'ro' },
  decorators: [
    (Story) => (
      <Box sx={{ height: 760, p: 1.75, pr: 3, display: 'flex', justifyContent: 'end', alignItems: 'start' }}>
        <Story />
      </Box>
    ),
  ],
  args: {
    open: true,
    status: 'connected',
    messages: conversation,
    draft: '',
    suggestions,
    onOpenChange: fn(),
    onDraftChange: fn(),
    onSend: fn(),
    onRetry: fn(),
    onRetryHistory: fn(),
  },
  render: (args) => <Stateful {...args} />,
  play: isThere,
} satisfies Meta<typeof ChatWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

const noVisual = ['no-visual'];
const failed: ChatMessageView = {
  id: '6',
  sender: 'user',
  text: 'Mulțumesc! Vă trimit lista acum.',
  timestamp: '2026-01-15T10:40:00Z',
  delivery: 'failed',
  failure: 'HTTP error! status: 503',
};

export const Ready: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Empty: Story = { args: { messages: [] } };
export const Failed: Story = { args: { messages: [...conversation, failed], status: 'error' } };
export const Closed: Story = { args: { open: false, unread: 3 } };
export const Typing: Story = {
  tags: noVisual,
  args: {
    messages: conversation.slice(0, 4),
    waiting: true,
    typing: true,
  },
};
export const Loading: Story = { tags: noVisual, args: { messages: [], history: 'loading', status: 'disconnected' } };
export const HistoryFailed: Story = { tags: noVisual, args: { messages: [], history: 'failed', status: 'error' } };
export const LongText: Story = {
  tags: noVisual,
  args: {
    messages: conversation.map((message) => ({ ...message, text: `${message.text} `.repeat(5) })),
    draft: 'a '.repeat(235),
  },
  globals: { language: 'fr' },
};

export const OpensAndCloses: Story = {
  name: '[CHAT-1] It opens and closes, by the keyboard too',
  tags: noVisual,
  args: { open: false, unread: 3 },
  play: async ({ canvas, args }) => {
    const launcher = canvas.getByRole('button', { name: 'Deschide chatul de suport, 3 mesaje necitite' });
    launcher.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    const panel = within(await screen.findByRole('dialog', { name: 'Suport' }));
    await waitFor(() => expect(panel.getByRole('textbox', { name: 'Mesaj' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(launcher).toHaveFocus();
  },
};

export const ShowsStateAndTimes: Story = {
  name: '[CHAT-1] [ALL-3] The state of the connection in words, and times in the format of the language',
  tags: noVisual,
  play: async () => {
    await expect(await screen.findByText('Conectat')).toBeVisible();
    const log = within(screen.getByRole('log', { name: 'Conversația cu echipa de suport' }));
    await expect(log.getByText('09:58')).toBeVisible();
    await expect(log.getByText('Echipa de suport')).toBeVisible();
    await expect(log.getByRole('link', { name: 'Citește rapoartele' })).toHaveAttribute('href', '#docs/reports');
  },
};

export const Connecting: Story = {
  name: '[CHAT-1] "Conectare..." while the connection is being made',
  tags: noVisual,
  args: { status: 'disconnected' },
  play: async () => expect(await screen.findByText('Conectare...')).toBeVisible(),
};

export const EnterSends: Story = {
  name: '[CHAT-2] Enter sends, Shift and Enter start a line, blank text is not sent, at most 500 characters',
  tags: noVisual,
  play: async ({ args }) => {
    const field = await screen.findByRole('textbox', { name: 'Mesaj' });
    await expect(screen.getByText('0/500')).toBeVisible();
    await userEvent.type(field, '  {Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.type(field, 'De{Shift>}{Enter}{/Shift}ce?');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(field).toHaveValue('  De\nce?');
    await expect(screen.getByText('8/500')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(field).toHaveAttribute('maxlength', '500');
  },
};

export const WaitsForAnswer: Story = {
  name: '[CHAT-2] Nothing is sent while an answer is awaited',
  tags: noVisual,
  args: { waiting: true, draft: 'Și încă ceva' },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Mesaj' }), '{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Trimite' }));
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const FailureRetries: Story = {
  name: '[CHAT-4] A failure is reported, with its reason underneath and a next step',
  tags: noVisual,
  args: { messages: [failed] },
  play: async ({ args }) => {
    const alert = within(await screen.findByRole('alert'));
    await expect(
      alert.getByText(
        'Eroare conexiune suport. Te rugăm să încerci din nou sau să contactezi echipa noastră prin email.',
      ),
    ).toBeVisible();
    await expect(alert.getByText('HTTP error! status: 503')).toBeVisible();
    await userEvent.click(alert.getByRole('button', { name: 'Încearcă din nou' }));
    await expect(args.onRetry).toHaveBeenCalledWith('6');
  },
};

export const AnswerWithoutText: Story = {
  name: '[CHAT-4] An answer without text says that the question was received',
  tags: noVisual,
  args: { messages: [{ id: '1', sender: 'bot', text: '', timestamp: '2026-01-15T09:58:00Z' }] },
  play: async () =>
    expect(await screen.findByText('Am primit mesajul tău! Un agent te va contacta în curând.')).toBeVisible(),
};

export const Suggests: Story = {
  name: 'A question to start with goes into the field',
  tags: noVisual,
  args: { messages: [] },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cum conectez Shopify?' }));
    await expect(screen.getByRole('textbox', { name: 'Mesaj' })).toHaveValue('Cum conectez Shopify?');
    await expect(screen.getByRole('textbox', { name: 'Mesaj' })).toHaveFocus();
  },
};

export const OwnHours: Story = {
  name: 'A product says itself what it is called and when it answers',
  tags: ['no-visual'],
  globals: { language: 'en' },
  args: { open: true, messages: [], title: 'Front desk', hours: 'Every day, 7:00–22:00' },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Front desk' })).toBeVisible();
    await expect(await screen.findByText('Every day, 7:00–22:00')).toBeVisible();
    await expect(screen.queryByText(/CET/)).not.toBeInTheDocument();
  },
};
