import { FRAUD_VERDICTS, type FraudVerdict } from '@adaos/domain';
import Select from '@mui/material/Select';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { Field, describedBy } from '../../forms/Field/index.ts';
import { verdictOf, type Judging, type OrderFraud } from './fraud.ts';
import { messages, verdictMessages } from './fraud.messages.ts';
import { VERDICT_HINTS } from './verdictHints.ts';
import { VerdictNotes } from './VerdictNotes.tsx';

export interface VerdictDraft {
  value: FraudVerdict | null;
  changed: boolean;
  busy: boolean;
  /** The failure of the last try; null without one. */
  failure: { error: unknown } | null;
  choose: (verdict: FraudVerdict | null) => void;
  /** @returns whether it was saved. */
  save: () => Promise<boolean>;
}

/** The verdict as it is being chosen. Until something is chosen it is the one that counts, which others may change. */
export function useVerdictDraft(orderId: string, fraud: OrderFraud, onJudge: Judging['onJudge']): VerdictDraft {
  const saved = verdictOf(fraud);
  const [chosen, setChosen] = useState<{ verdict: FraudVerdict | null } | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<VerdictDraft['failure']>(null);
  const value = chosen === null ? saved : chosen.verdict;
  return {
    value,
    changed: value !== saved,
    busy,
    failure,
    choose: (verdict) => {
      setChosen({ verdict });
      setFailure(null);
    },
    save: async () => {
      setBusy(true);
      setFailure(null);
      try {
        await onJudge(orderId, value);
        setChosen(null);
        return true;
      } catch (error) {
        setFailure({ error });
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}

export interface VerdictFieldProps extends Pick<Judging, 'reason' | 'failureReason'> {
  draft: VerdictDraft;
  /** The id of the text that says why nothing can be changed. */
  reasonId: string;
}

/** The choice of a verdict, with what it means. A native select, which works best on phones. */
export function VerdictField({ draft, reason, reasonId, failureReason }: VerdictFieldProps) {
  const intl = useIntl();
  const id = useId();
  const { value, failure } = draft;
  const hint = intl.formatMessage(VERDICT_HINTS[value ?? 'none']);
  return (
    <>
      <Field id={id} label={intl.formatMessage(messages.label)} hint={hint} disabled={reason !== null}>
        <Select
          native
          value={value ?? ''}
          disabled={reason !== null || draft.busy}
          onChange={({ target }) => draft.choose(FRAUD_VERDICTS.find((known) => known === target.value) ?? null)}
          inputProps={{ id, 'aria-describedby': describedBy(id, { hint, error: undefined }) }}
        >
          <option value="">{intl.formatMessage(verdictMessages.none)}</option>
          {FRAUD_VERDICTS.map((verdict) => (
            <option key={verdict} value={verdict}>
              {intl.formatMessage(verdictMessages[verdict])}
            </option>
          ))}
        </Select>
      </Field>
      <VerdictNotes id={reasonId} reason={reason} failure={failure} failureReason={failureReason} />
    </>
  );
}
