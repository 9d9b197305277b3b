import { LEDGER_KINDS, type LedgerKind, PERCENT_VALUES, platformName } from '@adaos/domain';
import { useMemo } from 'react';
import { useIntl, type IntlShape, type MessageDescriptor } from 'react-intl';
import { createFormatters, type Formatters } from '../../i18n/createFormatters.ts';
import { kindMessages } from '../figures/ledgerKinds.messages.ts';
import { atMostAmount, type MissingCosts } from '../AtMost/missingCosts.ts';
import { wordingValues } from './wordingValues.messages.ts';

/** Which composed text it is, and its values. */
export type Wording = {
  code: string;
  values?: Record<string, string | number> | undefined;
};

/** A text as a server gives it: English, with the wording that translates it. */
export type Worded = {
  title: string;
  text?: string;
  wording?: Wording | undefined;
  /** The costs that a ratio in it lacks: it is said to be at most. */
  missing?: MissingCosts;
};

const capital = (name: string) => name.charAt(0).toLocaleUpperCase('en') + name.slice(1);

const isCost = (value: string): value is LedgerKind => (LEDGER_KINDS as readonly string[]).includes(value);

function valueIn(intl: IntlShape, { percent, day, month }: Formatters, name: string, value: string | number) {
  if (typeof value === 'number') return PERCENT_VALUES.has(name) ? percent(value) : value;
  const known = wordingValues[`${name}.${value}`];
  if (known) return intl.formatMessage(known);
  if (name === 'platform') return platformName(value);
  if (name === 'cost' && isCost(value)) return intl.formatMessage(kindMessages[value]);
  if (name === 'month' && /^\d{4}-\d{2}$/.test(value)) return month(value);
  if (name === 'plan') return capital(value);
  if (name === 'date' && /^\d{4}-\d{2}-\d{2}/.test(value)) return day(value.slice(0, 10), { style: 'long' });
  return value;
}

/** The message of a text of a wording, if there is one: their English is in the domain. */
function messageOf({ messages }: IntlShape, key: string): MessageDescriptor | undefined {
  const id = `ui.wording.${key}`;
  return id in messages ? { id } : undefined;
}

/** Translates composed texts to the language of `intl`; an unknown wording keeps its English text. */
export function createWording(intl: IntlShape) {
  const formatters = createFormatters(intl);
  return ({ title, text = '', wording, missing }: Worded): { title: string; text: string } => {
    const titled = wording && messageOf(intl, `${wording.code}.title`);
    if (!titled) return { title, text };
    const values = Object.fromEntries(
      Object.entries(wording.values ?? {}).map(([name, value]) => {
        const said = valueIn(intl, formatters, name, value);
        return [name, name === 'roi' ? atMostAmount(intl, String(said), missing) : said];
      }),
    );
    const described = messageOf(intl, `${wording.code}.text`);
    return {
      title: intl.formatMessage(titled, values),
      text: described ? intl.formatMessage(described, values) : '',
    };
  };
}

/** Translates composed texts to the language of the nearest `IntlProvider`. */
export function useWording(): ReturnType<typeof createWording> {
  const intl = useIntl();
  return useMemo(() => createWording(intl), [intl]);
}
