# The product as one process, for an outside PostgreSQL (see compose.yaml).
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
# The public address, for canonical and social links.
ARG VITE_APP_ORIGIN
RUN node scripts/boot.mjs scripts/build.mjs app

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000
WORKDIR /app
# Only what the server needs: its own packages and what they depend on.
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY packages/domain packages/domain
COPY packages/api packages/api
COPY packages/server packages/server
RUN npx --yes pnpm@12.21.0 install --prod --frozen-lockfile --filter @adaos/server...
COPY --from=build /app/packages/app/dist packages/app/dist
USER node
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--conditions=adaos-source", "--max-semi-space-size=16", "packages/server/src/main.ts"]
