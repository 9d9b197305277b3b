import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../Link/index.ts';
import { Card } from './Card.tsx';

const meta = {
  component: Card,
  tags: ['stable'],
  args: {
    title: 'Performance summary',
    children: <Typography>Total revenue, growth rate and active customers of the period.</Typography>,
  },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Titled: Story = {};

export const WithActions: Story = {
  args: { subtitle: '1–31 December 2025', actions: <Link href="#table">Show as table</Link> },
};

export const Bare: Story = { tags: ['no-visual'], render: () => <Card sx={{ p: 2 }}>A card without a title.</Card> };

export const LongText: Story = {
  args: {
    title: 'Zusammenfassung der Werbeausgabenwirtschaftlichkeitsentwicklung nach Kampagnengruppen und Monaten',
    actions: <Link href="#table">Show as table</Link>,
  },
  globals: { viewport: { value: 'phone' } },
};
