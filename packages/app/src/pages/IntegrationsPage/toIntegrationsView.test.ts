import { describe, expect, test } from 'vitest';
import type { Import, ImportPreview, Session } from '@adaos/api';
import { ApiError } from '@adaos/api/client';
import { toIntegrationsView, type IntegrationsInput } from './toIntegrationsView.ts';

const session: Session = {
  user: { id: 'u1', email: 'a@b.example', name: 'Ana', role: 'manager', createdAt: '2026-01-02T03:04:05Z' },
  shop: {
    id: 's1',
    name: 'Atelier',
    currency: 'GBP',
    timezone: 'Europe/London',
    goodsCostPercent: 40,
    goodsCostFrom: '2025-03-01',
    dataFrom: null,
    dataTo: null,
  },
  mustChangePassword: false,
};
const record: Import = {
  id: 'i1',
  status: 'done',
  fileName: 'orders.csv',
  format: 'lines',
  currency: 'GBP',
  timezone: 'Europe/London',
  progress: 1,
  linesRead: 159,
  linesAdded: 159,
  orders: 43,
  refunds: 4,
  adjustments: 2,
  rejected: 0,
  error: null,
  restarts: 0,
  from: '2009-12-01',
  to: '2009-12-23',
  createdAt: '2026-01-02T03:04:05Z',
  finishedAt: '2026-01-02T03:04:06Z',
};
const preview: ImportPreview = {
  encoding: 'utf-8',
  delimiter: ',',
  format: 'lines',
  columns: ['Invoice', 'Price'],
  sample: [],
  mapping: { orderId: 'Invoice' },
  missing: ['date'],
  currency: null,
};
const file = new File(['a'], 'orders.csv');
const none = { data: undefined, error: null };
const view = (input: Partial<IntegrationsInput> = {}) =>
  toIntegrationsView({
    session: { data: session, error: null },
    imports: { data: { imports: [record] }, error: null },
    draft: { stage: 'none' },
    opened: none,
    rejected: { rows: undefined, failed: false, hasMore: false, loadingMore: false },
    downloading: false,
    cancelling: false,
    restarting: false,
    choices: {
      currencies: ['EUR', 'GBP'],
      timezones: ['Europe/Bucharest'],
      timezone: 'Europe/Bucharest',
      currency: 'RON',
    },
    textOf: (error) => `Failed: ${error instanceof Error ? error.message : '?'}`,
    ...input,
  });
const flow = (input: Partial<IntegrationsInput>) => {
  const shown = view(input);
  return shown.status === 'ready' ? shown.flow : shown;
};

describe('the integrations screen', () => {
  test('waits for what it needs, and says what failed', () => {
    expect(view({ imports: none })).toEqual({ status: 'loading' });
    expect(view({ session: none })).toEqual({ status: 'loading' });
    expect(view({ imports: { ...none, error: new Error('lost'), isFetching: true } })).toEqual({
      status: 'error',
      message: 'Failed: lost',
      retrying: true,
    });
    expect(view({ draft: { stage: 'handedOver', id: 'i2' } })).toMatchObject({
      status: 'ready',
      flow: { step: 'opening' },
      history: [record],
    });
    expect(
      view({ draft: { stage: 'handedOver', id: 'i2' }, opened: { ...none, error: new Error('gone') } }),
    ).toMatchObject({
      status: 'ready',
      flow: { step: 'notOpened', message: 'Failed: gone', retrying: false },
      history: [record],
    });
  });

  test('the opened import is in the list as it was read last', () => {
    const running = { ...record, status: 'running', progress: 0.77 } as const;
    const list = {
      data: {
        imports: [
          { ...running, progress: 0 },
          { ...record, id: 'i0' },
        ],
      },
      error: null,
    };
    const draft = { stage: 'handedOver', id: 'i1' } as const;
    expect(view({ imports: list, draft, opened: { data: running, error: null } })).toMatchObject({
      history: [{ id: 'i1', progress: 0.77 }, { id: 'i0' }],
    });
  });

  test('keeps what it has although fetching it again failed', () => {
    expect(view({ imports: { data: { imports: [record] }, error: new Error('lost') } })).toMatchObject({
      status: 'ready',
      history: [record],
    });
  });

  test.each([
    ['admin', true],
    ['manager', true],
    ['viewer', false],
  ] as const)('[ROLE-12] lets a %s import: %s', (role, canImport) => {
    expect(view({ session: { data: { ...session, user: { ...session.user, role } }, error: null } })).toMatchObject({
      canImport,
    });
  });

  test('says how large a file the plan takes, once that is known', () => {
    expect(view()).toMatchObject({ limits: undefined });
    const limits = { importLines: 250_000, importMb: 250 };
    expect(view({ imports: { data: { imports: [], limits }, error: null } })).toMatchObject({
      limits: { lines: 250_000, megabytes: 250 },
    });
  });

  test("offers the visitor's own timezone until the first import has settled one", () => {
    const fresh = { ...session, shop: { ...session.shop, currency: null, timezone: 'UTC' } };
    expect(view({ session: { data: fresh, error: null } })).toMatchObject({
      shop: { timezone: 'Europe/Bucharest', currency: null },
    });
    expect(view()).toMatchObject({ shop: { timezone: 'Europe/London' } });
  });
});

describe('what the goods cost already', () => {
  const ruleOf = (shop: Partial<Session['shop']>) => {
    const shown = view({ session: { data: { ...session, shop: { ...session.shop, ...shop } }, error: null } });
    return shown.status === 'ready' ? shown.shop.goodsRule : undefined;
  };

  test('is shown with its first day, and a percentage is asked for only where there is none', () => {
    expect(ruleOf({})).toEqual({ percent: 40, from: '2025-03-01' });
    expect(ruleOf({ goodsCostFrom: '2000-01-01' })).toEqual({ percent: 40, from: null });
    expect(ruleOf({ goodsCostPercent: null, goodsCostFrom: null })).toBeNull();
  });
});

describe('the import', () => {
  test('goes from the file over its columns to the server', () => {
    expect(flow({})).toEqual({ step: 'choose' });
    expect(flow({ draft: { stage: 'recognising', file } })).toEqual({ step: 'recognising', file });
    expect(flow({ draft: { stage: 'map', file, preview } })).toEqual({
      step: 'map',
      file,
      preview,
      problem: undefined,
    });
    const settings = { mapping: {}, currency: 'EUR', timezone: 'UTC', goodsCostPercent: null };
    expect(flow({ draft: { stage: 'uploading', file, preview, settings, share: 0.4 } })).toEqual({
      step: 'uploading',
      file,
      progress: 0.4,
    });
  });

  test('says why a file was not recognised, by its code where there is one', () => {
    const refused = new ApiError('problem', 'Not text.', { status: 415, code: 'not_a_text_file' });
    expect(flow({ draft: { stage: 'refused', file, error: refused } })).toEqual({
      step: 'choose',
      file,
      problem: { code: 'not_a_text_file', message: 'Failed: Not text.', line: null },
    });
    expect(flow({ draft: { stage: 'refused', file, error: new Error('x') } })).toMatchObject({
      problem: { code: '', message: 'Failed: x' },
    });
  });

  test('that could not be started keeps what was settled', () => {
    const settings = { mapping: { orderId: 'Price' }, currency: 'EUR', timezone: 'UTC', goodsCostPercent: 12 };
    const shown = view({ draft: { stage: 'map', file, preview, settings, error: new Error('lost') } });
    expect(shown).toMatchObject({
      shop: { timezone: 'UTC', goodsCostPercent: 12 },
      flow: { step: 'map', problem: 'Failed: lost', preview: { mapping: { orderId: 'Price' }, currency: 'EUR' } },
    });
  });

  test.each([
    ['queued', 'running'],
    ['running', 'running'],
    ['done', 'done'],
    ['failed', 'failed'],
    ['cancelled', 'cancelled'],
  ] as const)('that is %s shows the step %s', (status, step) => {
    expect(flow({ opened: { data: { ...record, status }, error: null } })).toMatchObject({
      step,
      import: { id: 'i1' },
    });
  });

  test('says while it is cancelled or started again', () => {
    const opened = (status: Import['status']) => ({ data: { ...record, status }, error: null });
    expect(flow({ opened: opened('queued'), cancelling: true })).toMatchObject({ step: 'running', cancelling: true });
    expect(flow({ opened: opened('cancelled'), restarting: true })).toMatchObject({
      step: 'cancelled',
      restarting: true,
    });
  });

  test('leads to the overview of its period, where it has one', () => {
    expect(flow({ opened: { data: record, error: null } })).toMatchObject({
      overviewHref: '/dashboard/overview?from=2009-12-01&to=2009-12-23',
    });
    const year = { ...record, from: '2009-01-01', to: '2009-12-31' };
    expect(flow({ opened: { data: year, error: null } })).toMatchObject({
      overviewHref: '/dashboard/overview?from=2009-12-01&to=2009-12-31',
    });
    expect(flow({ opened: { data: { ...record, from: null, to: null }, error: null } })).toMatchObject({
      overviewHref: null,
    });
  });

  test('shows its rejected lines as they come', () => {
    const opened = { data: record, error: null };
    const line = { line: 3, code: 'date_unreadable', reason: 'x', text: 'y' } as const;
    const rejected = { rows: undefined, failed: false, hasMore: false, loadingMore: false };
    expect(flow({ opened, rejected })).toMatchObject({ rejected: { status: 'loading' } });
    expect(flow({ opened, rejected: { ...rejected, failed: true } })).toMatchObject({ rejected: { status: 'error' } });
    expect(flow({ opened, rejected: { ...rejected, rows: [line], hasMore: true } })).toMatchObject({
      rejected: { status: 'ready', rows: [line], hasMore: true },
    });
  });
});
