import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import IconButton from '@mui/material/IconButton';
import { styled, useThemeProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { lazyRegion } from '../../internal/lazyRegion.tsx';
import { ErrorState } from '../ErrorState/index.ts';
import { CloseIcon } from '../Icon/index.ts';
import { LoadingRegion, TextSkeleton } from '../Skeletons/index.ts';
import { messages } from './GuideDialog.messages.ts';

const Root = styled(Dialog, { name: 'AdaosGuideDialog', slot: 'Root' })();

function GuideSkeleton() {
  const { formatMessage } = useIntl();
  return (
    <LoadingRegion label={formatMessage(messages.loading)}>
      <TextSkeleton lines={8} />
    </LoadingRegion>
  );
}

const GuideText = lazyRegion(() => import('./GuideText.tsx').then((module) => module.GuideText), <GuideSkeleton />);

export type GuideDialogContent =
  | { status: 'loading' }
  /** `message` is finished text in the reader's language. */
  | { status: 'error'; message: string }
  /** Markdown of headings, paragraphs, lists, links and emphasis; no HTML. */
  | { status: 'ready'; text: string };

export type GuideDialogProps = {
  open: boolean;
  title: string;
  /** The category, in the reader's language. */
  category?: string | undefined;
  content: GuideDialogContent;
  onRetry: () => void;
  onClose: () => void;
};

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AdaosGuideDialog: 'root';
  }
  interface ComponentsPropsList {
    AdaosGuideDialog: GuideDialogProps;
  }
}

/** A guide, opened over the screen; on phones it is full-screen. */
export function GuideDialog(props: GuideDialogProps) {
  const { open, title, category, content, onRetry, onClose } = useThemeProps({ props, name: 'AdaosGuideDialog' });
  const { formatMessage } = useIntl();
  const titleId = useId();
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  return (
    <Root open={open} onClose={onClose} fullWidth maxWidth="sm" fullScreen={narrow} aria-labelledby={titleId}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2, pt: 2.75, pr: 2, pb: 1.75, pl: 3.5 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          {category !== undefined && (
            <Typography variant="caption" component="p" sx={{ color: 'text.tertiary' }}>
              {category}
            </Typography>
          )}
          <Typography id={titleId} variant="h1" component="h2" sx={{ textWrap: 'balance' }}>
            {title}
          </Typography>
        </Box>
        <IconButton aria-label={formatMessage(messages.close)} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      {/* Focusable, so that the keyboard can scroll a text that is longer than the dialog. */}
      <DialogContent tabIndex={0} sx={{ px: 3.5, pt: 0.5, pb: 4 }}>
        {content.status === 'loading' && <GuideSkeleton />}
        {content.status === 'error' && (
          <ErrorState
            level={3}
            title={formatMessage(messages.failed)}
            description={content.message}
            safe={null}
            onRetry={onRetry}
          />
        )}
        {content.status === 'ready' && <GuideText text={content.text} />}
      </DialogContent>
    </Root>
  );
}
