import Box from '@mui/material/Box';
import type { Decorator } from '@storybook/react-vite';

/** A screen's place in the dashboard's frame: its width and its margins. */
export const onPage: Decorator = (Story) => (
  <Box component="main" sx={{ maxWidth: 1240, p: { xs: '20px 16px 48px', md: '28px 32px 56px' } }}>
    <Story />
  </Box>
);
