export type CsvValue = string | number | null;

// A spreadsheet runs text that starts with these as a formula.
const FORMULA = /^[\s\p{Cf}]*[=+\-@\t\r]/u;

function field(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Rows as the text of a CSV file (RFC 4180), with the byte order mark by which spreadsheets know UTF-8. Numbers keep
 * their decimal point; text that a spreadsheet would run as a formula is led by an apostrophe.
 */
export function toCsv(rows: readonly (readonly CsvValue[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(field).join(',')).join('\r\n')}\r\n`;
}
