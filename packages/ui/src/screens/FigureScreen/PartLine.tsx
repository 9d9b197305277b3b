import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '../../components/Link/index.ts';
import { QualityTag } from '../../product/QualityTag/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import type { FigurePart } from '../../product/figures/figures.ts';
import { kindMessages } from '../../product/figures/ledgerKinds.messages.ts';
import { messages } from './FigureScreen.messages.ts';
import { LedgerLine } from './LedgerLine.tsx';

export interface PartLineProps {
  part: FigurePart;
  /** Whether its orders are the ones shown. */
  chosen: boolean;
  /** The address of its orders; when they are shown, that of all orders. */
  href: string;
  children?: ReactNode;
}

/** A part of the formula: its amount, how well it is known, and a link to its orders. */
export function PartLine({ part, chosen, href, children }: PartLineProps) {
  const intl = useIntl();
  const { amount } = useFormatters();
  const name = intl.formatMessage(kindMessages[part.kind]);
  return (
    <LedgerLine
      chosen={chosen}
      quiet={part.amount === null}
      name={
        part.entries === 0 ? (
          name
        ) : (
          <Link
            href={href}
            tone="quiet"
            aria-current={chosen ? 'true' : undefined}
            aria-label={intl.formatMessage(messages.showOrdersOf, { part: name })}
            sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}
          >
            {name}
          </Link>
        )
      }
      amount={part.amount === null ? <FormattedMessage {...messages.notKnown} /> : amount(part.amount)}
      note={
        <Box
          sx={(theme) => ({
            ...theme.typography.caption,
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 1.25,
            rowGap: 0.5,
            color: 'text.secondary',
          })}
        >
          {part.quality !== 'missing' && <QualityTag quality={part.quality} />}
          {part.entries > 0 && (
            <span>
              <FormattedMessage {...messages.entries} values={{ entries: part.entries }} />
            </span>
          )}
          {children}
        </Box>
      }
    />
  );
}
