import type { Language } from '@adaos/api';

interface SummaryTexts {
  readonly subject: string;
  readonly heading: string;
  readonly unsubscribe: string;
}

interface NoticeTexts {
  readonly daily: SummaryTexts;
  readonly weekly: SummaryTexts;
  readonly intro: string;
  readonly before: string;
  readonly nothingSold: string;
  readonly alerts: string;
  readonly actions: string;
  readonly also: string;
  readonly openOverview: string;
  readonly summaryFooter: string;
  /** Heading of a mail with several notices. */
  readonly several: string;
  readonly more: string;
  readonly open: string;
  readonly seeAll: string;
  readonly noticeFooter: string;
  readonly fixedFooter: string;
  readonly unsubscribe: string;
  readonly settings: string;
  /** Of the message that is posted to try a webhook. */
  readonly hookTest: string;
  /** Of the message that is sent to try a device. */
  readonly pushTest: string;
  /** Of the text message that confirms a number; `{code}` has six digits. */
  readonly smsCode: string;
}

/** What mails of notices and the summaries say. `{period}` is a day or a range of days. */
export const noticeTexts: Record<Language, NoticeTexts> = {
  en: {
    daily: {
      subject: '{shop}: your day, {period}',
      heading: 'Your day in figures',
      unsubscribe: 'Stop the daily summary',
    },
    weekly: {
      subject: '{shop}: your week, {period}',
      heading: 'Your week in figures',
      unsubscribe: 'Stop the weekly summary',
    },
    intro: '{shop}, {period}',
    before: '{amount} in the previous period',
    nothingSold: 'No orders in this period. If you did have sales, import your latest orders to see their profit.',
    alerts: 'Needs your attention',
    actions: 'What would raise your profit',
    also: 'Also in this period',
    openOverview: 'Open the overview',
    summaryFooter: 'You receive this email because your notification settings include this summary.',
    several: 'News from {shop}',
    more: 'You’ll find the rest under the bell in Adaos.',
    open: 'Open in Adaos',
    seeAll: 'See all recommendations',
    noticeFooter: 'You receive this email because your notification settings include these emails.',
    fixedFooter: 'Emails about access to your account are always sent.',
    unsubscribe: 'Stop these emails',
    settings: 'Choose what you receive',
    hookTest: 'This is a test. Notifications will be posted here.',
    pushTest: 'This is a test. Notifications will arrive on this device.',
    smsCode: 'Adaos: your code is {code}. It is valid for 10 minutes.',
  },
  ro: {
    daily: {
      subject: '{shop}: ziua ta, {period}',
      heading: 'Ziua ta în cifre',
      unsubscribe: 'Oprește rezumatul zilnic',
    },
    weekly: {
      subject: '{shop}: săptămâna ta, {period}',
      heading: 'Săptămâna ta în cifre',
      unsubscribe: 'Oprește rezumatul săptămânal',
    },
    intro: '{shop}, {period}',
    before: '{amount} în perioada anterioară',
    nothingSold:
      'Nicio comandă în această perioadă. Dacă ai avut vânzări, importă cele mai recente comenzi ca să le vezi profitul.',
    alerts: 'Necesită atenția ta',
    actions: 'Ce ți-ar crește profitul',
    also: 'Tot în această perioadă',
    openOverview: 'Deschide prezentarea generală',
    summaryFooter: 'Primești acest e-mail pentru că ai ales rezumatul în setările de notificări.',
    several: 'Noutăți de la {shop}',
    more: 'Celelalte sunt în Adaos, la clopoțel.',
    open: 'Deschide în Adaos',
    seeAll: 'Vezi toate recomandările',
    noticeFooter: 'Primești acest e-mail pentru că ai ales aceste e-mailuri în setările de notificări.',
    fixedFooter: 'E-mailurile despre accesul la cont se trimit întotdeauna.',
    unsubscribe: 'Oprește aceste e-mailuri',
    settings: 'Alege ce primești',
    hookTest: 'Acesta este un test. Notificările vor fi publicate aici.',
    pushTest: 'Acesta este un test. Notificările vor ajunge pe acest dispozitiv.',
    smsCode: 'Adaos: codul tău este {code}. Este valabil 10 minute.',
  },
  fr: {
    daily: {
      subject: '{shop}\u00A0: votre journée, {period}',
      heading: 'Votre journée en chiffres',
      unsubscribe: 'Ne plus recevoir le résumé quotidien',
    },
    weekly: {
      subject: '{shop}\u00A0: votre semaine, {period}',
      heading: 'Votre semaine en chiffres',
      unsubscribe: 'Ne plus recevoir le résumé hebdomadaire',
    },
    intro: '{shop}, {period}',
    before: '{amount} sur la période précédente',
    nothingSold:
      'Aucune commande sur cette période. Si vous avez eu des ventes, importez vos dernières commandes pour voir leur bénéfice.',
    alerts: 'À vérifier',
    actions: 'Ce qui augmenterait votre bénéfice',
    also: 'Aussi pendant cette période',
    openOverview: 'Ouvrir la vue d’ensemble',
    summaryFooter: 'Vous recevez cet e-mail car vos paramètres de notification comprennent ce résumé.',
    several: 'Du nouveau chez {shop}',
    more: 'Retrouvez la suite dans Adaos, en cliquant sur la cloche.',
    open: 'Ouvrir dans Adaos',
    seeAll: 'Voir toutes les recommandations',
    noticeFooter: 'Vous recevez cet e-mail car vos paramètres de notification comprennent ces e-mails.',
    fixedFooter: 'Les e-mails sur l’accès à votre compte sont toujours envoyés.',
    unsubscribe: 'Ne plus recevoir ces e-mails',
    settings: 'Choisir ce que vous recevez',
    hookTest: 'Ceci est un test. Les notifications seront publiées ici.',
    pushTest: 'Ceci est un test. Les notifications arriveront sur cet appareil.',
    smsCode: 'Adaos\u00A0: votre code est {code}. Il est valable 10 minutes.',
  },
  es: {
    daily: {
      subject: '{shop}: tu día, {period}',
      heading: 'Tu día en cifras',
      unsubscribe: 'Dejar de recibir el resumen diario',
    },
    weekly: {
      subject: '{shop}: tu semana, {period}',
      heading: 'Tu semana en cifras',
      unsubscribe: 'Dejar de recibir el resumen semanal',
    },
    intro: '{shop}, {period}',
    before: '{amount} en el periodo anterior',
    nothingSold:
      'No hay pedidos en este periodo. Si tuviste ventas, importa los últimos pedidos para ver su beneficio.',
    alerts: 'Para revisar',
    actions: 'Lo que aumentaría tu beneficio',
    also: 'También en este periodo',
    openOverview: 'Abrir el resumen',
    summaryFooter: 'Recibes este correo porque tus ajustes de notificaciones incluyen este resumen.',
    several: 'Novedades de {shop}',
    more: 'Verás el resto en la campana de Adaos.',
    open: 'Abrir en Adaos',
    seeAll: 'Ver todas las recomendaciones',
    noticeFooter: 'Recibes este correo porque tus ajustes de notificaciones incluyen estos correos.',
    fixedFooter: 'Los correos sobre el acceso a tu cuenta se envían siempre.',
    unsubscribe: 'Dejar de recibir estos correos',
    settings: 'Elegir lo que recibes',
    hookTest: 'Esto es una prueba. Las notificaciones se publicarán aquí.',
    pushTest: 'Esto es una prueba. Las notificaciones llegarán a este dispositivo.',
    smsCode: 'Adaos: tu código es {code}. Es válido durante 10 minutos.',
  },
  pt: {
    daily: {
      subject: '{shop}: o seu dia, {period}',
      heading: 'O seu dia em números',
      unsubscribe: 'Deixar de receber o relatório diário',
    },
    weekly: {
      subject: '{shop}: a sua semana, {period}',
      heading: 'A sua semana em números',
      unsubscribe: 'Deixar de receber o relatório semanal',
    },
    intro: '{shop}, {period}',
    before: '{amount} no período anterior',
    nothingSold: 'Não há encomendas neste período. Se teve vendas, importe as últimas encomendas para ver o lucro.',
    alerts: 'A verificar',
    actions: 'O que aumentaria o seu lucro',
    also: 'Também neste período',
    openOverview: 'Abrir a visão geral',
    summaryFooter: 'Recebe este e-mail porque as suas definições de notificações incluem este relatório.',
    several: 'Novidades de {shop}',
    more: 'Encontra o resto no sino do Adaos.',
    open: 'Abrir no Adaos',
    seeAll: 'Ver todas as recomendações',
    noticeFooter: 'Recebe este e-mail porque as suas definições de notificações incluem estes e-mails.',
    fixedFooter: 'Os e-mails sobre o acesso à sua conta são sempre enviados.',
    unsubscribe: 'Deixar de receber estes e-mails',
    settings: 'Escolher o que recebe',
    hookTest: 'Isto é um teste. As notificações serão publicadas aqui.',
    pushTest: 'Isto é um teste. As notificações chegarão a este dispositivo.',
    smsCode: 'Adaos: o seu código é {code}. É válido durante 10 minutos.',
  },
};
