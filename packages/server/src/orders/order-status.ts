import type { ImportFormat } from '@adaos/api';
import { squash } from './squash.ts';

const squashed = (statuses: string) => new Set(statuses.split(' '));

// Called off or never paid, in the words of the platforms (Shopify, WooCommerce, Magento, PrestaShop, OpenCart, eMAG) and of the product's
// languages. OpenCart's "Canceled Reversal" is a sale again.
const NO_SALE = squashed(
  'voided void cancelled canceled cancel failed expired trash rejected declined abandoned draft checkoutdraft autodraft ' +
    'canceledbythecustomer canceledbycustomer canceledbyseller automaticallycanceled canceledwithincident denied paymenterror pendingpayment ' +
    'anulat anulata anulate anulatadeclient anulatadecumparator anulatadevanzator anulataautomat anulatacuincident eroareplata ' +
    'eroaredeplata esuat esuata respins respinsa refuzat refuzata refuzatalalivrare neridicat neridicata ' +
    'annule annulee echoue echouee refuse refusee cancelado cancelada fallido fallida rechazado rechazada ' +
    'eroarelaplata erreurdepaiement erreurpaiement errorenpago errorenelpago errordepago erronopagamento errodepagamento zahlungsfehler ' +
    'missingorders platainasteptare inasteptareaplatii attentepaiement attentedepaiement enattentedepaiement enattentedupaiement ' +
    'pendientedepago pendientepago pagamentopendente aguardapagamento aguardandopagamento zahlungausstehend ' +
    'ciorna brouillon borrador rascunho entwurf ' +
    'falhado falhada falhou recusado recusada storniert fehlgeschlagen annullato annullata fallito anulowane nieudane zruseno',
);
const NO_SALE_WOOCOMMERCE = squashed('pending');
const PAID = squashed('paid partiallypaid partiallyrefunded refunded');
const REFUNDED = squashed(
  'refunded returned storno stornat stornata stornare retur returnat returnata returnatexpeditorului returnataexpeditorului rambursat rambursata remboursee rembourse reembolsado reembolsada erstattet rimborsato ' +
    'chargeback reversed retourne retournee devuelto devuelta devolucion devolvido devolvida devolucao retourniert zuruckgesendet reso zwrocone zwrot vraceno',
);

// Not paid yet: what was called off may come after it, what was paid, too.
const UNPAID = squashed(
  'pending pendingpayment onhold new draft checkoutdraft autodraft abandoned failed paymenterror eroareplata eroaredeplata esuat esuata ' +
    'platainasteptare inasteptareaplatii attentepaiement attentedepaiement enattentedepaiement enattentedupaiement pendientedepago ' +
    'pendientepago pagamentopendente aguardapagamento aguardandopagamento zahlungausstehend ciorna brouillon borrador rascunho entwurf ' +
    'echoue echouee fallido fallida falhado falhada falhou fehlgeschlagen fallito nieudane noua nou nouveau nouvelle nuevo nueva novo nova',
);
const ARRIVED = squashed(
  'complete completed delivered closed finalizata finalizat livrata livrat livratasiincasata incasata ridicata termine terminee livre livree completado completada entregado ' +
    'entregada concluido concluida entregue abgeschlossen geliefert completato consegnato zakonczone dorucena',
);
const RETURNED_IN_PART = squashed(
  'partiallyrefunded partialrefund rambursatapartial returnatapartial stornatapartial partiellementrembourse',
);
/** OpenCart's: called off, and then not. */
const REVERSAL = 'canceledreversal';

const plain = (status: string) => squash(status).replace(/^wc(?=\p{L})/u, '');

/**
 * True where an order was called off or never paid, so that it is no sale. An order of Shopify that waits for its payment is
 * one: cash on delivery is paid at the door. One of WooCommerce is not: it waits for a checkout that may never come.
 * @param cancelled whether the file says that the order was cancelled.
 */
export function isNoSale(status: string, format: ImportFormat, cancelled: boolean): boolean {
  const name = plain(status);
  if (cancelled && !PAID.has(name)) return true;
  return NO_SALE.has(name) || (format === 'woocommerce' && NO_SALE_WOOCOMMERCE.has(name));
}

/** @param closedIsRefunded whether the platform closes an order once all of it was refunded, as Magento does. */
export function isRefunded(status: string, closedIsRefunded = false): boolean {
  const name = plain(status);
  return REFUNDED.has(name) || (closedIsRefunded && name === 'closed');
}

/**
 * How far an order is by its status: a file in which it is less far than in another is the older one. Null where there is no status.
 * @param cancelled whether the file says that the order was cancelled.
 */
export function orderStage(status: string, format: ImportFormat, cancelled: boolean): number | null {
  const name = plain(status);
  if (name === REVERSAL) return 5;
  if (REFUNDED.has(name)) return 4;
  if (UNPAID.has(name) && !cancelled) return 0;
  if (isNoSale(status, format, cancelled)) return 4;
  if (name === '') return null;
  if (RETURNED_IN_PART.has(name)) return 3;
  return ARRIVED.has(name) ? 2 : 1;
}
