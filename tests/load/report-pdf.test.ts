// A report of 60 pages as a PDF, drawn in the thread that the server draws in, beside a server of the same process that answers meanwhile.
// Compared is the time of the processor, since that is what a free machine takes: other programs make the rest of the wait.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { drawPdf } from '../../packages/server/src/pdf/draw.ts';
import type { ReportSheet } from '../../packages/server/src/reports/sheet.ts';
import { record } from '../support/measurements.ts';
import { percentile } from './machine.ts';

const ROWS = 1_600;
const LEAST_PAGES = 60;
const MOST_MS = 5_000;
const MOST_P99_MS = 50;
/** Between two calls, so that they take nothing of what is measured. */
const PAUSE_MS = 20;

const sheet: ReportSheet = {
  language: 'ro',
  title: 'Toate produsele',
  facts: [['Magazin', 'Lână și Lut']],
  chart: null,
  columns: [
    { text: 'Produs', numbers: false },
    ...['Vânzări nete', 'Contribuție', 'Bucăți', 'Costul mărfii'].map((text) => ({ text, numbers: true })),
  ],
  rows: Array.from({ length: ROWS }, (_, at) => ({
    kind: 'row' as const,
    cells: [
      { text: `Pătură de lână Retezat, model ${at}, țesută manual în Mărginimea Sibiului, cu ciucuri și etichetă` },
      ...[1, 2, 3, 4].map((times) => ({
        text: `≤ ${(at * times * 1_237) % 99_999},${String(at % 100).padStart(2, '0')}`,
      })),
    ],
  })),
  notes: [],
  page: 'Pagina {page} din {pages}',
};

test('a report of 60 pages is drawn in 5 s, and other calls are answered meanwhile', async () => {
  const server = createServer((_request, response) => response.end('ok')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const answers: number[] = [];
  const [began, used] = [performance.now(), process.cpuUsage()];
  const state = { drawn: false };
  const drawing = drawPdf(new URL('../../packages/server/src/reports/report-pdf.ts', import.meta.url), sheet).then(
    (bytes) => {
      state.drawn = true;
      const { user, system } = process.cpuUsage(used);
      return { bytes, wall: performance.now() - began, ms: (user + system) / 1000 };
    },
  );
  while (!state.drawn) {
    const asked = performance.now();
    await (await fetch(url)).text();
    answers.push(performance.now() - asked);
    await delay(PAUSE_MS);
  }
  const { bytes, ms, wall } = await drawing;
  server.close();
  const pages = bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
  const p99 = percentile(answers, 99);
  await record({
    figure: 'report as PDF',
    value: `${pages} pages in ${(ms / 1000).toFixed(1)} s of one core, ${(wall / 1000).toFixed(1)} s in all; an answer of the same process meanwhile: p99 ${p99.toFixed(1)} ms of ${answers.length}`,
    target: `${LEAST_PAGES} pages in at most ${MOST_MS / 1000} s, p99 at most ${MOST_P99_MS} ms`,
    by: 'tests/load/report-pdf.test.ts',
  });
  expect(pages).toBeGreaterThanOrEqual(LEAST_PAGES);
  expect(ms).toBeLessThan(MOST_MS);
  expect(p99).toBeLessThan(MOST_P99_MS);
});
