import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { developmentMessages as messages } from './SettingsScreen.messages.ts';
import * as tokens from '../../theme/generated/tokens.ts';

export type DevelopmentPanelProps = {
  /** Whether sample data replaces the shop's own. */
  mockMode: boolean;
  /** Whether the build of the app has switched it on permanently. */
  byBuild: boolean;
  /** It has just been switched, and the app is about to reload. */
  reloading: boolean;
  onToggle: (on: boolean) => void;
};

/** The development tab of the settings: sample data in place of the shop's own. */
export function DevelopmentPanel({ mockMode, byBuild, reloading, onToggle }: DevelopmentPanelProps) {
  return (
    <Card sx={{ maxWidth: tokens.size.form.regular }} title={<FormattedMessage {...messages.title} />}>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Typography sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
          <FormattedMessage {...messages.lead} />
        </Typography>
        <FormControlLabel
          sx={{ ml: -0.75 }}
          disabled={byBuild || reloading}
          control={<Switch checked={mockMode} onChange={(_event, on) => onToggle(on)} />}
          label={<FormattedMessage {...messages.toggle} />}
        />
        {byBuild && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <FormattedMessage {...messages.byBuild} />
          </Typography>
        )}
        {reloading && (
          <Alert severity="info" role="alert" sx={{ width: '100%' }}>
            <FormattedMessage {...(mockMode ? messages.turnedOn : messages.turnedOff)} />
          </Alert>
        )}
      </Box>
    </Card>
  );
}
