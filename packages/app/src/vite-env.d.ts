/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_API_URL?: string;
  /** ISO timestamp of the build. */
  readonly VITE_BUILT_AT: string;
  readonly VITE_PRODUCT_NAME?: string;
  readonly VITE_SAMPLE_MODE?: string;
  readonly VITE_COMPANY?: string;
  readonly VITE_SUPPORT_WS_URL?: string;
}

declare module 'virtual:messages/*' {
  import type { MessageFormatElement } from 'react-intl';
  const messages: Record<string, MessageFormatElement[]>;
  export default messages;
}
