import type { Language } from '@adaos/api';

export interface OrderTexts {
  readonly title: string;
  readonly draft: string;
  readonly supplier: string;
  readonly buyer: string;
  readonly orderedOn: string;
  readonly dueOn: string;
  readonly code: string;
  readonly product: string;
  readonly units: string;
  readonly unitCost: string;
  readonly amount: string;
  readonly total: string;
  readonly uncosted: string;
  readonly note: string;
  readonly page: string;
}

/** What a purchase order says around its lines; `{number}`, `{page}` and `{pages}` are filled in. */
export const orderTexts: Record<Language, OrderTexts> = {
  en: {
    title: 'Purchase order {number}',
    draft: 'Draft, not ordered yet',
    supplier: 'Supplier',
    buyer: 'Ordered by',
    orderedOn: 'Ordered on',
    dueOn: 'Expected on',
    code: 'Code',
    product: 'Product',
    units: 'Units',
    unitCost: 'Unit cost',
    amount: 'Amount',
    total: 'Total',
    uncosted: 'Without the products whose cost is not stated.',
    note: 'Note',
    page: 'Page {page} of {pages}',
  },
  ro: {
    title: 'Comandă la furnizor {number}',
    draft: 'Ciornă, încă necomandată',
    supplier: 'Furnizor',
    buyer: 'Comandat de',
    orderedOn: 'Data comenzii',
    dueOn: 'Livrare așteptată',
    code: 'Cod',
    product: 'Produs',
    units: 'Bucăți',
    unitCost: 'Cost pe bucată',
    amount: 'Valoare',
    total: 'Total',
    uncosted: 'Fără produsele al căror cost nu este menționat.',
    note: 'Mențiuni',
    page: 'Pagina {page} din {pages}',
  },
  fr: {
    title: 'Bon de commande {number}',
    draft: 'Brouillon, pas encore commandé',
    supplier: 'Fournisseur',
    buyer: 'Commandé par',
    orderedOn: 'Date de commande',
    dueOn: 'Livraison prévue',
    code: 'Référence',
    product: 'Produit',
    units: 'Unités',
    unitCost: 'Coût unitaire',
    amount: 'Montant',
    total: 'Total',
    uncosted: 'Hors produits dont le coût n’est pas indiqué.',
    note: 'Remarque',
    page: 'Page {page} sur {pages}',
  },
  es: {
    title: 'Pedido de compra {number}',
    draft: 'Borrador, aún sin pedir',
    supplier: 'Proveedor',
    buyer: 'Pedido por',
    orderedOn: 'Fecha del pedido',
    dueOn: 'Entrega prevista',
    code: 'Código',
    product: 'Producto',
    units: 'Unidades',
    unitCost: 'Coste unitario',
    amount: 'Importe',
    total: 'Total',
    uncosted: 'Sin los productos cuyo coste no se indica.',
    note: 'Nota',
    page: 'Página {page} de {pages}',
  },
  pt: {
    title: 'Encomenda a fornecedor {number}',
    draft: 'Rascunho, ainda não encomendado',
    supplier: 'Fornecedor',
    buyer: 'Encomendado por',
    orderedOn: 'Data da encomenda',
    dueOn: 'Entrega prevista',
    code: 'Código',
    product: 'Produto',
    units: 'Unidades',
    unitCost: 'Custo unitário',
    amount: 'Valor',
    total: 'Total',
    uncosted: 'Sem os produtos cujo custo não está indicado.',
    note: 'Nota',
    page: 'Página {page} de {pages}',
  },
};
