import type { Conversation, SupportMessage } from '@adaos/api';
import { sampleConversations, sampleSupportMessages } from '@adaos/api/sample/support';
import { OperatorScreen, type OpenConversationView } from '@adaos/ui/screens/OperatorScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { onPage } from './page.tsx';

const withId = (message: SupportMessage) => ({ ...message, id: message.id ?? message.timestamp });
const [waiting] = sampleConversations as [Conversation, ...Conversation[]];
const reading = (conversation: Conversation): OpenConversationView => ({
  status: 'ready',
  conversation,
  messages: sampleSupportMessages.slice(0, 4).map(withId),
  more: false,
});

const meta = {
  title: 'screens/Operator',
  component: OperatorScreen,
  decorators: [onPage],
  tags: ['stable'],
  parameters: { layout: 'fullscreen' },
  args: {
    view: { status: 'ready', conversations: sampleConversations, more: false },
    filter: 'open',
    conversationHref: (id: string) => `#${id}`,
    listHref: '#',
    selectedId: waiting.id,
    selected: reading(waiting),
    draft: '',
    replying: false,
    replyError: undefined,
    settingStatus: false,
    onFilterChange: fn(),
    onDraftChange: fn(),
    onReply: fn(),
    onSetStatus: fn(),
    onLoadMore: fn(),
    onLoadEarlier: fn(),
    onRetry: fn(),
    onRetrySelected: fn(),
  },
} satisfies Meta<typeof OperatorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const noVisual = ['no-visual'];
const inEnglish = { language: 'en' };

export const Ready: Story = {};
export const Choosing: Story = { args: { selectedId: undefined, selected: { status: 'none' } } };
export const Loading: Story = {
  tags: noVisual,
  args: { view: { status: 'loading' }, selectedId: undefined, selected: { status: 'none' } },
};
export const Empty: Story = {
  tags: noVisual,
  args: {
    view: { status: 'ready', conversations: [], more: false },
    selectedId: undefined,
    selected: { status: 'none' },
  },
};
export const Error: Story = {
  tags: noVisual,
  args: { view: { status: 'error', message: 'No.' }, selectedId: undefined, selected: { status: 'none' } },
};

export const Answers: Story = {
  name: '[ROLE-12] The operator answers and closes a conversation',
  tags: noVisual,
  globals: inEnglish,
  args: { draft: 'Of course, send it.' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: waiting.shopName })).toHaveAttribute('aria-current', 'true');
    const field = canvas.getByRole('textbox', { name: 'Message' });
    field.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onReply).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Close conversation' }));
    await expect(args.onSetStatus).toHaveBeenCalledWith('closed');
    await userEvent.click(canvas.getByRole('button', { name: 'Closed' }));
    await expect(args.onFilterChange).toHaveBeenCalledWith('closed');
  },
};

export const Closed: Story = {
  tags: noVisual,
  globals: inEnglish,
  args: { selected: reading({ ...waiting, status: 'closed' }), filter: 'closed' },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Reopen' }));
    await expect(args.onSetStatus).toHaveBeenCalledWith('open');
  },
};
