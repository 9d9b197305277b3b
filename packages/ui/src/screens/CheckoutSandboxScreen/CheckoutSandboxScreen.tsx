import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { ErrorState } from '../../components/ErrorState/index.ts';
import { CardIcon } from '../../components/Icon/index.ts';
import { ButtonLink } from '../../components/Link/index.ts';
import { LoadingRegion, TableSkeleton } from '../../components/Skeletons/index.ts';
import { messages as m } from './CheckoutSandboxScreen.messages.ts';
import { PayForm } from './PayForm.tsx';
import { SANDBOX_CARD_NUMBERS, type CheckoutSandboxScreenProps } from './types.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { grid } from '../../theme/grid.ts';

/** The page of the sandbox provider: looks like a test, charges nothing, and lets the user choose the bank's answer. */
export function CheckoutSandboxScreen(props: CheckoutSandboxScreenProps) {
  const { view, step, onPay, onRefuse, onRetry, billingHref } = props;
  const { formatMessage: t } = useIntl();
  return (
    <Box
      component="main"
      sx={(theme) => ({
        minHeight: '100vh',
        display: 'grid',
        gridTemplateRows: 'auto 1fr',
        // Stripes that mark it as not real.
        background: `repeating-linear-gradient(-45deg, ${theme.vars.palette.sunken} 0 ${grid(1.5)}px, ${theme.vars.palette.background.default} ${grid(1.5)}px ${grid(3)}px)`,
      })}
    >
      <Typography
        component="div"
        role="note"
        sx={(theme) => ({
          p: 1.25,
          textAlign: 'center',
          fontWeight: 'strong',
          color: 'warning.main',
          bgcolor: 'warning.soft',
          borderBottom: theme.mixins.hairline(theme.vars.palette.warning.main, 'dashed'),
        })}
      >
        <FormattedMessage {...m.banner} />
      </Typography>
      <Box sx={{ display: 'grid', placeItems: 'center', p: { xs: 2, sm: 4 } }}>
        <Card sx={{ width: '100%', maxWidth: tokens.size.form.narrow, borderStyle: 'dashed', p: { xs: 2.5, sm: 4 } }}>
          {view.status === 'loading' && (
            <LoadingRegion>
              <TableSkeleton rows={6} />
            </LoadingRegion>
          )}
          {view.status === 'error' && (
            <ErrorState
              level={1}
              title={t(m.loadFailed)}
              description={view.message}
              safe={t(m.safe)}
              onRetry={onRetry}
              actions={<Back href={billingHref} />}
            />
          )}
          {(view.status === 'paid' || view.status === 'cancelled' || view.status === 'expired') && (
            <EmptyState
              level={1}
              icon={CardIcon}
              title={t(m[view.status])}
              description={t(m.over)}
              action={<Back href={billingHref} />}
            />
          )}
          {view.status === 'open' && <PayForm {...props} view={view} />}
        </Card>
      </Box>
      <ConfirmDialog
        open={view.status === 'open' && step === 'confirming'}
        title={t(m.confirmTitle)}
        confirmLabel={t(m.confirm)}
        cancelLabel={t(m.refuse)}
        onConfirm={() => onPay(SANDBOX_CARD_NUMBERS.needsConfirmation, true)}
        onCancel={onRefuse}
      >
        <FormattedMessage {...m.confirmText} />
      </ConfirmDialog>
    </Box>
  );
}

function Back({ href }: { href: string }) {
  return (
    <ButtonLink href={href}>
      <FormattedMessage {...m.back} />
    </ButtonLink>
  );
}
