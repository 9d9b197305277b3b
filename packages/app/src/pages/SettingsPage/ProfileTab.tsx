import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ProfilePanel } from '@adaos/ui/screens/SettingsScreen';
import { errorText } from '../../errors/index.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useProfileQuery, useUpdatePreferences, useUpdateProfile } from '../../queries/account.ts';
import { useSampleQuery } from '../../queries/sample.ts';
import { useSessionQuery } from '../../queries/session.ts';
import { preferences, useMockMode } from '../../state/index.ts';
import { scalePicture } from './scalePicture.ts';
import { NoticesPart } from './NoticesPart.tsx';
import { ShopPart } from './ShopPart.tsx';
import { toSaveState } from './toSettingsViews.ts';
import { useRemovePicture } from './useRemovePicture.ts';

const timezones = [...Intl.supportedValuesOf('timeZone'), 'UTC'];

/** Who one is, and how the product speaks to one. */
export function ProfileTab() {
  const intl = useIntl();
  const language = useLanguage();
  const session = useSessionQuery();
  const mocked = useMockMode();
  const own = useProfileQuery();
  const sample = useSampleQuery('profile', mocked, ({ sampleProfile }) => sampleProfile);
  const { data, error, refetch } = mocked ? sample : own;
  const [update, prefer] = [useUpdateProfile(), useUpdatePreferences()];
  const removePicture = useRemovePicture(update);
  const [pictureRefused, setPictureRefused] = useState(false);
  if (!data) {
    const view = error ? { status: 'error' as const, message: errorText(intl, error) } : { status: 'loading' as const };
    return <ProfilePanel view={view} timezones={timezones} {...NO_EVENTS} onRetry={() => void refetch()} />;
  }
  const { name } = data;
  // An address that waits to be confirmed goes on waiting: the one of now would call it off.
  const email = data.pendingEmail ?? data.email;
  // Who never chose a language has that of the mails in the profile: the choice is then about the one that is spoken here.
  const chosen = mocked || !session.data || session.data.language !== undefined;
  const preferred = chosen ? data.preferences : { ...data.preferences, language };
  return (
    <ProfilePanel
      view={{
        status: 'ready',
        data: { ...data, preferences: preferred },
        source: mocked ? 'sample' : 'live',
        profile: toSaveState(intl, update),
        preferences: toSaveState(intl, prefer),
        pictureRefused,
      }}
      shop={mocked ? undefined : <ShopPart />}
      notices={<NoticesPart />}
      timezones={timezones}
      onSaveProfile={(values) => update.mutate(values)}
      onSavePreferences={(values) =>
        prefer.mutate(values, {
          onSuccess: () => values.language !== preferred.language && preferences.chooseLanguage(values.language),
        })
      }
      onChoosePicture={(file) => {
        setPictureRefused(false);
        scalePicture(file).then(
          (avatar) => update.mutate({ name, email, avatar }),
          () => setPictureRefused(true),
        );
      }}
      onRemovePicture={() => removePicture({ name, email, avatar: data.avatar })}
      onRetry={() => void refetch()}
    />
  );
}

const nothing = () => undefined;
/** Before there is a profile there is nothing to change. */
const NO_EVENTS = {
  onSaveProfile: nothing,
  onSavePreferences: nothing,
  onChoosePicture: nothing,
  onRemovePicture: nothing,
};
