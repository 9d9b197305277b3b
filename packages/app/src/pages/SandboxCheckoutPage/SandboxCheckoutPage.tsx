import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate, useParams } from 'react-router-dom';
import { usePlanCopy } from '@adaos/ui/commerce';
import { CheckoutSandboxScreen, type SandboxStep } from '@adaos/ui/screens/CheckoutSandboxScreen';
import { errorText } from '../../errors/index.ts';
import { usePaySandboxCheckout, useCancelSandboxCheckout, useSandboxCheckoutQuery } from '../../queries/billing.ts';
import { checkoutReturn } from '../../queries/checkout.ts';
import { paths } from '../../routes/paths.ts';
import { toSandboxView } from './toSandboxView.ts';

const STEPS = { declined: 'declined', confirmation_required: 'confirming' } as const;

/** The page of the provider that works without keys. */
export function SandboxCheckoutPage() {
  const intl = useIntl();
  const navigate = useNavigate();
  const copy = usePlanCopy();
  const { id = '' } = useParams();
  const checkout = useSandboxCheckoutQuery(id);
  const pay = usePaySandboxCheckout(id);
  const cancel = useCancelSandboxCheckout(id);
  const [step, setStep] = useState<SandboxStep>('form');

  const attempt = async (work: () => Promise<void>) => {
    setStep('paying');
    await work().catch((error: unknown) => setStep({ error: errorText(intl, error) }));
  };
  return (
    <CheckoutSandboxScreen
      view={toSandboxView(checkout, copy, (error) => errorText(intl, error))}
      step={step}
      billingHref={paths.billing}
      onPay={(card, confirmed) =>
        void attempt(async () => {
          const { result } = await pay.mutateAsync({ card, confirmed });
          if (result === 'paid') await navigate(checkoutReturn.success);
          else setStep(STEPS[result]);
        })
      }
      onRefuse={() => setStep('declined')}
      onLeave={() =>
        void attempt(async () => {
          await cancel.mutateAsync();
          await navigate(checkoutReturn.cancelled);
        })
      }
      onRetry={() => void checkout.refetch()}
    />
  );
}
