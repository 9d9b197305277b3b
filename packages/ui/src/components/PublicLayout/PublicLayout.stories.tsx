import { LANGUAGES } from '@adaos/domain';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LanguageSelect } from '../LanguageSelect/index.ts';
import { ButtonLink } from '../Link/index.ts';
import { Card } from '../Card/index.ts';
import { PublicLayout } from './PublicLayout.tsx';

const meta = {
  component: PublicLayout,
  tags: ['stable'],
  parameters: { layout: 'fullscreen' },
  args: {
    homeHref: '#home',
    links: [
      { href: '#problems', label: 'Problems' },
      { href: '#features', label: 'Features' },
      { href: '#pricing', label: 'Pricing' },
      { href: '#about', label: 'About' },
    ],
    preferences: <LanguageSelect languages={LANGUAGES} look="bare" value="en" onChange={() => undefined} />,
    actions: (
      <>
        <ButtonLink href="#login" variant="text">
          Log in
        </ButtonLink>
        <ButtonLink href="#signup" variant="contained">
          Start free
        </ButtonLink>
      </>
    ),
    footerLinks: [
      { href: '#terms', label: 'Terms' },
      { href: '#privacy', label: 'Privacy' },
      { href: '#gdpr', label: 'GDPR' },
      { href: '#contact', label: 'Contact' },
    ],
    children: <Typography variant="display">Know what your shop really earns.</Typography>,
  },
} satisfies Meta<typeof PublicLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const OtherLanguages: Story = {
  tags: ['no-visual'],
  globals: { language: 'en' },
  args: { languages: { current: 'en', href: (language) => `#${language}`, offered: 'ro' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Continuă în română' })).toHaveAttribute('href', '#ro');
    await expect(canvas.queryByRole('link', { name: 'Continuer en français' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Français' })).toHaveAttribute('hreflang', 'fr');
  },
};

export const Centred: Story = {
  args: {
    layout: 'centred',
    links: [],
    actions: null,
    children: (
      <Card title="Log in" sx={{ width: 'min(400px, 100%)' }}>
        One small thing in the middle of the page.
      </Card>
    ),
  },
};
