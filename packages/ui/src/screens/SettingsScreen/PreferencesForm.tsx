import { LANGUAGE_NAMES, LANGUAGES } from '@adaos/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
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
});

const LANGUAGE_CHOICES = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));

export type PreferencesFormProps = {
  data: ProfilePreferences;
  /** The IANA timezones to choose from. */
  timezones: readonly string[];
  state: SaveState;
  onSave: (values: ProfilePreferences) => void;
};

/** The user's language and timezone. */
export function PreferencesForm({ data, timezones, state, onSave }: PreferencesFormProps) {
  const intl = useIntl();
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(PreferencesSchema),
    values: data,
    // The language may be changed elsewhere meanwhile: an unsaved choice here stays.
    resetOptions: { keepDirtyValues: true },
  });
  const { language, timezone } = useWatch({ control });
  useUnsavedChanges(language !== data.language || timezone !== data.timezone);
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
          <SaveLine state={state} failedTitle={<FormattedMessage {...profileMessages.failed} />} />
        </Box>
      </form>
    </Card>
  );
}
