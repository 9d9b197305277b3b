/** Sent to a prerendered page by the app's own code, with a promise that settles once the page answers to its visitor. */
export const APP_STARTED = 'adaos:started';

declare global {
  interface WindowEventMap {
    [APP_STARTED]: CustomEvent<Promise<void>>;
  }
}
