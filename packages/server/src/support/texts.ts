import type { Language } from '@adaos/api';

interface SupportTexts {
  /** Before the part of a guide. */
  readonly found: string;
  readonly handedOver: string;
  /** To a complaint, and to what a person alone may settle. */
  readonly forPerson: string;
  /** Where a person has been asked for already. */
  readonly stillWaiting: string;
  /** To a greeting, and to a call for help that says no more. */
  readonly opening: string;
  readonly thanks: string;
}

/** What the support itself says; all else comes from the guides, a model or a person. */
export const supportTexts: Record<Language, SupportTexts> = {
  en: {
    found: 'This may help:',
    handedOver:
      'I am not sure about the answer, so a colleague will reply to you here, usually within 24 hours (Monday to Friday, 9:00 to 18:00 CET).',
    forPerson:
      'A colleague will look into this personally and reply to you here, usually within 24 hours (Monday to Friday, 9:00 to 18:00 CET).',
    stillWaiting: 'Noted. A colleague will read this too and reply to you here.',
    opening:
      'Hello! What would you like to know? Ask in a sentence, for example “How do I import my orders?”. If you would rather talk to a person, say so and a colleague will reply to you here.',
    thanks: 'You are welcome. If you have another question, just write here.',
  },
  ro: {
    found: 'Poate te ajută asta:',
    handedOver:
      'Nu am un răspuns sigur la această întrebare, așa că îți va răspunde aici un coleg, de obicei în 24 de ore (luni–vineri, 9:00–18:00 CET).',
    forPerson:
      'Un coleg se va ocupa personal de asta și îți va răspunde aici, de obicei în 24 de ore (luni–vineri, 9:00–18:00 CET).',
    stillWaiting: 'Am notat. Un coleg va citi și acest mesaj și îți va răspunde aici.',
    opening:
      'Bună! Ce ai vrea să afli? Întreabă într-o propoziție, de exemplu „Cum îmi import comenzile?”. Dacă preferi să vorbești cu un om, spune-ne și îți va răspunde aici un coleg.',
    thanks: 'Cu plăcere! Dacă mai ai întrebări, scrie-ne aici.',
  },
  fr: {
    found: 'Ceci peut vous aider :',
    handedOver:
      'Je n’ai pas de réponse sûre à cette question : un collègue vous répondra ici, en général sous 24 heures (du lundi au vendredi, de 9 h à 18 h CET).',
    forPerson:
      'Un collègue s’en occupera personnellement et vous répondra ici, en général sous 24 heures (du lundi au vendredi, de 9 h à 18 h CET).',
    stillWaiting: 'C’est noté. Un collègue lira aussi ce message et vous répondra ici.',
    opening:
      'Bonjour ! Que souhaitez-vous savoir ? Posez votre question en une phrase, par exemple « Comment importer mes commandes ? ». Si vous préférez parler à une personne, dites-le et un collègue vous répondra ici.',
    thanks: 'Avec plaisir. Si vous avez une autre question, écrivez-nous ici.',
  },
  es: {
    found: 'Esto puede ayudarte:',
    handedOver:
      'No tengo una respuesta segura para esto, así que te responderá aquí un compañero, normalmente en 24 horas (de lunes a viernes, de 9:00 a 18:00 CET).',
    forPerson:
      'Un compañero se ocupará personalmente de esto y te responderá aquí, normalmente en 24 horas (de lunes a viernes, de 9:00 a 18:00 CET).',
    stillWaiting: 'Anotado. Un compañero leerá también este mensaje y te responderá aquí.',
    opening:
      '¡Hola! ¿Qué te gustaría saber? Pregunta con una frase, por ejemplo «¿Cómo importo mis pedidos?». Si prefieres hablar con una persona, dilo y te responderá aquí un compañero.',
    thanks: '¡De nada! Si te surge otra duda, escríbenos aquí.',
  },
  pt: {
    found: 'Isto pode ajudar:',
    handedOver:
      'Não tenho uma resposta segura para esta pergunta, por isso um colega responder-lhe-á aqui, normalmente em 24 horas (de segunda a sexta-feira, das 9:00 às 18:00 CET).',
    forPerson:
      'Um colega tratará disto pessoalmente e responder-lhe-á aqui, normalmente em 24 horas (de segunda a sexta-feira, das 9:00 às 18:00 CET).',
    stillWaiting: 'Registado. Um colega lerá também esta mensagem e responder-lhe-á aqui.',
    opening:
      'Olá! O que gostaria de saber? Pergunte numa frase, por exemplo «Como importo as minhas encomendas?». Se preferir falar com uma pessoa, diga-o e um colega responder-lhe-á aqui.',
    thanks: 'De nada. Se tiver outra questão, escreva-nos aqui.',
  },
};
