import type { LanguageTexts } from './types.ts';

export const pt: LanguageTexts = {
  friendly: {
    cta: 'Dê uma vista de olhos',
    ideas: {
      fact: [
        'Apresentamos {product}',
        'Venha ver mais de perto',
        'Descubra {product}: uma ideia para {audience}.',
        'Descubra {product}.',
        'Veja com calma: todos os pormenores estão na loja.',
      ],
      audience: [
        'Para si: {product}',
        'Uma ideia para si',
        'Uma sugestão para {audience}: {product}.',
        'Uma sugestão para si: {product}.',
        'Conhece alguém que ia gostar? Partilhe.',
      ],
      question: [
        'Que tal {product}?',
        'Procura algo assim?',
        'Procura algo para {audience}? Veja {product}.',
        'Procura uma ideia? Veja {product}.',
        'Decida com calma se é para si.',
      ],
    },
  },
  professional: {
    cta: 'Ver os pormenores',
    ideas: {
      fact: [
        '{product}: pormenores',
        'Pormenores do produto',
        'Para {audience}: todos os pormenores sobre {product}.',
        'Todos os pormenores sobre {product}.',
        'Leia a descrição e compare antes de escolher.',
      ],
      audience: [
        'Seleção: {product}',
        'Uma escolha ponderada',
        'Seleção para {audience}: {product}.',
        'Na nossa seleção: {product}.',
        'A informação do produto está na loja online.',
      ],
      question: [
        'Porquê {product}?',
        'Como escolher bem?',
        'O que ver antes de escolher para {audience}? Comece por {product}.',
        'O que ver antes de escolher? Comece por {product}.',
        'Compare as características e decida com critério.',
      ],
    },
  },
  confident: {
    cta: 'Descobrir',
    ideas: {
      fact: [
        'Simplesmente {product}',
        'O que tinha em mente',
        'Sabe o que quer para {audience}: {product}.',
        'Sabe o que quer: {product}.',
        'Repare em cada pormenor. Depois, decida.',
      ],
      audience: [
        'Ao seu gosto: {product}',
        'Escolher sem rodeios',
        'Sem rodeios, para {audience}: {product}.',
        'Sem rodeios: {product}.',
        'Menos procura, mais do que queria.',
      ],
      question: [
        'Porque não {product}?',
        'Ainda tem dúvidas?',
        'Para quê continuar a procurar algo para {audience}? Aqui tem {product}.',
        'Para quê continuar a procurar? Aqui tem {product}.',
        'Veja com os seus próprios olhos e decida.',
      ],
    },
  },
  urgent: {
    cta: 'Ver agora',
    ideas: {
      fact: [
        'Hoje: {product}',
        'Veja ainda hoje',
        'Não adie: veja hoje {product}, para {audience}.',
        'Não adie: veja hoje {product}.',
        'Entre agora na loja: é só um instante.',
      ],
      audience: [
        '{product}, agora mesmo',
        'Para si, agora mesmo',
        'Para {audience}, agora mesmo: {product}.',
        'Para si, agora mesmo: {product}.',
        'Hoje é um bom dia: veja agora.',
      ],
      question: [
        '{product}: porquê esperar?',
        'Porque não hoje?',
        'Porquê esperar por amanhã? Veja agora {product}, para {audience}.',
        'Porquê esperar por amanhã? Veja agora {product}.',
        'Um toque agora e fica a saber mais.',
      ],
    },
  },
};
