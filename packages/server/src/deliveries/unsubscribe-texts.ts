import type { Language } from '@adaos/domain';

interface PageTexts {
  readonly title: string;
  readonly question: Readonly<Record<'email' | 'daily' | 'weekly' | 'report', string>>;
  readonly stop: string;
  readonly done: string;
  readonly settings: string;
  readonly invalid: string;
}

/** What the page says that a mail's link to unsubscribe leads to. `{shop}` is the shop's name. */
export const unsubscribeTexts: Record<Language, PageTexts> = {
  en: {
    title: 'Unsubscribe',
    question: {
      email: 'Stop the emails with notifications from {shop}?',
      daily: 'Stop the daily summary of {shop}?',
      weekly: 'Stop the weekly summary of {shop}?',
      report: 'Stop sending this report of {shop}?',
    },
    stop: 'Stop these emails',
    done: 'Done. You no longer receive these emails.',
    settings: 'Notification settings',
    invalid: 'This link is incomplete. Open it again from the email, or choose in your settings what you receive.',
  },
  ro: {
    title: 'Dezabonare',
    question: {
      email: 'Nu mai vrei să primești e-mailurile cu notificări de la {shop}?',
      daily: 'Nu mai vrei să primești rezumatul zilnic pentru {shop}?',
      weekly: 'Nu mai vrei să primești rezumatul săptămânal pentru {shop}?',
      report: 'Nu mai vrei să primești acest raport pentru {shop}?',
    },
    stop: 'Nu mai vreau aceste e-mailuri',
    done: 'Gata. Nu mai primești aceste e-mailuri.',
    settings: 'Setările de notificări',
    invalid: 'Linkul este incomplet. Deschide-l din nou din e-mail sau alege din setări ce primești.',
  },
  fr: {
    title: 'Désabonnement',
    question: {
      email: 'Ne plus recevoir les e-mails de notification de {shop}\u202F?',
      daily: 'Ne plus recevoir le résumé quotidien de {shop}\u202F?',
      weekly: 'Ne plus recevoir le résumé hebdomadaire de {shop}\u202F?',
      report: 'Ne plus recevoir ce rapport de {shop}\u202F?',
    },
    stop: 'Ne plus recevoir ces e-mails',
    done: 'C’est fait. Vous ne recevez plus ces e-mails.',
    settings: 'Paramètres de notification',
    invalid:
      'Ce lien est incomplet. Ouvrez-le de nouveau depuis l’e-mail, ou choisissez dans vos paramètres ce que vous recevez.',
  },
  es: {
    title: 'Cancelar la suscripción',
    question: {
      email: '¿Dejar de recibir los correos con notificaciones de {shop}?',
      daily: '¿Dejar de recibir el resumen diario de {shop}?',
      weekly: '¿Dejar de recibir el resumen semanal de {shop}?',
      report: '¿Dejar de recibir este informe de {shop}?',
    },
    stop: 'Dejar de recibir estos correos',
    done: 'Listo. Ya no recibes estos correos.',
    settings: 'Ajustes de notificaciones',
    invalid: 'El enlace está incompleto. Ábrelo de nuevo desde el correo o elige en tus ajustes lo que recibes.',
  },
  pt: {
    title: 'Cancelar a subscrição',
    question: {
      email: 'Deixar de receber os e-mails com notificações de {shop}?',
      daily: 'Deixar de receber o relatório diário de {shop}?',
      weekly: 'Deixar de receber o relatório semanal de {shop}?',
      report: 'Deixar de receber este relatório de {shop}?',
    },
    stop: 'Deixar de receber estes e-mails',
    done: 'Feito. Já não recebe estes e-mails.',
    settings: 'Definições de notificações',
    invalid: 'A ligação está incompleta. Abra-a de novo a partir do e-mail ou escolha nas definições o que recebe.',
  },
};
