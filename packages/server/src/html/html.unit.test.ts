import { expect, test } from 'vitest';
import { html } from './html.ts';

test('text is escaped, markup made by the template is not', () => {
  const name = `<img src=x onerror="alert('&')">`;
  const item = html`<b title="${name}">${1}</b>`;
  expect(html`<p>${[item, ' ', name]}</p>`.toString()).toBe(
    '<p><b title="&lt;img src=x onerror=&quot;alert(&#39;&amp;&#39;)&quot;&gt;">1</b> &lt;img src=x onerror=&quot;alert(&#39;&amp;&#39;)&quot;&gt;</p>',
  );
});
