const DIACRITICS = /\p{M}/gu;

/** A title or a status without case, diacritics, spaces and signs: `Invoice No.` and `invoice_no` are both `invoiceno`,
 * `N.º pedido` is `npedido`. */
export function squash(title: string): string {
  return title
    .normalize('NFD')
    .replace(DIACRITICS, '')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'l')
    .toLowerCase()
    .replace(/[^\p{L}\d]|[ºª]/gu, '');
}
