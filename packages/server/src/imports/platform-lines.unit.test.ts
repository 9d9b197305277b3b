import { describe, expect, test } from 'vitest';
import { recognise } from './formats.ts';

const mapped = (titles: string, ...rows: string[]) => {
  const { format, missing, mapping } = recognise(
    titles.split(','),
    rows.map((row) => row.split(',')),
  );
  expect({ format, missing }).toEqual({ format: 'lines', missing: [] });
  return mapping;
};

describe('the items of orders of platforms', () => {
  test('of Magento 2, by the names of its fields', () => {
    const titles =
      'increment_id,created_at,status,store_name,customer_email,order_currency_code,sku,name,qty_ordered,price,price_incl_tax,row_total,' +
      'tax_percent,tax_amount,discount_amount,subtotal,shipping_amount,grand_total,total_refunded';
    expect(mapped(titles)).toEqual({
      orderId: 'increment_id',
      date: 'created_at',
      status: 'status',
      store: 'store_name',
      customer: 'customer_email',
      currency: 'order_currency_code',
      sku: 'sku',
      name: 'name',
      quantity: 'qty_ordered',
      price: 'price',
      orderTax: 'tax_amount',
      orderDiscount: 'discount_amount',
      orderShipping: 'shipping_amount',
      orderTotal: 'grand_total',
      orderRefunded: 'total_refunded',
    });
  });

  test('of PrestaShop, all amounts with tax, or all without where the query has those', () => {
    const titles =
      'id_order,reference,date_add,product_name,product_reference,product_quantity,unit_price_tax_incl,unit_price_tax_excl,' +
      'total_price_tax_incl,total_discounts,total_shipping,total_paid';
    expect(mapped(titles)).toMatchObject({
      orderId: 'id_order',
      sku: 'product_reference',
      price: 'unit_price_tax_incl',
      orderDiscount: 'total_discounts',
      orderShipping: 'total_shipping',
      orderTotal: 'total_paid',
    });
    const without = mapped(`${titles},total_discounts_tax_excl,total_shipping_tax_excl,total_paid_tax_excl`);
    expect(without).toMatchObject({
      price: 'unit_price_tax_excl',
      orderDiscount: 'total_discounts_tax_excl',
      orderShipping: 'total_shipping_tax_excl',
      orderTotal: 'total_paid_tax_excl',
    });
    // The order's own reference is no product.
    expect(mapped('reference,id_order,date_add,product_name,product_quantity,product_price')).not.toHaveProperty('sku');
  });

  test('of OpenCart, whose total is that of the line and whose tax is that of one unit', () => {
    expect(mapped('order_id,date_added,order_status,name,model,quantity,price,total,tax')).toEqual({
      orderId: 'order_id',
      date: 'date_added',
      status: 'order_status',
      name: 'name',
      sku: 'model',
      quantity: 'quantity',
      price: 'price',
      lineTotal: 'total',
    });
  });
});

describe('VAT, discount and shipping of a file with a line for each item', () => {
  test.each([
    ['English', 'Order,Date,Quantity,Price', 'VAT amount,Discount amount,Shipping charged'],
    ['Romanian', 'Nr. comandă,Data,Cantitate,Preț', 'Valoare TVA,Valoare reducere,Taxă de livrare'],
    ['French', 'N° commande,Date,Quantité,Prix unitaire', 'Montant TVA,Montant remise,Frais de port'],
    ['Spanish', 'Número de pedido,Fecha,Cantidad,Precio', 'Importe IVA,Importe descuento,Gastos de envío'],
    ['Portuguese', 'Número do pedido,Data,Quantidade,Preço', 'Valor do IVA,Valor desconto,Custos de envio'],
  ])('are recognised by titles that say amounts, in %s', (_language, line, amounts) => {
    const [orderTax, orderDiscount, orderShipping] = amounts.split(',');
    expect(mapped(`${line},${amounts}`)).toMatchObject({ orderTax, orderDiscount, orderShipping });
  });

  test.each([
    ['Order,Date,Quantity,Price', 'VAT,Discount,Shipping'],
    ['Comanda,Data,Cantitate,Preț', 'TVA,Reducere,Transport'],
    ['Commande,Date,Quantité,Prix', 'TVA,Remise,Livraison'],
    ['Pedido,Fecha,Cantidad,Precio', 'IVA,Descuento,Envío'],
    ['Encomenda,Data,Quantidade,Preço', 'IVA,Desconto,Portes'],
  ])('are recognised by their cells where a title may say a rate or a code: %s, %s', (line, amounts) => {
    const [orderTax, orderDiscount, orderShipping] = amounts.split(',');
    const titles = `${line},${amounts}`;
    expect(mapped(titles, '1,2024-03-05,2,59.50,19.00,8.00,15.00', '2,2024-03-05,1,23.80,4.52,2.50,15')).toMatchObject({
      orderTax,
      orderDiscount,
      orderShipping,
    });
    // Rates, codes and methods; and without cells nothing is known.
    for (const rows of [
      [],
      ['1,2024-03-05,2,59.50,19,10,Courier', '2,2024-03-05,1,23.80,5.5,0,Pick up'],
      ['1,2024-03-05,2,59.50,19%,SPRING,', '2,2024-03-05,1,23.80,9%,,'],
      ['1,2024-03-05,2,59.50,19.00,10.00,', '2,2024-03-05,1,23.80,9.00,0.00,'],
    ]) {
      const mapping = mapped(titles, ...rows);
      for (const field of ['orderTax', 'orderDiscount', 'orderShipping'] as const)
        expect(mapping).not.toHaveProperty(field);
    }
  });

  test('a voucher of the eMAG file is a discount where its column has amounts', () => {
    const titles = 'Nr. Comanda,Data comenzii,Total (RON) (livrare inclusa),Taxa de livrare (RON)';
    const of = (column: string, ...cells: string[]) =>
      recognise(
        `${titles},${column}`.split(','),
        cells.map((cell, at) => [`${at}`, '2024-03-05', '120.00', '15.00', cell]),
      ).mapping.orderDiscount;
    expect(of('Valoare voucher (RON)')).toBe('Valoare voucher (RON)');
    expect(of('Voucher (RON)', '20.50', '')).toBe('Voucher (RON)');
    expect(of('Voucher', 'PRIMAVARA10', '')).toBeUndefined();
  });
});
