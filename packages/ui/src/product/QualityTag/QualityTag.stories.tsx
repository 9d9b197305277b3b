import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QualityTag } from './QualityTag.tsx';

const meta = { component: QualityTag, tags: ['stable'], args: { quality: 'actual' } } satisfies Meta<typeof QualityTag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <QualityTag quality="actual" />
      <QualityTag quality="rule" />
      <QualityTag quality="estimate" />
      <QualityTag quality="missing" />
    </Stack>
  ),
};
