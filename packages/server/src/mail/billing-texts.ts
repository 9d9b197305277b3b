import type { Language } from '@adaos/api';
import type { LetterTexts } from './texts.ts';

/** What the mails about a subscription say. */
export const billingTexts: Record<Language, { readonly subscribed: LetterTexts }> = {
  en: {
    subscribed: {
      subject: 'Your Adaos {plan} subscription',
      heading: 'Your subscription is active',
      intro: '{shop} is now on the {plan} plan: {amount} per month. The next billing is on {date}.',
      button: 'See my subscription',
      ifNotYou: 'The payment provider sends the invoice. You can change or cancel the plan at any time under Billing.',
    },
  },
  ro: {
    subscribed: {
      subject: 'Abonamentul tău Adaos {plan}',
      heading: 'Abonamentul tău este activ',
      intro: '{shop} are acum planul {plan}: {amount} pe lună. Următoarea facturare este pe {date}.',
      button: 'Vezi abonamentul',
      ifNotYou: 'Factura o emite procesatorul de plăți. Poți schimba sau anula planul oricând, la Facturare.',
    },
  },
  fr: {
    subscribed: {
      subject: 'Votre abonnement Adaos {plan}',
      heading: 'Votre abonnement est actif',
      intro: '{shop} a maintenant l’offre {plan}\u00A0: {amount} par mois. La prochaine facturation est le {date}.',
      button: 'Voir mon abonnement',
      ifNotYou:
        'La facture est envoyée par le prestataire de paiement. Vous pouvez changer d’offre ou résilier à tout moment, sous Facturation.',
    },
  },
  es: {
    subscribed: {
      subject: 'Tu suscripción Adaos {plan}',
      heading: 'Tu suscripción está activa',
      intro: '{shop} tiene ahora el plan {plan}: {amount} al mes. El próximo cobro es el {date}.',
      button: 'Ver mi suscripción',
      ifNotYou:
        'El proveedor de pagos te envía la factura. Puedes cambiar o cancelar el plan cuando quieras, en Facturación.',
    },
  },
  pt: {
    subscribed: {
      subject: 'A sua subscrição Adaos {plan}',
      heading: 'A sua subscrição está ativa',
      intro: '{shop} tem agora o plano {plan}: {amount} por mês. A próxima faturação é em {date}.',
      button: 'Ver a minha subscrição',
      ifNotYou:
        'O prestador de pagamentos envia a fatura. Pode mudar ou cancelar o plano a qualquer momento, em Faturação.',
    },
  },
};
