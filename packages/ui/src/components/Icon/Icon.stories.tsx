import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import * as icons from '../../icons/icons.tsx';
import { BoxIcon, type IconProps } from '../../icons/icons.tsx';

const meta = { component: BoxIcon, title: 'components/Icon', tags: ['stable'] } satisfies Meta<typeof BoxIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Family: Story = {
  render: (args: IconProps) => (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(128px, 1fr))',
        gap: 3,
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {Object.entries(icons).map(([name, Icon]) => (
        <Box component="li" key={name} sx={{ display: 'grid', justifyItems: 'center', gap: 1 }}>
          <Icon {...args} />
          <Typography variant="caption" sx={{ color: 'text.tertiary' }}>
            {name.replace(/Icon$/, '')}
          </Typography>
        </Box>
      ))}
    </Box>
  ),
};

export const Large: Story = { tags: ['no-visual'], ...Family, args: { fontSize: 'large', color: 'primary' } };
