import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Regions } from '../../components/Regions/index.ts';
import { SampleDataMark } from '../../product/SampleDataMark/index.ts';

export type SecurityPanelProps = {
  /** The card of the second factor. */
  twoFactor: ReactNode;
  /** The card of the open sessions. */
  sessions: ReactNode;
  /** The card of the API, below them in full width; left out: none. */
  api?: ReactNode;
  /** Whether the data shown is a sample and not the account's own. */
  sample?: boolean;
};

/** The security tab of the settings. */
export function SecurityPanel({ twoFactor, sessions, api, sample = false }: SecurityPanelProps) {
  return (
    <Regions
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {sample && (
        <Box sx={{ gridColumn: '1 / -1' }}>
          <SampleDataMark />
        </Box>
      )}
      {twoFactor}
      {sessions}
      {api && <Box sx={{ gridColumn: '1 / -1' }}>{api}</Box>}
    </Regions>
  );
}
