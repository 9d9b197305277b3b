const WRITTEN_IN = 'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"]';
/** What takes keys itself while it is open. */
const OVER = '[role="dialog"], [role="menu"], [role="listbox"]';

/** Whether a key is for a field, a dialog or a menu, or for the browser, and so for no shortcut. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return true;
  return event.target instanceof Element && event.target.closest(`${WRITTEN_IN}, ${OVER}`) !== null;
}
