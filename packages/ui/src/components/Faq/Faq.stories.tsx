import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Faq } from './Faq.tsx';

const meta = {
  component: Faq,
  tags: ['stable'],
  args: {
    level: 2,
    defaultOpen: 'trial',
    items: [
      { id: 'trial', question: 'Is there a free trial?', answer: 'Yes. All plans come with a 14-day free trial.' },
      { id: 'change', question: 'Can I change my plan?', answer: 'Yes. The change applies at the next billing.' },
    ],
  },
} satisfies Meta<typeof Faq>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { tags: ['no-visual'] }; // the pictures of the billing screen have it

export const OpensByKeyboard: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    const question = canvas.getByRole('button', { name: 'Can I change my plan?' });
    await expect(question).toHaveAttribute('aria-expanded', 'false');
    question.focus();
    await userEvent.keyboard('{Enter}');
    await expect(question).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(canvas.getByText('Yes. The change applies at the next billing.')).toBeVisible());
  },
};
