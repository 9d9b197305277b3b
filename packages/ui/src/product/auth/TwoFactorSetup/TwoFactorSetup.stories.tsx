import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import decodeQR from 'qr/decode.js';
import { TwoFactorSetup } from './TwoFactorSetup.tsx';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const uri = `otpauth://totp/Adaos:ana.ionescu%40lanasilut.example?secret=${secret}&issuer=Adaos`;
const backupCodes = ['4K7M-QX2P', '9WTD-3HRC', 'B6NV-8YFJ', 'E2ZL-7KGA', 'H5QS-4MXW'];
const onConfirm = fn();
const onDone = fn();

const meta = {
  title: 'product/auth/TwoFactorSetup',
  component: TwoFactorSetup,
  tags: ['stable'],
  args: { view: { step: 'scan', uri, secret }, onConfirm, onCancel: fn(), onDone },
  beforeEach: () => {
    onConfirm.mockClear();
    onDone.mockClear();
  },
} satisfies Meta<typeof TwoFactorSetup>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What a phone's camera would read off the drawing. */
function readCode(svg: SVGElement): string {
  const size = Number(svg.getAttribute('viewBox')?.split(' ')[2]);
  const scale = 4;
  const canvas = document.createElement('canvas');
  canvas.width = size * scale;
  canvas.height = size * scale;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  context.fillStyle = '#000';
  const path = svg.querySelector('path')?.getAttribute('d') ?? '';
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)/g)) context.fillRect(Number(x), Number(y), 1, 1);
  return decodeQR(context.getImageData(0, 0, canvas.width, canvas.height));
}

export const Ready: Story = {};

export const Scanned: Story = {
  tags: ['no-visual'],
  name: '[SETT-4] The QR code holds the address, and a code switches it on',
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    const drawing = canvas.getByRole('img', { name: 'QR code for the authenticator app' });
    await expect(readCode(drawing as unknown as SVGElement)).toBe(uri);
    await expect(canvas.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Code'), '123456{Enter}');
    await expect(onConfirm).toHaveBeenCalledOnce();
    await expect(onConfirm).toHaveBeenCalledWith('123456');
  },
};

export const BackupCodes: Story = {
  name: '[SETT-4] The backup codes',
  args: { view: { step: 'codes', backupCodes } },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    for (const code of backupCodes) {
      await expect(canvas.getByRole('group', { name: 'Backup codes' })).toHaveTextContent(code);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'I have saved them' }));
    await expect(onDone).toHaveBeenCalledOnce();
  },
};
