import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarIcon } from '../Icon/index.ts';
import { SampleDataMark } from '../../product/SampleDataMark/index.ts';
import { PageHeader } from './PageHeader.tsx';

const meta = {
  component: PageHeader,
  tags: ['stable'],
  args: {
    title: 'Prezentare generală',
    subtitle: 'Actualizat acum 4 minute · 1.839 comenzi',
    actions: <Button startIcon={<CalendarIcon />}>1–31 dec. 2025</Button>,
  },
  globals: { language: 'ro' },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Sample: Story = { tags: ['no-visual'], args: { mark: <SampleDataMark /> } };

export const WithWayBack: Story = {
  args: {
    title: 'Comanda 489434',
    subtitle: undefined,
    actions: undefined,
    back: { href: '#overview', label: 'Prezentare generală' },
  },
};
