import { expect, test } from 'vitest';
import { paths } from '../../routes/paths.ts';
import { openedIn, reportPaths } from './opened.ts';

const at = (path: string) => openedIn(new URL(path, 'https://adaos.example').searchParams);

test('the address says what is open', () => {
  expect(at(paths.reports)).toEqual({ kind: 'list' });
  expect(at(reportPaths.report('a-b'))).toEqual({ kind: 'report', id: 'a-b' });
  expect(at(reportPaths.statement('2026-10'))).toEqual({ kind: 'statement', month: '2026-10' });
  expect(at(reportPaths.statement())).toEqual({ kind: 'statement', month: undefined });
  expect(at(reportPaths.edit('a-b'))).toEqual({ kind: 'form', id: 'a-b' });
  expect(at(reportPaths.new)).toEqual({ kind: 'form', id: null });
});

test('a month that is none is left to the server', () => {
  expect(at('/dashboard/reports?report=profit-and-loss&month=2026-13')).toEqual({
    kind: 'statement',
    month: undefined,
  });
});
