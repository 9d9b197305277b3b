/** The package has no types of its own: PHP 8.3 for the runtime of `@php-wasm/universal`. */
declare module '@php-wasm/node-8-3' {
  import type { PHPLoaderModule } from '@php-wasm/universal';

  export function getPHPLoaderModule(): Promise<PHPLoaderModule>;
}
