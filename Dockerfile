# The product for a server: built and run with as little as possible, as an ordinary user.
# It needs a PostgreSQL of its own: see docker-compose.yml.

FROM node:24.21.0-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY server/package.json server/
COPY demo/package.json demo/
COPY client/package.json client/
COPY scripts/installed.mjs scripts/exactly-locked.mjs scripts/
RUN npm install --no-save --omit=dev && node scripts/exactly-locked.mjs
COPY . .
# The same files as those of `npm run pack`: without the demo and its database.
RUN npm run pack -- --folder /packed

FROM node:24.21.0-slim
# More arenas of malloc are faster only for programs with more threads, and keep what each once held.
ENV NODE_ENV=production DATA_DIR=/data MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=build /packed .
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 4000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=2", "--no-parallel-scavenge", "server.js"]
