import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/index.ts';
import { ProfitIcon, UploadIcon } from '../Icon/index.ts';
import { ButtonLink } from '../Link/index.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  component: EmptyState,
  tags: ['stable', '!autodocs'],
  args: {
    icon: ProfitIcon,
    title: 'Your profit will stand here',
    description:
      'Import your orders and you will see what is left of every sale after goods, shipping, fees, returns and ads.',
    action: (
      <ButtonLink href="#import" variant="contained" startIcon={<UploadIcon />}>
        Import orders
      </ButtonLink>
    ),
    secondary: <ButtonLink href="#sample">View sample data</ButtonLink>,
  },
  render: (args) => (
    <Card>
      <EmptyState {...args} />
    </Card>
  ),
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneWayOn: Story = {};

export const TitleOnly: Story = { tags: ['no-visual'], render: () => <EmptyState title="No rejected lines" /> };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
