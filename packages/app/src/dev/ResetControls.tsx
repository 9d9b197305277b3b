import { DEVELOPER } from '@adaos/api/developer';
import { BusyButton } from '@adaos/ui';
import { DevBox } from './DevBox.tsx';

const TEXTS = { title: 'Development build', request: 'Test reset mail', confirm: 'Test new password' } as const;

type ResetControlsProps = { kind: 'request' | 'confirm'; onTest: (credentials: typeof DEVELOPER) => void };

/** The control of a development build under the forms of a reset. */
export function ResetControls({ kind, onTest }: ResetControlsProps) {
  return (
    <DevBox title={TEXTS.title}>
      <BusyButton onClick={() => onTest(DEVELOPER)}>{TEXTS[kind]}</BusyButton>
    </DevBox>
  );
}
