import { HOOK_KINDS, HOOK_NAMES, HOOK_TOPICS, type HookKind, type HookTopic } from '@adaos/domain';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useController, useForm, type Control } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { BusyButton } from '../../components/BusyButton/index.ts';
import { Card } from '../../components/Card/index.ts';
import { CopyBox } from '../../components/CopyBox/index.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog/index.ts';
import { ErrorState } from '../../components/ErrorState/index.ts';
import { LoadingRegion, TableSkeleton } from '../../components/Skeletons/index.ts';
import { StatusChip } from '../../components/StatusChip/index.ts';
import { TextField } from '../../forms/TextField/index.ts';
import { useUnsavedChanges } from '../../forms/UnsavedChanges/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { hookHints, hookMessages as messages, hookProblems } from './hooks.messages.ts';
import { topicMessages } from './notices.messages.ts';
import type { HookData, HooksView } from './types.ts';
import { grid } from '../../theme/grid.ts';

export type HookValues = { address: string; topics: HookTopic[] };

export type HooksCardProps = {
  view: HooksView;
  /** @param values.address empty: the one that is kept. */
  onSave: (kind: HookKind, values: HookValues) => void;
  onTest: (kind: HookKind) => void;
  onRemove: (kind: HookKind) => void;
  onRetry: () => void;
};

/** Both ask the same: beside each other where there is room. */
const sideBySide = {
  display: 'grid',
  columnGap: 6,
  rowGap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const;

const FIRST_TOPICS: HookTopic[] = ['alerts', 'actions', 'stock', 'fraud'];

function Topics({ control }: { control: Control<HookValues> }) {
  const id = useId();
  const { field, fieldState } = useController({
    control,
    name: 'topics',
    rules: { validate: (topics) => topics.length > 0 || 'required' },
  });
  const chosen = new Set(field.value);
  const toggle = (topic: HookTopic, on: boolean) =>
    field.onChange(HOOK_TOPICS.filter((known) => (known === topic ? on : chosen.has(known))));
  return (
    <Box role="group" aria-labelledby={id} {...(fieldState.error && { 'aria-describedby': `${id}-error` })}>
      <Typography id={id} variant="label" component="div">
        <FormattedMessage {...messages.topics} />
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        {HOOK_TOPICS.map((topic, place) => (
          <FormControlLabel
            key={topic}
            sx={{ ml: -1, mr: 0, '& .MuiFormControlLabel-label': { typography: 'body2' } }}
            control={
              <Checkbox
                checked={chosen.has(topic)}
                onChange={(_event, on) => toggle(topic, on)}
                onBlur={field.onBlur}
                {...(place === 0 && { slotProps: { input: { ref: field.ref } } })}
              />
            }
            label={<FormattedMessage {...topicMessages[topic]} />}
          />
        ))}
      </Box>
      {fieldState.error && (
        <FormHelperText id={`${id}-error`} error role="alert">
          <FormattedMessage {...messages.topicsRequired} />
        </FormHelperText>
      )}
    </Box>
  );
}

/** What came of the last message, in words. */
function Standing({ hook }: { hook: HookData }) {
  const { dateTime } = useFormatters();
  const problem = hook.problem === null ? undefined : hookProblems[hook.problem];
  if (problem) {
    return (
      <Alert severity={hook.off ? 'error' : 'warning'} role="note">
        <Typography variant="body2">
          <FormattedMessage {...problem} />
        </Typography>
        {hook.failedAt !== null && (
          <Typography variant="body2">
            <FormattedMessage {...messages.lastFailed} values={{ time: dateTime(hook.failedAt) }} />
          </Typography>
        )}
        {hook.off && (
          <Typography variant="body2">
            <FormattedMessage {...messages.offHint} />
          </Typography>
        )}
      </Alert>
    );
  }
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {hook.sentAt === null ? (
        <FormattedMessage {...messages.never} />
      ) : (
        <FormattedMessage {...messages.lastSent} values={{ time: dateTime(hook.sentAt) }} />
      )}
    </Typography>
  );
}

type SectionProps = Pick<HooksCardProps, 'onSave' | 'onTest' | 'onRemove'> & {
  kind: HookKind;
  hook: HookData | undefined;
  change: Extract<HooksView, { status: 'ready' }>['change'];
};

function Section({ kind, hook, change, onSave, onTest, onRemove }: SectionProps) {
  const intl = useIntl();
  const id = useId();
  const { control, handleSubmit, formState, setError } = useForm<HookValues>({
    values: { address: '', topics: [...(hook?.topics ?? FIRST_TOPICS)] },
  });
  useUnsavedChanges(formState.isDirty);
  const [asked, setAsked] = useState(false);
  const own = change?.kind === kind ? change : null;
  const busy = own?.status === 'busy';
  const tested = own?.status === 'tested';
  const refused = tested && own.problem !== null ? hookProblems[own.problem] : undefined;
  const send = (values: HookValues) => {
    if (!hook && values.address.trim() === '') setError('address', { message: 'required' }, { shouldFocus: true });
    else if (!busy) onSave(kind, values);
  };
  return (
    <Box component="section" aria-labelledby={id}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1.5 }}>
        <Typography id={id} component="h3" variant="label">
          {HOOK_NAMES[kind]}
        </Typography>
        {hook && (
          <StatusChip
            tone={hook.off ? 'bad' : 'good'}
            label={intl.formatMessage(hook.off ? messages.off : messages.on)}
          />
        )}
      </Box>
      <form noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
        <Box sx={{ display: 'grid', gap: 2, maxWidth: grid(80) }}>
          {hook && <Standing hook={hook} />}
          <TextField
            control={control}
            name="address"
            type="url"
            autoComplete="off"
            maxLength={2000}
            label={<FormattedMessage {...messages.address} />}
            errorTexts={{ required: intl.formatMessage(messages.addressRequired) }}
            hint={
              hook ? (
                <FormattedMessage {...messages.addressKept} values={{ hint: hook.hint }} />
              ) : (
                <FormattedMessage {...hookHints[kind]} />
              )
            }
          />
          <Topics control={control} />
          {own?.status === 'saved' && own.secret !== undefined && (
            <Alert severity="info" role="note">
              <Typography variant="body2" sx={{ mb: 1 }}>
                <FormattedMessage {...messages.secretText} />
              </Typography>
              <CopyBox label={intl.formatMessage(messages.secret)} text={own.secret} />
            </Alert>
          )}
          {own?.status === 'error' && (
            <Alert severity="error">
              <AlertTitle>
                <FormattedMessage {...messages.failed} />
              </AlertTitle>
              {own.message}
            </Alert>
          )}
          {refused && (
            <Alert severity="error">
              <FormattedMessage {...refused} />
            </Alert>
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
            <BusyButton type="submit" busy={busy}>
              <FormattedMessage {...(hook ? messages.save : messages.start)} />
            </BusyButton>
            {hook && (
              <>
                <BusyButton busy={busy} onClick={() => onTest(kind)}>
                  <FormattedMessage {...messages.test} />
                </BusyButton>
                <BusyButton variant="text" busy={busy} onClick={() => setAsked(true)}>
                  <FormattedMessage {...messages.remove} />
                </BusyButton>
              </>
            )}
            <Typography role="status" component="div" variant="body2" sx={{ color: 'success.main' }}>
              {own?.status === 'saved' && <FormattedMessage {...messages.saved} />}
              {tested && own.problem === null && <FormattedMessage {...messages.tested} />}
            </Typography>
          </Box>
        </Box>
      </form>
      <ConfirmDialog
        open={asked}
        title={intl.formatMessage(messages.removeTitle, { name: HOOK_NAMES[kind] })}
        confirmLabel={intl.formatMessage(messages.remove)}
        onConfirm={() => {
          setAsked(false);
          onRemove(kind);
        }}
        onCancel={() => setAsked(false)}
      >
        <FormattedMessage {...messages.removeText} />
      </ConfirmDialog>
    </Box>
  );
}

/** Where the notifications of the shop are posted, for its admins. */
export function HooksCard({ view, onRetry, ...events }: HooksCardProps) {
  const intl = useIntl();
  return (
    <Card title={<FormattedMessage {...messages.title} />} subtitle={<FormattedMessage {...messages.lead} />}>
      {view.status === 'loading' && (
        <LoadingRegion>
          <TableSkeleton rows={4} />
        </LoadingRegion>
      )}
      {view.status === 'error' && (
        <ErrorState
          title={intl.formatMessage(messages.loadFailed)}
          description={view.message}
          onRetry={onRetry}
          level={3}
        />
      )}
      {view.status === 'ready' && (
        <Box sx={sideBySide}>
          {HOOK_KINDS.map((kind) => (
            <Section
              key={kind}
              kind={kind}
              hook={view.hooks.find((hook) => hook.kind === kind)}
              change={view.change}
              {...events}
            />
          ))}
        </Box>
      )}
    </Card>
  );
}
