import type { Language } from '@adaos/domain';
import type { NoticeMail } from './unsubscribe.ts';

interface PageTexts {
  readonly title: string;
  readonly question: Readonly<Record<NoticeMail, string>>;
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
    },
    stop: 'Stop these emails',
    done: 'Done. You no longer receive these emails.',
    settings: 'Notification settings',
    invalid: 'This link is not complete. Open it from the email again, or change what you receive in your settings.',
  },
  ro: {
    title: 'Dezabonare',
    question: {
      email: 'Oprești e-mailurile cu notificări de la {shop}?',
      daily: 'Oprești rezumatul zilnic pentru {shop}?',
      weekly: 'Oprești rezumatul săptămânal pentru {shop}?',
    },
    stop: 'Oprește aceste e-mailuri',
    done: 'Gata. Nu mai primești aceste e-mailuri.',
    settings: 'Setările de notificări',
    invalid: 'Linkul nu este complet. Deschide-l din nou din e-mail sau schimbă în setări ce primești.',
  },
  fr: {
    title: 'Désabonnement',
    question: {
      email: 'Ne plus recevoir les e-mails de notification de {shop}\u202F?',
      daily: 'Ne plus recevoir le résumé quotidien de {shop}\u202F?',
      weekly: 'Ne plus recevoir le résumé hebdomadaire de {shop}\u202F?',
    },
    stop: 'Ne plus recevoir ces e-mails',
    done: 'C’est fait. Vous ne recevez plus ces e-mails.',
    settings: 'Paramètres de notification',
    invalid:
      'Ce lien n’est pas complet. Ouvrez-le de nouveau depuis l’e-mail, ou choisissez dans vos paramètres ce que vous recevez.',
  },
  es: {
    title: 'Cancelar la suscripción',
    question: {
      email: '¿Dejar de recibir los correos con notificaciones de {shop}?',
      daily: '¿Dejar de recibir el resumen diario de {shop}?',
      weekly: '¿Dejar de recibir el resumen semanal de {shop}?',
    },
    stop: 'Dejar de recibir estos correos',
    done: 'Listo. Ya no recibes estos correos.',
    settings: 'Ajustes de notificaciones',
    invalid: 'El enlace no está completo. Ábrelo de nuevo desde el correo o elige en tus ajustes lo que recibes.',
  },
  pt: {
    title: 'Cancelar a subscrição',
    question: {
      email: 'Deixar de receber os e-mails com notificações de {shop}?',
      daily: 'Deixar de receber o relatório diário de {shop}?',
      weekly: 'Deixar de receber o relatório semanal de {shop}?',
    },
    stop: 'Deixar de receber estes e-mails',
    done: 'Feito. Já não recebe estes e-mails.',
    settings: 'Definições de notificações',
    invalid: 'A ligação não está completa. Abra-a de novo a partir do e-mail ou escolha nas definições o que recebe.',
  },
};
