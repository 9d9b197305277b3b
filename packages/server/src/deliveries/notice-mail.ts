import { isFixed, type NoticeCode, type NoticeTopic, type RaisedCode, topicOf } from '@adaos/domain';
import type { DeliveredNotice } from '../db/notice-tables.ts';
import { asName } from '../mail/compose.ts';
import { type ListItem, listBlock, noteBlock } from '../mail/blocks.ts';
import type { OutgoingMail } from '../mail/mailer.ts';
import { noticeTexts } from '../mail/notice-texts.ts';
import { mailTexts } from '../mail/texts.ts';
import type { Services } from '../services/services.ts';
import { type Speech, speechOf } from '../wording/speech.ts';
import type { Delivery } from './delivery.ts';
import type { Recipient } from './recipient.ts';
import { unsubscribeUrl } from './unsubscribe.ts';

export type NoticeMailDraft = Omit<OutgoingMail, 'id' | 'purpose'>;

/** More are said to be under the bell. */
const MOST_SHOWN = 20;

/** Where a topic is looked at. */
const PLACES: Readonly<Record<NoticeTopic, string>> = {
  alerts: '/dashboard/alerts-recs',
  actions: '/dashboard/alerts-recs',
  stock: '/dashboard/stock-suppliers',
  fraud: '/dashboard/fraud-returns',
  data: '/dashboard/integrations',
  billing: '/dashboard/billing',
  security: '/dashboard/settings?tab=security',
};

export const NOTICE_SETTINGS = '/dashboard/settings';

export const fill = (text: string, values: Readonly<Record<string, string>>) =>
  text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);

export const topicOfNotice = ({ code }: DeliveredNotice) => topicOf(code as NoticeCode | RaisedCode);

/** The address in the app where a topic is looked at. */
export const placeOf = (topic: NoticeTopic): string => PLACES[topic];

/** A notice in words; undefined for one of a code that is no more. @param currency of the shop */
export function sayNotice(speech: Speech, notice: DeliveredNotice, currency: string | null): ListItem | undefined {
  const said = speech.wording(notice.code, notice.values);
  if (!said) return undefined;
  const { effect } = notice.values;
  const strong =
    typeof effect === 'number' && effect > 0
      ? { strong: speech.say('ui.Actions.gain', { amount: speech.money(effect, currency, 0) }) }
      : {};
  return { ...said, ...strong };
}

/** The mail of what was collected for a person; null where nothing of it is wanted any more. */
export function writeNoticeMail(
  services: Pick<Services, 'appOrigin' | 'secret'>,
  delivery: Delivery,
  { language, shop, email, accountId, choices }: Recipient,
  currency: string | null,
): NoticeMailDraft | null {
  const speech = speechOf(language);
  const wanted = delivery.notices.filter((notice) => choices[topicOfNotice(notice)].email);
  const said = wanted.flatMap((notice) => sayNotice(speech, notice, currency) ?? []);
  const [first] = said;
  const topic = wanted[0] && topicOfNotice(wanted[0]);
  if (!first || !topic) return null;
  const texts = noticeTexts[language];
  const origin = services.appOrigin();
  const name = asName(shop);
  const single = said.length === 1;
  const more = single ? '' : ` (+${said.length - 1})`;
  const fixed = wanted.every((notice) => isFixed(topicOfNotice(notice)));
  const end = unsubscribeUrl(services, { shopId: delivery.shop_id, accountId, mail: 'email' });
  return {
    to: email,
    ...(!fixed && { unsubscribe: end }),
    letter: {
      language,
      origin,
      subject: `${name}: ${asName(first.title)}${more}`,
      heading: single ? first.title : fill(texts.several, { shop: name }),
      intro: single ? [first.text, first.strong].filter(Boolean).join('\n') || name : '',
      blocks: [
        ...(single ? [] : [listBlock('', said.slice(0, MOST_SHOWN))]),
        ...(said.length > MOST_SHOWN ? [noteBlock(texts.more)] : []),
      ],
      button: { label: texts.open, url: `${origin}${PLACES[topic]}` },
      linkHint: mailTexts[language].linkHint,
      notes: [],
      footer: fixed ? texts.fixedFooter : texts.noticeFooter,
      choices: [
        ...(fixed ? [] : [{ text: texts.unsubscribe, url: end }]),
        { text: texts.settings, url: `${origin}${NOTICE_SETTINGS}` },
      ],
    },
  };
}
