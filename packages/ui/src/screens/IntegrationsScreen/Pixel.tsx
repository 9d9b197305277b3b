import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { pixelMessages as messages } from './connect.messages.ts';
import type { PixelRequest, PixelResult } from './connectTypes.ts';
import { PixelForm } from './PixelForm.tsx';
import { PixelOutcome } from './PixelOutcome.tsx';

const STEPS = [messages.step1, messages.step2, messages.step3, messages.step4];

export interface PixelProps {
  /** Whether the role allows it (manager and up). */
  canManage: boolean;
  /** The shop that was saved last. */
  result: PixelResult | undefined;
  /** True while it is being saved. */
  busy: boolean;
  /** The last save failed; what is shown was created in the browser. */
  failed: boolean;
  /** Why nothing was saved; finished text. */
  reason?: string | undefined;
  onGenerate: (request: PixelRequest) => void;
}

/** Saves a shop of any platform and shows the remaining steps. */
export function Pixel({ canManage, result, busy, failed, reason, onGenerate }: PixelProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
      }}
    >
      <Card title={<FormattedMessage {...messages.title} />} subtitle={<FormattedMessage {...messages.subtitle} />}>
        <PixelForm canManage={canManage} busy={busy} onGenerate={onGenerate} />
        {(failed || reason !== undefined) && (
          <Box role="alert" sx={{ mt: 2, color: 'error.main' }}>
            {failed && (
              <Typography>
                <FormattedMessage {...messages.failed} />
              </Typography>
            )}
            {reason !== undefined && <Typography sx={{ textWrap: 'pretty' }}>{reason}</Typography>}
          </Box>
        )}
        {result && <PixelOutcome result={result} />}
      </Card>
      <Card title={<FormattedMessage {...messages.usageTitle} />}>
        <Box component="ol" sx={{ display: 'grid', gap: 1.25, m: 0, pl: 2.5 }}>
          {STEPS.map((step) => (
            <Typography
              component="li"
              key={step.id}
              sx={{ pl: 0.5, color: 'text.secondary', textWrap: 'pretty', '&::marker': { color: 'primary.main' } }}
            >
              <FormattedMessage {...step} />
            </Typography>
          ))}
        </Box>
      </Card>
    </Box>
  );
}
