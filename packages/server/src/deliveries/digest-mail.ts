import type { Overview } from '@adaos/api';
import { type Digest, NOTICE_TOPICS, type NoticeTopic, topicOf, type RaisedCode } from '@adaos/domain';
import { listActions } from '../actions/actions.ts';
import { listAlerts } from '../alerts/alerts.ts';
import type { Period } from '../calendar/days.ts';
import { ZoneClock } from '../calendar/zone.ts';
import { addDays } from '../calendar/days.ts';
import type { Database } from '../db/database.ts';
import { getOverview } from '../insights/overview.ts';
import { breakdownBlock, type FigureLine, figuresBlock, type ListItem, listBlock, noteBlock } from '../mail/blocks.ts';
import { asName } from '../mail/compose.ts';
import type { Block } from '../mail/letter.ts';
import { noticeTexts } from '../mail/notice-texts.ts';
import { mailTexts } from '../mail/texts.ts';
import type { Services } from '../services/services.ts';
import { type Speech, speechOf } from '../wording/speech.ts';
import type { Delivery } from './delivery.ts';
import { digestPeriod } from '../notifications/digest-period.ts';
import { fill, NOTICE_SETTINGS, type NoticeMailDraft, placeOf, sayNotice, topicOfNotice } from './notice-mail.ts';
import type { Recipient } from './recipient.ts';
import { unsubscribeUrl } from './unsubscribe.ts';

const MOST_ACTIONS = 3;
const MOST_ALERTS = 5;
const MOST_NOTICES = 5;

const kindId = (kind: string) =>
  `ui.LedgerKind.${kind.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())}`;

/** The profit as the overview says it: not known, or at most so much where costs are missing. */
function profitLine(
  speech: Speech,
  { profitNet, missing, currency, comparison }: Overview,
  before: string,
): FigureLine {
  const label = speech.say('screens.Overview.netProfit');
  const costs = speech.list(missing.map((kind) => speech.say(kindId(kind)).toLocaleLowerCase(speech.language)));
  const incomplete = missing.length > 0 ? [speech.say('ui.AtMost.costs', { costs })] : [];
  if (profitNet === null) {
    return { label, value: speech.say('screens.Overview.notKnown'), note: incomplete.join('') || label };
  }
  const amount = speech.money(profitNet, currency);
  const value = missing.length > 0 ? speech.say('ui.AtMost.amount', { amount }) : amount;
  // Two profits that lack different costs are no change of one.
  const comparable =
    comparison?.profitNet != null && String(comparison.missing) === String(missing)
      ? [fill(before, { amount: speech.money(comparison.profitNet, currency) })]
      : [];
  return { label, value, note: [...comparable, ...incomplete].join('. ') };
}

function figureLines(speech: Speech, overview: Overview, before: string): FigureLine[] {
  const { netSales, orders, adsSpend, currency } = overview;
  const { note, ...profit } = profitLine(speech, overview, before);
  return [
    note === undefined || note === '' || note === profit.label ? profit : { ...profit, note },
    {
      label: speech.say('screens.Overview.netSales'),
      value: speech.money(netSales, currency),
      note: speech.say('screens.Overview.orders', { orders }),
    },
    ...(adsSpend === null
      ? []
      : [{ label: speech.say('screens.Overview.adSpend'), value: speech.money(adsSpend, currency) }]),
  ];
}

/** What is to be looked at: the alerts that are open, the most urgent first, of the topics that this summary has. */
async function alertItems(database: Database, shopId: string, speech: Speech, topics: ReadonlySet<NoticeTopic>) {
  const { alerts } = await listAlerts(database, shopId);
  const urgency = ['High', 'Medium', 'Low'];
  return alerts
    .filter(({ status, wording }) => status === 'Active' && wording && topics.has(topicOf(wording.code as RaisedCode)))
    .toSorted((a, b) => urgency.indexOf(a.priority) - urgency.indexOf(b.priority))
    .slice(0, MOST_ALERTS)
    .map(({ title, description, wording }): ListItem => {
      return speech.wording(wording?.code ?? '', wording?.values ?? {}) ?? { title, text: description };
    });
}

/** The open actions that are worth the most, with what each would bring a month. */
async function actionItems(database: Database, shopId: string, speech: Speech) {
  const { recommendations, currency } = await listActions(database, shopId);
  return recommendations
    .filter(({ status }) => status === 'open')
    .slice(0, MOST_ACTIONS)
    .map(({ title, description, wording, effect, basis }): ListItem => {
      const said = speech.wording(wording?.code ?? '', wording?.values ?? {}) ?? { title, text: description };
      if (!effect) return said;
      const amount = speech.money(effect.value, currency, 0);
      return { ...said, strong: speech.say(`ui.Actions.${basis}`, { amount }) };
    });
}

/** What was reported in the period of the topics that are no alerts: imports, connections, billing. */
async function noticeItems(
  database: Database,
  { shopId, accountId }: { shopId: string; accountId: string },
  {
    speech,
    topics,
    period,
    timezone,
  }: { speech: Speech; topics: ReadonlySet<NoticeTopic>; period: Period; timezone: string },
): Promise<ListItem[]> {
  const clock = new ZoneClock(timezone);
  const rows = await database.readShop(shopId, (trx) =>
    trx
      .selectFrom('notifications')
      .select(['code', 'details'])
      .where('shop_id', '=', shopId)
      .where('account_id', '=', accountId)
      .where('subject', 'is', null)
      .where('created_at', '>=', new Date(clock.toUtc(Date.parse(period.from))))
      .where('created_at', '<', new Date(clock.toUtc(Date.parse(addDays(period.to, 1)))))
      .orderBy('id', 'desc')
      .execute(),
  );
  return rows
    .map(({ code, details }) => ({ code, values: details as Record<string, string | number> }))
    .filter((notice) => topics.has(topicOfNotice(notice)))
    .slice(0, MOST_NOTICES)
    .flatMap((notice) => sayNotice(speech, notice, null) ?? []);
}

/** The summary of a period for one person; null for a shop without data, and for who does not want it any more. */
export async function writeDigestMail(
  services: Pick<Services, 'appOrigin' | 'secret' | 'database'>,
  delivery: Delivery,
  { language, shop, email, accountId, choices, timezone }: Recipient,
): Promise<NoticeMailDraft | null> {
  const { database } = services;
  const digest = delivery.channel as Digest;
  // Asked for by a button it has no period of its own, and all topics.
  const asked = delivery.period === '';
  const topics = new Set(NOTICE_TOPICS.filter((topic) => asked || choices[topic][digest]));
  if (topics.size === 0) return null;
  const { shop_id: shopId } = delivery;
  const period = digestPeriod(digest, timezone, delivery.created_at);
  const overview = await getOverview(database, shopId, period, { compare: 'previous' });
  if (overview.source === 'none') return null;
  const speech = speechOf(language);
  const texts = noticeTexts[language];
  const origin = services.appOrigin();
  const range = digest === 'daily' ? speech.day(period.from) : speech.dateRange(period.from, period.to);
  const values = { shop: asName(shop), period: range };
  const end = unsubscribeUrl(services, { shopId, accountId, mail: digest });
  const sold = overview.orders > 0 || overview.netSales !== 0 || overview.breakdown.some(({ amount }) => amount !== 0);
  const figures: Block[] = sold
    ? [
        figuresBlock(figureLines(speech, overview, texts.before)),
        breakdownBlock(overview.breakdown, overview.currency, speech),
      ]
    : [noteBlock(texts.nothingSold)];
  const about = { speech, topics, period, timezone };
  const blocks = [
    ...figures,
    ...(topics.has('actions')
      ? [
          listBlock(texts.actions, await actionItems(database, shopId, speech), {
            text: texts.seeAll,
            url: `${origin}${placeOf('actions')}`,
          }),
        ]
      : []),
    listBlock(texts.alerts, await alertItems(database, shopId, speech, topics)),
    listBlock(texts.also, await noticeItems(database, { shopId, accountId }, about)),
  ];
  return {
    to: email,
    unsubscribe: end,
    letter: {
      language,
      origin,
      subject: fill(texts[digest].subject, values),
      heading: texts[digest].heading,
      intro: fill(texts.intro, values),
      blocks,
      button: { label: texts.openOverview, url: `${origin}/dashboard/overview?from=${period.from}&to=${period.to}` },
      linkHint: mailTexts[language].linkHint,
      notes: [],
      footer: texts.summaryFooter,
      choices: [
        { text: texts[digest].unsubscribe, url: end },
        { text: texts.settings, url: `${origin}${NOTICE_SETTINGS}` },
      ],
    },
  };
}
