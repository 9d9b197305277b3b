import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { messages, valueMessages } from './PointsScreen.messages.ts';

export interface PointsSettingsProps {
  /** Whether the shop's team earns points. */
  on: boolean;
  /** Whether the user takes part in the ranking. */
  ranked: boolean;
  onRankedChange: (ranked: boolean) => void;
  /** Switches it on or off for the shop. Left out for those who may not. */
  onSwitch?: ((on: boolean) => void) | undefined;
  /** A change that could not be kept, as finished text. */
  failed?: string | undefined;
}

/** Whether the user is in the ranking and, for the admin, whether there is one. */
export function PointsSettings({ on, ranked, onRankedChange, onSwitch, failed }: PointsSettingsProps) {
  return (
    <Card title={<FormattedMessage {...messages.settings} />}>
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        {on && (
          <FormControlLabel
            control={<Switch checked={ranked} onChange={(_event, checked) => onRankedChange(checked)} />}
            label={<FormattedMessage {...messages.showMe} />}
          />
        )}
        {onSwitch && (
          <FormControlLabel
            control={<Switch checked={on} onChange={(_event, checked) => onSwitch(checked)} />}
            label={<FormattedMessage {...messages.forShop} />}
          />
        )}
      </Box>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.tertiary', textWrap: 'pretty' }}>
        <FormattedMessage {...messages.settingsNote} />
      </Typography>
      <Typography role="status" variant="body2" sx={{ color: 'error.main' }}>
        {failed !== undefined && <FormattedMessage {...valueMessages.notKept} values={{ reason: failed }} />}
      </Typography>
    </Card>
  );
}
