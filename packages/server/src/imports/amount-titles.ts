import type { ColumnMapping, ImportField } from '@adaos/api';

type AmountField = Extract<ImportField, 'orderTax' | 'orderDiscount' | 'orderShipping' | 'orderTotal'>;

/**
 * Titles, squashed, that say an amount of the order, or its part of the line, in a file with a line for each item: the amounts of the file
 * show which. In English, Romanian, French, Spanish, Portuguese and German.
 */
export const AMOUNT_TITLES: Readonly<Record<AmountField, string>> = {
  orderTotal:
    'grandtotal ordertotal ordertotalamount totalcomanda totalcomenzii valoarecomanda valoareacomenzii totalcommande totaldelacommande ' +
    'totalpedido totaldelpedido totalencomenda totaldaencomenda gesamtsumme bestellsumme',
  orderTax:
    'taxamount vatamount ordertax totaltax taxtotal totalvat valoaretva valoareatva totaltva tvatotal sumatva montanttva montantdelatva ' +
    'totaliva importeiva cuotaiva valoriva valordoiva steuerbetrag mwstbetrag',
  orderDiscount:
    'discountamount linediscount orderdiscount orderdiscountamount totaldiscount discounttotal discountvalue valoarereducere valoareareducerii ' +
    'totalreducere reduceretotala valoarediscount valoarevoucher valoarevouchere valoarevoucheruri reducerevoucher discountvoucher ' +
    'montantremise montantdelaremise totalremise importedescuento totaldescuento valordescuento valordesconto totaldesconto rabattbetrag',
  orderShipping:
    'shippingamount shippingtotal shippingcharged shippingprice shippingandhandling ordershipping ordershippingamount taxalivrare ' +
    'taxadelivrare taxatransport costlivrare costtransport pretlivrare prettransport fraisdeport fraisdelivraison fraisdexpedition ' +
    'gastosdeenvio costedeenvio portesdeenvio custosdeenvio valordofrete versandkosten',
};

/** Titles that may as well say a rate, a code or a method: the cells of the file's beginning show whether they are amounts. */
const OPEN_TITLES: Readonly<Partial<Record<AmountField, string>>> = {
  orderTax: 'vat tax taxes tva iva mwst ust',
  orderDiscount:
    'discount discounts reducere reduceri remise remises descuento descuentos desconto descontos rabatt voucher vouchere vouchers',
  orderShipping: 'shipping delivery transport livrare livraison port envio portes frete entrega versand',
};

/** Rates of VAT with decimals: 5.5 in a column `TVA` is no amount. */
const RATES = new Set([2.1, 2.5, 2.6, 3.7, 3.8, 4.8, 5.5, 7.7, 8.1, 8.5, 10.5, 13.5, 20.6, 25.5]);

/** The value of a cell that is an amount by itself; null where it is a text or a rate. */
function amountOf(cell: string): number | null {
  const text = cell.replaceAll(/[\s ']|[A-Z]{3}|lei|[€$£]/giu, '');
  if (!/^-?\d[\d.,]*$/.test(text)) return null;
  const [, whole = '', fraction = ''] = /^(-?[\d.,]*?)(?:[.,](\d{1,2}|\d{4,}))?$/.exec(text) ?? [];
  return Number(`${whole.replaceAll(/[.,]/g, '')}.${fraction}`);
}

/**
 * Whether the cells of a column are amounts of money, and no rates or codes: all are numbers, and one of them no percentage would be, as it
 * has cents or is above 100. Shipping has no rates.
 */
function areAmounts(field: AmountField, cells: readonly string[]): boolean {
  const values = cells.filter((cell) => cell !== '').map(amountOf);
  if (values.length === 0 || values.some((value) => value === null)) return false;
  if (field === 'orderShipping') return true;
  return values.some((value) => {
    const size = Math.abs(value ?? 0);
    return size > 100 || (!Number.isInteger(size) && !(field === 'orderTax' && RATES.has(size)));
  });
}

/**
 * The columns of a file that are amounts of the order by its cells, of the fields that no title settles.
 * @param mapping what the titles settle.
 * @param squashed the titles, squashed.
 * @param rows the first records of the file.
 */
export function mapOpenTitles(
  mapping: ColumnMapping,
  columns: readonly string[],
  squashed: readonly string[],
  rows: readonly (readonly string[])[],
): ColumnMapping {
  const used = new Set(Object.values(mapping));
  const found: ColumnMapping = { ...mapping };
  for (const [field, titles] of Object.entries(OPEN_TITLES) as [AmountField, string][]) {
    if (found[field] !== undefined) continue;
    const known = titles.split(' ');
    const at = squashed.findIndex((title, index) => known.includes(title) && !used.has(columns[index] ?? ''));
    const title = columns[at];
    if (title === undefined) continue;
    const cells = rows.map((row) => (row[at] ?? '').trim());
    if (areAmounts(field, cells)) found[field] = title;
  }
  return found;
}
