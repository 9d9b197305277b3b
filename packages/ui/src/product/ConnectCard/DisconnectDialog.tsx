import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmDialog } from '../../components/ConfirmDialog/index.ts';
import { disconnectMessages as messages } from './ConnectCard.messages.ts';
import type { StoredData } from './types.ts';

const CHOICES = ['keep', 'erase'] as const;
type Choice = (typeof CHOICES)[number];

interface DisconnectDialogProps {
  open: boolean;
  platform: string;
  shopId: string;
  stored: StoredData | undefined;
  after: ReactNode;
  onDisconnect: (erase: boolean) => void;
  onCancel: () => void;
}

/** What each choice does, in words. */
function consequence(choice: Choice, stored: StoredData | undefined) {
  if (choice === 'keep') return <FormattedMessage {...messages.keepText} />;
  return stored ? (
    <FormattedMessage {...messages.eraseText} values={{ ...stored }} />
  ) : (
    <FormattedMessage {...messages.eraseTextUncounted} />
  );
}

/** Asks whether to end a connection, and what becomes of what was read: it stays unless somebody says otherwise. */
export function DisconnectDialog(props: DisconnectDialogProps) {
  const { open, platform, shopId, stored, after, onDisconnect, onCancel } = props;
  const { formatMessage } = useIntl();
  const [choice, setChoice] = useState<Choice>('keep');
  const labelId = useId();
  const erase = choice === 'erase';
  const close = () => setChoice('keep');
  return (
    <ConfirmDialog
      open={open}
      tone="danger"
      title={formatMessage(messages.title, { platform })}
      confirmLabel={formatMessage(erase ? messages.confirmErase : messages.confirm)}
      onConfirm={() => {
        close();
        onDisconnect(erase);
      }}
      onCancel={() => {
        close();
        onCancel();
      }}
    >
      <Typography component="span" sx={{ display: 'block', mb: 1.5 }}>
        <FormattedMessage {...messages.text} values={{ shopId }} />
        {after !== undefined && <> {after}</>}
      </Typography>
      <Typography id={labelId} component="span" variant="label" sx={{ display: 'block', mb: 0.5 }}>
        <FormattedMessage {...messages.question} />
      </Typography>
      <RadioGroup
        aria-labelledby={labelId}
        value={choice}
        onChange={(_event, value) => setChoice(value === 'erase' ? 'erase' : 'keep')}
      >
        {CHOICES.map((one) => (
          <FormControlLabel
            key={one}
            value={one}
            control={<Radio size="small" />}
            sx={{ alignItems: 'flex-start', mb: 1 }}
            label={
              <>
                <Typography component="span" sx={{ display: 'block', fontWeight: 'medium', pt: 1 }}>
                  <FormattedMessage {...(one === 'keep' ? messages.keep : messages.erase)} />
                </Typography>
                <Typography component="span" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
                  {consequence(one, stored)}
                </Typography>
              </>
            }
          />
        ))}
      </RadioGroup>
    </ConfirmDialog>
  );
}
