import { LANGUAGE_NAMES, LANGUAGES } from '@adaos/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId, useMemo } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { Card } from '../../components/Card/index.ts';
import { ComboboxField } from '../../forms/ComboboxField/index.ts';
import { SelectField } from '../../forms/SelectField/index.ts';
import { useUnsavedChanges } from '../../forms/UnsavedChanges/index.ts';
import { SaveLine } from './SaveLine.tsx';
import { preferenceMessages as messages, profileMessages } from './SettingsScreen.messages.ts';
import type { ProfilePreferences, SaveState } from './types.ts';

const PreferencesSchema = z.object({
  language: z.enum(LANGUAGES),
  timezone: z.string().check(z.minLength(1, 'required')),
  notifications: z.object({ email: z.boolean(), push: z.boolean(), sms: z.boolean() }),
});

const CHANNELS = [
  ['notifications.email', messages.byEmail, 'email'],
  ['notifications.push', messages.byPush, 'push'],
  ['notifications.sms', messages.bySms, 'sms'],
] as const;
const LANGUAGE_CHOICES = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));

export type PreferencesFormProps = {
  data: ProfilePreferences;
  /** The IANA timezones to choose from. */
  timezones: readonly string[];
  state: SaveState;
  onSave: (values: ProfilePreferences) => void;
};

/** The user's language, timezone and other preferences. */
export function PreferencesForm({ data, timezones, state, onSave }: PreferencesFormProps) {
  const intl = useIntl();
  const groupId = useId();
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(PreferencesSchema),
    values: data,
    // The language may be changed elsewhere meanwhile: an unsaved choice here stays.
    resetOptions: { keepDirtyValues: true },
  });
  const { language, timezone, notifications } = useWatch({ control });
  useUnsavedChanges(
    language !== data.language ||
      timezone !== data.timezone ||
      CHANNELS.some(([, , channel]) => notifications?.[channel] !== data.notifications[channel]),
  );
  const timezoneChoices = useMemo(
    () =>
      [...new Set([...timezones, data.timezone])].map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
    [data.timezone, timezones],
  );
  return (
    <Card title={<FormattedMessage {...messages.title} />}>
      <form
        noValidate
        onSubmit={(event) => void handleSubmit((values) => state.status !== 'busy' && onSave(values))(event)}
      >
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <SelectField
            control={control}
            name="language"
            choices={LANGUAGE_CHOICES}
            label={<FormattedMessage {...messages.language} />}
            hint={<FormattedMessage {...messages.languageHint} />}
          />
          <ComboboxField
            control={control}
            name="timezone"
            choices={timezoneChoices}
            label={<FormattedMessage {...messages.timezone} />}
            hint={<FormattedMessage {...messages.timezoneHint} />}
            errorTexts={{ required: intl.formatMessage(messages.timezoneRequired) }}
          />
          <Box role="group" aria-labelledby={groupId} aria-describedby={`${groupId}-hint`}>
            <Typography id={groupId} variant="label" component="div" sx={{ mb: 0.5 }}>
              <FormattedMessage {...messages.notifications} />
            </Typography>
            {CHANNELS.map(([name, label]) => (
              <Controller
                key={name}
                control={control}
                name={name}
                render={({ field: { value, onChange, ref, ...field } }) => (
                  <FormControlLabel
                    sx={{ display: 'flex', ml: -0.75, '& .MuiFormControlLabel-label': { py: 0.5 } }}
                    control={
                      <Switch
                        {...field}
                        checked={value}
                        onChange={(_event, on) => onChange(on)}
                        slotProps={{ input: { ref } }}
                      />
                    }
                    label={<FormattedMessage {...label} />}
                  />
                )}
              />
            ))}
            <Typography
              id={`${groupId}-hint`}
              variant="body2"
              sx={{ mt: 0.5, color: 'text.secondary', textWrap: 'pretty' }}
            >
              <FormattedMessage {...messages.notificationsHint} />
            </Typography>
          </Box>
          <SaveLine state={state} failedTitle={<FormattedMessage {...profileMessages.failed} />} />
        </Box>
      </form>
    </Card>
  );
}
