import { lazyPopup } from '../../internal/lazyPopup.tsx';

const [LeaveQuestion, prepare] = lazyPopup(() => import('./LeaveQuestion.tsx').then((module) => module.LeaveQuestion));

/** Loads the code of the dialog ahead, so that it opens without a network too. */
export const prepareLeaveDialog = prepare;

export type LeaveDialogProps = {
  /** Default true. */
  open?: boolean;
  onLeave: () => void;
  onStay: () => void;
};

/** Asks before unsaved changes are lost. Its code is loaded once a form reports changes. */
export function LeaveDialog({ open = true, onLeave, onStay }: LeaveDialogProps) {
  return <LeaveQuestion open={open} onLeave={onLeave} onClose={onStay} />;
}
