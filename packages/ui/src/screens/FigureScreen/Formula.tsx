import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { AtMost, AtMostValue } from '../../product/AtMost/index.ts';
import { type KindAsked, kindsAsked, type LedgerKind } from '@adaos/domain';
import { MoneyFigure } from '../../internal/MoneyFigure.tsx';
import { figureMessages, formulaMessages, messages } from './FigureScreen.messages.ts';
import type { FigureData } from './FigureView.ts';
import { formulaRows, type SubtotalRow } from './formula.ts';
import { GoodsCost } from './GoodsCost.tsx';
import { LedgerLine } from './LedgerLine.tsx';
import { PartLine } from './PartLine.tsx';
import { grid } from '../../theme/grid.ts';

export interface FormulaProps {
  data: FigureData;
  /** The part, or the parts, whose orders are shown. */
  kind: KindAsked | null;
  kindHref: (kind: LedgerKind | null) => string;
  canManage: boolean;
  costsHref: string;
  onAskGoodsCost: () => void;
}

/** The figure as a ledger column: each part with its sign, subtotals, and the figure under the line. */
export function Formula({ data, kind, kindHref, canManage, costsHref, onAskGoodsCost }: FormulaProps) {
  const intl = useIntl();
  const { percent } = useFormatters();
  const { figure, value, currency, unit } = data;
  const chosen = kind === null ? [] : kindsAsked(kind);
  const figureName = intl.formatMessage(figureMessages[figure]);
  const shown =
    value === null ? null : unit === 'percent' ? percent(value) : <MoneyFigure amount={value} currency={currency} />;
  return (
    <Card title={intl.formatMessage(messages.formula)} sx={{ position: { lg: 'sticky' }, top: grid(11) }}>
      <Typography sx={{ color: 'text.secondary', textWrap: 'pretty', mt: -1, mb: 1.5 }}>
        <FormattedMessage {...formulaMessages[figure]} />
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {formulaRows(figure, data.parts).map((row) =>
          row.row === 'part' ? (
            <PartLine
              // A kind that is partly recorded and partly by rule has a line for each.
              key={`${row.kind} ${row.quality}`}
              part={row}
              chosen={chosen.includes(row.kind)}
              href={kindHref(row.kind === kind ? null : row.kind)}
            >
              {row.kind === 'cogs' && (row.quality === 'rule' || row.quality === 'missing') && (
                <GoodsCost
                  percent={data.goodsCostPercent}
                  canManage={canManage}
                  costsHref={costsHref}
                  onAsk={onAskGoodsCost}
                />
              )}
            </PartLine>
          ) : (
            <Subtotal key={row.subtotal} row={row} missing={row.subtotal === 'contribution' ? data.missing : []} />
          ),
        )}
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'baseline',
          columnGap: 2,
          pt: 1.5,
          borderTop: 2,
          borderColor: 'text.primary',
        }}
      >
        <Typography sx={{ fontWeight: 'bold' }}>{figureName}</Typography>
        {value !== null && <AtMost missing={data.missing} costsHref={costsHref} />}
        <Typography
          variant="figureMedium"
          component="p"
          sx={value === null ? { typography: 'subtitle1', color: 'text.secondary' } : {}}
        >
          {shown ?? <FormattedMessage {...messages.notKnown} />}
        </Typography>
      </Box>
    </Card>
  );
}

function Subtotal({ row, missing }: { row: SubtotalRow; missing: readonly LedgerKind[] }) {
  const { amount } = useFormatters();
  return (
    <LedgerLine
      strong
      name={
        <FormattedMessage
          {...(row.subtotal === 'netSales' ? messages.subtotalNetSales : messages.subtotalContribution)}
        />
      }
      amount={
        row.amount === null ? (
          <FormattedMessage {...messages.notKnown} />
        ) : (
          <AtMostValue missing={missing}>{amount(row.amount)}</AtMostValue>
        )
      }
      quiet={row.amount === null}
    />
  );
}
