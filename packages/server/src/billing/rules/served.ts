/** The states in which the service is given; `past_due` while the provider still tries the card. */
export const SERVED: readonly string[] = ['active', 'trialing', 'past_due'];

export const isServed = (status: string | undefined): boolean => status !== undefined && SERVED.includes(status);

/** Whether the service begins with this change of state; again, where it had ended between. */
export const begins = (before: string | undefined, now: string): boolean => isServed(now) && !isServed(before);
