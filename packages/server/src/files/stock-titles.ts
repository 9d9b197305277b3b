import type { Language } from '@adaos/domain';

/** What a column of a file about goods has. */
export type StockColumn =
  | 'supplier'
  | 'product'
  | 'code'
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
  | 'leastUnits';

/** The titles of these columns. */
export const STOCK_TITLES: Record<Language, Record<StockColumn, string>> = {
  en: {
    supplier: 'Supplier',
    product: 'Product',
    code: 'Code',
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
  },
  ro: {
    supplier: 'Furnizor',
    product: 'Produs',
    code: 'Cod',
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
  },
  fr: {
    supplier: 'Fournisseur',
    product: 'Produit',
    code: 'Code',
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
  },
  es: {
    supplier: 'Proveedor',
    product: 'Producto',
    code: 'Código',
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
  },
  pt: {
    supplier: 'Fornecedor',
    product: 'Produto',
    code: 'Código',
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
  },
};
