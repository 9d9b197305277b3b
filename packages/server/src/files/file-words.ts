import type { CustomerSegment, Language } from '@adaos/domain';
import { STOCK_TITLES, type StockColumn } from './stock-titles.ts';

type SalesColumn =
  | 'name'
  | 'netSales'
  | 'discounts'
  | 'orders'
  | 'ordersReturned'
  | 'goodsCost'
  | 'orderCosts'
  | 'contribution'
  | 'margin'
  | 'missingCosts'
  | 'channel'
  | 'campaign'
  | 'adSpend'
  | 'profit'
  | 'roi'
  | 'newCustomers'
  | 'customer'
  | 'pseudonym'
  | 'segment'
  | 'firstOrder'
  | 'lastOrder'
  | 'order'
  | 'kind'
  | 'placedAt'
  | 'country'
  | 'billingCountry'
  | 'shippingCountry'
  | 'paymentMethod'
  | 'card'
  | 'quantity'
  | 'unitPrice'
  | 'amount'
  | 'currency';

/** What a column of a file has. */
export type FileColumn = StockColumn | SalesColumn;

/** Each word of a file that is not the shop's own, beside those about goods. */
interface FileWords {
  readonly titles: Record<SalesColumn, string>;
  readonly segments: Record<CustomerSegment, string>;
  readonly stock: Record<'Good' | 'Critical', string>;
  /** The rows of what belongs to none of the others. */
  readonly rest: Record<'noProduct' | 'noChannel' | 'noOrder', string>;
}

export const FILE_WORDS: Record<Language, FileWords> = {
  en: {
    titles: {
      name: 'Name',
      netSales: 'Net sales',
      discounts: 'Discounts',
      orders: 'Orders',
      ordersReturned: 'Orders with a return',
      goodsCost: 'Cost of goods',
      orderCosts: 'Share of order costs',
      contribution: 'Contribution',
      margin: 'Margin %',
      missingCosts: 'Missing costs',
      channel: 'Channel',
      campaign: 'Campaign',
      adSpend: 'Ad spend',
      profit: 'Profit',
      roi: 'ROI %',
      newCustomers: 'New customers',
      customer: 'Customer',
      pseudonym: 'Pseudonym',
      segment: 'Segment',
      firstOrder: 'First order',
      lastOrder: 'Last order',
      order: 'Order',
      kind: 'Type',
      placedAt: 'Placed at',
      country: 'Country',
      billingCountry: 'Billing country',
      shippingCountry: 'Shipping country',
      paymentMethod: 'Payment method',
      card: 'Card',
      quantity: 'Quantity',
      unitPrice: 'Unit price',
      amount: 'Amount',
      currency: 'Currency',
    },
    segments: { best: 'Best', loyal: 'Loyal', new: 'New', waiting: 'Waiting', at_risk: 'At risk', lost: 'Lost' },
    stock: { Good: 'Good', Critical: 'Critical' },
    rest: { noProduct: 'No product', noChannel: 'No channel', noOrder: 'No order' },
  },
  ro: {
    titles: {
      name: 'Nume',
      netSales: 'Vânzări nete',
      discounts: 'Reduceri',
      orders: 'Comenzi',
      ordersReturned: 'Comenzi cu retur',
      goodsCost: 'Costul mărfii',
      orderCosts: 'Parte din costurile comenzilor',
      contribution: 'Contribuție',
      margin: 'Marjă %',
      missingCosts: 'Costuri lipsă',
      channel: 'Canal',
      campaign: 'Campanie',
      adSpend: 'Cheltuieli cu reclamele',
      profit: 'Profit',
      roi: 'ROI %',
      newCustomers: 'Clienți noi',
      customer: 'Client',
      pseudonym: 'Pseudonim',
      segment: 'Segment',
      firstOrder: 'Prima comandă',
      lastOrder: 'Ultima comandă',
      order: 'Comandă',
      kind: 'Tip',
      placedAt: 'Plasată la',
      country: 'Țara',
      billingCountry: 'Țara de facturare',
      shippingCountry: 'Țara de livrare',
      paymentMethod: 'Metodă de plată',
      card: 'Card',
      quantity: 'Cantitate',
      unitPrice: 'Preț pe bucată',
      amount: 'Valoare',
      currency: 'Monedă',
    },
    segments: {
      best: 'Cei mai buni',
      loyal: 'Fideli',
      new: 'Noi',
      waiting: 'În așteptare',
      at_risk: 'La risc',
      lost: 'Pierduți',
    },
    stock: { Good: 'Bun', Critical: 'Critic' },
    rest: { noProduct: 'Niciun produs', noChannel: 'Niciun canal', noOrder: 'Nicio comandă' },
  },
  fr: {
    titles: {
      name: 'Nom',
      netSales: 'Ventes nettes',
      discounts: 'Remises',
      orders: 'Commandes',
      ordersReturned: 'Commandes avec retour',
      goodsCost: 'Coût des marchandises',
      orderCosts: 'Part des coûts des commandes',
      contribution: 'Contribution',
      margin: 'Marge %',
      missingCosts: 'Coûts manquants',
      channel: 'Canal',
      campaign: 'Campagne',
      adSpend: 'Dépenses publicitaires',
      profit: 'Bénéfice',
      roi: 'ROI %',
      newCustomers: 'Nouveaux clients',
      customer: 'Client',
      pseudonym: 'Pseudonyme',
      segment: 'Segment',
      firstOrder: 'Première commande',
      lastOrder: 'Dernière commande',
      order: 'Commande',
      kind: 'Type',
      placedAt: 'Passée le',
      country: 'Pays',
      billingCountry: 'Pays de facturation',
      shippingCountry: 'Pays de livraison',
      paymentMethod: 'Moyen de paiement',
      card: 'Carte',
      quantity: 'Quantité',
      unitPrice: 'Prix unitaire',
      amount: 'Montant',
      currency: 'Devise',
    },
    segments: {
      best: 'Les meilleurs',
      loyal: 'Fidèles',
      new: 'Nouveaux',
      waiting: 'En attente',
      at_risk: 'À risque',
      lost: 'Perdus',
    },
    stock: { Good: 'Bon', Critical: 'Critique' },
    rest: { noProduct: 'Aucun produit', noChannel: 'Aucun canal', noOrder: 'Aucune commande' },
  },
  es: {
    titles: {
      name: 'Nombre',
      netSales: 'Ventas netas',
      discounts: 'Descuentos',
      orders: 'Pedidos',
      ordersReturned: 'Pedidos con devolución',
      goodsCost: 'Coste de la mercancía',
      orderCosts: 'Parte de los costes de los pedidos',
      contribution: 'Contribución',
      margin: 'Margen %',
      missingCosts: 'Costes que faltan',
      channel: 'Canal',
      campaign: 'Campaña',
      adSpend: 'Gasto en publicidad',
      profit: 'Beneficio',
      roi: 'ROI %',
      newCustomers: 'Clientes nuevos',
      customer: 'Cliente',
      pseudonym: 'Seudónimo',
      segment: 'Segmento',
      firstOrder: 'Primer pedido',
      lastOrder: 'Último pedido',
      order: 'Pedido',
      kind: 'Tipo',
      placedAt: 'Realizado el',
      country: 'País',
      billingCountry: 'País de facturación',
      shippingCountry: 'País de envío',
      paymentMethod: 'Método de pago',
      card: 'Tarjeta',
      quantity: 'Cantidad',
      unitPrice: 'Precio unitario',
      amount: 'Importe',
      currency: 'Moneda',
    },
    segments: {
      best: 'Los mejores',
      loyal: 'Fieles',
      new: 'Nuevos',
      waiting: 'En espera',
      at_risk: 'En riesgo',
      lost: 'Perdidos',
    },
    stock: { Good: 'Bueno', Critical: 'Crítico' },
    rest: { noProduct: 'Ningún producto', noChannel: 'Ningún canal', noOrder: 'Ningún pedido' },
  },
  pt: {
    titles: {
      name: 'Nome',
      netSales: 'Vendas líquidas',
      discounts: 'Descontos',
      orders: 'Encomendas',
      ordersReturned: 'Encomendas com devolução',
      goodsCost: 'Custo da mercadoria',
      orderCosts: 'Parte dos custos das encomendas',
      contribution: 'Contribuição',
      margin: 'Margem %',
      missingCosts: 'Custos em falta',
      channel: 'Canal',
      campaign: 'Campanha',
      adSpend: 'Gastos com publicidade',
      profit: 'Lucro',
      roi: 'ROI %',
      newCustomers: 'Novos clientes',
      customer: 'Cliente',
      pseudonym: 'Pseudónimo',
      segment: 'Segmento',
      firstOrder: 'Primeira encomenda',
      lastOrder: 'Última encomenda',
      order: 'Encomenda',
      kind: 'Tipo',
      placedAt: 'Feita em',
      country: 'País',
      billingCountry: 'País de faturação',
      shippingCountry: 'País de envio',
      paymentMethod: 'Método de pagamento',
      card: 'Cartão',
      quantity: 'Quantidade',
      unitPrice: 'Preço unitário',
      amount: 'Valor',
      currency: 'Moeda',
    },
    segments: {
      best: 'Os melhores',
      loyal: 'Fiéis',
      new: 'Novos',
      waiting: 'Em espera',
      at_risk: 'Em risco',
      lost: 'Perdidos',
    },
    stock: { Good: 'Bom', Critical: 'Crítico' },
    rest: { noProduct: 'Nenhum produto', noChannel: 'Nenhum canal', noOrder: 'Nenhuma encomenda' },
  },
};

/** The titles of a file's columns in a language. */
export function titlesOf(columns: readonly FileColumn[], language: Language): string[] {
  const titles = { ...STOCK_TITLES[language], ...FILE_WORDS[language].titles };
  return columns.map((column) => titles[column]);
}
