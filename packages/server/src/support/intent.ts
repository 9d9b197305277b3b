import type { Language } from '@adaos/api';
import { plain } from '../guides/search.ts';

/** What a message wants, where that shows without a look at the guides. */
type Intent = 'opening' | 'thanks' | 'person';

/** In the five languages at once: people greet, and lose their temper, in whichever they like. */
const OPENING =
  /^(?:h(?:i|ello|ey)(?: there| all)?|dear (?:team|support)|good (?:morning|afternoon|evening|day)|salut(?:are|ari)?|buna(?: ziua| dimineata| seara)?|servus|noroc|bon(?:jour|soir)|coucou|hola|buen(?:os|as) (?:dias|tardes|noches)|buenas|ola|oi|bo(?:m|a) (?:dia|tarde|noite)|(?:can you |could you |please )*help(?: me)?(?: please)?|i need (?:some )?help|(?:am nevoie de |va rog )?ajut(?:or|ati-ma|a-ma)|(?:a l )?aide(?:z moi)?|j ai besoin d aide|(?:necesito |por favor )?ayuda(?:me)?|(?:preciso de |por favor )?ajuda(?:-me)?|is anyone there|how are you|ce (?:mai )?faci|ca va|que tal|tudo bem)$/;

const THANKS =
  /^(?:(?:ok(?:ay)?|super|perfect|great)$|(?:ok |super |perfect |great )*(?:(?:many |no )?thanks|thank you|thx|multumesc|mersi|merci(?: bien)?|(?:muchas )?gracias|(?:muito )?obrigad[oa]))(?: (?:a lot|so much|very much|mult|frumos|beaucoup|bien|mucho|pela ajuda|pentru ajutor|for your help|pour votre aide|por tu ayuda))*$/;

/** Asked for a person; money back; anger. */
const PERSON: Record<Language, readonly RegExp[]> = {
  en: [
    /\b(?:human|real person|live agent|customer service)\b/,
    /\b(?:talk|speak|chat) (?:to|with) (?:a |an |the |some|your |one of )/,
    /^(?:a )?(?:person|agent)$/,
    /\b(?:get|have|offer) (?:me |us )?(?:a|any) discount\b|\bcharged (?:me |us )?(?:twice|again|wrongly)\b/,
    /\bmoney back\b|\brefund me\b|\b(?:want|demand|claim|request|get|give me|need|ask for) (?:a|my|the) (?:full )?refund\b/,
    /\b(?:furious|outrageous|unacceptable|ridiculous|rip-?off|scam|lawyer|complain|complaint|fed up|the worst (?:software|service|product|support|app|tool)|useless|disgrace|nothing works|waste of (?:time|money))\b/,
  ],
  ro: [
    /\b(?:vorbesc|vorbi|discut|discuta) (?:cu|direct)\b|\b(?:un om|o persoana|operator uman|persoana reala)\b|^(?:om|operator|persoana)$/,
    /\bbanii inapoi\b|\bramburs(?:area|are|ati|ez|at)\b|\breturnati banii\b/,
    /\b(?:nemultumit|nemultumita|bataie de joc|(?:cel mai prost|cea mai proasta) (?:serviciu|program|aplicatie|produs|suport)|inadmisibil|inacceptabil|rusine|teapa|escroc\w*|reclamatie|avocat|nimic nu (?:merge|functioneaza)|nu merge nimic)\b/,
  ],
  fr: [
    /\bparler (?:a|avec)\b|\b(?:un humain|une vraie personne|un conseiller|un agent)\b|^(?:une )?personne$/,
    /\brembours(?:e|er|ez|ement)\b(?=.*\b(?:moi|paiement|abonnement)\b)|\b(?:etre|veux|me) (?:rembourse|rembourser|un remboursement)\b|\bremboursez\b/,
    /\b(?:inadmissible|inacceptable|scandaleux|honteux|une honte|arnaque|furieu(?:x|se)|reclamation|plainte|avocat|rien ne (?:marche|fonctionne)|l[ea] pire (?:service|logiciel|application|produit|assistance))\b/,
  ],
  es: [
    /\bhablar con\b|\b(?:un humano|una persona real|un agente)\b|^(?:una )?persona$/,
    /\bdevuel\w+ (?:\w+ )?dinero\b|\bdevolucion de mi dinero\b|\b(?:quiero|exijo|pido) (?:un|el) reembolso\b|\breembols(?:en|adme|ame)\b/,
    /\b(?:verguenza|inaceptable|indignante|estafa|furios[oa]|hart[oa]|queja|reclamacion|abogado|nada funciona|no funciona nada|(?:el|la) peor (?:servicio|programa|aplicacion|producto|atencion))\b/,
  ],
  pt: [
    /\bfalar com\b|\b(?:um humano|uma pessoa real|um agente)\b|^(?:uma )?pessoa$/,
    /\bdinheiro de volta\b|\bdevolv\w+ (?:\w+ )?dinheiro\b|\b(?:quero|exijo|peco) (?:um|o|ser) reembols[oa]d?[oa]?\b|\breembolsem\b/,
    /\b(?:vergonha|inaceitavel|inadmissivel|burla|furios[oa]|fart[oa]|queixa|reclamacao|advogado|nada funciona|nao funciona nada|[oa] pior (?:servico|programa|apoio|aplicacao|produto))\b/,
  ],
};

/** Null where the guides have to be asked. */
export function intentOf(message: string): Intent | null {
  const text = plain(message).replaceAll(/['’´`]/g, ' ');
  if (
    Object.values(PERSON)
      .flat()
      .some((pattern) => pattern.test(text.replaceAll(/[^\p{L}\p{N}-]+/gu, ' ').trim()))
  )
    return 'person';
  const parts = text
    .split(/[^\p{L}\p{N}\s-]+/u)
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .filter((part) => part !== '');
  if (parts.length === 0) return 'opening';
  if (parts.some((part) => THANKS.test(part)) && parts.every((part) => THANKS.test(part) || OPENING.test(part))) {
    return 'thanks';
  }
  return parts.every((part) => OPENING.test(part)) ? 'opening' : null;
}
