import type { Plugin } from 'vite';

/**
 * Marks the chunks whose functions run as a page opens. A browser that knows the comment (V8) compiles all of them while the
 * file is fetched, off the main thread; else it compiles each on the main thread, at its first call.
 * @param names of the chunks, as `codeSplitting` has them. The build fails where none has that name.
 * @see https://v8.dev/blog/explicit-compile-hints
 */
export function compileAhead(names: readonly string[]): Plugin {
  return {
    name: 'adaos-compile-ahead',
    apply: 'build',
    generateBundle: {
      order: 'post', // the comment counts only before all code, and Vite puts its list of files first
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        for (const name of names) {
          const chunk = chunks.find((each) => each.name === name);
          if (chunk) chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
          else this.error(`There is no chunk named ${name} to compile ahead.`);
        }
      },
    },
  };
}
