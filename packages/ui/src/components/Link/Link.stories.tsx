import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from './ButtonLink.tsx';
import { Link } from './Link.tsx';
import { LinkProvider, type LinkComponentProps } from '../../internal/LinkContext.tsx';

const meta = {
  component: Link,
  tags: ['stable'],
  args: { href: '#orders', children: 'See the orders behind this figure' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Brand: Story = { tags: ['no-visual'] };

export const Quiet: Story = { tags: ['no-visual'], args: { tone: 'quiet', children: 'Terms of service' } };

export const InText: Story = {
  render: (args) => (
    <Typography>
      Net profit fell in December. <Link {...args} />, or change the period.
    </Typography>
  ),
};

export const AsButton: Story = {
  render: ({ href }) => (
    <Stack direction="row" spacing={1.5}>
      <ButtonLink href={href} variant="contained">
        Import orders
      </ButtonLink>
      <ButtonLink href={href}>Connect a store</ButtonLink>
      <ButtonLink href={href} variant="text">
        Later
      </ButtonLink>
    </Stack>
  ),
};

function RouterLink({ children, ...rest }: LinkComponentProps) {
  return (
    <a data-router="" {...rest}>
      {children}
    </a>
  );
}

export const Injected: Story = {
  tags: ['no-visual'],
  render: (args) => (
    <LinkProvider component={RouterLink}>
      <Link {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'See the orders behind this figure' });
    await expect(link).toHaveAttribute('data-router');
    await expect(link).toHaveAttribute('href', '#orders');
  },
};
