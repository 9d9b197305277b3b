import type { SandboxCheckout } from '@adaos/api';
import type { PlanId } from '@adaos/domain';
import type { SandboxCheckoutView } from '@adaos/ui/screens/CheckoutSandboxScreen';
import type { Read } from '../../queries/states.ts';

/** What the page of the sandbox provider shows of a checkout. */
export function toSandboxView(
  { data, error }: Read<SandboxCheckout>,
  names: Readonly<Record<PlanId, { name: string }>>,
  textOf: (error: unknown) => string,
): SandboxCheckoutView {
  if (data === undefined) return error === null ? { status: 'loading' } : { status: 'error', message: textOf(error) };
  const { status, plan, shopName, amount, currency } = data;
  return status === 'open' ? { status, planName: names[plan].name, shopName, amount, currency } : { status };
}
