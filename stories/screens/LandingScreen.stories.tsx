import { LANGUAGES } from '@adaos/domain';
import { LanguageSelect, SchemeSwitch } from '@adaos/ui';
import { usePlanCopy } from '@adaos/ui/commerce';
import { LandingScreen, type LandingScreenProps } from '@adaos/ui/screens/LandingScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const PRICES = [
  { id: 'starter', price: 199, currency: 'EUR' },
  { id: 'growth', price: 699, currency: 'EUR', popular: true },
  { id: 'enterprise', price: 1499, currency: 'EUR' },
] as const;

function Landing(props: LandingScreenProps) {
  const copy = usePlanCopy();
  return <LandingScreen {...props} plans={PRICES.map((plan) => ({ ...plan, ...copy[plan.id] }))} />;
}

const nothing = () => undefined;

const meta = {
  title: 'screens/LandingScreen',
  component: LandingScreen,
  tags: ['stable'],
  parameters: { layout: 'fullscreen' },
  args: {
    email: 'hello@adaos.example',
    hrefs: {
      home: '/',
      login: '/auth',
      signup: '/auth?mode=signup',
      contact: '/contact',
      terms: '/terms',
      privacy: '/privacy',
      gdpr: '/gdpr',
      dashboard: '/dashboard',
    },
    plans: [],
    planHref: (plan) => `/auth?mode=signup&plan=${plan.id}`,
    preferences: (
      <>
        <LanguageSelect languages={LANGUAGES} look="bare" value="en" onChange={nothing} />
        <SchemeSwitch look="bare" value="system" onChange={nothing} />
      </>
    ),
  },
  render: (args) => <Landing {...args} />,
} satisfies Meta<typeof LandingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  globals: { viewport: { value: 'desktop' } },
};

export const Visitor: Story = {
  tags: ['no-visual'],
  name: '[LAND-1] [LAND-2] [LAND-3] What a visitor finds',
  globals: { language: 'en', viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    for (const anchor of ['problems', 'features', 'pricing', 'about']) {
      const link = canvasElement.querySelector(`header a[href="#${anchor}"]`);
      await expect(link).toBeVisible();
      const section = canvasElement.querySelector<HTMLElement>(`section#${anchor}`);
      await expect(section).toHaveAccessibleName();
    }
    for (const link of canvas.getAllByRole('link', { name: 'Try it free for 15 days' })) {
      await expect(link).toHaveAttribute('href', '/auth?mode=signup');
    }
    await expect(canvas.getByRole('link', { name: 'Choose Growth' })).toHaveAttribute(
      'href',
      '/auth?mode=signup&plan=growth',
    );
    for (const [name, href] of [
      ['Log in', '/auth'],
      ['Terms', '/terms'],
      ['Privacy', '/privacy'],
      ['GDPR', '/gdpr'],
      ['Contact', '/contact'],
    ] as const) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
    }
    await expect(canvas.queryByRole('link', { name: 'Go to the dashboard' })).toBeNull();
    const features = canvasElement.querySelectorAll('section#features h3');
    await expect([...features].map((title) => title.textContent)).toEqual([
      'Net profit',
      'Pricing',
      'Ad budget',
      'Stock forecast',
      'Couriers and suppliers',
      'Ad copy',
      'And it watches for fraud and returns',
    ]);
    await expect(canvasElement.querySelector('[role=img] [inert]')).toHaveTextContent('Sample data');
  },
};

export const SignedIn: Story = {
  tags: ['no-visual'],
  args: { signedIn: true },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/dashboard');
    await expect(canvas.queryByRole('link', { name: 'Log in' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Start free' })).toBeNull();
  },
};

export const Phone: Story = { tags: ['no-visual'], globals: { viewport: { value: 'phone' } } };

export const Romanian: Story = { tags: ['no-visual'], globals: { language: 'ro' } };
