import type { Guide, GuideCard } from '../contract/guides.ts';

/** The six guides, in the language of the screen that shows them. */
export const sampleGuides: GuideCard[] = [
  {
    title: 'Conectează Shopify',
    description: 'Leagă magazinul în câteva minute, fără cod, și vezi comenzile chiar azi.',
    link: '/docs/shopify',
    icon: 'plug',
    category: 'Integrări',
    available: true,
  },
  {
    title: 'Instalează pluginul WooCommerce',
    description: 'De la fișierul pluginului până la prima comandă citită.',
    link: '/docs/woocommerce',
    icon: 'plug',
    category: 'Integrări',
    available: true,
  },
  {
    title: 'Citește rapoartele AI',
    description: 'Ce înseamnă fiecare cifră, din ce se compune și cât de sigură este.',
    link: '/docs/reports',
    icon: 'chart',
    category: 'Analiză',
    available: true,
  },
  {
    title: 'Schimbă abonamentul',
    description: 'Cum treci la alt plan și când începe să conteze.',
    link: '/docs/billing',
    icon: 'card',
    category: 'Billing',
    available: true,
  },
  {
    title: 'Configurează campaniile',
    description: 'Bugete, surse de date și ce urmărești în prima săptămână.',
    link: '/docs/campaigns',
    icon: 'campaign',
    category: 'Campanii',
    available: true,
  },
  {
    title: 'Detectează frauda',
    description: 'Semnele pe care le urmărim și ce poți face cu o comandă suspectă.',
    link: '/docs/fraud',
    icon: 'shield',
    category: 'Securitate',
    available: false,
  },
];

export const sampleGuide: Guide = {
  slug: 'reports',
  language: 'ro',
  title: 'Citește rapoartele AI',
  category: 'Analiză',
  text: [
    '## De unde vine o cifră',
    'Fiecare cifră este o sumă peste registrul magazinului. Apas-o ca să vezi formula, părțile ei și comenzile din spate.',
    '## Cât de sigură este',
    '- **înregistrată**: a venit așa din magazin',
    '- **regulă**: rezultă dintr-o regulă pe care ai stabilit-o',
    '- **estimată**: dedusă din date incomplete',
    '- **lipsă**: nu se știe încă, deci nu se adună',
  ].join('\n\n'),
};
