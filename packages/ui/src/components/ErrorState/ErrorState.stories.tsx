import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Card } from '../Card/index.ts';
import { ButtonLink } from '../Link/index.ts';
import { ErrorState } from './ErrorState.tsx';

const onRetry = fn();

const meta = {
  component: ErrorState,
  tags: ['stable', '!autodocs'],
  args: { description: 'The server did not answer within 10 seconds.', onRetry },
  render: (args) => (
    <Card>
      <ErrorState {...args} />
    </Card>
  ),
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithRetry: Story = {
  beforeEach: () => {
    onRetry.mockClear();
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing was lost');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const Retrying: Story = { tags: ['no-visual'], args: { retrying: true } };

export const NothingToRetry: Story = {
  tags: ['no-visual'],
  render: () => (
    <Card>
      <ErrorState
        title="This order is not here"
        description="It may have been removed with its import."
        safe={null}
        actions={<ButtonLink href="#orders">All orders</ButtonLink>}
      />
    </Card>
  ),
};

export const Romanian: Story = {
  tags: ['no-visual'],
  globals: { language: 'ro' },
  args: { description: 'Serverul nu a răspuns în 10 secunde.' },
};
