import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { GuideCard } from './GuideCard.tsx';

const meta = {
  component: GuideCard,
  tags: ['stable'],
  args: {
    title: 'Connect Shopify',
    description: 'Link your shop in a few minutes, without code.',
    category: 'Integrations',
    icon: 'plug',
    onOpen: fn(),
  },
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 360 }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof GuideCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const LongText: Story = {
  args: {
    title: 'Comprendre comment le bénéfice net est calculé à partir de chaque commande',
    description:
      'Les ventes nettes, les frais d’expédition facturés, le coût des marchandises, la publicité et tout ce qui reste inconnu, expliqués l’un après l’autre.',
    category: 'Analyse',
    icon: 'unheard-of',
  },
  globals: { language: 'fr' },
};

export const Opens: Story = {
  tags: ['no-visual'],
  globals: { language: 'en' },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'See details: Connect Shopify' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};
