import type { CustomerSegment, Language } from '@adaos/domain';

/** The titles of the columns of files, by what a column has; each word of a file that is not the shop's own is here. */
interface FileWords {
  readonly titles: Record<FileColumn, string>;
  readonly segments: Record<CustomerSegment, string>;
  readonly stock: Record<'Good' | 'Critical', string>;
  /** The rows of what belongs to none of the others. */
  readonly rest: Record<'noProduct' | 'noChannel' | 'noOrder', string>;
}

export type FileColumn =
  | 'supplier'
  | 'product'
  | 'code'
  | 'name'
  | 'units'
  | 'counted'
  | 'countedAt'
  | 'reorderPoint'
  | 'deliveryDays'
  | 'status'
  | 'onOrder'
  | 'unitsADay'
  | 'coverDays'
  | 'orderBy'
  | 'toOrder'
  | 'value'
  | 'daysOut'
  | 'lostSales'
  | 'packSize'
  | 'leastUnits'
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

export const FILE_WORDS: Record<Language, FileWords> = {
  en: {
    titles: {
      supplier: 'Supplier',
      product: 'Product',
      code: 'Code',
      name: 'Name',
      units: 'Units',
      counted: 'Counted',
      countedAt: 'Counted at',
      reorderPoint: 'Reorder point',
      deliveryDays: 'Delivery days',
      status: 'Status',
      onOrder: 'On order',
      unitsADay: 'Units a day',
      coverDays: 'Days of cover',
      orderBy: 'Order by',
      toOrder: 'Units to order',
      value: 'Value',
      daysOut: 'Days sold out',
      lostSales: 'Lost sales',
      packSize: 'Pack size',
      leastUnits: 'Minimum order',
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
      supplier: 'Furnizor',
      product: 'Produs',
      code: 'Cod',
      name: 'Nume',
      units: 'Bucăți',
      counted: 'Numărate',
      countedAt: 'Numărate la',
      reorderPoint: 'Prag de reaprovizionare',
      deliveryDays: 'Zile de livrare',
      status: 'Stare',
      onOrder: 'Comandate',
      unitsADay: 'Bucăți pe zi',
      coverDays: 'Zile de acoperire',
      orderBy: 'De comandat până la',
      toOrder: 'Bucăți de comandat',
      value: 'Valoare',
      daysOut: 'Zile cu stoc epuizat',
      lostSales: 'Vânzări pierdute',
      packSize: 'Bucăți în pachet',
      leastUnits: 'Comandă minimă',
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
      supplier: 'Fournisseur',
      product: 'Produit',
      code: 'Code',
      name: 'Nom',
      units: 'Unités',
      counted: 'Comptées',
      countedAt: 'Comptées le',
      reorderPoint: 'Seuil de réapprovisionnement',
      deliveryDays: 'Jours de livraison',
      status: 'Statut',
      onOrder: 'Commandées',
      unitsADay: 'Unités par jour',
      coverDays: 'Jours de couverture',
      orderBy: 'À commander avant le',
      toOrder: 'Unités à commander',
      value: 'Valeur',
      daysOut: 'Jours de rupture',
      lostSales: 'Ventes perdues',
      packSize: 'Unités par lot',
      leastUnits: 'Commande minimale',
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
      supplier: 'Proveedor',
      product: 'Producto',
      code: 'Código',
      name: 'Nombre',
      units: 'Unidades',
      counted: 'Contadas',
      countedAt: 'Contadas el',
      reorderPoint: 'Punto de pedido',
      deliveryDays: 'Días de entrega',
      status: 'Estado',
      onOrder: 'Pedidas',
      unitsADay: 'Unidades al día',
      coverDays: 'Días de cobertura',
      orderBy: 'Pedir antes del',
      toOrder: 'Unidades por pedir',
      value: 'Valor',
      daysOut: 'Días agotado',
      lostSales: 'Ventas perdidas',
      packSize: 'Unidades por paquete',
      leastUnits: 'Pedido mínimo',
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
      adSpend: 'Gasto en anuncios',
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
      supplier: 'Fornecedor',
      product: 'Produto',
      code: 'Código',
      name: 'Nome',
      units: 'Unidades',
      counted: 'Contadas',
      countedAt: 'Contadas em',
      reorderPoint: 'Ponto de encomenda',
      deliveryDays: 'Dias de entrega',
      status: 'Estado',
      onOrder: 'Encomendadas',
      unitsADay: 'Unidades por dia',
      coverDays: 'Dias de cobertura',
      orderBy: 'Encomendar até',
      toOrder: 'Unidades a encomendar',
      value: 'Valor',
      daysOut: 'Dias esgotado',
      lostSales: 'Vendas perdidas',
      packSize: 'Unidades por embalagem',
      leastUnits: 'Encomenda mínima',
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
      adSpend: 'Gasto em anúncios',
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
export const titlesOf = (columns: readonly FileColumn[], language: Language): string[] =>
  columns.map((column) => FILE_WORDS[language].titles[column]);
