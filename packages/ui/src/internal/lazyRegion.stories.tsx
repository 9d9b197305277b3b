import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentType } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { BusyButton } from '../components/BusyButton/index.ts';
import { Regions } from '../components/Regions/index.ts';
import { LoadingRegion, TextSkeleton } from '../components/Skeletons/index.ts';
import { lazyPopup } from './lazyPopup.tsx';
import { lazyRegion, preload } from './lazyRegion.tsx';

const Chart = () => <div data-testid="chart" />;
function BrokenChart(): never {
  throw new Error('This chart cannot be rendered.');
}

/** A lazy region whose code arrives or fails when a story says so. */
function createRegion() {
  const requests: PromiseWithResolvers<ComponentType>[] = [];
  const load = () => {
    const request = Promise.withResolvers<ComponentType>();
    requests.push(request);
    return request.promise;
  };
  const skeleton = (
    <LoadingRegion>
      <TextSkeleton />
    </LoadingRegion>
  );
  return { requests, load, Region: lazyRegion(load, skeleton) };
}
type Loaded = ReturnType<typeof createRegion>;

function setNetwork(onLine: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: onLine });
  dispatchEvent(new Event(onLine ? 'online' : 'offline'));
}

function Screen({ Region }: Pick<Loaded, 'Region'>) {
  const [shown, setShown] = useState(true);
  return (
    <Regions sx={{ display: 'grid', gap: 2 }}>
      <BusyButton onClick={() => setShown(!shown)}>Show or hide</BusyButton>
      {shown && <Region />}
    </Regions>
  );
}

const meta = {
  tags: ['stable', 'no-visual'],
  globals: { language: 'en' },
  loaders: [createRegion],
  render: (_, { loaded }) => <Screen {...(loaded as Loaded)} />,
  beforeEach: () => () => {
    Reflect.deleteProperty(navigator, 'onLine'); // back to the browser's own value
    dispatchEvent(new Event('online'));
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  name: 'While its code is loaded a region shows its skeleton, then itself',
  play: async ({ canvas, loaded }) => {
    const { requests } = loaded as Loaded;
    await expect(canvas.getByRole('status', { name: 'Loading…' })).toBeInTheDocument();
    requests[0]?.resolve(Chart);
    await canvas.findByTestId('chart');
    await expect(canvas.queryByRole('status')).toBeNull();
    await expect(requests).toHaveLength(1);
  },
};

export const Failed: Story = {
  tags: ['!no-visual'],
  play: async ({ canvas, loaded }) => {
    const { requests } = loaded as Loaded;
    requests[0]?.reject(new Error('404'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This part could not be loaded.');
    await expect(canvas.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show or hide' })).toBeVisible();
  },
};

export const FailedAndShownAgain: Story = {
  name: 'A region that failed is requested again when it is shown the next time',
  play: async ({ canvas, loaded }) => {
    const { requests } = loaded as Loaded;
    requests[0]?.reject(new Error('404'));
    await canvas.findByRole('alert');
    const toggle = canvas.getByRole('button', { name: 'Show or hide' });
    await userEvent.click(toggle);
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(toggle);
    await waitFor(() => expect(requests).toHaveLength(2));
    requests[1]?.resolve(Chart);
    await canvas.findByTestId('chart');
  },
};

export const FailedBeforeTheNetwork: Story = {
  name: 'A region that failed is requested again when a lost network is back',
  play: async ({ canvas, loaded }) => {
    const { requests } = loaded as Loaded;
    requests[0]?.reject(new Error('404'));
    await canvas.findByRole('button', { name: 'Reload the page' });
    setNetwork(false);
    await canvas.findByText(/^You are offline/);
    setNetwork(true);
    await waitFor(() => expect(requests).toHaveLength(2));
    requests[1]?.resolve(Chart);
    await canvas.findByTestId('chart');
  },
};

export const Offline: Story = {
  name: 'Offline a region says so without a request, and is loaded when the network is back',
  beforeEach: () => setNetwork(false),
  play: async ({ canvas, loaded }) => {
    const { requests } = loaded as Loaded;
    await canvas.findByText('You are offline. This will load as soon as you are connected again.');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(requests).toHaveLength(0);
    setNetwork(true);
    await waitFor(() => expect(requests).toHaveLength(1));
    requests[0]?.resolve(Chart);
    await canvas.findByTestId('chart');
  },
};

export const OfflineByMistake: Story = {
  name: 'A region is requested on demand even if the browser reports that it is offline',
  beforeEach: () => setNetwork(false),
  play: async ({ canvas, loaded }) => {
    const { requests } = loaded as Loaded;
    await userEvent.click(await canvas.findByRole('button', { name: 'Try now' }));
    await waitFor(() => expect(requests).toHaveLength(1));
    requests[0]?.resolve(Chart);
    await canvas.findByTestId('chart');
  },
};

export const Broken: Story = {
  name: 'An error of the region itself goes to the boundary above',
  play: async ({ canvas, loaded }) => {
    const { requests } = loaded as Loaded;
    requests[0]?.resolve(BrokenChart);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Nothing was lost');
    await expect(canvas.getByRole('button', { name: 'Show or hide' })).toBeVisible();
  },
};

export const Preloaded: Story = {
  name: 'Preloading requests the code online, and nothing offline',
  play: async ({ loaded }) => {
    const { requests, load } = loaded as Loaded;
    requests[0]?.resolve(Chart);
    preload(load);
    await expect(requests).toHaveLength(2);
    requests[1]?.reject(new Error('404')); // ignored here: it is reported where the code is needed
    setNetwork(false);
    preload(load);
    await expect(requests).toHaveLength(2);
  },
};

type PopupProps = { open: boolean; onClose: () => void };

/** A button that opens a popup whose code arrives or fails when a story says so. */
function createPopup() {
  const requests: PromiseWithResolvers<ComponentType<PopupProps>>[] = [];
  const [Popup] = lazyPopup<PopupProps>(() => {
    const request = Promise.withResolvers<ComponentType<PopupProps>>();
    requests.push(request);
    return request.promise;
  });
  return { requests, Popup };
}
type Popup = ReturnType<typeof createPopup>;

function Bar({ Popup }: Pick<Popup, 'Popup'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <BusyButton onClick={() => setOpen(true)}>Open</BusyButton>
      <Popup open={open} onClose={() => setOpen(false)} />
    </>
  );
}
const Menu = ({ open }: PopupProps) => open && <div data-testid="menu" />;

export const PopupUnavailable: Story = {
  name: 'A popup whose code is missing says so, closes, and is requested again when it is opened the next time',
  loaders: [createPopup],
  render: (_, { loaded }) => <Bar {...(loaded as Popup)} />,
  play: async ({ canvas, loaded }) => {
    const { requests } = loaded as Popup;
    await expect(requests).toHaveLength(0);
    const button = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(button);
    requests[0]?.reject(new Error('404'));
    await expect(await screen.findByRole('alert')).toHaveTextContent('This part could not be loaded.');
    await expect(button).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(button);
    await waitFor(() => expect(requests.length).toBeGreaterThan(1));
    requests.at(-1)?.resolve(Menu);
    await canvas.findByTestId('menu');
  },
};
