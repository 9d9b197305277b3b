/// <reference types="node" />
import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createClient, memoryTokens } from '@adaos/api/client';
import type { ImportDraft } from '../state/index.ts';
import { createImportFlow } from './importFlow.ts';

const ID = '7f0c5f2e-3f0a-4f34-9d0b-3d6f1a1f1c11';
const PREVIEW = {
  encoding: 'utf-8',
  delimiter: ',',
  format: 'lines',
  columns: ['Invoice'],
  sample: [],
  mapping: { orderId: 'Invoice' },
  missing: [],
  currency: null,
};
const SETTINGS = {
  mapping: { orderId: 'Invoice' },
  currency: 'GBP',
  timezone: 'Europe/London',
  goodsCostPercent: null,
};
const file = new File(['Invoice\n1\n'], 'orders.csv', { type: 'text/csv' });

let server: Server;
let handler: RequestListener;
let draft: ImportDraft;
let stages: string[];
let handedOver: ReturnType<typeof vi.fn<(id: string) => void>>;
let flow: ReturnType<typeof createImportFlow>;
const asked: string[] = [];

beforeEach(async () => {
  asked.length = 0;
  stages = [];
  draft = { stage: 'none' };
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    request.resume();
    handler(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const client = createClient({
    baseUrl: `http://127.0.0.1:${address.port}`,
    tokens: memoryTokens(),
    onSessionEnd: () => undefined,
  });
  const set = (next: ImportDraft) => {
    draft = next;
    stages.push(next.stage);
  };
  handedOver = vi.fn<(id: string) => void>();
  flow = createImportFlow(client, { get: () => draft, set }, handedOver);
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const answer =
  (status: number, body: unknown): RequestListener =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const refuse = (status: number, code: string) =>
  answer(status, { type: 'x', title: 'x', status, code, error: 'No.', message: 'No.' });

describe('a file on its way to the server', () => {
  test('is recognised, settled, sent and handed over', async () => {
    handler = answer(200, PREVIEW);
    await flow.chooseFile(file);
    expect(draft).toMatchObject({ stage: 'map', preview: { format: 'lines' } });
    handler = answer(202, { id: ID, status: 'queued' });
    await flow.start(SETTINGS);
    expect(draft).toEqual({ stage: 'handedOver', id: ID });
    expect(handedOver).toHaveBeenCalledExactlyOnceWith(ID);
    expect(stages).toEqual(['recognising', 'map', 'uploading', 'handedOver']);
    const query = new URL(asked[1]?.split(' ')[1] ?? '', 'http://x').searchParams;
    expect(Object.fromEntries(query)).toEqual({
      currency: 'GBP',
      timezone: 'Europe/London',
      mapping: '{"orderId":"Invoice"}',
      fileName: 'orders.csv',
    });
  });

  test('takes the goods cost along where it was given, also a cost of 0', async () => {
    draft = { stage: 'map', file, preview: { ...PREVIEW, format: 'lines' } };
    handler = answer(202, { id: ID, status: 'queued' });
    await flow.start({ ...SETTINGS, goodsCostPercent: 0 });
    expect(asked[0]).toContain('goodsCostPercent=0');
  });

  test('of ad spend or stock is recognised and sent as such, with what is settled of it', async () => {
    flow.chooseKind('ads');
    expect(draft).toEqual({ stage: 'none', kind: 'ads' });
    handler = answer(200, { ...PREVIEW, format: 'google_ads' });
    await flow.chooseFile(file);
    expect(draft).toMatchObject({ stage: 'map', kind: 'ads' });
    expect(asked[0]).toBe(`POST /api/imports/preview?kind=ads&size=${file.size}`);
    handler = answer(202, { id: ID, status: 'queued' });
    await flow.start({ ...SETTINGS, rate: 4.97 });
    const query = new URL(asked[1]?.split(' ')[1] ?? '', 'http://x').searchParams;
    expect(Object.fromEntries(query)).toMatchObject({ kind: 'ads', rate: '4.97' });
    flow.reset();
    expect(draft).toEqual({ stage: 'none', kind: 'ads' });
    flow.chooseKind('orders');
    expect(draft).toEqual({ stage: 'none' });
  });

  test('is refused when it is not recognised', async () => {
    handler = refuse(415, 'unsupported_media_type');
    await flow.chooseFile(file);
    expect(draft).toMatchObject({ stage: 'refused', error: { code: 'unsupported_media_type' } });
  });

  test('keeps what was settled when it cannot be sent', async () => {
    draft = { stage: 'map', file, preview: { ...PREVIEW, format: 'lines' } };
    handler = refuse(409, 'currency_mismatch');
    await flow.start(SETTINGS);
    expect(draft).toMatchObject({ stage: 'map', settings: SETTINGS, error: { code: 'currency_mismatch' } });
    expect(handedOver).not.toHaveBeenCalled();
  });

  test('gives way to a file that is chosen later', async () => {
    let first = true;
    handler = (request, response) => {
      if (!first) return answer(200, { ...PREVIEW, columns: ['second'] })(request, response);
      first = false; // never answered
    };
    const abandoned = flow.chooseFile(file);
    await vi.waitUntil(() => asked.length === 1, 10_000);
    await flow.chooseFile(new File(['x'], 'second.csv'));
    await abandoned;
    expect(draft).toMatchObject({ stage: 'map', preview: { columns: ['second'] }, file: { name: 'second.csv' } });
  });

  test('can be stopped on its way, and is then settled but not sent', async () => {
    draft = { stage: 'map', file, preview: { ...PREVIEW, format: 'lines' } };
    handler = () => undefined;
    const sending = flow.start(SETTINGS);
    await vi.waitUntil(() => asked.length === 1, 10_000);
    flow.cancelUpload();
    await sending;
    expect(draft).toEqual({ stage: 'map', file, preview: PREVIEW, settings: SETTINGS });
    expect(handedOver).not.toHaveBeenCalled();
  });

  test('is not sent twice', async () => {
    draft = { stage: 'map', file, preview: { ...PREVIEW, format: 'lines' } };
    handler = answer(202, { id: ID, status: 'queued' });
    await Promise.all([flow.start(SETTINGS), flow.start(SETTINGS)]);
    expect(asked).toHaveLength(1);
  });
});

test('an import found under way is followed, unless a file is being prepared', () => {
  flow.follow(ID);
  expect(draft).toEqual({ stage: 'handedOver', id: ID });
  draft = { stage: 'recognising', file };
  flow.follow(ID);
  expect(draft.stage).toBe('recognising');
  flow.reset();
  expect(draft).toEqual({ stage: 'none' });
});
