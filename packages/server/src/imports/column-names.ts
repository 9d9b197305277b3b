import type { ImportField } from '@adaos/api';

/** Titles of what is known of an order's shipment, squashed. A weight counts only where its title has the unit. */
export const SHIPMENT_TITLES: Partial<Record<ImportField, string>> = {
  carrier:
    'carrier carriername shippingcarrier courier couriername shippingprovider shippingmethod shippingmethodtitle deliverymethod ' +
    'shippinginformation curier numecurier firmadecurierat transportator metodalivrare metodadelivrare modalitatelivrare ' +
    'modalitatedelivrare transporteur modedelivraison modelivraison methodedelivraison transportista empresadetransporte ' +
    'metododeenvio metodoenvio formadeenvio transportadora metododeentrega formadeentrega versandart spediteur corriere przewoznik dopravce',
  weightGrams:
    'weightg weightgrams weightingrams totalweightg totalweightgrams orderweightg orderweightgrams totalgrams grams greutateg ' +
    'greutategrame greutatetotalag greutatetotalagrame poidsg poidsgrammes poidstotalg pesog pesogramos pesogramas pesototalg',
  weightKg:
    'weightkg totalweightkg orderweightkg ordertotalweightkg parcelweightkg shippingweightkg greutatekg greutatetotalakg ' +
    'greutatecomandakg poidskg poidstotalkg pesokg pesototalkg gewichtkg',
  parcels:
    'parcels parcelcount numberofparcels packages packagecount numberofpackages nrcolete numarcolete numarulcoletelor ' +
    'numaruldecolete colete nbcolis nombredecolis colis bultos numerodebultos numbultos volumes numerodevolumes nvolumes pakete',
};

/** Titles of the codes that an order was placed with, squashed. Coupons and vouchers alone may as well be amounts. */
export const DISCOUNT_TITLES: Partial<Record<ImportField, string>> = {
  discountCode:
    'discountcode discountcodes couponcode couponcodes vouchercode vouchercodes promocode promocodes promotioncode codreducere ' +
    'coddereducere coduridereducere codpromotional codvoucher codcupon codepromo codereduction codedereduction codesdereduction ' +
    'codigodescuento codigodedescuento codigosdedescuento codigopromocional codigocupon codigodesconto codigodedesconto ' +
    'codigosdedesconto codigocupom gutscheincode rabattcode codicesconto kodrabatowy',
};

/**
 * Titles, squashed, that files with one line for each item give their columns, in English, Romanian, French, Spanish,
 * Portuguese, German, Italian, Polish and Czech; those before win over those after. What an order has as a whole is
 * in `amount-titles.ts`.
 */
export const LINE_TITLES: Partial<Record<ImportField, string>> = {
  orderId:
    'invoice invoiceno invoicenumber invoiceid orderid orderno ordernumber orderincrementid incrementid idorder orderref orderreference ordername ordernr order ' +
    'numarcomanda nrcomanda nrcomenzii numarulcomenzii idcomanda codcomanda comandanr comanda numarfactura nrfactura factura ' +
    'numerocommande numerodecommande nocommande ncommande idcommande referencecommande commande numerofacture facture ' +
    'numeropedido numerodepedido numerodopedido npedido idpedido pedido numerofactura numeroencomenda numerodaencomenda nencomenda encomenda ' +
    'bestellnummer bestellnr bestellung auftragsnummer rechnungsnummer numeroordine ordine numerzamowienia zamowienie ' +
    'cisloobjednavky objednavka transactionid receiptno receiptnumber receipt documentno document',
  date:
    'invoicedate orderdate orderedat orderdatetime dateordered placedat createdat datecreated dateadded dateadd purchasedate transactiondate ' +
    'datetime date created datacomenzii datacomanda dataplasarii datafacturii datafactura datacrearii dataora data ' +
    'datecommande datedecommande datedelacommande datefacture fechapedido fechadelpedido fechadepedido fechafactura fecha ' +
    'datapedido datadopedido dataencomenda datadaencomenda bestelldatum auftragsdatum rechnungsdatum datum dataordine ' +
    'datazamowienia datumobjednavky timestamp time',
  quantity:
    'quantity qty quantityordered qtyordered orderedquantity orderquantity itemquantity productquantity lineitemquantity units pieces pcs ' +
    'cantitate cant cantitati buc bucati nrbuc nrbucati quantite qte cantidad cant quantidade qtd qtde menge anzahl stuck quantita ' +
    'ilosc mnozstvi pocetkusu',
  price:
    'unitprice price priceperunit priceperitem itemprice productprice lineitemprice sellingprice saleprice pretunitar ' +
    'pretulunitar pretvanzare pretbucata pret prixunitaire prixunitairettc prixunitaireht prix pu preciounitario preciounidad precio ' +
    'precounitario preco einzelpreis stuckpreis preis prezzounitario prezzo cenajednostkowa cenazasztuke jednotkovacena cenazakus cena ' +
    'pretunitarcutva pretcutva pretvanzarecutva unitpriceincltax unitpriceincvat priceincltax priceincvat prixttc preciounitarioconiva ' +
    'precioconiva precounitariocomiva precocomiva precociva bruttopreis einzelpreisbrutto pretunitarfaratva pretfaratva pretvanzarefaratva ' +
    'unitpriceexcltax unitpriceexvat priceexcltax priceexvat prixht preciounitariosiniva preciosiniva precounitariosemiva precosemiva precosiva ' +
    'nettopreis einzelpreisnetto',
  sku:
    'sku stockcode itemsku productsku lineitemsku productcode productreference itemcode itemno itemnumber articleno articlenumber article ' +
    'codprodus codarticol codsku codulprodusului cod referenceproduit refproduit codeproduit codearticle reference ref ' +
    'referenciaproducto codigoproducto codigodeproducto referencia codigoproduto codigodoproduto codigo artikelnummer artikelnr ' +
    'codiceprodotto codicearticolo codice kodproduktu kodtowaru kod productid variantsku model productmodel code ean barcode',
  name:
    'description productname itemname lineitemname producttitle itemtitle productdescription itemdescription product item title ' +
    'denumireprodus denumireaprodusului numeprodus denumire produs descriere articol nomduproduit nomproduit designation libelle ' +
    'produit nombredelproducto nombreproducto nombredeproducto producto descripcion articulo nomedoproduto nomeproduto produto ' +
    'descricao produktname artikelbezeichnung bezeichnung produkt artikel nomeprodotto descrizione prodotto nazwaproduktu nazwa ' +
    'nazevproduktu nazev name',
  customer:
    'customerid customeremail customer customername customernumber customerno buyeremail buyerid buyer billingemail email idclient ' +
    'codclient emailclient client numeclient cumparator clientid nomclient emaildelcliente idcliente codigocliente cliente ' +
    'nombrecliente nomecliente comprador kundennummer kundennr kunde emailcliente klient zakaznik',
  country:
    'country countrycode billingcountry shippingcountry customercountry deliverycountry countryname tara taraclient tarafacturare ' +
    'taralivrare pays paysdefacturation paysdelivraison pais paisdefacturacion paisdeenvio land paese kraj zeme',
  currency: 'currency currencycode ordercurrency moneda valuta devise divisa moeda wahrung waluta mena',
  status:
    'orderstatus status stare starecomanda stareacomenzii statuscomanda statutcommande statutdelacommande statut estadodelpedido ' +
    'estadopedido estado estadodopedido estadodaencomenda bestellstatus statoordine stato statuszamowienia stavobjednavky stav',
  store:
    'storename store storeview shopname shop purchasepoint numemagazin magazin nommagasin boutique nomboutique nombretienda tienda ' +
    'nomeloja loja filiale negozio sklep obchod',
  updated:
    'updatedat updatedon dateupdated lastupdated lastupdate lastmodified modifiedat datemodified datemodifiedgmt modifieddate ' +
    'dataactualizarii dataactualizare datamodificarii ultimamodificare datedemodification datemodification dernieremodification ' +
    'miseajour fechademodificacion fechamodificacion ultimamodificacion dataalteracao datadealteracao ultimaalteracao aktualisiertam',
  paymentMethod:
    'paymentmethod paymentmethodtitle paymentgateway paymenttype gateway paymentprovider payment paidby metodaplata ' +
    'metodadeplata modalitateplata modalitatedeplata modplata tipplata tipuldeplata plata modedepaiement modedereglement ' +
    'moyendepaiement methodedepaiement paiement reglement metododepago formadepago mediodepago pago metododepagamento ' +
    'formadepagamento meiodepagamento pagamento zahlungsart zahlungsmethode metodopagamento metododipagamento ' +
    'metodaplatnosci sposobplatnosci zpusobplatby platba',
  productGroup:
    'productgroup productcategory productcategories producttype category categories grupaproduse grupadeproduse grupaprodus ' +
    'categorieprodus categoriaprodusului categorie groupedeproduits categoriedeproduit categorieproduit typedeproduit grupodeproductos ' +
    'categoriaproducto categoriadeproducto tipodeproducto categoria grupodeprodutos categoriadoproduto tipodeproduto kategorie',
  variantOf:
    'parentsku skuparent parentproduct parentproductsku parentproductname parentname parentcode parentreference variantof masterproduct ' +
    'mastersku skuparinte produsparinte codparinte codprodusparinte denumireparinte produitparent referenceparent referenceparente ' +
    'skupadre productopadre referenciapadre skupai produtopai referenciapai vaterartikel',
  ...SHIPMENT_TITLES,
  ...DISCOUNT_TITLES,
  lineTotal:
    'linetotal lineamount itemtotal lineitemtotal rowtotal extendedprice totallinie totalrand valoarelinie totalligne montantligne ' +
    'totallinea totallinha zeilensumme',
};

/**
 * Titles of files with one row for each order, squashed and without a currency: the grids of Magento (`Grand Total (Base)`, in the
 * shop's own currency, before that of the purchase), PrestaShop and OpenCart (`Date Added`), the orders file of the eMAG marketplace
 * (`Total (RON) (livrare inclusa)`), and those that people write in the languages above. A total with tax is before one without.
 * Columns that may as well hold a rate or a code (`Tax`, `TVA`, `Discount`) are mapped by hand; so is a subtotal, which is not needed.
 */
export const ORDER_TITLES: Partial<Record<ImportField, string>> = {
  orderId: `${LINE_TITLES.orderId} id`,
  date:
    `purchasedate purchasedon dateadded ${LINE_TITLES.date} dataadaugarii dataadaugare dateajout datedajout fechadealta ` +
    'fechaalta dataadicao datadeadicao',
  orderTotal:
    'grandtotalbase gtbase grandtotal grandtotalpurchased gtpurchased totallivrareinclusa ordertotal ordertotalamount totalpaidtaxincl totalttc ' +
    'totalcutva totalconiva totalcomiva totalcomanda totalcomenzii valoarecomanda valoareacomenzii valoaretotala totalcommande ' +
    'totaldelacommande montanttotal montantttc totalpedido totaldelpedido importetotal totalencomenda totaldaencomenda ' +
    'valortotal total totalamount totalprice totalpaid totaldeplata totaldeplatit totalplata amountpaid valoare montant importe valor ' +
    'gesamtbetrag gesamtsumme gesamt summe betrag totale importo wartosc kwota suma razem celkem castka amount netsales',
  orderShipping:
    'shippingandhandling taxadelivrare taxalivrare costlivrare transport taxatransport costtransport shipping shippingamount ' +
    'shippingtotal ordershipping ordershippingamount shippingcharged fraisdeport fraisdelivraison fraisdexpedition ' +
    'gastosdeenvio costedeenvio portes portesdeenvio custosdeenvio versandkosten spesedispedizione',
  orderTax:
    'taxamount ordertax totaltax taxtotal taxes vatamount totalvat valoaretva totaltva tvatotal montanttva montantdelatva ' +
    'totaliva importeiva valoriva valordoiva steuerbetrag',
  orderShippingTax:
    'shippingtax shippingtaxamount shippingtaxtotal ordershippingtax vatonshipping shippingvat tvatransport tvalivrare tvaport ' +
    'tvafraisdeport ivaenvio ivaportes',
  orderDiscount:
    'discountamount orderdiscount orderdiscountamount totaldiscount discounttotal valoarereducere totalreducere valoarevoucher ' +
    'valoarevouchere valoarevoucheruri reducerevoucher discountvoucher montantremise totalremise totaldescuento totaldesconto valordesconto',
  orderRefunded:
    'totalrefunded amountrefunded refundedamount refundtotal totalrambursat sumarambursata valoarerambursata montantrembourse ' +
    'totalrembourse importereembolsado totalreembolsado valorreembolsado',
  status: `${LINE_TITLES.status} etat etatdelacommande`,
  customer: `${LINE_TITLES.customer} billtoname billingname`,
  store: LINE_TITLES.store ?? '',
  updated: LINE_TITLES.updated ?? '',
  country: LINE_TITLES.country ?? '',
  paymentMethod: LINE_TITLES.paymentMethod ?? '',
  ...SHIPMENT_TITLES,
  ...DISCOUNT_TITLES,
  currency: LINE_TITLES.currency ?? '',
};

/** The grid of PrestaShop's orders, whose `Delivery` is a country, by its column for new clients in the product's languages. */
export const PRESTASHOP_TITLES = {
  signature: ['newclient', 'nouveauclient', 'clientnou', 'nuevocliente', 'clientenuevo', 'novocliente', 'clientenovo'],
  titles: { orderId: 'id', country: 'delivery livraison livrare entrega' },
} as const;

/** Titles that name an item in a file with a line for each item, and in another may as well say something of an order. */
export const COULD_BE_OF_ORDERS: ReadonlySet<string> = new Set(
  'reference ref referinta referencia code codigo cod codice kod name nazwa nazev title description descripcion descricao'.split(
    ' ',
  ),
);
