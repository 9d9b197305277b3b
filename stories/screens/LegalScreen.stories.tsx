import { PublicLayout } from '@adaos/ui';
import { LegalScreen, loadLegalContent, type LegalContent, type LegalName } from '@adaos/ui/screens/LegalScreen';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { publicFrame } from './publicFrame.tsx';

type Loaded = { content: LegalContent };
type Props = { name: LegalName; company?: string };

const inFrame: Decorator<Props> = (Story) => (
  <PublicLayout homeHref="/" preferences={publicFrame.controls} footerLinks={publicFrame.footerLinks}>
    <Story />
  </PublicLayout>
);

const meta = {
  title: 'screens/LegalScreen',
  tags: ['stable'],
  parameters: { layout: 'fullscreen' },
  args: { name: 'terms' },
  loaders: [async ({ globals }) => ({ content: await loadLegalContent(globals.language) }) satisfies Loaded],
  decorators: [inFrame],
  render: ({ name, company }, { loaded }) => (
    <LegalScreen document={(loaded as Loaded).content[name]} email="hello@adaos.example" company={company} />
  ),
} satisfies Meta<Props>;
export default meta;
type Story = StoryObj<Props>;

export const Ready: Story = {};

const readable = (name: LegalName, language: string, title: string, template: string): Story => ({
  name: `[LAND-7] ${title}`,
  args: { name },
  globals: { language },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: title })).toBeVisible());
    await expect(canvas.getByRole('note')).toHaveTextContent(template);
    await expect(canvas.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(8);
    await expect(canvas.queryByText(/\{(?:product|email|company)\}/)).toBeNull();
  },
});

export const English: Story = {
  tags: ['no-visual'],
  ...readable('gdpr', 'en', 'GDPR and data processing', 'Template, to be checked by a lawyer'),
};
export const Romanian: Story = {
  tags: ['no-visual'],
  ...readable('terms', 'ro', 'Termeni și condiții', 'Șablon, de verificat de un avocat'),
};
export const French: Story = {
  tags: ['no-visual'],
  ...readable('privacy', 'fr', 'Politique de confidentialité', 'Modèle, à faire vérifier'),
};
export const Spanish: Story = {
  tags: ['no-visual'],
  ...readable('terms', 'es', 'Condiciones del servicio', 'Plantilla, pendiente de revisión'),
};
export const Portuguese: Story = {
  tags: ['no-visual'],
  ...readable('privacy', 'pt', 'Política de privacidade', 'Modelo, a verificar'),
};
export const Published: Story = {
  name: '[LAND-7] A text that names the company has no mark of a template',
  tags: ['no-visual'],
  args: { name: 'terms', company: 'Adaos SRL, Strada Exemplu 1, Cluj-Napoca, J12/345/2026' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/is run by Adaos SRL, Strada Exemplu 1/)).toBeVisible());
    await expect(canvas.queryByRole('note')).toBeNull();
  },
};
