import type { Language } from '@adaos/api';

interface SupportTexts {
  /** Before the part of a guide. */
  readonly found: string;
  readonly handedOver: string;
  /** Where a person has been asked for already. */
  readonly stillWaiting: string;
}

/** What the support itself says; all else comes from the guides, a model or a person. */
export const supportTexts: Record<Language, SupportTexts> = {
  en: {
    found: 'This may help:',
    handedOver:
      'I have no sure answer to this, so a colleague will answer you here, usually within 24 hours (Monday to Friday, 9:00 to 18:00 CET).',
    stillWaiting: 'Noted. A colleague will read this too and answer you here.',
  },
  ro: {
    found: 'Poate te ajută asta:',
    handedOver:
      'Nu am un răspuns sigur la această întrebare, așa că îți va răspunde aici un coleg, de obicei în 24 de ore (luni–vineri, 9:00–18:00 CET).',
    stillWaiting: 'Am notat. Un coleg va citi și acest mesaj și îți va răspunde aici.',
  },
  fr: {
    found: 'Ceci peut vous aider :',
    handedOver:
      'Je n’ai pas de réponse sûre à cette question : un collègue vous répondra ici, en général sous 24 heures (du lundi au vendredi, de 9 h à 18 h CET).',
    stillWaiting: 'C’est noté. Un collègue lira aussi ce message et vous répondra ici.',
  },
  es: {
    found: 'Esto puede ayudarte:',
    handedOver:
      'No tengo una respuesta segura para esto, así que te responderá aquí un compañero, normalmente en 24 horas (de lunes a viernes, de 9:00 a 18:00 CET).',
    stillWaiting: 'Anotado. Un compañero leerá también este mensaje y te responderá aquí.',
  },
  pt: {
    found: 'Isto pode ajudar:',
    handedOver:
      'Não tenho uma resposta segura para esta pergunta, por isso um colega responder-lhe-á aqui, normalmente em 24 horas (de segunda a sexta-feira, das 9h00 às 18h00 CET).',
    stillWaiting: 'Registado. Um colega lerá também esta mensagem e responder-lhe-á aqui.',
  },
};
