import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: { id: 'screens.Billing.title', defaultMessage: 'Billing' },
    loading: { id: 'screens.Billing.loading', defaultMessage: 'Loading your subscription…' },
    mySubscription: { id: 'screens.Billing.mySubscription', defaultMessage: 'My subscription' },
    plans: { id: 'screens.Billing.plans', defaultMessage: 'Plans' },
    currentPlan: { id: 'screens.Billing.currentPlan', defaultMessage: 'Current plan' },
    nextPlan: { id: 'screens.Billing.nextPlan', defaultMessage: 'Starts at the next billing' },
    compare: { id: 'screens.Billing.compare', defaultMessage: 'Compare the plans' },
    noPlan: { id: 'screens.Billing.noPlan', defaultMessage: 'You do not have a plan yet' },
    noPlanText: {
      id: 'screens.Billing.noPlanText',
      defaultMessage: 'Choose the plan that fits your shop. You can change it at any time.',
    },
    trial: { id: 'screens.Billing.trial', defaultMessage: 'Free trial' },
    readOnly: { id: 'screens.Billing.readOnly', defaultMessage: 'Your trial is over' },
    ended: { id: 'screens.Billing.ended', defaultMessage: 'Your subscription has ended' },
    unpaid: { id: 'screens.Billing.unpaid', defaultMessage: 'Your payment failed' },
    readOnlyMark: { id: 'screens.Billing.readOnlyMark', defaultMessage: 'Read-only' },
    readOnlyText: {
      id: 'screens.Billing.readOnlyText',
      defaultMessage: 'You can still see everything, but not change it. Choose a plan to continue where you left off.',
    },
    platforms: { id: 'screens.Billing.platforms', defaultMessage: 'Connected platforms' },
    usage: { id: 'screens.Billing.usage', defaultMessage: 'Usage' },
    changeConfirm: { id: 'screens.Billing.changeConfirm', defaultMessage: 'Change plan' },
    changeTextPlain: {
      id: 'screens.Billing.changeTextPlain',
      defaultMessage: 'The change applies at the next billing. Until then, nothing changes.',
    },
    faq: { id: 'screens.Billing.faq', defaultMessage: 'Frequently asked questions' },
    faqTrial: { id: 'screens.Billing.faq.trial', defaultMessage: 'Is there a free trial?' },
    faqTrialAnswer: {
      id: 'screens.Billing.faq.trialAnswer',
      defaultMessage: 'Yes. All plans come with a 14-day free trial.',
    },
    faqChange: { id: 'screens.Billing.faq.change', defaultMessage: 'Can I change my plan?' },
    faqChangeAnswer: {
      id: 'screens.Billing.faq.changeAnswer',
      defaultMessage: 'Yes, at any time. The change applies at the next billing.',
    },
    faqCancel: { id: 'screens.Billing.faq.cancel', defaultMessage: 'What happens when I cancel?' },
    faqCancelAnswer: {
      id: 'screens.Billing.faq.cancelAnswer',
      defaultMessage: 'The service continues until the end of the period you have paid for.',
    },
    support: { id: 'screens.Billing.support', defaultMessage: 'Need help choosing?' },
    supportText: {
      id: 'screens.Billing.supportText',
      defaultMessage:
        'Ask us about plans, invoices or payments. We answer within about 24 hours, Monday to Friday, 9:00–18:00 CET.',
    },
    supportChat: { id: 'screens.Billing.supportChat', defaultMessage: 'Open the chat' },
    supportMail: { id: 'screens.Billing.supportMail', defaultMessage: 'Write an email' },
  }),
  choose: defineMessage<{ plan: string }>({ id: 'screens.Billing.choose', defaultMessage: 'Choose {plan}' }),
  change: defineMessage<{ plan: string }>({ id: 'screens.Billing.change', defaultMessage: 'Change to {plan}' }),
  keepPlan: defineMessage<{ plan: string }>({ id: 'screens.Billing.keepPlan', defaultMessage: 'Keep {plan}' }),
  trialText: defineMessage<{ date: string }>({
    id: 'screens.Billing.trialText',
    defaultMessage:
      'You can use everything in Growth until {date}. Choose a plan before then to avoid an interruption.',
  }),
  changeTitle: defineMessage<{ plan: string }>({
    id: 'screens.Billing.changeTitle',
    defaultMessage: 'Change to {plan}?',
  }),
  changeText: defineMessage<{ date: string; price: string }>({
    id: 'screens.Billing.changeText',
    defaultMessage:
      'The change applies at the next billing, {date}: {price} per month from then on. Until then, nothing changes.',
  }),
};
