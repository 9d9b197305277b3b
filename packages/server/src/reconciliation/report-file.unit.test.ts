import { describe, expect, test } from 'vitest';
import { DomainError } from '../errors/domain-errors.ts';
import { readMonth, readReportFile } from './report-file.ts';

const failure = async (text: string) => {
  try {
    return await readReportFile(text, 2);
  } catch (error) {
    if (error instanceof DomainError) return `${error.code} ${error.details.values?.['line']}`;
    throw error;
  }
};

describe('a report as a file', () => {
  test('of Shopify, its returns and discounts negative', async () => {
    const file =
      'Month,Orders,Gross sales,Discounts,Returns,Net sales,Shipping charges,Taxes,Total sales\n' +
      '2024-02-01,12,1000.50,-50.50,-100.00,850.00,60.00,161.50,1071.50\n' +
      '2024-03-01,0,0.00,0.00,0.00,0.00,0.00,0.00,0.00\n';
    expect(await readReportFile(file, 2)).toEqual([
      {
        month: '2024-02',
        totals: {
          orders: 12n,
          gross: 100_050n,
          discounts: 5050n,
          refunds: 10_000n,
          netSales: 85_000n,
          shipping: 6000n,
          vat: 16_150n,
        },
      },
      {
        month: '2024-03',
        totals: { orders: 0n, gross: 0n, discounts: 0n, refunds: 0n, netSales: 0n, shipping: 0n, vat: 0n },
      },
    ]);
  });

  test('of WooCommerce, and one with a decimal comma and titles in Romanian', async () => {
    const woo =
      '"Date","Orders","Gross sales","Returns","Coupons","Net sales","Taxes","Shipping","Total sales"\n' +
      '"2024-03-01 00:00:00",3,"1,200.00",10,20,1170,222.3,15,1407.3\n';
    expect(await readReportFile(woo, 2)).toMatchObject([
      { month: '2024-03', totals: { gross: 120_000n, refunds: 1000n, discounts: 2000n, vat: 22_230n } },
    ]);
    const romanian = 'Luna;Comenzi;Vânzări nete\nmartie 2024;3;1.170,50\n;9;9,00\n';
    expect(await readReportFile(romanian, 2)).toEqual([
      { month: '2024-03', totals: { orders: 3n, netSales: 117_050n } },
    ]);
  });

  test.each([
    ['', 'report_columns 1'],
    ['Month\n2024-03\n', 'report_columns 1'],
    ['Net sales\n3\n', 'report_columns 1'],
    ['Month,Net sales\n', 'report_columns 1'],
    ['Month,Net sales\n2024-03,\n', 'report_columns 1'],
    ['Month,Net sales\nspring,3\n', 'report_month_unreadable 2'],
    ['Month,Net sales\n2024-13,3\n', 'report_month_unreadable 2'],
    ['Month,Net sales\n2024-03,3\n2024-03-02,4\n', 'report_month_twice 3'],
    ['Month,Net sales\n2024-03,three\n', 'report_amount_unreadable 2'],
    ['Month,Orders\n2024-03,-1\n', 'report_amount_unreadable 2'],
    [`Month,Net sales\n2024-03,${'9'.repeat(40)}\n`, 'report_amount_unreadable 2'],
    ['Month,Net sales\n"2024-03,3\n', 'report_columns 1'],
  ])('%j is refused: %s', async (text, problem) => {
    expect(await failure(text)).toBe(problem);
  });

  test.each([
    ['2024-03', '2024-03'],
    ['2024-03-31T23:00', '2024-03'],
    ['3/2024', '2024-03'],
    ['March 2024', '2024-03'],
    ['Mar 2024', '2024-03'],
    ['mars 2024', '2024-03'],
    ['marzo de 2024', '2024-03'],
    ['março 2024', '2024-03'],
    ['2024', null],
    ['0/2024', null],
  ])('%s is the month %s', (text, month) => {
    expect(readMonth(text)).toBe(month);
  });
});
