import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'screens.Contact.title', defaultMessage: 'Write to us' },
  lead: {
    id: 'screens.Contact.lead',
    defaultMessage:
      'A question before you start, an unusual shop, a demo for your team: write to us, and a person will answer.',
  },
  answerTitle: { id: 'screens.Contact.answerTitle', defaultMessage: 'When we answer' },
  answer: { id: 'screens.Contact.answer', defaultMessage: 'In about 24 hours, Monday to Friday, 9:00–18:00 CET.' },
  mailTitle: { id: 'screens.Contact.mailTitle', defaultMessage: 'Or by email' },
  name: { id: 'screens.Contact.name', defaultMessage: 'Your name' },
  nameRequired: { id: 'screens.Contact.nameRequired', defaultMessage: 'Enter your name.' },
  email: { id: 'screens.Contact.email', defaultMessage: 'Email' },
  emailRequired: { id: 'screens.Contact.emailRequired', defaultMessage: 'Enter your email address.' },
  company: { id: 'screens.Contact.company', defaultMessage: 'Company' },
  companyRequired: { id: 'screens.Contact.companyRequired', defaultMessage: 'Enter the name of your company.' },
  message: { id: 'screens.Contact.message', defaultMessage: 'Message' },
  messageRequired: { id: 'screens.Contact.messageRequired', defaultMessage: 'Write your message.' },
  website: { id: 'screens.Contact.website', defaultMessage: 'Leave this field empty' },
  submit: { id: 'screens.Contact.submit', defaultMessage: 'Send message' },
  failed: {
    id: 'screens.Contact.failed',
    defaultMessage: 'Your message could not be sent. It is still here; try again.',
  },
  behind: { id: 'screens.Contact.behind', defaultMessage: 'Go back one page to find what you wrote.' },
  sentTitle: { id: 'screens.Contact.sentTitle', defaultMessage: 'Thank you, your message has arrived' },
  sent: {
    id: 'screens.Contact.sent',
    defaultMessage: 'We answer in about 24 hours, Monday to Friday, 9:00–18:00 CET.',
  },
  another: { id: 'screens.Contact.another', defaultMessage: 'Write another message' },
});
