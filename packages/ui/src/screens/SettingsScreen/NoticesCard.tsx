import { isFixed, NOTICE_CHANNELS, NOTICE_TOPICS, type NoticeChannel, type NoticeTopic } from '@adaos/domain';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Controller, useForm, type Control } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { BusyButton } from '../../components/BusyButton/index.ts';
import { Card } from '../../components/Card/index.ts';
import { ErrorState } from '../../components/ErrorState/index.ts';
import { LoadingRegion, TableSkeleton } from '../../components/Skeletons/index.ts';
import { SampleDataMark } from '../../product/SampleDataMark/index.ts';
import { useUnsavedChanges } from '../../forms/UnsavedChanges/index.ts';
import { unseen } from '../../internal/unseen.ts';
import { channelMessages, noticeMessages as messages, topicHints, topicMessages } from './notices.messages.ts';
import { SaveLine } from './SaveLine.tsx';
import type { NoticeChoicesData, NoticesView, SaveState } from './types.ts';

export type NoticesCardProps = {
  view: NoticesView;
  onSave: (choices: NoticeChoicesData) => void;
  /** Has a summary sent now, as an example. */
  onTry: (digest: 'daily' | 'weekly') => void;
  onRetry: () => void;
};

/** One line of channels beside the topic where there is room, else two columns below it. */
const columns = (count: number) =>
  ({
    display: 'grid',
    alignItems: 'center',
    columnGap: 1,
    gridTemplateColumns: {
      xs: 'repeat(2, minmax(0, 1fr))',
      md: `minmax(0, 1fr) repeat(${count}, minmax(4.5em, 7em))`,
    },
  }) as const;

type CellProps = { control: Control<NoticeChoicesData>; topic: NoticeTopic; channel: NoticeChannel };

function Cell({ control, topic, channel }: CellProps) {
  return (
    <Controller
      control={control}
      name={`${topic}.${channel}`}
      render={({ field: { value, onChange, ref, ...field } }) => (
        <FormControlLabel
          sx={{
            position: 'relative',
            mx: 0,
            ml: { xs: -1, md: 0 },
            justifyContent: { md: 'center' },
            '& .MuiFormControlLabel-label': (theme) => ({
              ...theme.typography.body2,
              [theme.breakpoints.up('md')]: unseen,
            }),
          }}
          control={
            <Checkbox
              {...field}
              checked={value}
              onChange={(_event, on) => onChange(on)}
              slotProps={{ input: { ref } }}
            />
          }
          label={<FormattedMessage {...channelMessages[channel]} />}
        />
      )}
    />
  );
}

function TopicRow({ control, topic, channels }: Omit<CellProps, 'channel'> & { channels: readonly NoticeChannel[] }) {
  const id = useId();
  const fixed = isFixed(topic);
  return (
    <Box
      role="group"
      aria-labelledby={id}
      sx={{ ...columns(channels.length), py: { xs: 1.5, md: 1 }, borderTop: 1, borderColor: 'line.soft' }}
    >
      <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, minWidth: 0 }}>
        <Typography id={id} sx={{ fontWeight: 'control' }}>
          <FormattedMessage {...topicMessages[topic]} />
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
          <FormattedMessage {...topicHints[topic]} />
        </Typography>
      </Box>
      {fixed ? (
        <Typography
          variant="body2"
          sx={{
            gridColumn: { xs: '1 / -1', md: `span ${channels.length}` },
            color: 'text.secondary',
            mt: { xs: 0.5, md: 0 },
          }}
        >
          <FormattedMessage {...messages.always} />
        </Typography>
      ) : (
        channels.map((channel) => <Cell key={channel} control={control} topic={topic} channel={channel} />)
      )}
    </Box>
  );
}

type FormProps = {
  choices: NoticeChoicesData;
  channels: readonly NoticeChannel[];
  state: SaveState;
  onSave: (choices: NoticeChoicesData) => void;
};

function ChoicesForm({ choices, channels, state, onSave }: FormProps) {
  const { control, handleSubmit, formState } = useForm<NoticeChoicesData>({
    values: choices,
    resetOptions: { keepDirtyValues: true },
  });
  useUnsavedChanges(formState.isDirty);
  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit((values) => state.status !== 'busy' && onSave(values))(event)}
    >
      <Box aria-hidden sx={{ ...columns(channels.length), display: { xs: 'none', md: 'grid' }, pb: 1 }}>
        <span />
        {channels.map((channel) => (
          <Typography key={channel} variant="label" sx={{ textAlign: 'center', color: 'text.secondary' }}>
            <FormattedMessage {...channelMessages[channel]} />
          </Typography>
        ))}
      </Box>
      {NOTICE_TOPICS.map((topic) => (
        <TopicRow key={topic} control={control} topic={topic} channels={channels} />
      ))}
      <Box sx={{ mt: 2.5 }}>
        <SaveLine state={state} failedTitle={<FormattedMessage {...messages.failed} />} />
      </Box>
    </form>
  );
}

function Example({ state, onTry }: { state: SaveState; onTry: NoticesCardProps['onTry'] }) {
  const busy = state.status === 'busy';
  return (
    <Box sx={{ mt: 3, pt: 2.5, borderTop: 1, borderColor: 'line.soft' }}>
      {state.status === 'error' && (
        <Alert severity="error" sx={{ mb: 2 }}>
          <AlertTitle>
            <FormattedMessage {...messages.tryFailed} />
          </AlertTitle>
          {state.message}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <FormattedMessage {...messages.try} />
        </Typography>
        <BusyButton size="small" busy={busy} onClick={() => onTry('daily')}>
          <FormattedMessage {...messages.tryDaily} />
        </BusyButton>
        <BusyButton size="small" busy={busy} onClick={() => onTry('weekly')}>
          <FormattedMessage {...messages.tryWeekly} />
        </BusyButton>
      </Box>
      <Typography role="status" component="div" variant="body2" sx={{ mt: 1, color: 'success.main' }}>
        {state.status === 'saved' && <FormattedMessage {...messages.onItsWay} />}
      </Typography>
    </Box>
  );
}

/** Which notifications reach the user by which way, by topic. */
export function NoticesCard({ view, onSave, onTry, onRetry }: NoticesCardProps) {
  const intl = useIntl();
  return (
    <Card title={<FormattedMessage {...messages.title} />} subtitle={<FormattedMessage {...messages.lead} />}>
      {view.status === 'loading' && (
        <LoadingRegion>
          <TableSkeleton rows={7} />
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
        <>
          {view.source === 'sample' && (
            <Box sx={{ mb: 2 }}>
              <SampleDataMark />
            </Box>
          )}
          <ChoicesForm
            choices={view.choices}
            channels={NOTICE_CHANNELS.filter((channel) => channel !== 'sms' || view.sms)}
            state={view.save}
            onSave={onSave}
          />
          <Example state={view.example} onTry={onTry} />
        </>
      )}
    </Card>
  );
}
