import type { GeneratedCopy, Language } from '@adaos/api';

type Texts = Pick<GeneratedCopy, 'title' | 'content' | 'cta'>;
export type CopyTexts = readonly [headline: Texts, post: Texts, email: Texts];
type Template = (product: string, audience: string) => CopyTexts;

const texts = (title: string, content: string, cta: string): Texts => ({ title, content, cta });

/** They say nothing of the product that is not known: no price, no stock, no delivery. */
export const TEMPLATES: Record<Language, readonly Template[]> = {
  en: [
    (product, audience) => [
      texts(
        `${product}, chosen with care`,
        `Made for ${audience}. Have a look at ${product} and see why.`,
        'See it now',
      ),
      texts(
        `For ${audience}: ${product}`,
        `Some things you only want to choose once. ${product} is one of them. What matters most to you in it? Tell us below.`,
        'Find out more',
      ),
      texts(
        `Have you seen ${product} yet?`,
        `We thought of ${audience} when we picked ${product} for the shop. Take your time, compare, ask: we answer every message.`,
        'Visit the shop',
      ),
    ],
    (product, audience) => [
      texts(`${product} for ${audience}`, `Less searching, more of what you wanted: ${product}.`, 'Show me'),
      texts(
        `What makes ${product} different?`,
        `Look closely at the details. ${product} speaks to ${audience} who would rather have one good thing than three others.`,
        'Look closer',
      ),
      texts(
        `A suggestion: ${product}`,
        `If you know ${audience}, or are one of them, ${product} may be just what was missing. All about it is in the shop.`,
        'Read on',
      ),
    ],
  ],
  ro: [
    (product, audience) => [
      texts(
        `${product}, ales cu grijă`,
        `Gândit pentru ${audience}. Descoperă ${product} și convinge-te.`,
        'Vezi acum',
      ),
      texts(
        `Pentru ${audience}: ${product}`,
        `Unele lucruri vrei să le alegi o singură dată. ${product} e unul dintre ele. Ce contează cel mai mult pentru tine? Scrie-ne mai jos.`,
        'Află mai multe',
      ),
      texts(
        `Ai văzut deja ${product}?`,
        `Ne-am gândit la ${audience} când am ales ${product} pentru magazin. Uită-te pe îndelete, compară, întreabă: răspundem la fiecare mesaj.`,
        'Intră în magazin',
      ),
    ],
    (product, audience) => [
      texts(`${product} pentru ${audience}`, `Cauți mai puțin și găsești ce voiai: ${product}.`, 'Arată-mi'),
      texts(
        `Prin ce se deosebește ${product}?`,
        `Privește detaliile de aproape. ${product} e pentru ${audience} care preferă un lucru bun în locul altor trei.`,
        'Privește de aproape',
      ),
      texts(
        `O sugestie: ${product}`,
        `Dacă îți sunt aproape ${audience}, s-ar putea ca ${product} să fie exact ce lipsea. Toate detaliile sunt în magazin.`,
        'Citește mai departe',
      ),
    ],
  ],
  fr: [
    (product, audience) => [
      texts(
        `${product}, choisi avec soin`,
        `Pensé pour ${audience}. Découvrez ${product}, vous verrez pourquoi.`,
        'Découvrir',
      ),
      texts(
        `Pour ${audience} : ${product}`,
        `Il y a des choses que l’on veut ne choisir qu’une fois. ${product} en fait partie. Qu’est-ce qui compte le plus pour vous ? Dites-le-nous.`,
        'En savoir plus',
      ),
      texts(
        `Avez-vous déjà vu ${product} ?`,
        `Nous avons pensé à ${audience} en choisissant ${product} pour la boutique. Prenez votre temps, comparez, posez vos questions : nous répondons à chaque message.`,
        'Voir la boutique',
      ),
    ],
    (product, audience) => [
      texts(`${product} pour ${audience}`, `Moins chercher, trouver ce que l’on voulait : ${product}.`, 'Montrez-moi'),
      texts(
        `Qu’est-ce qui distingue ${product} ?`,
        `Regardez les détails de près. ${product} s’adresse à ${audience} qui préfèrent une bonne chose à trois autres.`,
        'Regarder de près',
      ),
      texts(
        `Une suggestion : ${product}`,
        `Si vous pensez à ${audience}, ${product} est peut-être exactement ce qui manquait. Tout est expliqué dans la boutique.`,
        'Lire la suite',
      ),
    ],
  ],
  es: [
    (product, audience) => [
      texts(
        `${product}, elegido con cuidado`,
        `Pensado para ${audience}. Descubre ${product} y verás por qué.`,
        'Verlo ahora',
      ),
      texts(
        `Para ${audience}: ${product}`,
        `Hay cosas que se quieren elegir una sola vez. ${product} es una de ellas. ¿Qué es lo que más valoras? Cuéntanoslo abajo.`,
        'Saber más',
      ),
      texts(
        `¿Ya has visto ${product}?`,
        `Pensamos en ${audience} al elegir ${product} para la tienda. Míralo con calma, compara, pregunta: respondemos a todos los mensajes.`,
        'Ir a la tienda',
      ),
    ],
    (product, audience) => [
      texts(`${product} para ${audience}`, `Busca menos y encuentra lo que querías: ${product}.`, 'Enséñamelo'),
      texts(
        `¿Qué distingue a ${product}?`,
        `Fíjate en los detalles. ${product} es para ${audience} que prefieren una cosa buena a otras tres.`,
        'Ver de cerca',
      ),
      texts(
        `Una sugerencia: ${product}`,
        `Si piensas en ${audience}, quizá ${product} sea justo lo que faltaba. Todos los detalles están en la tienda.`,
        'Seguir leyendo',
      ),
    ],
  ],
  pt: [
    (product, audience) => [
      texts(
        `${product}, escolhido com cuidado`,
        `Pensado para ${audience}. Descubra ${product} e veja porquê.`,
        'Ver agora',
      ),
      texts(
        `Para ${audience}: ${product}`,
        `Há coisas que se querem escolher uma só vez. ${product} é uma delas. O que é mais importante para si? Conte-nos abaixo.`,
        'Saber mais',
      ),
      texts(
        `Já viu ${product}?`,
        `Pensámos em ${audience} quando escolhemos ${product} para a loja. Veja com calma, compare, pergunte: respondemos a todas as mensagens.`,
        'Visitar a loja',
      ),
    ],
    (product, audience) => [
      texts(`${product} para ${audience}`, `Procure menos e encontre o que queria: ${product}.`, 'Mostrar'),
      texts(
        `O que distingue ${product}?`,
        `Repare nos pormenores. ${product} é para ${audience} que preferem uma coisa boa a outras três.`,
        'Ver de perto',
      ),
      texts(
        `Uma sugestão: ${product}`,
        `Se está a pensar em ${audience}, talvez ${product} seja mesmo o que faltava. Todos os pormenores estão na loja.`,
        'Continuar a ler',
      ),
    ],
  ],
};
