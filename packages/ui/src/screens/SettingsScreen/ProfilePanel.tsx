import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { ErrorState } from '../../components/ErrorState/index.ts';
import { Regions } from '../../components/Regions/index.ts';
import { SampleDataMark } from '../../product/SampleDataMark/index.ts';
import { CardSkeleton, LoadingRegion } from '../../components/Skeletons/index.ts';
import { PreferencesForm } from './PreferencesForm.tsx';
import { ProfileForm, type ProfileValues } from './ProfileForm.tsx';
import { messages } from './SettingsScreen.messages.ts';
import type { ProfilePreferences, ProfileView } from './types.ts';

export type ProfilePanelProps = {
  view: ProfileView;
  /** What the shop's figures are in, below the forms. */
  shop?: ReactNode;
  /** The cards of the notifications, below. */
  notices?: ReactNode;
  /** The IANA timezones to choose from. */
  timezones: readonly string[];
  onSaveProfile: (values: ProfileValues) => void;
  onSavePreferences: (values: ProfilePreferences) => void;
  /** A picture file, as it was chosen. */
  onChoosePicture: (file: File) => void;
  onRemovePicture: () => void;
  onRetry: () => void;
};

/** The profile tab of the settings: the user's profile, preferences and notifications. */
export function ProfilePanel({ view, shop, notices, timezones, onRetry, ...events }: ProfilePanelProps) {
  const intl = useIntl();
  if (view.status === 'error') {
    return (
      <Card>
        <ErrorState title={intl.formatMessage(messages.loadFailed)} description={view.message} onRetry={onRetry} />
      </Card>
    );
  }
  const columns = {
    display: 'grid',
    gap: 2,
    alignItems: 'start',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  } as const;
  if (view.status === 'loading') {
    return (
      <LoadingRegion>
        <Box sx={columns}>
          <CardSkeleton holds="rows" height={320} />
          <CardSkeleton holds="rows" height={320} />
        </Box>
      </LoadingRegion>
    );
  }
  return (
    <>
      {view.source === 'sample' && (
        <Box sx={{ mb: 2 }}>
          <SampleDataMark />
        </Box>
      )}
      <Regions sx={columns}>
        <ProfileForm
          data={view.data}
          state={view.profile}
          pictureRefused={view.pictureRefused ?? false}
          onSave={events.onSaveProfile}
          onChoosePicture={events.onChoosePicture}
          onRemovePicture={events.onRemovePicture}
        />
        <PreferencesForm
          data={view.data.preferences}
          timezones={timezones}
          state={view.preferences}
          onSave={events.onSavePreferences}
        />
        {shop !== undefined && <Box sx={{ display: 'grid', gap: 2, gridColumn: '1 / -1' }}>{shop}</Box>}
        {notices !== undefined && <Box sx={{ display: 'grid', gap: 2, gridColumn: '1 / -1' }}>{notices}</Box>}
      </Regions>
    </>
  );
}
