import type { Language } from '@adaos/api';

interface ContactTexts {
  readonly subject: string;
  readonly heading: string;
  readonly reply: string;
  readonly sender: string;
  readonly company: string;
  readonly linkHint: string;
  readonly footer: string;
}

/** The text around a message of the contact page; `{name}` is filled in. The space before French double signs is a no-break one. */
export const contactTexts: Record<Language, ContactTexts> = {
  en: {
    subject: 'Message from {name}, {company}',
    heading: 'A message from the contact page',
    reply: 'Reply to {name}',
    sender: 'From: {name}',
    company: 'Company: {company}',
    linkHint: 'The address to reply to:',
    footer: 'Written on the contact page of Adaos.',
  },
  ro: {
    subject: 'Mesaj de la {name}, {company}',
    heading: 'Un mesaj din pagina de contact',
    reply: 'Răspunde: {name}',
    sender: 'De la: {name}',
    company: 'Companie: {company}',
    linkHint: 'Adresa la care poți răspunde:',
    footer: 'Scris în pagina de contact Adaos.',
  },
  fr: {
    subject: 'Message de {name}, {company}',
    heading: 'Un message de la page de contact',
    reply: 'Répondre à {name}',
    sender: 'De\u00A0: {name}',
    company: 'Entreprise\u00A0: {company}',
    linkHint: 'L’adresse pour répondre\u00A0:',
    footer: 'Écrit sur la page de contact d’Adaos.',
  },
  es: {
    subject: 'Mensaje de {name} ({company})',
    heading: 'Un mensaje de la página de contacto',
    reply: 'Responder a {name}',
    sender: 'De parte de: {name}',
    company: 'Empresa: {company}',
    linkHint: 'La dirección a la que responder:',
    footer: 'Escrito en la página de contacto de Adaos.',
  },
  pt: {
    subject: 'Mensagem de {name}, {company}',
    heading: 'Uma mensagem da página de contacto',
    reply: 'Responder a {name}',
    sender: 'Da parte de: {name}',
    company: 'Empresa: {company}',
    linkHint: 'O endereço para responder:',
    footer: 'Escrita na página de contacto do Adaos.',
  },
};
