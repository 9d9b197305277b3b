import type { Language } from '@adaos/api';

interface ReportTexts {
  readonly subject: string;
  readonly intro: string;
  readonly missing: string;
  readonly open: string;
  readonly attached: string;
  readonly footer: string;
  readonly unsubscribe: string;
}

/** What the mail of a report says. `{report}` is its name, `{period}` a range of days, `{costs}` a list. */
export const reportTexts: Record<Language, ReportTexts> = {
  en: {
    subject: '{shop}: {report}, {period}',
    intro: '{shop}, {period}',
    missing:
      'Profit is at most as shown, and costs are at least as shown, since not all of these costs are known: {costs}.',
    open: 'Open the report',
    attached: 'The whole report is attached to this email.',
    footer: 'You receive this email because you chose to have this report sent to you.',
    unsubscribe: 'Stop sending this report',
  },
  ro: {
    subject: '{shop}: {report}, {period}',
    intro: '{shop}, {period}',
    missing:
      'Profitul este cel mult cel afișat, iar costurile sunt cel puțin cele afișate, pentru că aceste costuri nu sunt cunoscute în întregime: {costs}.',
    open: 'Deschide raportul',
    attached: 'Raportul întreg este atașat acestui e-mail.',
    footer: 'Primești acest e-mail pentru că ai ales ca raportul să-ți fie trimis.',
    unsubscribe: 'Nu mai vreau acest raport',
  },
  fr: {
    subject: '{shop}\u00A0: {report}, {period}',
    intro: '{shop}, {period}',
    missing:
      'Le bénéfice est au plus celui indiqué, et les coûts sont au moins ceux indiqués, car ces coûts ne sont pas tous connus\u00A0: {costs}.',
    open: 'Ouvrir le rapport',
    attached: 'Le rapport complet est joint à cet e-mail.',
    footer: 'Vous recevez cet e-mail parce que vous avez demandé l’envoi de ce rapport.',
    unsubscribe: 'Ne plus recevoir ce rapport',
  },
  es: {
    subject: '{shop}: {report}, {period}',
    intro: '{shop}, {period}',
    missing:
      'El beneficio es como máximo el indicado y los costes son como mínimo los indicados, porque no se conocen por completo estos costes: {costs}.',
    open: 'Abrir el informe',
    attached: 'El informe completo va adjunto a este correo.',
    footer: 'Recibes este correo porque has elegido que se te envíe este informe.',
    unsubscribe: 'Dejar de recibir este informe',
  },
  pt: {
    subject: '{shop}: {report}, {period}',
    intro: '{shop}, {period}',
    missing:
      'O lucro é, no máximo, o indicado e os custos são, no mínimo, os indicados, porque estes custos não são totalmente conhecidos: {costs}.',
    open: 'Abrir o relatório',
    attached: 'O relatório completo está anexado a este e-mail.',
    footer: 'Recebe este e-mail porque escolheu que este relatório lhe fosse enviado.',
    unsubscribe: 'Deixar de receber este relatório',
  },
};
