import type { Language } from '../contract/common.ts';
import type { CopyAnswer, CopyHistory, CopyRequest, GeneratedCopy } from '../contract/insights/ad-copy.ts';
import { PRODUCTS } from './shop.ts';

type Texts = Pick<GeneratedCopy, 'title' | 'content' | 'cta'>;
/** The three copies of a product for an audience: a headline, a post, a mail. */
type Template = (product: string, audience: string) => readonly [Texts, Texts, Texts];

const templates: Record<Language, Template> = {
  en: (product, audience) => [
    {
      title: `${product}: made to be kept`,
      content: `For ${audience} who choose once and choose well. ${product}, sent today, yours to try for 30 days.`,
      cta: 'See it now',
    },
    {
      title: `Why ${audience} love ${product}`,
      content: `It looks good on the first day and better every year. Have a look at what others say of ${product}.`,
      cta: 'Read the reviews',
    },
    {
      title: `A few pieces of ${product} are left`,
      content: `We made a small series for ${audience}. When it is gone, the next one comes in spring.`,
      cta: 'Reserve yours',
    },
  ],
  ro: (product, audience) => [
    {
      title: `${product}: făcut să rămână`,
      content: `Pentru ${audience}, care aleg o dată și aleg bine. ${product}, expediat azi, cu 30 de zile de probă.`,
      cta: 'Vezi acum',
    },
    {
      title: `De ce îndrăgesc ${audience} ${product}`,
      content: `Arată bine din prima zi și tot mai bine cu fiecare an. Vezi ce spun alții despre ${product}.`,
      cta: 'Citește recenziile',
    },
    {
      title: `Au mai rămas câteva bucăți: ${product}`,
      content: `Am făcut o serie mică pentru ${audience}. Când se termină, următoarea vine abia la primăvară.`,
      cta: 'Rezervă-ți bucata',
    },
  ],
  fr: (product, audience) => [
    {
      title: `${product} : fait pour durer`,
      content: `Pour ${audience}, qui choisissent une fois et choisissent bien. ${product}, expédié aujourd’hui, 30 jours d’essai.`,
      cta: 'Découvrir',
    },
    {
      title: `Pourquoi ${audience} aiment ${product}`,
      content: `Beau dès le premier jour, plus beau chaque année. Lisez ce que l’on dit de ${product}.`,
      cta: 'Lire les avis',
    },
    {
      title: `Il ne reste que quelques pièces : ${product}`,
      content: `Une petite série pour ${audience}. Une fois épuisée, la prochaine n’arrivera qu’au printemps.`,
      cta: 'Réserver la mienne',
    },
  ],
  es: (product, audience) => [
    {
      title: `${product}: hecho para quedarse`,
      content: `Para ${audience}, que eligen una vez y eligen bien. ${product}, enviado hoy, con 30 días de prueba.`,
      cta: 'Verlo ahora',
    },
    {
      title: `Por qué a ${audience} les encanta ${product}`,
      content: `Luce bien el primer día y mejor cada año. Mira lo que otros dicen de ${product}.`,
      cta: 'Leer las opiniones',
    },
    {
      title: `Quedan pocas unidades: ${product}`,
      content: `Hicimos una serie pequeña para ${audience}. Cuando se agote, la próxima llegará en primavera.`,
      cta: 'Reservar la mía',
    },
  ],
  pt: (product, audience) => [
    {
      title: `${product}: feito para durar`,
      content: `Para ${audience}, que escolhem uma vez e escolhem bem. ${product}, enviado hoje, com 30 dias para experimentar.`,
      cta: 'Ver agora',
    },
    {
      title: `Porque é que ${audience} adoram ${product}`,
      content: `Fica bem no primeiro dia e melhor a cada ano. Veja o que outros dizem sobre ${product}.`,
      cta: 'Ler as opiniões',
    },
    {
      title: `Restam poucas unidades: ${product}`,
      content: `Fizemos uma série pequena para ${audience}. Quando esgotar, a próxima só chega na primavera.`,
      cta: 'Reservar a minha',
    },
  ],
};

const KINDS = [
  { type: 'headline', tone: 'confident' },
  { type: 'post', tone: 'friendly' },
  { type: 'email', tone: 'urgent' },
] as const;

/** Three copies by template: the same request gives the same copies. Without a language, Romanian. */
export function sampleCopies({ productName, targetAudience, language = 'ro' }: CopyRequest): CopyAnswer {
  const texts = templates[language](productName.trim(), targetAudience.trim());
  return {
    source: 'sample',
    copies: texts.map((text, index) => ({ id: `copy-${index + 1}`, ...text, ...(KINDS[index] ?? KINDS[0]) })),
  };
}

const requests = [
  { createdAt: '2025-12-18T10:15:00Z', productName: PRODUCTS.blanket, targetAudience: 'familiile tinere' },
  { createdAt: '2025-12-02T14:40:00Z', productName: PRODUCTS.mugs, targetAudience: 'iubitorii de cafea' },
  { createdAt: '2025-11-20T09:05:00Z', productName: PRODUCTS.linen, targetAudience: 'cei care dorm prost' },
];
const entries = requests.map((request) => ({ ...request, copies: sampleCopies(request).copies }));

export const sampleCopyHistory: CopyHistory = {
  source: 'sample',
  summary: { copies: 9, copiesThisMonth: 6, products: 3, audiences: 3 },
  entries,
};
