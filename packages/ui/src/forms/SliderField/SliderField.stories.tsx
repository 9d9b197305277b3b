import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, fireEvent } from 'storybook/test';
import { SliderField } from './SliderField.tsx';

interface DemoProps {
  label: string;
  min: number;
  max: number;
  hint?: string;
  disabled?: boolean;
}

function Demo(props: DemoProps) {
  const { control } = useForm<{ change: number }>({ defaultValues: { change: 0 } });
  return (
    <Box component="form" sx={{ maxWidth: 380 }}>
      <SliderField {...props} control={control} name="change" unit="%" format={(value) => `${value} %`} />
    </Box>
  );
}

const meta = {
  component: Demo,
  title: 'forms/SliderField',
  tags: ['stable'],
  args: { label: 'Ad budget', min: -50, max: 100, hint: 'More or less than in the last month.' },
} satisfies Meta<typeof Demo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const FromZero: Story = { args: { label: 'Discount', min: 0, max: 60 }, tags: ['no-visual'] };
export const Disabled: Story = { args: { disabled: true }, tags: ['no-visual'] };

export const ByKeyboard: Story = {
  name: '[FORE-1] A slider and a number are the same value, by keyboard alone',
  tags: ['no-visual'],
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    const number = canvas.getByRole('textbox', { name: 'Ad budget' });
    const slider = canvas.getByRole('slider', { name: 'Ad budget' });
    await userEvent.tab();
    await expect(number).toHaveFocus();
    await userEvent.clear(number);
    await userEvent.type(number, '-20');
    await expect(slider).toHaveValue('-20');
    await expect(slider).toHaveAttribute('aria-valuetext', '-20 %');
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await fireEvent.keyDown(slider, { key: 'ArrowRight' });
    await expect(number).toHaveValue('-19');
    await fireEvent.keyDown(slider, { key: 'End' });
    await expect(number).toHaveValue('100');
    await fireEvent.keyDown(slider, { key: 'Home' });
    await expect(number).toHaveValue('-50');
  },
};

export const RefusesOthers: Story = {
  name: '[FORE-1] A value that is not a whole number of the range is reported and not accepted',
  tags: ['no-visual'],
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    const number = canvas.getByRole('textbox', { name: 'Ad budget' });
    await userEvent.clear(number);
    await userEvent.type(number, '12.5');
    await expect(number).toBeInvalid();
    await expect(number).toHaveAccessibleDescription('A whole number from -50 % to 100 %.');
    await userEvent.tab();
    await expect(number).toBeValid();
    await expect(number).toHaveValue('12');
    await expect(canvas.getByRole('slider', { name: 'Ad budget' })).toHaveValue('12');
  },
};
