import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { FileDrop, type FileDropProps } from './FileDrop.tsx';

const onChooseFile = fn();

const meta = {
  title: 'forms/FileDrop',
  component: FileDrop,
  tags: ['stable'],
  args: {
    label: 'Orders file',
    file: null,
    accept: ['.csv', '.csv.gz'],
    hint: 'CSV, also packed as .csv.gz, of any size.',
    onChooseFile,
  },
  beforeEach: () => {
    onChooseFile.mockClear();
  },
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

const orders = new File(['Invoice,Quantity\n1,2\n'], 'Orders.CSV', { type: 'text/csv' });
const workbook = new File(['PK'], 'orders.xlsx');

function inputOf(root: HTMLElement): HTMLInputElement {
  const input = root.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('there is no file input');
  return input;
}

function drag(type: 'dragover' | 'drop', target: Element, files: readonly File[]): DragEvent {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer });
  target.dispatchEvent(event);
  return event;
}

function drop(target: Element, files: readonly File[]): DragEvent {
  drag('dragover', target, files);
  return drag('drop', target, files);
}

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.upload(inputOf(canvasElement), orders);
    await expect(onChooseFile).toHaveBeenCalledOnce();
    await expect(onChooseFile).toHaveBeenCalledWith(orders);
  },
};

export const ByKeyboard: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, canvasElement }) => {
    const opened = fn();
    inputOf(canvasElement).addEventListener('click', (event) => {
      event.preventDefault();
      opened();
    });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Choose a file' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(opened).toHaveBeenCalledTimes(2);
  },
};

export const Dropped: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    const zone = canvas.getByRole('button', { name: 'Choose a file' });
    drop(zone, [orders]);
    await expect(onChooseFile).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const DroppedBeside: Story = {
  tags: ['no-visual'],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(drop(canvasElement, [orders]).defaultPrevented).toBe(true));
    await expect(onChooseFile).not.toHaveBeenCalled();
  },
};

export const DraggedOver: Story = {
  play: async ({ canvas }) => {
    drag('dragover', canvas.getByRole('button', { name: 'Choose a file' }), [orders]);
    await expect(await canvas.findByText('Release to choose this file')).toBeVisible();
  },
};

export const WrongKind: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, canvasElement }) => {
    drop(canvas.getByRole('button', { name: 'Choose a file' }), [workbook]);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'This kind of file cannot be read here. Choose one that ends in .csv or .csv.gz.',
    );
    await expect(onChooseFile).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Choose a file' })).toHaveAccessibleDescription(
      /cannot be read here/,
    );
    await userEvent.upload(inputOf(canvasElement), orders);
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};

export const Several: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    drop(canvas.getByRole('button', { name: 'Choose a file' }), [orders, orders]);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Only one file at a time, please. Nothing was chosen.',
    );
    await expect(onChooseFile).not.toHaveBeenCalled();
  },
};

function Removable(props: FileDropProps) {
  const [file, setFile] = useState(props.file);
  return <FileDrop {...props} file={file} onRemoveFile={() => setFile(null)} />;
}

export const Chosen: Story = {
  args: { file: { name: 'online-retail-2009-12.csv.gz', size: 648_321 } },
  render: (args) => <Removable {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('648 kB')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove online-retail-2009-12.csv.gz' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Choose a file' })).toHaveFocus());
  },
};

export const Refused: Story = { tags: ['no-visual'], args: { error: 'comenzi.csv: The file is empty.' } };

export const Disabled: Story = {
  tags: ['no-visual'],
  args: { disabledReason: 'Only managers and admins can import orders.' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Choose a file' });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(/Only managers and admins/);
    drop(button, [orders]);
    await expect(onChooseFile).not.toHaveBeenCalled();
  },
};

export const Narrow: Story = {
  tags: ['no-visual'],
  render: (args) => (
    <Box sx={{ maxWidth: 300 }}>
      <FileDrop {...args} file={{ name: `${'Auftragspositionsliste'.repeat(4)}.csv`, size: 12 }} />
    </Box>
  ),
};
