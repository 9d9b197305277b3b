import { expect, test } from 'vitest';
import { paths } from '../../routes/paths.ts';
import { openedIn } from './opened.ts';

const at = (path: string) => openedIn(new URL(path, 'https://adaos.example').searchParams);

test('the address says what is open', () => {
  expect(at(paths.reports)).toEqual({ kind: 'list' });
  expect(at(paths.report('a-b'))).toEqual({ kind: 'report', id: 'a-b' });
  expect(at(paths.statement('2026-10'))).toEqual({ kind: 'statement', month: '2026-10' });
  expect(at(paths.statement())).toEqual({ kind: 'statement', month: undefined });
  expect(at(paths.editReport('a-b'))).toEqual({ kind: 'form', id: 'a-b' });
  expect(at(paths.newReport)).toEqual({ kind: 'form', id: null });
});

test('a month that is none is left to the server', () => {
  expect(at('/dashboard/reports?report=profit-and-loss&month=2026-13')).toEqual({
    kind: 'statement',
    month: undefined,
  });
});
