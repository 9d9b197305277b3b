import { expect, waitFor } from 'storybook/test';

/** Waits in a story until the plot is there; in every language. */
export async function isDrawn({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  await waitFor(() => expect(canvasElement.querySelector('[role="group"][aria-describedby] svg')).toBeInTheDocument(), {
    timeout: 10_000,
  });
}
