import { build } from 'vite';
import { describe, expect, test } from 'vitest';
import { DEVELOPER } from '@adaos/api/developer';
import { root } from './repository.ts';

const pages = ['AuthPage/AuthPage.tsx', 'ResetPage/ResetRequestPage.tsx', 'ResetPage/ResetConfirmPage.tsx'];

/** All code that a page brings along of the app and of the credentials, built as `mode` builds it. */
async function codeOf(page: string, mode: 'production' | 'development'): Promise<string> {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = mode;
  try {
    const built = await build({
      configFile: false,
      logLevel: 'silent',
      mode,
      resolve: { conditions: ['adaos-source'] },
      build: {
        write: false,
        minify: false,
        lib: { entry: `${root}packages/app/src/pages/${page}`, formats: ['es'] },
        rolldownOptions: { external: (id) => !/^[./]|^@adaos\/api\/developer$/.test(id) },
      },
    });
    return [built]
      .flat()
      .flatMap((result) => ('output' in result ? result.output : []))
      .map((file) => (file.type === 'chunk' ? file.code : ''))
      .join('\n');
  } finally {
    process.env.NODE_ENV = before;
  }
}

describe.each(pages)('[AUTH-10] the controls for developers on %s', (page) => {
  test('are there in a development build', async () => {
    const code = await codeOf(page, 'development');
    expect(code).toContain(DEVELOPER.password);
    expect(code).toContain('Development build');
  });

  test('leave nothing in a production build, neither their code nor the credentials', async () => {
    const code = await codeOf(page, 'production');
    expect(code).toMatch(/ResetRequestScreen|ResetConfirmScreen|AuthScreen/);
    for (const trace of [DEVELOPER.password, DEVELOPER.email, 'Development build', 'Raw login']) {
      expect(code).not.toContain(trace);
    }
  });
});
