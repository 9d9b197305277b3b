import type { Titles } from './types.ts';

/** What a platform calls the columns of its orders' items, where the titles of plain files would mean something else. */
export interface PlatformLines {
  /** Squashed titles that its files have: at least one of each. */
  readonly signature: readonly string[];
  /** Squashed titles by field, the best first. Of several sets the one with the most columns of the file counts, of equals the first. */
  readonly titles: readonly Titles[];
}

/**
 * Magento 2, items of orders (`sales_order_item` with `sales_order`, REST `/V1/orders`): prices and `row_total` are before tax and
 * discount. `tax_amount` and `discount_amount` are of the item or the order; the amounts of the file show which.
 */
const magento: PlatformLines = {
  signature: ['incrementid orderincrementid ordernumber orderid', 'qtyordered', 'price'],
  titles: [
    {
      orderId: 'incrementid orderincrementid ordernumber orderid',
      date: 'createdat ordercreatedat purchasedate purchasedon orderdate date',
      quantity: 'qtyordered',
      price: 'price',
      sku: 'sku itemsku productsku',
      name: 'name itemname productname',
      customer: 'customeremail email customerid customername',
      country: 'billingcountryid billingcountry shippingcountryid shippingcountry countryid country',
      currency: 'ordercurrencycode currency',
      status: 'status orderstatus',
      store: 'storename store storeview',
      updated: 'updatedat',
      paymentMethod: 'paymentmethod method',
      orderTax: 'taxamount',
      orderDiscount: 'discountamount',
      orderShipping: 'shippingamount shippingandhandling',
      orderTotal: 'grandtotal',
      orderRefunded: 'totalrefunded amountrefunded',
    },
  ],
};

const prestashopCommon: Titles = {
  orderId: 'idorder orderid orderreference reference',
  date: 'dateadd orderdate invoicedate date',
  quantity: 'productquantity',
  sku: 'productreference productean13 productid',
  name: 'productname',
  customer: 'email customeremail idcustomer customer',
  country: 'country countryname isocode',
  currency: 'currency currencyisocode isocodecurrency',
  status: 'orderstate orderstatus statename osname status',
  store: 'shopname',
  updated: 'dateupd',
  paymentMethod: 'payment',
};

/**
 * PrestaShop, a query on `order_detail` with `orders` (Advanced Parameters, SQL Manager). The amounts of a set are all with tax or all
 * without: what has no tax is preferred, as it needs none taken out. `total_discounts`, `total_shipping` and `total_paid` are with tax.
 */
const prestashop: PlatformLines = {
  signature: ['idorder orderreference', 'productquantity', 'unitpricetaxincl unitpricetaxexcl productprice'],
  titles: [
    {
      ...prestashopCommon,
      price: 'unitpricetaxexcl productprice',
      orderDiscount: 'totaldiscountstaxexcl',
      orderShipping: 'totalshippingtaxexcl',
      orderTotal: 'totalpaidtaxexcl',
      orderRefunded: 'totalrefundedtaxexcl',
    },
    {
      ...prestashopCommon,
      price: 'unitpricetaxincl',
      orderDiscount: 'totaldiscountstaxincl totaldiscounts',
      orderShipping: 'totalshippingtaxincl totalshipping',
      orderTotal: 'totalpaidtaxincl totalpaid',
      orderRefunded: 'totalrefundedtaxincl',
    },
  ],
};

/**
 * OpenCart, `order_product` with `order`: `price` and `total` are of the line, before tax, and `tax` is that of one unit, which is added to
 * the price.
 */
const opencart: PlatformLines = {
  signature: ['orderid', 'model productmodel', 'quantity productquantity', 'price productprice', 'total tax'],
  titles: [
    {
      orderId: 'orderid',
      date: 'dateadded orderdate date',
      quantity: 'quantity productquantity',
      price: 'price productprice',
      lineTotal: 'total',
      sku: 'model productmodel sku',
      name: 'name productname product',
      customer: 'email customeremail customerid customer',
      country: 'paymentcountry shippingcountry country',
      currency: 'currencycode currency',
      status: 'orderstatus status',
      store: 'storename',
      updated: 'datemodified',
      paymentMethod: 'paymentmethod',
    },
  ],
};

export const PLATFORM_LINES: readonly PlatformLines[] = [magento, prestashop, opencart];
