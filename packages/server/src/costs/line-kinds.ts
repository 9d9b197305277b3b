import type { LineKind } from '@adaos/domain';

interface Pattern {
  readonly kind: LineKind;
  /** Of the whole code. */
  readonly code?: RegExp;
  /** Of the name, in lower case and without accents. */
  readonly name: RegExp;
}

/**
 * What shops in the five languages call lines that are no products. Words that products have as well ("carriage clock", "test tube") count
 * only where they are the whole name. The first that fits counts: a bad debt is booked as an adjustment, a voucher is no discount.
 */
const PATTERNS: readonly Pattern[] = [
  {
    kind: 'bad_debt',
    name: /\bbad debts?\b|\bcreant[ae] (neincasat|incert)|\bcreances? (douteuse|irrecouvrable)|\b(incobrable|creditos? incobravel)/,
  },
  {
    kind: 'gift_voucher',
    code: /^gift[_-]?(card|voucher|\d)/,
    name: /(\bgift (voucher|card|certificate)s?|\b(card|voucher|bon) cadou|\b(carte|cheque|bon)s? cadeaux?|\b(tarjeta|vale|cheque) (de )?regalo|\b(cartao|vale|cheque)[ -](presente|oferta|prenda))(?=$|\W*\d)/,
  },
  {
    kind: 'shipping',
    code: /^(post|postage|dot|carriage|shipping|ship|delivery|freight|livrare|transport|curier|expedition|livraison|port|envio|portes)$/,
    name: /\bpostage\b|^(shipping|delivery|freight|carriage|transport|livrare|curier|expedition|livraison|port|envio|portes|entrega)$|\b(shipping|delivery|carriage|freight) (cost|fee|charge)s?\b|\b(standard|express|free|international) (shipping|delivery)\b|\b(cost|costuri|taxa|taxe|servicii) (de )?(livrare|transport|curier|expediere)\b|\b(livrare|transport) (prin )?(curier|standard|express|gratuit)\b|\bfrais (de |d['’]|d )?(port|livraison|envoi|expedition)\b|\b(gastos|costes?) de envio\b|\b(portes|custos?|despesas|taxa) de (envio|entrega|expedicao)\b|\b(envio|livraison|expedition) (estandar|standard|express|gratis|gratuite?)\b/,
  },
  {
    kind: 'fee',
    code: /^(bank ?charges?|(amazon|ebay|paypal|etsy|emag)[ _-]?fees?|fees?)$/,
    name: /\bbank charges?\b|\b(amazon|ebay|paypal|etsy|emag|stripe|marketplace|payment|processing) fees?\b|\bcommission\b|\bcomision\b|\bcomissao\b|\b(taxa|taxe) (de )?(ramburs|procesare|plata)\b|\bcomisioane?\b|\bfrais (bancaires|de (paiement|gestion|dossier))\b|\b(gastos|cargos) (bancarios|de gestion)\b|\b(despesas|encargos|taxas?) (bancari[ao]s|de pagamento)\b/,
  },
  {
    kind: 'discount',
    code: /^(d|discount|coupon|reducere|remise|descuento|desconto)$/,
    name: /^(discount|coupon|rebate|reducere|cupon|remise|rabais|reduction|descuento|rebaja|desconto)s?$|\b(discount|coupon|voucher) code\b|\bcod (de )?reducere\b|\bcode (promo|de reduction)\b|\bcodigo (de )?(descuento|desconto|promocional)\b/,
  },
  {
    kind: 'correction',
    code: /^(m|manual|adj|adjust\d*)$/,
    name: /^(manual|manuel|adjust(ment)?|correction|corectie|corectare|ajustare|ajustement|ajuste|correccion|correcao|regularizare|regularisation|regularizacion|regularizacao)$|\badjustment by\b|\b(manual|stock) (adjustment|correction|entry)\b|\b(corectie|ajustare) manuala\b|\b(correction|saisie) manuelle\b|\b(ajuste|correccion|correcao) manual\b/,
  },
  {
    kind: 'sample',
    code: /^(s|samples?)$/,
    name: /^(free )?samples?$|^(mostr[ae]|mostre gratuite|echantillons?( gratuits?)?|muestras?( gratis)?|amostras?( gratis)?)$/,
  },
  {
    kind: 'test',
    code: /^(test|tests|testing)[_-]?\d*$/,
    name: /^(test|teste|prueba|essai)$|\btest (product|order|item)\b|\b(produs|comanda) (de )?test\b|\b(produit|commande) (de )?test\b|\b(producto|pedido) de prueba\b|\b(produto|encomenda) de teste\b/,
  },
];

/** Letters that were separated from their accents by NFD. */
const ACCENTS = /\p{M}/gu;
const plain = (text: string) =>
  text.normalize('NFD').replaceAll(ACCENTS, '').toLowerCase().trim().replaceAll(/\s+/g, ' ');

/**
 * What lines with a code and a name seem to be; null: a product.
 * @param code in the orders; where they have none, the name.
 */
export function lineKindOf(code: string, name: string | null): LineKind | null {
  const [key, words] = [plain(code), plain(name ?? code)];
  return PATTERNS.find((pattern) => pattern.code?.test(key) || pattern.name.test(words))?.kind ?? null;
}
