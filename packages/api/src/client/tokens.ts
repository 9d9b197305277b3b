/** The tokens of a session; the refresh token is absent where only the access token was kept. */
export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string | undefined;
}

/** Where the tokens live. Each read goes to the place itself, since another tab may have written there. */
export interface TokenStore {
  read(): Tokens | undefined;
  write(tokens: Tokens): void;
  clear(): void;
}

/** Tokens that last as long as the program. */
export function memoryTokens(initial?: Tokens): TokenStore {
  let tokens = initial;
  return {
    read: () => tokens,
    write: (next) => {
      tokens = next;
    },
    clear: () => {
      tokens = undefined;
    },
  };
}
