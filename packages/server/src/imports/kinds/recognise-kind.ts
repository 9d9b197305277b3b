import type { ImportKind } from '@adaos/api';
import { FIELDS_OF, hasOrderCost, hasProductFact, NEEDED_FIELDS_OF } from '@adaos/domain';
import { LINE_TITLES, SHIPMENT_TITLES } from '../column-names.ts';
import { mapTitles, plainTitle, type Recognition, recognise } from '../formats.ts';
import type { Titles } from '../types.ts';

/** Titles of reports of ads in English, Romanian, French, Spanish and Portuguese, squashed. */
const ADS_TITLES: Titles = {
  campaign:
    'campaignname campaign numelecampaniei numecampanie campanie campania nomdelacampagne nomdecampagne campagne ' +
    'nombredelacampana nombredecampana campana nomedacampanha nomecampanha campanha',
  date:
    'day date zi ziua data jour date dia fecha reportingstarts inceputulraportarii inceperearaportarii debutdesrapports ' +
    'debutdurapport iniciodelinforme iniciodosrelatorios iniciodorelatorio byday gregoriandate timeperiod',
  spend:
    'cost amountspent sumacheltuita spend adspend cheltuieli cheltuiala montantdepense cout depense importegastado coste gasto ' +
    'montantegasto montanteusado valorgasto custo',
  impressions: 'impr impressions afis afisari impresiones impressoes',
  clicks:
    'clicks linkclicks clicksall clicuri clicuripelink clicuripelinkuri clicuritoate clics clicssurunlien clicssurlien ' +
    'clicksdestination clicstous clicsenelenlace clicstodos cliques cliquesnaligacao cliquesemligacoes cliquestodos',
  invalidClicks:
    'invalidclicks clicurinevalide clicuriinvalide clicsnonvalides clicsincorrects clicsnovalidos cliquesinvalidos',
  conversions:
    'conversions conversii purchases websitepurchases achizitii achizitiipesite results rezultate achats resultats conversiones ' +
    'compras resultados conversoes',
  campaignId:
    'campaignid idcampanie idcampaniei idulcampaniei identifiantdelacampagne iddelacampagne iddecampana iddelacampana ' +
    'identificadordelacampana iddacampanha',
  platform: 'platform platforma adplatform plateforme plataforma',
  status:
    'campaignstatus campaignstate campaigndelivery stareacampaniei starecampanie difuzareacampaniei livrareacampaniei status ' +
    'stare etatdelacampagne diffusiondelacampagne estadodelacampana entregadelacampana estadodacampanha veiculacaodacampanha',
  dailyBudget:
    'budget dailybudget campaignbudget buget bugetzilnic bugetulcampaniei budgetquotidien presupuesto orcamento',
  currency:
    'currencycode currency codmoneda codulmonedei moneda codedeladevise devise codigodemoneda codigodamoeda moeda',
};

const META_SPEND = new Set(
  'amountspent sumacheltuita montantdepense importegastado montantegasto montanteusado valorgasto'.split(' '),
);
const GOOGLE_SPEND = new Set('cost cout coste custo'.split(' '));
/** Columns that only reports of TikTok and of Microsoft Advertising have. */
const TIKTOK_ONLY = new Set('byday clicksdestination'.split(' '));
const MICROSOFT_ONLY = new Set('gregoriandate timeperiod'.split(' '));
/** Columns of Google Ads that no other report has. */
const GOOGLE_ONLY = new Set(
  'impr afis currencycode codmoneda codulmonedei campaignstatus campaignstate stareacampaniei starecampanie budgettype interactionrate'.split(
    ' ',
  ),
);

const STOCK_TITLES: Titles = {
  sku: LINE_TITLES.sku ?? '',
  stock:
    'stock stoc stockonhand onhand instock available availablestock stocdisponibil disponibil quantity qty cantitate ' +
    'cantitatestoc units bucati variantinventoryqty inventory inventoryquantity quantiteenstock quantite existencias cantidad ' +
    'quantidade quantidadeemstock',
  name: LINE_TITLES.name ?? '',
  supplier: 'supplier suppliername vendor furnizor numefurnizor numelefurnizorului fournisseur proveedor fornecedor',
  leadDays:
    'leadtime leadtimedays leaddays deliverytime deliverydays daystodeliver termenlivrare termendelivrare termenlivrarezile ' +
    'zilelivrare zilepanalalivrare timplivrare timpdelivrare delaidelivraison delailivraison delaijours plazodeentrega ' +
    'diasdeentrega prazodeentrega diasdeentrega',
  packUnits:
    'packsize packunits unitsperpack packquantity casesize caseqty orderpack marimepachet unitatipepachet bucatipepachet bucatipebax ' +
    'taillelot unitesparlot conditionnement tamanopaquete unidadesporpaquete unidadesporcaja tamanhoembalagem unidadesporembalagem ' +
    'unidadesporcaixa',
  leastUnits:
    'minimumorder minorder minimumorderquantity minorderquantity moq minimumquantity comandaminima cantitateminima ' +
    'cantitateminimacomanda commandeminimale commandeminimum quantiteminimale pedidominimo cantidadminima encomendaminima quantidademinima',
  unitCost:
    'unitcost costperunit costperitem cost purchaseprice buyingprice costunitar costachizitie costdeachizitie pretachizitie ' +
    'pretdeachizitie coutunitaire coutdachat prixdachat costeunitario preciodecompra custounitario precodecompra',
  currency: 'currency currencycode moneda devise divisa moeda',
};

const COST_TITLES: Titles = {
  sku: LINE_TITLES.sku ?? '',
  name: LINE_TITLES.name ?? '',
  unitCost: STOCK_TITLES.unitCost ?? '',
  date:
    'from validfrom costfrom date since startdate dela valabildela valabildin data din incepandcu adater du apartirde depuis ' +
    'valabledu desde validodesde fecha apartirdel validodesde datade',
  productGroup: `${LINE_TITLES.productGroup} group grupa groupe grupo`,
  variantOf: `handle ${LINE_TITLES.variantOf}`,
  weightGrams: `variantgrams ${SHIPMENT_TITLES.weightGrams}`,
  weightKg: SHIPMENT_TITLES.weightKg ?? '',
  currency: STOCK_TITLES.currency ?? '',
};

const ORDER_COST_TITLES: Titles = {
  orderId: `${LINE_TITLES.orderId} id`,
  shippingCost:
    'shippingcost realshippingcost actualshippingcost carriercost couriercost deliverycost shippingfee shipping postage freight ' +
    'transportcost costtransport costdetransport costultransportului costlivrare costdelivrare costcurier costexpediere transport ' +
    'livrare curier coutlivraison coutdelivraison coutexpedition fraisdeport fraisdelivraison livraison costeenvio costedeenvio ' +
    'gastosdeenvio envio custoenvio custodeenvio custodeexpedicao portes envio versandkosten costospedizione kosztwysylki',
  paymentFee:
    'paymentfee paymentfees transactionfee transactionfees processingfee fee fees commission comisionplata comisiondeplata ' +
    'comisionprocesator comisiontranzactie comision fraisdepaiement fraispaiement fraisdetransaction commissionpaiement ' +
    'comisiondepago comisionpago comisiones comissaodepagamento comissaopagamento comissao taxadepagamento zahlungsgebuhr',
  returnShippingCost:
    'returnshippingcost returnshipping returncost returnscost costretur costderetur costtransportretur transportretur retur ' +
    'coutretour coutduretour fraisderetour retour costedevolucion costededevolucion devolucion custodevolucao custodedevolucao ' +
    'devolucao rucksendekosten',
  handlingCost:
    'handlingcost handling packingcost packagingcost packaging fulfilmentcost fulfillmentcost fulfilmentfee fulfillmentfee ' +
    'pickandpack costmanipulare costprocesare costambalare ambalare manipulare procesare coutpreparation coutdepreparation ' +
    'preparation emballage costepreparacion costedepreparacion preparacion embalaje custopreparacao custodepreparacao preparacao ' +
    'embalagem',
  goodsCost:
    'goodscost costofgoods costofgoodssold cogs productcost itemcost cost costmarfa costulmarfii costmarfuri costprodus ' +
    'costachizitie valoareachizitie coutmarchandises coutdesmarchandises coutproduit cout costemercancia costedelamercancia ' +
    'costeproducto coste customercadoria customercadorias custodosprodutos custoproduto custo',
  sku: LINE_TITLES.sku ?? '',
  currency: STOCK_TITLES.currency ?? '',
};

/** A product counts only beside a cost of goods: a carrier's file has codes of its own. Where no cost is found, that of shipping is missing. */
function recogniseOrderCosts(columns: readonly string[]): Recognition {
  const { sku, ...found } = mapTitles(columns, ORDER_COST_TITLES);
  const mapping = found.goodsCost !== undefined && sku !== undefined ? { ...found, sku } : found;
  const needed = [...NEEDED_FIELDS_OF.order_costs, ...(hasOrderCost(mapping) ? [] : (['shippingCost'] as const))];
  const missing = needed.filter((field) => mapping[field] === undefined);
  return { format: missing.length === 0 ? 'order_costs' : 'unknown', mapping, missing };
}

function recogniseAds(columns: readonly string[]): Recognition {
  const mapping = mapTitles(columns, ADS_TITLES);
  const missing = NEEDED_FIELDS_OF.ads.filter((field) => mapping[field] === undefined);
  if (missing.length > 0) return { format: 'unknown', mapping, missing };
  const spend = plainTitle(mapping.spend ?? '');
  const titles = columns.map(plainTitle);
  if (META_SPEND.has(spend)) return { format: 'meta_ads', mapping, missing: [] };
  if (titles.some((title) => TIKTOK_ONLY.has(title))) return { format: 'tiktok_ads', mapping, missing: [] };
  if (titles.some((title) => MICROSOFT_ONLY.has(title))) return { format: 'microsoft_ads', mapping, missing: [] };
  const google = GOOGLE_SPEND.has(spend) && titles.some((title) => GOOGLE_ONLY.has(title));
  return { format: google ? 'google_ads' : 'ads', mapping, missing: [] };
}

const PRODUCT_TITLES = { stock: STOCK_TITLES, costs: COST_TITLES } as const;

/** A product without a number of its own is known by its name. */
function recogniseProducts(columns: readonly string[], kind: 'stock' | 'costs'): Recognition {
  const found = mapTitles(columns, PRODUCT_TITLES[kind]);
  const named = found.sku === undefined && found.name !== undefined ? { ...found, sku: found.name } : found;
  const fields = Object.entries(named).filter(([field]) => (FIELDS_OF[kind] as readonly string[]).includes(field));
  const mapping: Recognition['mapping'] = Object.fromEntries(fields);
  const needed = [
    ...NEEDED_FIELDS_OF[kind],
    ...(kind === 'stock' || hasProductFact(mapping) ? [] : (['unitCost'] as const)),
  ];
  const missing = needed.filter((field) => mapping[field] === undefined);
  return { format: missing.length === 0 ? kind : 'unknown', mapping, missing };
}

/**
 * Recognises what the columns of a kind of file mean, by their titles.
 * @param rows the first records, see `recognise`.
 */
export function recogniseKind(
  columns: readonly string[],
  kind: ImportKind,
  rows: readonly (readonly string[])[] = [],
): Recognition {
  if (kind === 'ads') return recogniseAds(columns);
  if (kind === 'order_costs') return recogniseOrderCosts(columns);
  return kind === 'orders' ? recognise(columns, rows) : recogniseProducts(columns, kind);
}
