import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import { TwoFactorPrompt } from '../../product/auth/TwoFactorPrompt/index.ts';
import { ArrowLeftIcon } from '../../components/Icon/index.ts';
import { authScreenMessages as messages } from './AuthScreen.messages.ts';
import { TaskHeading } from './TaskHeading.tsx';

export type CodeStepProps = {
  busy: boolean;
  problem: string | undefined;
  onCode: (code: string) => void;
  onBack: () => void;
  titleRef: Ref<HTMLHeadingElement>;
};

/** The second factor of a login whose password was right. */
export function CodeStep({ busy, problem, onCode, onBack, titleRef }: CodeStepProps) {
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <TaskHeading
        titleRef={titleRef}
        title={<FormattedMessage {...messages.codeTitle} />}
        lead={<FormattedMessage {...messages.codeLead} />}
      />
      <TwoFactorPrompt busy={busy} problem={problem} onCode={onCode} />
      <Button
        variant="text"
        startIcon={<ArrowLeftIcon aria-hidden />}
        onClick={onBack}
        sx={{ justifySelf: 'center', color: 'text.secondary' }}
      >
        <FormattedMessage {...messages.backToLogin} />
      </Button>
    </Box>
  );
}
