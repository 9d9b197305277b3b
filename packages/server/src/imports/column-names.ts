import type { ImportField } from '@adaos/api';

/**
 * Titles, squashed, that files with one line for each item give their columns, in English, Romanian, French, Spanish,
 * Portuguese, German, Italian, Polish and Czech; those before win over those after. What an order has as a whole is not
 * among them: in such files a `Discount` or `Total` may as well be the line's, so that is mapped by hand.
 */
export const LINE_TITLES: Partial<Record<ImportField, string>> = {
  orderId:
    'invoice invoiceno invoicenumber invoiceid orderid orderno ordernumber orderref orderreference ordername ordernr order ' +
    'numarcomanda nrcomanda nrcomenzii numarulcomenzii idcomanda codcomanda comandanr comanda numarfactura nrfactura factura ' +
    'numerocommande numerodecommande nocommande ncommande idcommande referencecommande commande numerofacture facture ' +
    'numeropedido numerodepedido numerodopedido npedido idpedido pedido numerofactura numeroencomenda numerodaencomenda nencomenda encomenda ' +
    'bestellnummer bestellnr bestellung auftragsnummer rechnungsnummer numeroordine ordine numerzamowienia zamowienie ' +
    'cisloobjednavky objednavka transactionid receiptno receiptnumber receipt documentno document',
  date:
    'invoicedate orderdate orderedat orderdatetime dateordered placedat createdat datecreated purchasedate transactiondate ' +
    'datetime date created datacomenzii datacomanda dataplasarii datafacturii datafactura datacrearii dataora data ' +
    'datecommande datedecommande datedelacommande datefacture fechapedido fechadelpedido fechadepedido fechafactura fecha ' +
    'datapedido datadopedido dataencomenda datadaencomenda bestelldatum auftragsdatum rechnungsdatum datum dataordine ' +
    'datazamowienia datumobjednavky timestamp time',
  quantity:
    'quantity qty quantityordered orderedquantity orderquantity itemquantity productquantity lineitemquantity units pieces pcs ' +
    'cantitate cant cantitati buc bucati nrbuc nrbucati quantite qte cantidad cant quantidade qtd qtde menge anzahl stuck quantita ' +
    'ilosc mnozstvi pocetkusu',
  price:
    'unitprice price priceperunit priceperitem itemprice productprice lineitemprice sellingprice saleprice pretunitar ' +
    'pretulunitar pretvanzare pretbucata pret prixunitaire prixunitairettc prixunitaireht prix pu preciounitario preciounidad precio ' +
    'precounitario preco einzelpreis stuckpreis preis prezzounitario prezzo cenajednostkowa cenazasztuke jednotkovacena cenazakus cena',
  sku:
    'sku stockcode itemsku productsku lineitemsku productcode itemcode itemno itemnumber articleno articlenumber article ' +
    'codprodus codarticol codsku codulprodusului cod referenceproduit refproduit codeproduit codearticle reference ref ' +
    'referenciaproducto codigoproducto codigodeproducto referencia codigoproduto codigodoproduto codigo artikelnummer artikelnr ' +
    'codiceprodotto codicearticolo codice kodproduktu kodtowaru kod productid variantsku code ean barcode',
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
  lineTotal:
    'linetotal lineamount itemtotal lineitemtotal rowtotal extendedprice totallinie totalrand valoarelinie totalligne montantligne ' +
    'totallinea totallinha zeilensumme',
};
