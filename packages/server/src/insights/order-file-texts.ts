import type { Language, LedgerKind, OrderKind } from '@adaos/domain';

/** The words of a file of orders: the titles of its columns, in their order, what kinds of order there are, and the costs that an order can lack. */
interface OrderFileTexts {
  readonly columns: readonly string[];
  readonly kinds: Record<OrderKind, string>;
  readonly costs: Partial<Record<LedgerKind, string>>;
}

export const ORDER_FILE_TEXTS: Record<Language, OrderFileTexts> = {
  en: {
    columns: [
      'Number',
      'Day',
      'Type',
      'Customer',
      'Country',
      'Items',
      'Order total',
      'Net sales',
      'Net profit',
      'Missing costs',
      'Adds to the figure',
    ],
    kinds: { order: 'Order', refund: 'Refund', adjustment: 'Stock adjustment' },
    costs: {
      cogs: 'Goods',
      shipping_cost: 'Shipping',
      return_shipping_cost: 'Return shipping',
      handling: 'Packing and handling',
      payment_fee: 'Payment fees',
      platform_fee: 'Platform fees',
    },
  },
  ro: {
    columns: [
      'Număr',
      'Ziua',
      'Tip',
      'Client',
      'Țara',
      'Produse',
      'Total comandă',
      'Vânzări nete',
      'Profit net',
      'Costuri lipsă',
      'Adaugă la cifră',
    ],
    kinds: { order: 'Comandă', refund: 'Rambursare', adjustment: 'Corecție de stoc' },
    costs: {
      cogs: 'Marfă',
      shipping_cost: 'Transport',
      return_shipping_cost: 'Transport retur',
      handling: 'Ambalare și pregătire',
      payment_fee: 'Comisioane de plată',
      platform_fee: 'Comisioane de platformă',
    },
  },
  fr: {
    columns: [
      'Numéro',
      'Jour',
      'Type',
      'Client',
      'Pays',
      'Articles',
      'Total de la commande',
      'Ventes nettes',
      'Bénéfice net',
      'Coûts manquants',
      'Apport au chiffre',
    ],
    kinds: { order: 'Commande', refund: 'Remboursement', adjustment: 'Ajustement de stock' },
    costs: {
      cogs: 'Marchandises',
      shipping_cost: 'Livraison',
      return_shipping_cost: 'Livraison des retours',
      handling: 'Emballage et préparation',
      payment_fee: 'Frais de paiement',
      platform_fee: 'Frais de plateforme',
    },
  },
  es: {
    columns: [
      'Número',
      'Día',
      'Tipo',
      'Cliente',
      'País',
      'Artículos',
      'Total del pedido',
      'Ventas netas',
      'Beneficio neto',
      'Costes que faltan',
      'Aporta a la cifra',
    ],
    kinds: { order: 'Pedido', refund: 'Reembolso', adjustment: 'Ajuste de stock' },
    costs: {
      cogs: 'Mercancía',
      shipping_cost: 'Envío',
      return_shipping_cost: 'Envío de devoluciones',
      handling: 'Embalaje y preparación',
      payment_fee: 'Comisiones de pago',
      platform_fee: 'Comisiones de plataforma',
    },
  },
  pt: {
    columns: [
      'Número',
      'Dia',
      'Tipo',
      'Cliente',
      'País',
      'Artigos',
      'Total da encomenda',
      'Vendas líquidas',
      'Lucro líquido',
      'Custos em falta',
      'Contributo para o valor',
    ],
    kinds: { order: 'Encomenda', refund: 'Reembolso', adjustment: 'Ajuste de stock' },
    costs: {
      cogs: 'Mercadoria',
      shipping_cost: 'Envio',
      return_shipping_cost: 'Envio de devoluções',
      handling: 'Embalagem e preparação',
      payment_fee: 'Comissões de pagamento',
      platform_fee: 'Comissões de plataforma',
    },
  },
};
