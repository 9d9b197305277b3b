import { brand } from './brand.ts';

/** The name of the product as shown on screen. */
export const productName: string = import.meta.env.VITE_PRODUCT_NAME || brand.product;

/** Who runs the product, as the legal texts name it; undefined until the operator says so. */
export const companyName: string | undefined = import.meta.env.VITE_COMPANY || undefined;

/** Whether the build shows sample data in place of a shop's own. */
export const sampleModeByBuild: boolean = ['1', 'true'].includes(import.meta.env.VITE_SAMPLE_MODE ?? '');

/** Origin and path of the calls, without a slash at the end; empty for the page's own origin. */
export const apiBaseUrl: string = (import.meta.env.VITE_API_URL ?? '').replace(/\/+$/, '');

/** The address of the chat's WebSocket where it is not beside the calls. */
export const supportSocketUrl: string | undefined = import.meta.env.VITE_SUPPORT_WS_URL;
