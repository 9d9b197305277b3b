/** On paper the light scheme is used, whatever the screen has: its ink would be too pale for white. */
export function printLight(page: Window): void {
  const root = page.document.documentElement;
  let before: string | undefined;
  page.addEventListener('beforeprint', () => {
    before = root.dataset['scheme'];
    root.dataset['scheme'] = 'light';
  });
  page.addEventListener('afterprint', () => {
    if (before === undefined) delete root.dataset['scheme'];
    else root.dataset['scheme'] = before;
  });
}
