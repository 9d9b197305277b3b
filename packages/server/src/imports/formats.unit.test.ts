import { describe, expect, test } from 'vitest';
import { squash } from '../orders/squash.ts';
import { currencyInTitle, recognise } from './formats.ts';
import { readLayout } from './layout.ts';

const SHOPIFY =
  'Name,Email,Financial Status,Paid at,Fulfillment Status,Fulfilled at,Accepts Marketing,Currency,Subtotal,Shipping,Taxes,Total,' +
  'Discount Code,Discount Amount,Shipping Method,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem compare at price,' +
  'Lineitem sku,Lineitem requires shipping,Lineitem taxable,Lineitem fulfillment status,Billing Name,Billing Country,Shipping Name,' +
  'Shipping Country,Notes,Note Attributes,Cancelled at,Payment Method,Payment Reference,Refunded Amount,Vendor,Id,Tags,Lineitem discount';
const WOOCOMMERCE_PLUGINS = {
  'Advanced Order Export':
    'Order Number,Order Status,Order Date,Customer Note,First Name (Billing),Last Name (Billing),Country Code (Billing),Email (Billing),' +
    'Payment Method Title,Cart Discount Amount,Order Subtotal Amount,Shipping Method Title,Order Shipping Amount,Order Refund Amount,' +
    'Order Total Amount,Order Total Tax Amount,SKU,Item #,Item Name,Quantity (- Refund),Item Cost,Coupon Code,Discount Amount',
  'a row for each item':
    'order_id,order_number,date,status,shipping_total,tax_total,discount_total,order_total,refunded_total,order_currency,payment_method,' +
    'billing_email,billing_country,item_name,item_sku,item_quantity,item_price',
};

describe('recognise', () => {
  test('the plain file with a line for each item', () => {
    expect(
      recognise(['Invoice', 'StockCode', 'Description', 'Quantity', 'InvoiceDate', 'Price', 'Customer ID', 'Country']),
    ).toEqual({
      format: 'lines',
      missing: [],
      mapping: {
        orderId: 'Invoice',
        date: 'InvoiceDate',
        quantity: 'Quantity',
        price: 'Price',
        sku: 'StockCode',
        name: 'Description',
        customer: 'Customer ID',
        country: 'Country',
      },
    });
  });

  test.each([
    [
      'Romanian',
      [
        'Număr comandă',
        'Data comenzii',
        'Cantitate',
        'Preț unitar',
        'Cod produs',
        'Denumire',
        'Client',
        'Țara',
        'Monedă',
      ],
    ],
    [
      'Romanian with the older letters',
      ['Comanda', 'Data', 'Cant.', 'Preţ', 'Cod', 'Produs', 'E-mail client', 'Ţară', 'Valuta'],
    ],
    [
      'French',
      [
        'N° commande',
        'Date de commande',
        'Quantité',
        'Prix unitaire',
        'Référence',
        'Désignation',
        'Client',
        'Pays',
        'Devise',
      ],
    ],
    ['Spanish', ['Número de pedido', 'Fecha', 'Cantidad', 'Precio', 'Código', 'Producto', 'Cliente', 'País', 'Divisa']],
    [
      'Portuguese',
      [
        'Número do pedido',
        'Data do pedido',
        'Quantidade',
        'Preço unitário',
        'SKU',
        'Produto',
        'Cliente',
        'País',
        'Moeda',
      ],
    ],
    [
      'German',
      [
        'Bestellnummer',
        'Bestelldatum',
        'Menge',
        'Einzelpreis',
        'Artikelnummer',
        'Bezeichnung',
        'Kundennr.',
        'Land',
        'Währung',
      ],
    ],
  ])('titles in %s', (_language, [orderId, date, quantity, price, sku, name, customer, country, currency]) => {
    const columns = [orderId, date, quantity, price, sku, name, customer, country, currency].map(String);
    const mapping = { orderId, date, quantity, price, sku, name, customer, country, currency };
    expect(recognise(columns)).toEqual({ format: 'lines', missing: [], mapping });
  });

  test.each([
    ['Preț unitar (fără TVA)', 'Romanian'],
    ['Pret vanzare cu TVA', 'Romanian'],
    ['Unit price (excl. tax)', 'English'],
    ['Prix TTC', 'French'],
    ['Precio sin IVA', 'Spanish'],
    ['Preço c/ IVA', 'Portuguese'],
    ['Bruttopreis', 'German'],
  ])('a price that says whether the VAT is in it, as %s in %s', (price) => {
    expect(recognise(['Order', 'Date', 'Quantity', price])).toMatchObject({ missing: [], mapping: { price } });
  });

  test('of two such prices the one with the VAT, as totals are', () => {
    const columns = ['Nr. comanda', 'Data', 'Cantitate', 'Pret fara TVA', 'Pret cu TVA'];
    expect(recognise(columns).mapping.price).toBe('Pret cu TVA');
  });

  test('the orders export of Shopify', () => {
    const { format, mapping, missing } = recognise(SHOPIFY.split(','));
    expect({ format, missing }).toEqual({ format: 'shopify', missing: [] });
    expect(mapping).toMatchObject({
      orderId: 'Name',
      date: 'Created at',
      name: 'Lineitem name',
      status: 'Financial Status',
      country: 'Billing Country',
      orderDiscount: 'Discount Amount',
      orderRefunded: 'Refunded Amount',
    });
  });

  test.each(Object.entries(WOOCOMMERCE_PLUGINS))('the orders export of WooCommerce, %s', (_plugin, titles) => {
    const { format, mapping, missing } = recognise(titles.split(','));
    expect({ format, missing }).toEqual({ format: 'woocommerce', missing: [] });
    expect(Object.keys(mapping).length).toBeGreaterThanOrEqual(13);
  });

  test('what is missing is named; an order as a whole is not guessed in plain files', () => {
    expect(recognise(['Order', 'Total', 'Discount'])).toEqual({
      format: 'unknown',
      mapping: { orderId: 'Order' },
      missing: ['date', 'quantity', 'price'],
    });
  });

  test.each([
    ['ID;Reference;New client;Delivery;Customer;Total;Payment;Status;Date', 'ID', 'Date', 'Total', 'Delivery'],
    ['ID;Référence;Nouveau client;Livraison;Client;Total;Paiement;État;Date', 'ID', 'Date', 'Total', 'Livraison'],
    ['ID;Referință;Client nou;Livrare;Client;Total;Plată;Stare;Dată', 'ID', 'Dată', 'Total', 'Livrare'],
    ['Order ID;Customer;Status;Total;Date Added;Date Modified', 'Order ID', 'Date Added', 'Total', undefined],
    ['Nr. Comandă;Client;Stare;Total (RON);Data adăugării', 'Nr. Comandă', 'Data adăugării', 'Total (RON)', undefined],
    ['N° commande;Date;Total HT;Total TTC;Montant TVA', 'N° commande', 'Date', 'Total TTC', undefined],
    ['Número de pedido;Fecha;Importe total;País', 'Número de pedido', 'Fecha', 'Importe total', 'País'],
    ['N.º encomenda;Data;Valor total', 'N.º encomenda', 'Data', 'Valor total', undefined],
  ])('one row for each order: %s', (titles, orderId, date, orderTotal, country) => {
    const { format, mapping, missing } = recognise(titles.split(';'));
    expect({ format, missing }).toEqual({ format: 'orders', missing: [] });
    expect({ country: undefined, ...mapping }).toMatchObject({ orderId, date, orderTotal, country });
    expect(mapping).not.toHaveProperty('orderSubtotal');
  });

  test.each([
    ['with an item', 'Order,Date,SKU,Total'],
    ['with a quantity', 'Order,Date,Quantity,Total'],
    ['with a product', 'Order,Date,Product,Total'],
    ['with the sum of a line', 'Order,Date,Line total,Total'],
    ['with sums of days, as reports have them', 'Date Start,Date End,No. Orders,No. Products,Tax,Total'],
  ])('a file %s has no row for each order', (_, titles) => {
    expect(recognise(titles.split(',')).format).toBe('unknown');
  });

  test('a rate of tax or a code of a discount is not taken for an amount', () => {
    expect(recognise(['Order', 'Date', 'Total', 'TVA', 'Discount', 'Tax']).mapping).toEqual({
      orderId: 'Order',
      date: 'Date',
      orderTotal: 'Total',
    });
  });

  test('the currency in a title is no part of it; three letters that are none stay', () => {
    expect(recognise(['Order', 'Date', 'Qty', 'Price (RON)']).mapping).toMatchObject({ price: 'Price (RON)' });
    expect(currencyInTitle('Price (RON)')).toBe('RON');
    expect(currencyInTitle('Total (TTC)')).toBeNull();
  });

  test('no column serves two fields', () => {
    const { mapping } = recognise(['Order', 'Date', 'Qty', 'Price', 'Item', 'Product']);
    expect(new Set(Object.values(mapping)).size).toBe(Object.values(mapping).length);
  });

  test('squash', () => {
    expect(squash(' N° de l’Œuvre – ŁÓDŹ_2 ')).toBe('ndelœuvrelodz2');
  });
});

describe('readLayout', () => {
  const layout = (text: string, whole = true) => readLayout(Buffer.from(text), whole);

  test.each([
    [',', 'Order,Date,Qty,Price\n1,2024-01-01,1,"2,50"\n'],
    [';', 'Order;Date;Qty;Price\n1;2024-01-01;1;2,50\n2;2024-01-01;1;3,50\n'],
    ['\t', 'Order\tDate\tQty\tPrice\n1\t2024-01-01\t1\t2,50\n'],
    [';', 'sep=;\nOrder;Date;Qty;Price\n1;2024-01-01;1;2,50\n'],
    [';', 'a;b;c\n1,5;2,5;3,5\n'],
  ])('finds the delimiter %j', async (delimiter, text) => {
    const found = await layout(text);
    expect(found.delimiter).toBe(delimiter);
    expect(found.rows[0]).toHaveLength(found.columns.length);
  });

  test('a line that names the separator is no title line', async () => {
    expect(await layout('sep=;\nOrder;Date\n1;2\n')).toEqual({
      delimiter: ';',
      columns: ['Order', 'Date'],
      headRecords: 2,
      rows: [['1', '2']],
    });
  });

  test('a line that the beginning of the file cuts is left out', async () => {
    expect((await layout('Order,Date\n1,2\n3,456', false)).rows).toEqual([['1', '2']]);
    expect((await layout('Order,Date\n1,2\n3,456')).rows).toEqual([
      ['1', '2'],
      ['3', '456'],
    ]);
  });

  test('an empty file has no columns', async () => {
    expect(await layout('')).toMatchObject({ columns: [], rows: [] });
  });
});
