import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense, useState, type ComponentType } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { BusyButton } from '../components/BusyButton/index.ts';
import { TextSkeleton } from '../components/Skeletons/index.ts';
import { lazyPart, onDemand } from './onDemand.tsx';

interface PanelProps {
  open: boolean;
  onClose: () => void;
}

const Panel = ({ open }: PanelProps) => (open ? <div data-testid="panel" /> : null);
const Chart = () => <div data-testid="chart" />;

/** Code that comes or fails when a story says so; each try anew. */
function heldCode<Props>() {
  const tries: PromiseWithResolvers<ComponentType<Props>>[] = [];
  const load = () => {
    const next = Promise.withResolvers<ComponentType<Props>>();
    tries.push(next);
    return next.promise;
  };
  return { tries, load };
}

/** Has the browser say that the network is lost, or that it is back. */
function tellNetwork(onLine: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: onLine });
  dispatchEvent(new Event(onLine ? 'online' : 'offline'));
}

function makeParts() {
  const [panel, chart] = [heldCode<PanelProps>(), heldCode<object>()];
  const { Part } = onDemand(panel.load);
  const Plot = lazyPart(chart.load);
  function Opened() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <BusyButton aria-expanded={open} onClick={() => setOpen(true)}>
          {open ? '−' : '+'}
        </BusyButton>
        <Part open={open} onClose={() => setOpen(false)} />
      </>
    );
  }
  const Drawn = () => (
    <Suspense fallback={<TextSkeleton />}>
      <Plot />
    </Suspense>
  );
  return { panel, chart, Opened, Drawn };
}
type Parts = ReturnType<typeof makeParts>;

const meta = {
  tags: ['stable', 'no-visual'],
  globals: { language: 'en' },
  loaders: [makeParts],
  beforeEach: () => () => {
    Reflect.deleteProperty(navigator, 'onLine'); // the browser's own word is behind it
    dispatchEvent(new Event('online'));
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const opening: Story['render'] = (_, { loaded }) => {
  const { Opened } = loaded as Parts;
  return <Opened />;
};
const drawing: Story['render'] = (_, { loaded }) => {
  const { Drawn } = loaded as Parts;
  return <Drawn />;
};

export const OpenedLate: Story = {
  name: 'What was opened and takes its time says that it loads',
  render: opening,
  play: async ({ canvas, loaded }) => {
    const { panel } = loaded as Parts;
    await userEvent.click(canvas.getByRole('button', { name: '+' }));
    await screen.findByText('Loading…');
    panel.tries[0]?.resolve(Panel);
    await canvas.findByTestId('panel');
    await expect(screen.queryByText('Loading…')).toBeNull();
  },
};

export const OpenedOffline: Story = {
  name: 'What was opened without a network says so, and opens by itself once that is back',
  render: opening,
  beforeEach: () => tellNetwork(false),
  play: async ({ canvas, loaded }) => {
    const { panel } = loaded as Parts;
    await userEvent.click(canvas.getByRole('button', { name: '+' }));
    await expect(await screen.findByText(/^You are offline\. This comes/)).toBeVisible();
    tellNetwork(true);
    await waitFor(() => expect(panel.tries).toHaveLength(1));
    panel.tries[0]?.resolve(Panel);
    await canvas.findByTestId('panel');
    await expect(screen.queryByText(/^You are offline/)).toBeNull();
  },
};

export const OpenedOnceBack: Story = {
  name: 'A network that fails yet when it is back is asked once more',
  render: opening,
  beforeEach: () => tellNetwork(false),
  play: async ({ canvas, loaded }) => {
    const { panel } = loaded as Parts;
    await userEvent.click(canvas.getByRole('button', { name: '+' }));
    tellNetwork(true);
    await waitFor(() => expect(panel.tries).toHaveLength(1));
    panel.tries[0]?.reject(new Error('not yet'));
    await screen.findByRole('alert');
    await waitFor(() => expect(panel.tries).toHaveLength(2));
    panel.tries[1]?.resolve(Panel);
    await canvas.findByTestId('panel');
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};

export const OpenedInSpite: Story = {
  name: 'A browser that is wrong about the network is not believed against the visitor',
  render: opening,
  beforeEach: () => tellNetwork(false),
  play: async ({ canvas, loaded }) => {
    const { panel } = loaded as Parts;
    await userEvent.click(canvas.getByRole('button', { name: '+' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Try now' }));
    panel.tries[0]?.resolve(Panel);
    await canvas.findByTestId('panel');
  },
};

export const OpenedInVain: Story = {
  name: 'What was opened and can not be had says so and offers the page anew, and can be let be',
  render: opening,
  play: async ({ canvas, loaded }) => {
    const { panel } = loaded as Parts;
    await userEvent.click(canvas.getByRole('button', { name: '+' }));
    panel.tries[0]?.reject(new Error('gone'));
    await expect(await screen.findByRole('alert')).toHaveTextContent('This part could not be loaded.');
    await screen.findByRole('button', { name: 'Reload the page' });
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '+' }));
    await waitFor(() => expect(panel.tries).toHaveLength(2));
    panel.tries[1]?.resolve(Panel);
    await canvas.findByTestId('panel');
  },
};

export const OpenedOneByOne: Story = {
  name: 'Of what can not be opened, only the last is told',
  render: (_, { loaded }) => {
    const { Opened } = loaded as Parts;
    return (
      <>
        <Opened />
        <Opened />
      </>
    );
  },
  beforeEach: () => tellNetwork(false),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button');
    if (first) await userEvent.click(first);
    await screen.findByText(/^You are offline/);
    if (second) await userEvent.click(second);
    await waitFor(() => expect(first).toHaveAttribute('aria-expanded', 'false'));
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    await expect(screen.getAllByText(/^You are offline/)).toHaveLength(1);
  },
};

export const DrawnOffline: Story = {
  name: 'A part of a screen without a network says so in its place, and comes by itself once that is back',
  render: drawing,
  beforeEach: () => tellNetwork(false),
  play: async ({ canvas, loaded }) => {
    const { chart } = loaded as Parts;
    await expect(await canvas.findByRole('status')).toHaveTextContent('You are offline.');
    tellNetwork(true);
    await waitFor(() => expect(chart.tries).toHaveLength(1));
    chart.tries[0]?.resolve(Chart);
    await canvas.findByTestId('chart');
  },
};

export const DrawnInVain: Story = {
  name: 'A part of a screen that can not be had says so in its place, and is asked for again after a lost network',
  render: drawing,
  play: async ({ canvas, loaded }) => {
    const { chart } = loaded as Parts;
    await waitFor(() => expect(chart.tries).toHaveLength(1));
    chart.tries[0]?.reject(new Error('gone'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This part could not be loaded.');
    await canvas.findByRole('button', { name: 'Reload the page' });
    tellNetwork(false);
    await canvas.findByText(/^You are offline/);
    tellNetwork(true);
    await waitFor(() => expect(chart.tries).toHaveLength(2));
    chart.tries[1]?.resolve(Chart);
    await canvas.findByTestId('chart');
  },
};
