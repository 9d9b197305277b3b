import { expect, test } from 'vitest';
import { projectFiles, readText } from './repository.ts';

test('a form with a secret is never sent in the address, not even before the app runs', () => {
  const forms = projectFiles()
    .filter((file) => /^packages\/(?:ui|app)\/src\/.*\.tsx$/.test(file) && !/\.(?:stories|test)\.tsx$/.test(file))
    .filter((file) => /<form\b|component="form"|styled\('form'/.test(readText(file)))
    .filter((file) => /<PasswordField|name="code"/.test(readText(file)));
  expect(forms.length).toBeGreaterThan(5);
  expect(forms.filter((file) => !readText(file).includes('method="post"'))).toEqual([]);
});
