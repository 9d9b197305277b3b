export { createClient, type CallAnswer, type CallInput, type Client, type ClientOptions } from './client.ts';
export { ApiError, isApiError, type ApiErrorKind } from './errors.ts';
export { plainText } from './said.ts';
export type { Locks } from './refresh.ts';
export { memoryTokens, type Tokens, type TokenStore } from './tokens.ts';
export type { UploadRequest, UploadTransport } from './upload.ts';
