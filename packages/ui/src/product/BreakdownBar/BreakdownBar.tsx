import type { BreakdownPartName } from '@adaos/domain';
import { styled, useThemeProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormatters } from '../../i18n/index.ts';
import { Bar } from './Bar.tsx';
import { breakDown, type BreakdownPart } from './breakdown.ts';
import { messages, partMessages } from './BreakdownBar.messages.ts';
import { Connectors } from './Connectors.tsx';
import { Labels } from './Labels.tsx';
import { useLabelPlaces } from './useLabelPlaces.ts';

const Root = styled('div', { name: 'AdaosBreakdownBar', slot: 'Root' })({ containerType: 'inline-size' });

export interface BreakdownBarProps {
  /** What was sold, part by part; the parts add up to the gross sales. */
  parts: readonly BreakdownPart[];
  /** ISO 4217 code; null before the shop has one. */
  currency: string | null;
  /** The address that a part links to; parts without one are plain text. */
  partHref?: (part: BreakdownPartName) => string | undefined;
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AdaosBreakdownBar: 'root';
  }
  interface ComponentsPropsList {
    AdaosBreakdownBar: BreakdownBarProps;
  }
}

/**
 * What became of every 100 sold: one bar, and a label under each part. Labels move aside rather than
 * collide and become a list where there is no room. In a loss the bar shows where the sales end and what is
 * lost past them; what is not known is hatched, never 0.
 */
export function BreakdownBar(props: BreakdownBarProps) {
  const { parts, currency, partHref } = useThemeProps({ props, name: 'AdaosBreakdownBar' });
  const intl = useIntl();
  const { money, number, list } = useFormatters();
  const titleId = useId();
  const bar = useRef<HTMLDivElement>(null);
  const labels = useRef<HTMLUListElement>(null);
  const [active, setActive] = useState<BreakdownPartName | null>(null);
  const { rows, missing, salesEnd } = useMemo(() => breakDown(parts), [parts]);
  const places = useLabelPlaces(bar, labels);
  const hundred = currency === null ? number(100) : money(100, currency, { decimals: 0 });
  const sold = rows.some(({ share }) => share !== null);
  return (
    <Root>
      <Typography id={titleId} component="h3" variant="label" sx={{ color: 'text.secondary', mb: 1 }}>
        {sold ? (
          <FormattedMessage {...messages.title} values={{ amount: hundred }} />
        ) : (
          <FormattedMessage {...messages.titlePlain} />
        )}
      </Typography>
      <Bar
        ref={bar}
        rows={rows}
        salesEnd={salesEnd}
        salesEndLabel={intl.formatMessage(messages.salesEnd, { amount: hundred })}
        active={active}
        onActivate={setActive}
      />
      {places !== null && <Connectors rows={rows} places={places} active={active} />}
      <Labels
        ref={labels}
        rows={rows}
        places={places}
        labelledBy={titleId}
        active={active}
        onActivate={setActive}
        {...(partHref && { partHref })}
      />
      {missing.length > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5 }}>
          <FormattedMessage
            {...messages.missing}
            values={{
              parts: list(missing.map((part) => intl.formatMessage(partMessages[part]).toLocaleLowerCase(intl.locale))),
            }}
          />
        </Typography>
      )}
    </Root>
  );
}
